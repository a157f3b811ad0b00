# Problemi: una posizione, una mossa nettamente migliore e ciò che si è trovato delle altre.

puzzle-title = Problemi
puzzle-about = Posizioni tratte da partite fra bot, in cui una mossa è nettamente la migliore. Ogni gioco ne ha una nuova ogni giorno.
puzzle-today = Oggi
puzzle-earlier = Gli ultimi giorni
puzzle-begin = Risolvi
puzzle-look-again = Guarda di nuovo
puzzle-solved = risolto
puzzle-level-1 = facile
puzzle-level-2 = insidioso
puzzle-level-3 = difficile
puzzle-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
puzzle-streak = { $count ->
    [one] Risolto oggi.
   *[other] { $count } giorni di fila.
}
puzzle-none = Qui non ci sono problemi.
puzzle-no-day = Il problema di questo giorno non c’è più, o non c’è ancora.
puzzle-of = Problema del { $day }
puzzle-find = Trova la mossa migliore
puzzle-find-hint = Una mossa supera di molto tutte le altre. Falla sul tavolo come in partita: non viene giocata, solo giudicata.
puzzle-right = Giusto!
puzzle-wrong = Non è la mossa migliore.
puzzle-answer = Ecco la mossa migliore.
puzzle-ahead = { NUMBER($ahead, minimumFractionDigits: 1) } in più della migliore fra le altre.
puzzle-error = Valutata su molte distribuzioni di ciò che non vedi, con un errore di { NUMBER($error, minimumFractionDigits: 1) }.
puzzle-hint = Aiuto
puzzle-hint-groups = La mossa migliore guadagna con { $groups }.
puzzle-hint-bare = La mossa migliore rende un po’ di più in tutto.
puzzle-show = Mostra la soluzione
puzzle-again = Riprova
puzzle-all = Tutti i problemi
play-on = Continua a giocare da qui
play-on-hint = La partita continua contro i bot che la giocavano; ciò che non vedi è distribuito di nuovo.
play-on-back = Torna al problema
puzzle-terminal = { $game }: problema { $number } di { $count }, { $level }. Il tuo posto: { $seat }. Una mossa supera di molto tutte le altre: trovala. Scrivi ? per l’aiuto.
puzzle-help-number = NUMERO o RIGA    giudica quella mossa; moves le elenca
puzzle-help-hint = hint             con che cosa guadagna la mossa migliore
puzzle-help-give-up = give up          mostra la mossa migliore
puzzle-help-why = why RIGA         perché una mossa è rifiutata
puzzle-help-show = show [PEZZO]     tutto il tavolo, un posto o un pezzo
puzzle-help-log = log [N]          che cosa è successo
puzzle-help-quit = quit             esce
puzzle-one-line = { $line }: { $points ->
    [one] ≈ { $points } punto
   *[other] ≈ { $points } punti
}.
puzzle-try-again = Riprova, oppure scrivi hint o give up.
