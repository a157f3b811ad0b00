# Guardare indietro: la barra, i link ai momenti, i punti nel corso della partita.

# La barra
look-back = Guarda indietro
looking-at = Sguardo al passato: momento { $at } di { $n }.
look-when = Momento della partita
look-first = All’inizio
step-back = Un passo indietro
step-on = Un passo avanti
look-last = Alla fine
look-play = Riproduci
look-pause = Pausa
look-unit = Un passo è
unit-line = una riga del diario
unit-turn = un turno
unit-round = un round
unit-season = una stagione
unit-stage = una fase
look-gone = Questo è stato poi annullato.
look-news = La partita è andata avanti.
look-your-turn = Ora tocca a te.
key-looking = guardando indietro: passo indietro, passo avanti, riproduci o pausa
key-ends = guardando indietro: all’inizio, alla fine

# Link ai momenti
moment-share = Link
moment-link = Link a questo momento
moment-link-hint = Chi lo apre vede il tavolo com’era in questo momento: chi gioca ciò che sapeva, gli altri ciò che vedevano tutti. Resta uguale anche se si annullano mosse.
moment-lost = Questo momento non esiste
moment-lost-hint = Il link chiede il momento «{ $got }». Questo tavolo ha i momenti da 0 a { $last }.
moment-not-begun = Il link chiede il momento «{ $got }», ma la partita non è ancora iniziata.
moment-to-table = Al tavolo

# Punti nel corso della partita
curve = Punti
curve-title = Punti nel corso della partita
curve-hint = Quanti punti avrebbe avuto ciascuno alla fine di ogni turno. Tocca un punto per vedere il tavolo in quel momento.
curve-waits = Conto i punti di ogni turno…
curve-busy = Ora non è possibile contare i punti.
curve-start = Inizio
curve-stages = Tratteggio: inizia { $stage }
curve-as-table = Come tabella
curve-after = Turno
review-open = Analizza la partita
