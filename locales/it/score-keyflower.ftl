# Il conto di un villaggio della scatola da un testo.
sheet-title = Conta un villaggio di Keyflower
sheet-intro = Una tessera o un tipo di pezzo per riga. L’uso migliore di ogni pezzo si trova da sé.
sheet-text = Foglio dei punti
sheet-placeholder = home-3 upgraded
sheet-example = Esempio
sheet-share = Copia il link
sheet-shared = Il link è copiato.
sheet-share-failed = Il link è nella barra degli indirizzi.
sheet-clear = Svuota
sheet-words = Parole adatte qui
sheet-keys = Le frecce scelgono, Tab o Invio inserisce, Esc chiude.
sheet-waiting = Qui appariranno i tuoi punti.
sheet-lost = Il server non risponde.
sheet-player = Villaggio
sheet-points = Punti
sheet-reason = Perché
sheet-village = Il villaggio come è stato letto
sheet-line = Riga { $line }
sheet-did-you-mean = Forse
sheet-faults = { $count ->
    [one] Una riga non si capisce
   *[other] { $count } righe non si capiscono
}
sheet-format = Il formato in uno sguardo
sheet-format-tile = una tessera del villaggio
sheet-format-upgraded = mostra il lato migliorato
sheet-format-place = dove sta: coordinate, o accanto a un’altra tessera; turn in sesti di giro in senso orario
sheet-format-goods = risorse che vi stanno sopra
sheet-format-elsewhere = risorse su tutte le altre tessere
sheet-format-boat = una barca estate con il suo lato
sheet-format-pieces = tutti i tuoi lavoratori e abilità dopo l’inverno
sheet-format-marker = hai il segnalino viola del primo giocatore
sheet-format-player = le righe seguenti sono di questo giocatore
sheet-format-comment = una nota
sheet-word-player = comincia un altro giocatore
sheet-word-workers = lavoratori per colore
sheet-word-skills = gettoni abilità
sheet-word-goods = risorse fuori dai depositi
sheet-word-marker = il segnalino viola del primo giocatore
sheet-word-upgraded = lato migliorato
sheet-word-a = lato a
sheet-word-b = lato b
sheet-word-at = coordinate
sheet-word-beside = accanto a un’altra tessera
sheet-word-turn = sesti in senso orario, da 0 a 5
sheet-word-bottom = sotto
sheet-word-lower-left = a sinistra, in basso
sheet-word-upper-left = a sinistra, in alto
sheet-word-top = sopra
sheet-word-upper-right = a destra, in alto
sheet-word-lower-right = a destra, in basso
sheet-count = { $count } { $name }
sheet-piece-blue = blu
sheet-piece-red = rosso
sheet-piece-yellow = giallo
sheet-piece-green = verde
sheet-piece-purple = segnalino viola
sheet-piece-saw = sega
sheet-piece-pickaxe = piccone
sheet-piece-anvil = incudine
sheet-piece-wood = legno
sheet-piece-stone = pietra
sheet-piece-iron = ferro
sheet-piece-gold = oro
sheet-warn-edges-differ = Le tessere { $tile } e { $beside } si toccano con lati che non combaciano.
sheet-warn-apart = La tessera { $tile } non tocca nulla che porti alla casa.
sheet-warn-needs-places = La tessera { $tile } deve sapere dove stanno le altre; { $count ->
    [one] una tessera è senza posto
   *[other] { $count } tessere sono senza posto
}, quindi potrebbe valere di più.
sheet-fault-empty = Comincia con una casa, per esempio home-3.
sheet-fault-sheet-too-long = È troppo lungo per un foglio segnapunti.
sheet-fault-line-too-long = Una riga ha al massimo { $most } caratteri; questa ne ha { $got }.
sheet-fault-unknown-tile = Attesa una tessera o player, workers, skills, goods, marker; trovato «{ $got }».
sheet-fault-unknown-word = Dopo la tessera { $tile } non si capisce «{ $got }».
sheet-fault-unknown-piece = Atteso uno tra { $names }; trovato «{ $got }».
sheet-fault-unknown-beside = Attesa una tessera dopo beside; trovato «{ $got }».
sheet-fault-unknown-direction = Atteso bottom, lower-left, upper-left, top, upper-right o lower-right; trovato «{ $got }».
sheet-fault-wrong-number = Atteso un numero adatto (at: due da -99 a 99, turn: da 0 a 5, pezzi: da 0); trovato «{ $got }».
sheet-fault-too-many = La scatola ha { $most } × { $piece }; il foglio { $got }.
sheet-fault-tile-twice = Questa tessera è già alla riga { $other }; nella scatola è una sola.
sheet-fault-home-twice = Un villaggio ha una casa; la prima è alla riga { $other }.
sheet-fault-boat-twice = Un villaggio ha una delle sei barche; la prima è alla riga { $other }.
sheet-fault-home-missing = Attesa una casa, da home-1 a home-6; questo villaggio non ne ha.
sheet-fault-marker-twice = Il segnalino è uno solo; è alla riga { $other }.
sheet-fault-player-name = Atteso un nome da 1 a 40 caratteri dopo player; trovato { $got ->
    [nothing] nulla
   *[other] altro
}.
sheet-fault-player-twice = Il nome { $got } è già alla riga { $other }.
sheet-fault-too-many-players = Al tavolo siedono al massimo sei giocatori.
sheet-fault-no-upgrade = La tessera { $tile } non si può migliorare.
sheet-fault-no-side = Solo le barche estate hanno i lati a e b; la tessera { $tile } no.
sheet-fault-side-missing = Per la tessera { $tile } è atteso il lato a o b.
sheet-fault-said-twice = Della tessera { $tile } questo è già detto nella stessa riga.
sheet-fault-place-taken = Le tessere { $tile } e { $beside } stanno nello stesso posto; l’altra è alla riga { $other }.
sheet-fault-beside-missing = La tessera { $beside } non è in questo villaggio, quindi la tessera { $tile } non può starle accanto.
sheet-fault-beside-unplaced = La tessera { $beside } non ha un posto, quindi la tessera { $tile } non può starle accanto.
sheet-fault-too-large = Il testo è troppo lungo.
