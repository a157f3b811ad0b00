# Chi è a che punto durante la partita, e come se ne racconta la fine.

points-now = Punti ora
points-now-about = Come se la partita finisse ora. L'intervallo è ciò che i pezzi nascosti permettono.
points-sure = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
points-between = fra { $least } e { $most } punti
points-unknown = non si sa
worth-now = Se la partita finisse ora: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per te
tell-points = Tutti vedono chi è a che punto
points-off-told = I punti si contano solo alla fine.

score-caption = Il conteggio finale: una riga per ogni fonte di punti, una colonna per ogni giocatore
next-row = Riga successiva
show-all-rows = Mostra tutto
show-on-board = Mostra sul tavolo
back-to-sheet = Torna al conteggio
row-before = Riga precedente
row-after = Riga successiva
no-pieces-here = Sul tavolo non c'è niente di questa riga.
after-the-end = Dopo la partita
go-home = Alla prima pagina
