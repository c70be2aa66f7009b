### What happens at a table, in sentences that can be read aloud, and why something cannot happen.
### $you is "yes" where the person who reads is the one who acts ($who), otherwise "no".

## In every game

event-timeout =
    { $you ->
        [yes] Deine Zeit ist um.
       *[no] Die Zeit von { $who } ist um.
    }
event-take_back =
    { $you ->
        [yes] Du nimmst das zurück.
       *[no] { $who } nimmt das zurück.
    }
event-wins =
    { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }
event-nobody_wins = Niemand gewinnt.
named-number = { $name } { $number }

## Refusals by the rules of the games

refusal-game_over = Das Spiel ist aus. Fang ein neues an.
refusal-not_now = Das geht jetzt nicht. Warte ab, was als Nächstes kommt.
refusal-not_your_turn = Du bist nicht am Zug. Warte, bis du gefragt wirst.
refusal-impossible = So etwas gibt es in diesem Spiel nicht. Wähle etwas, das auf dem Tisch liegt.
impossible-player = So einen Spieler gibt es an diesem Tisch nicht.
refusal-not_in_hand = Diese Karte hast du nicht. Spiel eine aus deiner Hand.
refusal-five_led = Eine Karte mit fünf Teufeln darfst du nicht ausspielen, solange du andere hast. Nimm eine andere.
refusal-must_follow = Diese Karte passt nicht, und du hast eine, die passt. Spiel auf der verlangten Seite.
refusal-no_chips = Ohne Wettchips keine Wette. Warte, bis du am Ofen dran bist.
refusal-bet_not_tens = Eine Wette ist ein Vielfaches von 10. Runde auf oder ab.
refusal-bet_too_low = Das ist weniger als die kleinste Wette. Setz mehr.
refusal-bet_too_high = Das ist mehr, als du hast. Setz weniger.
refusal-no_coal_there = Dort liegt keine verdeckte Kohle. Greif nach einem anderen Platz im Ofen.
refusal-nothing_to_keep = Noch gibt es nichts zu behalten. Deck erst ein Kohlestück auf, bevor du aufhörst.
refusal-out_of_the_game = Du hast keinen Rubin mehr und bist ausgeschieden. Schau zu, oder fang ein neues Spiel an.
refusal-grabbed_already = Du hast schon zugeschnappt, und getauscht wird nicht. Warte auf den nächsten Wurf.
refusal-no_such_devil = So ein Teufelchen gibt es nicht. Schnapp dir Schwarz, Weiß, Rot oder Grau.
refusal-devil_gone = Schnellere Hände haben das letzte erwischt. Schnapp dir ein anderes Teufelchen.
refusal-too_late = Zu spät, diese Runde ist vorbei. Warte auf den nächsten Wurf.

## Refusals by the table

refusal-agreed_anew = Gerade wurde etwas anderes vereinbart. Sieh es dir an, und sag noch einmal, dass du bereit bist.
refusal-bad_event = Diesen Zug hat der Tisch nicht verstanden. Lade die Seite neu und versuch es noch einmal.
refusal-bad_option = Diese Einstellung gibt es nicht, oder nicht mit diesem Wert. Wähle eine der angebotenen.
refusal-begun = Das Spiel läuft, und die Plätze bleiben, wie sie sind. Warte auf das Ende, oder schau zu.
refusal-closed = Dieser Tisch wurde geschlossen. Eröffne einen anderen.
refusal-no_such_seat = Diesen Platz gibt es nicht, oder dort sitzt niemand. Wähle einen anderen.
refusal-no_hints = Hier gibt es keine Tipps: so war es abgemacht, die Partie zählt, oder es ist ein Wettlauf. Vertrau deinem Gefühl.
refusal-no_talk = An diesem Tisch redet niemand. Lass deine Züge sprechen.
refusal-nothing_said = Darin ist nichts zu sehen. Schreib ein Wort oder ein Zeichen.
refusal-not_a_command = Das hat der Tisch nicht verstanden. Lade die Seite neu und versuch es noch einmal.
refusal-not_begun = Das Spiel hat noch nicht begonnen. Warte, bis alle bereit sind.
refusal-not_host = Das darf nur der Gastgeber des Tisches. Bitte ihn darum.
refusal-not_over = Das Spiel ist noch nicht aus. Danach gibt es Revanche.
refusal-not_seated = Du hast keinen Platz an diesem Tisch. Setz dich erst, oder schau zu.
refusal-nothing_to_take_back = Es gibt nichts zurückzunehmen: Nichts ist entschieden, oder andere haben es gesehen.
refusal-nobody_away = Niemand fehlt, auf den der Tisch wartet. Spiel weiter.
refusal-paused = Der Tisch macht Pause. Sag, dass du weiterspielen möchtest.
refusal-removed = Der Gastgeber hat dich von diesem Tisch weggeschickt. Zuschauen darfst du.
refusal-seat_taken = Da sitzt schon jemand. Wähle einen anderen Platz.
refusal-seated_already = Du hast schon einen Platz. Steh erst auf.
refusal-seats_empty = Es sind noch Plätze frei. Bitte erst Leute oder Bots an den Tisch.
refusal-stale_id = Das kam zu spät, um zu zählen. Schau auf den Tisch und mach es noch einmal.
refusal-too_fast = Langsam! Das war zu viel auf einmal. Warte einen Moment.
refusal-unknown_bot = So einen Bot hat das Haus nicht. Wähle einen der angebotenen.

