# Contare la fine di una partita da tavolo.
sheet-title = Conta una partita di Artificium
sheet-intro = Un campo per riga: marker, goods, coins. Una riga con player e un nome apre ogni giocatore.
form-marker = Casella del segnalino sul tracciato dei punti
form-goods = Merci rimaste
form-coins = Monete
why-marker = Tracciato dei punti
