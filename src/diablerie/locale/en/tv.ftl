# The big screen around which phones play.
tv-join = Scan the code with your phone, take a seat, and hold your hand in your hand.
tv-full = Full screen
tv-not-full = Leave full screen
tv-type = or type the code there:
tv-not-reachable = Other devices cannot reach this server: it listens to this computer only. Start it with “diablerie serve --lan”.
tv-qr = QR code of table { $code }
tv-empty-seat = free seat
tv-ready = ready
tv-not-ready = not ready yet
tv-fill = { $count ->
    [one] A bot on the empty seat
   *[other] Bots on the { $count } empty seats
}
tv-start = Begin
tv-won = { $count ->
    [one] { $names } has won!
   *[other] { $names } have won!
}
tv-nobody-won = Nobody has won.
tv-again = Ask for a rematch on a phone, and this screen follows.
