# La partita nel terminale.
terminal-begins = Giochi contro i bot ({ $bot }). Seme { $seed }. Scrivi ? per l’aiuto.
terminal-left = Hai lasciato il tavolo.
terminal-help =
    Un numero gioca la mossa con quel numero; lo stesso fa la sua riga di comando.
    why RIGA dice perché una mossa è rifiutata. undo annulla la tua ultima mossa.
    show mostra di nuovo il tavolo. quit esce. I comandi di questo gioco:
terminal-goods = merci
terminal-hand = mano
terminal-played = giocate
terminal-state = stato
terminal-workers = lavoratori
terminal-skills = abilità
terminal-bids = offerte (in grassetto chi guida)
terminal-placed = lavoratori sopra
terminal-to-place = da piazzare
terminal-village = villaggio
terminal-place = Raccontato fino alla mossa { $at } di { $moves }{ $line ->
    [0] .
   *[other] , riga { $line } del file.
}
