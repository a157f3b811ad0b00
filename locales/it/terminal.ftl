# La partita nel terminale.
terminal-begins = Giochi contro i bot: { $bot }. Seme { $seed }. Scrivi ? per l’aiuto.
terminal-begins-alone = Giochi da solo. Seme { $seed }. Scrivi ? per l’aiuto.
terminal-edition = Edizione: «{ $name }».
terminal-left = Hai lasciato il tavolo.
terminal-kept = La partita è conservata. Per riprenderla: { $command }
terminal-not-kept = La partita non si conserva da sola ({ $reason }). Scrivi save e il nome di un file per salvarla.
terminal-record = Per rivedere tutta la partita: { $command }
terminal-saved = Salvata. Per riprenderla più tardi: { $command }
terminal-save-needs-name = Serve il nome di un file, per esempio: save sera.artel
terminal-save-exists = Il file { $file } c’è già e resta com’è. Scegli un altro nome.
terminal-save-failed = Il file { $file } non si può scrivere: { $reason }. Nulla è perso; prova un altro nome.
terminal-earlier = { $count ->
    [one] (prima c’è un’altra riga; log { $all } mostra tutto)
   *[other] (prima ci sono altre { $count } righe; log { $all } mostra tutto)
}
terminal-no-piece = Nel gioco non c’è: { $got }.
terminal-help-game = Ora puoi giocare:
terminal-help-own = Inoltre:
terminal-help-number = NUMERO         la mossa con quel numero; moves le elenca
terminal-help-why = why RIGA       perché una mossa è rifiutata
terminal-help-hint = hint           le mosse migliori, che cosa porta ognuna e perché
terminal-help-undo = undo           annulla la tua ultima mossa
terminal-help-table = show           tutto il tavolo
terminal-help-piece = show NOME      una tessera, una carta o una merce
terminal-help-seat = show POSTO     che cosa c’è davanti a un giocatore
terminal-help-log = log [N]        che cosa è successo
terminal-help-save = save [FILE]    salva la partita
terminal-help-quit = quit           esce; la partita resta conservata
terminal-track = punti
terminal-seat = Giocatore { $number }
terminal-goods = merci
terminal-hand = mano
terminal-played = giocate
terminal-state = stato
terminal-workers = lavoratori
terminal-skills = abilità
terminal-bids = offerte (> guida)
terminal-placed = lavoratori sopra
terminal-lying = risorse sopra
terminal-to-place = da piazzare
terminal-legend = sopra il nome i lavoratori, sotto le risorse; lati: = strada, ~ acqua, / _ \ campo; + migliorata.
terminal-edges = Lati: = strada, ~ acqua, / _ \ campo.
terminal-count = { $count } × { $name }
terminal-cost = Il miglioramento costa { $cost }.
terminal-in-village = Si trova nel villaggio di { $seat }.
terminal-in-auction = È all’asta.
terminal-at-quay = Una barca di questa partita.
terminal-waits = { $seat } l’ha vinta e la aggiungerà al villaggio.
terminal-behind-screen = È una delle tue tessere inverno.
terminal-nowhere = Non si vede sul tavolo.
terminal-next-use = Il prossimo uso in questa stagione richiede almeno { $need } lavoratori.
terminal-effect-nothing = {""}
terminal-effect-produce = produce { $gains }
terminal-effect-choose = produce a scelta { $gains }
terminal-effect-draw-workers = pesca { $gains }
terminal-effect-draw-skills = pesca { $gains }
terminal-effect-exchange = per { $pays }: { $gains }
terminal-effect-transport = passi di trasporto: { $steps }, miglioramenti: { $upgrades }
terminal-effect-yard = punti per ciascuna: { $points }
terminal-piece-random-worker = lavoratore dal sacchetto
terminal-piece-random-skill = abilità dalla pila
terminal-piece-any-worker = un lavoratore qualsiasi
terminal-piece-blue-worker = lavoratore blu
terminal-piece-red-worker = lavoratore rosso
terminal-piece-yellow-worker = lavoratore giallo
terminal-piece-green-worker = lavoratore verde
terminal-piece-any-skill = un’abilità qualsiasi
terminal-piece-any-resource = una risorsa qualsiasi
terminal-place = Raccontato fino alla mossa { $at } di { $moves }{ $line ->
    [0] .
   *[other] , riga { $line } del file.
}
# The list of the games.
games-game = gioco
games-players = giocatori
games-bots = bot
games-modules = moduli
games-options = opzioni
games-seats = da { $least } a { $most }
