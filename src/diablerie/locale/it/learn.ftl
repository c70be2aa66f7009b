### Introduzioni di due minuti: lette ad alta voce un respiro, sul telefono cinque righe.

learn-you = Tu
learn-coach = Che cosa fare
learn-back = Indietro
learn-again = Riprova
learn-next = Avanti
learn-skip = Salta
learn-skip-all = Salta tutto
learn-progress = Passo { $step } di { $all }
learn-finished = È tutto qui!
learn-from-start = Da capo
learn-all-rules = Tutte le regole
