# Ce se vede dintr-un link înainte să fie deschis: un titlu și, dedesubt, o descriere.
link-house = Jocuri de masă din iad, în browser: { $games }. De unul singur sau cu prietenii, fără cont.
link-rules = Regulile jocului { $game }
link-learn = Învață { $game } în două minute
link-table = { $known ->
    [yes] { $host } te invită la { $game }
   *[no] Ești invitat la { $game }
}
link-free = { $free ->
    [0] Toate locurile sunt ocupate; vino să privești. { $pitch }
    [one] Un loc este liber. { $pitch }
    [few] { $free } locuri sunt libere. { $pitch }
   *[other] { $free } de locuri sunt libere. { $pitch }
}
link-watch = { $known ->
    [yes] { $game } cu { $host }
   *[no] O partidă de { $game }
}
link-playing = Partida este în curs: vino să privești. { $pitch }
link-finished = Partida s-a terminat: vezi cum a fost. { $pitch }
link-replay = { $known ->
    [yes] { $game }: o partidă cu { $host }
   *[no] O partidă de { $game }
}
link-replay-meaning = Toată partida de { $game }, pas cu pas și prin ochii fiecăruia.
link-moment = { $known ->
    [yes] { $game }: un moment dintr-o partidă cu { $host }
   *[no] Un moment dintr-o partidă de { $game }
}
link-moment-meaning = Tu ce ai fi făcut? Vezi acest moment din { $game } și ce a urmat.
