# Ciò che la prima pagina e il tavolo dicono di questo gioco prima della partita.
game-keyflower = Keyflower
sheet-link-keyflower = Keyflower: scrivi un villaggio e ciò che sta dietro lo schermo, e avrai il punteggio migliore con la ragione di ogni punto.
