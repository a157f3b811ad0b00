# Ciò che la prima pagina e il tavolo dicono di questo gioco prima della partita.
game-keyflower = Keyflower
sheet-link-keyflower = Componi con il tocco un villaggio e ciò che sta dietro lo schermo, e avrai il punteggio migliore con la ragione di ogni punto.

# Che cosa si può aggiungere al gioco
module-keyflower-merchants = I Mercanti
module-keyflower-merchants-about = Contratti da completare o da scambiare, estensioni che raddoppiano i punti di una tessera, capanne e una seconda barca per ogni nome. Una partita dura circa un quarto in più.
module-keyflower-farmers = I Contadini
module-keyflower-farmers-about = Pecore, maiali e mucche vivono e si riproducono nei campi fra le strade, e il grano aiuta a trasportare. Una partita dura circa un quarto in più.
module-keyflower-merchants-farmers = I Mercanti e I Contadini insieme
module-keyflower-key-celeste = Key Celeste
module-keyflower-key-celeste-about = In ogni stagione c’è all’asta una nave fantasma; il suo fantasma spaventa l’offerta vincente di un altro giocatore. Una partita dura qualche minuto in più.
module-keyflower-storyteller = Cantastorie
module-keyflower-storyteller-about = Una tessera primavera in più: un lavoratore o un’abilità a caso. La partita non si allunga.
module-keyflower-emporium = Emporio
module-keyflower-emporium-about = Una tessera inverno in più: punti per serie di lavoratori con un verde. La partita non si allunga.
module-keyflower-monument = Monumento
module-keyflower-monument-about = Una tessera inverno in più: punti per serie di risorse con oro. La partita non si allunga.
module-keyflower-trader = Commerciante
module-keyflower-trader-about = Una tessera estate in più: un’abilità diventa lavoratori verdi. La partita non si allunga.
module-keyflower-sorcerer = Stregone
module-keyflower-sorcerer-about = Una tessera estate in più: usa un’altra tessera del suo villaggio. La partita non si allunga.
module-keyflower-developer = Impresario
module-keyflower-developer-about = Una tessera estate in più: punti per i simboli di miglioramento intorno. La partita non si allunga.
module-keyflower-boat-7 = Barca 7
module-keyflower-boat-7-about = Una barca estate in più: le risorse da fuori vanno dove vuoi, o ne arrivano tre a fine stagione. La partita non si allunga.
module-keyflower-talton-lodge = Loggia Talton
module-keyflower-talton-lodge-about = Una tessera autunno in più: punti per i simboli di lavoratore sulle tue tessere. La partita non si allunga.
module-keyflower-beekeeper = Apicoltore
module-keyflower-beekeeper-about = Una tessera inverno in più: punti per le tessere intorno. La partita non si allunga.
module-keyflower-the-glade = Radura
module-keyflower-the-glade-about = Una tessera inverno in più: punti per le tessere estate intorno. La partita non si allunga.
module-keyflower-the-glade-in-winter = Radura d’inverno
module-keyflower-the-glade-in-winter-about = Una tessera inverno in più: punti per le tessere inverno intorno. La partita non si allunga.
module-keyflower-keyside = Banchina
module-keyflower-keyside-about = Una tessera inverno in più: dodici risorse prima del punteggio finale. La partita non si allunga.
module-keyflower-delivery-man = Fattorino
module-keyflower-delivery-man-about = Una tessera inverno in più: punti per il percorso più lungo sulle strade. La partita non si allunga.

# Varianti de I Mercanti
option-keyflower-merchants-only = Variante A: solo barche II, ogni tessera dei Mercanti nella sua stagione, due delle loro tessere inverno
option-keyflower-merchants-only-no = No
option-keyflower-merchants-only-yes = Sì
option-keyflower-open-screens = Variante B: lavoratori, abilità e contratti ricevuti scoperti restano davanti allo schermo
option-keyflower-open-screens-no = No
option-keyflower-open-screens-yes = Sì
option-keyflower-green-start = Variante C: chi comincia con un lavoratore verde in più
option-keyflower-green-start-no = Come sempre
option-keyflower-green-start-yes = Un verde in più