## Refusals at the door of the server

refusal-bad_handshake = Die Leitung zum Tisch kam nicht zustande. Lade die Seite neu.
refusal-unknown = Das Haus kennt dich noch nicht. Sag, wer du bist, oder schau nur zu.
refusal-foreign_origin = Das darf die Seite eines anderen Hauses nicht. Öffne die Seite des Spiels selbst.
refusal-no_such_table = Einen Tisch mit diesem Code gibt es nicht. Prüf ihn, oder lass dir den Link noch einmal geben.
refusal-too_many_connections = Aus deinem Netz kommen zu viele Verbindungen. Schließ ein paar Fenster und versuch es noch einmal.
refusal-full = Gerade ist alles voll. Versuch es gleich noch einmal.
refusal-too_slow = Deine Anfrage kam nicht rechtzeitig an. Versuch es noch einmal.
refusal-damaged = Was von diesem Tisch aufbewahrt wurde, ist beschädigt. Darum wird hier nicht weitergespielt. Frag, wer den Server betreibt.
refusal-unknown_host = So heißt dieser Server nicht. Nimm die Adresse, die du bekommen hast, oder frag, wer ihn betreibt.
refusal-too_much_work = Aus deinem Netz wird gerade viel verlangt. Versuch es gleich noch einmal.
refusal-too_many_watchers = An diesem Tisch schauen schon zu viele zu. Versuch es später noch einmal.
refusal-too_many_misses = Aus deinem Netz kamen zu viele Codes, die nirgendwohin führen. Warte eine Minute, oder nimm den Link.
refusal-our_fault = Bei uns ist etwas schiefgegangen. Versuch es gleich noch einmal.
refusal-restarting = Der Server startet gerade neu. Versuch es gleich noch einmal.
refusal-bad_value = Das kann nicht sein. Prüf deine Eingabe und versuch es noch einmal.
refusal-bad_body = Das hat das Haus nicht verstanden. Prüf deine Eingabe und versuch es noch einmal.
refusal-gone = Das kam nicht ganz an. Versuch es noch einmal.
refusal-internal = Im Haus ist etwas schiefgegangen. Versuch es gleich noch einmal.
refusal-no_cookie = Einen Pass gibt es für Gäste dieses Browsers. Sag hier erst, wer du bist.
refusal-no_such_file = Unter dieser Adresse gibt es nichts. Geh zurück zu den Spielen.
refusal-no_such_path = Unter dieser Adresse gibt es nichts. Geh zurück zu den Spielen.
refusal-not_this_way = So geht das nicht. Lade die Seite neu und versuch es noch einmal.
refusal-other_protocol = Diese Seite und der Server sprechen verschiedene Versionen. Schließ sie und öffne sie in einer Weile wieder.
refusal-no_such_game = So ein Spiel gibt es nicht. Wähle eines von denen, die angeboten werden.
refusal-no_such_pass = Dieser Pass ist unbekannt, benutzt oder zu alt. Mach einen neuen.
refusal-too_large = Das war viel zu lang. Schick weniger.
refusal-too_many_guests = Aus deinem Netz kommen zu viele neue Gäste. Versuch es später noch einmal.
refusal-too_many_tables = Du hast schon viele Tische. Spiel oder verlass erst einige.
refusal-too_many_public_tables = Aus deinem Netz wurden schon viele öffentliche Tische eröffnet. Spielt erst einige zu Ende, oder eröffne einen privaten.
refusal-house_name = So heißen das Haus oder seine Bots. Wähl einen anderen Namen.
refusal-too_many_reviews = Gerade werden genug Partien beurteilt. Versuch es gleich noch einmal.
refusal-no_review = Diese Partie lässt sich nicht beurteilen. Das liegt an uns.

## Records

record-unproven = Eine Aufzeichnung beweist nicht, wer unter welchem Namen dort saß, wann das war und ob ihre Zeiten stimmen: Dafür steht nur, wer sie führt.
