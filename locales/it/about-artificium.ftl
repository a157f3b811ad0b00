# Ciò che la prima pagina e il tavolo dicono di questo gioco prima della partita.
game-artificium = Artificium
game-artificium-line = Le carte diventano botteghe, le botteghe danno merci, dalle merci cresce la città.
sheet-link-artificium = La casella di ogni segnalino, merci e monete; le merci le compra la banca.
