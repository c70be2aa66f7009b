### Little Devils: the lesson.

learn-little_devils-lead = Personne ne veut de plis : les diablotins des cartes comptent contre toi. Tu entames. Joue n’importe quelle carte, sauf une à cinq diablotins.
learn-little_devils-lead-led = La deuxième carte décide du sens : plus haute, on monte ; plus basse, on descend. Celui qui entame ne prend jamais le pli.
learn-little_devils-either = Krako entame du 18. Tu joues ensuite, librement : plus haut, le pli monte ; plus bas, il descend.
learn-little_devils-either-up = On monte ! Les autres doivent jouer au-dessus de 18 s’ils le peuvent. Si tous le peuvent, la plus haute carte prend le pli.
learn-little_devils-either-down = On descend ! Les autres doivent jouer sous 18 s’ils le peuvent. Si tous le peuvent, la plus basse carte prend le pli.
learn-little_devils-up = 22, puis 30 : le pli monte. Joue n’importe quelle carte au-dessus de 22.
learn-little_devils-up-safe = À l’abri ! Le 30 de Krako est la plus haute carte et prend le pli. Il suffit de dépasser la première carte, pas la dernière.
learn-little_devils-up-high = C’est permis, mais ta carte est maintenant la plus haute, et le pli est à toi. Le 23 ou le 27 se serait glissé sous le 30.
learn-little_devils-down = 20, puis 12 : cette fois on descend. Joue sous 20.
learn-little_devils-down-safe = Bien joué ! La plus basse carte prend le pli, et c’est le 12 de Krako.
learn-little_devils-down-low = C’est permis, mais en descendant la plus basse carte prend le pli, et c’est la tienne. Au-dessus du 12, tu étais à l’abri.
learn-little_devils-unable = On remonte, mais tu n’as rien au-dessus de 24. Tu joues donc dessous, et le pli va à qui n’a pas pu suivre : à toi. Au moindre prix !
learn-little_devils-unable-cheap = Une carte sans diablotin ! Qui est seul à ne pas suivre prend le pli de toute façon ; autant qu’il coûte peu.
learn-little_devils-unable-dear = Le pli était à toi de toute façon, avec les diablotins de ta propre carte. Le 2 ou le 14 n’en aurait ajouté aucun.
learn-little_devils-shield = On monte, au-dessus de 24. Krako n’a pas pu suivre et a joué le 11 ; toi non plus, tu ne peux pas. La plus basse des deux prend le pli. Laisse-le-lui !
learn-little_devils-shield-safe = Le 11 de Krako est plus bas : le pli est pour lui.
learn-little_devils-shield-five = Diabolique ! Le 11 de Krako est plus bas : le pli est pour lui, avec tes cinq diablotins.
learn-little_devils-shield-caught = Plus bas que le 11 : le pli est à toi. Essaie une carte entre 11 et 24.
learn-little_devils-score = Après neuf plis, chacun compte les diablotins qu’il a pris. Quand quelqu’un en a 100, c’est fini : qui en a le moins gagne.
learn-little_devils-done = En haut, en bas, faufile-toi entre les autres et laisse-leur les diablotins.
