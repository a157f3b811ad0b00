# Quello che la prima pagina e il tavolo dicono di questo gioco prima che cominci.
game-sweet-lands = Dolci Terre
game-sweet-lands-line = Un dominio di dolci cresce campo dopo campo: lavoratori, tracciati e città, fino in quattro o da soli contro Mio.
sheet-link-sweet-lands = Tutte le nove parti del punteggio finale, con più e meno.

# Che cosa si sceglie prima di cominciare
option-sweet-lands-turn-order = Ordine di turno: in senso orario, o dal round 2 come si è finito il round prima
option-sweet-lands-turn-order-clockwise = In senso orario
option-sweet-lands-turn-order-changing = Variabile
option-sweet-lands-drafting = Scelta a passaggio: la prima mano si sceglie carta per carta da mazzetti che passano di mano
option-sweet-lands-drafting-no = No
option-sweet-lands-drafting-yes = Sì
option-sweet-lands-upgraded-skills = Talenti migliorati: un diamante compra un talento più forte al posto di uno normale
option-sweet-lands-upgraded-skills-no = No
option-sweet-lands-upgraded-skills-yes = Sì
option-sweet-lands-domains = Domini: il lato A per tutti, o ognuno sceglie un lato
option-sweet-lands-domains-a = Lato A
option-sweet-lands-domains-choose = A scelta
option-sweet-lands-mio = Da soli: i mazzi da cui pesca Mio
option-sweet-lands-mio-both = Entrambi
option-sweet-lands-mio-a = Solo il mazzo A (variante nostra)
option-sweet-lands-mio-b = Solo il mazzo B (variante nostra)
