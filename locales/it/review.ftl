# L’analisi di una partita finita: nel browser e nel terminale. Tutti i punti sono attesi.

review-title = Analisi della partita
review-about = Quanti punti poteva aspettarsi ciascuno dopo ogni decisione. I rombi sono mosse che sono costate punti; tocca un punto per vedere il tavolo di quel momento.
review-chart = Punti attesi nel corso della partita
review-chart-chances = Probabilità di vincere nel corso della partita
review-about-chances = Quale probabilità di vincere aveva ciascuno dopo ogni decisione. I rombi sono mosse che sono costate punti; tocca un punto per vedere il tavolo di quel momento.
review-shows = Che cosa mostra il grafico
review-in-points = Punti
review-in-chances = Probabilità di vincere
review-percent = { $percent }%
review-queued = { $count ->
    [0] L’analisi comincia tra un momento.
    [one] L’analisi aspetta un’altra partita.
   *[other] L’analisi aspetta altre { $count } partite.
}
review-working = Le mosse vengono pesate. Puoi chiudere e tornare: il lavoro continua.
review-so-far = Trovato finora
review-so-far-about = Il lavoro continua: la curva è approssimativa, e si possono trovare altre mosse costate care.
fault-too-many-reviews = Ci sono già abbastanza partite in attesa di analisi. Chiedi di nuovo quando una di esse è pronta.
review-progress = A che punto è l’analisi
review-failed = L’analisi non è arrivata alla fine.
review-swings = Le mosse più costose
review-swing-number = Mossa { $at }
review-player = Giocatore
review-move = Mossa
review-played = Giocata
review-better = Meglio
review-cost = Costo
review-cost-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
review-cost-error = più o meno { $points }
review-why = Soprattutto
review-chance = Probabilità di vincere
review-chance-instead = { $played }% invece di { $better }%
review-of-game = Di tutta la partita
review-of-players = Di ciascun giocatore
review-show = Mostra
review-try = Prova da qui
review-back = Torna all’analisi
review-parts = Fortuna e abilità
review-parts-about = Come e perché è cambiato il vantaggio atteso sul migliore degli altri. Le parti sommate danno il vantaggio finale.
review-parts-alone = Come e perché sono cambiati i punti attesi. Le parti sommate danno i punti finali.
review-part-first = Atteso all’inizio
review-part-luck = Fortuna
review-part-skill = Decisioni proprie
review-part-others = Decisioni degli altri
review-part-estimate = Stime corrette
review-part-last = Alla fine
review-part-given = Persi di sicuro
review-summary = In breve

review-won = { $margin ->
    [0] { $seat } vince allo spareggio con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[other] { $seat } vince con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $margin } di vantaggio.
}
review-shared = { $count } giocatori si dividono la vittoria con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
review-alone = La partita è finita con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; all’inizio se ne potevano attendere { $expected }.
review-led = Nelle previsioni { $seat } era in testa dalla mossa { $at } di { $moves } fino alla fine.
review-led-always = Nelle previsioni { $seat } era in testa dalla prima mossa all’ultima.
review-dearest = La mossa più costosa è stata la numero { $at }, di { $seat }: circa { $points ->
    [one] { $points } punto perso
   *[other] { $points } punti persi
}.
review-no-swing = Nessuna mossa è stata di sicuro un errore.
review-luck = Il caso ha favorito soprattutto { $seat } ({ $points } punti) e meno di tutti { $target } ({ $less }).
review-luck-even = Il caso ha trattato tutti più o meno allo stesso modo.
