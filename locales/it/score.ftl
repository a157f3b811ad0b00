# La fine di una partita da tavolo, contata: ciò che dicono le pagine dei punti di ogni gioco.
sheet-examples = Esempi
sheet-share = Copia il link
sheet-shared = Il link è copiato.
sheet-share-failed = Il link è nella barra degli indirizzi.
sheet-lost = Il server non risponde.
sheet-edition-unknown = Questo server non conosce l’edizione con cui contare i punti. Scegline un’altra.
sheet-points = Punti
sheet-reason = Perché
sheet-line = Riga { $line }
sheet-did-you-mean = Forse
sheet-faults = { $count ->
    [one] Una riga non si capisce
   *[other] { $count } righe non si capiscono
}
sheet-count = { $count } { $name }
sheet-text = Foglio dei punti
sheet-example-base = Il gioco base
sheet-fault-sheet-too-long = È troppo lungo per un foglio segnapunti.
sheet-fault-line-too-long = Una riga ha al massimo { $most } caratteri; questa ne ha { $got }.
sheet-fault-unknown-piece = Atteso uno tra { $names }; trovato «{ $got }».
sheet-fault-too-many = La scatola ha { $most } × { $piece }; il foglio { $got }.
sheet-fault-player-name = Atteso un nome da 1 a 40 caratteri dopo player; trovato { $got ->
    [nothing] nulla
   *[other] altro
}.
sheet-fault-player-twice = Il nome { $got } è già alla riga { $other }.
sheet-fault-too-many-players = Al tavolo siedono al massimo { $most } giocatori.
sheet-fault-too-large = Il testo è troppo lungo.
sheet-fault-no-player = Attesa una riga con player e un nome; il foglio non ne ha.
sheet-fault-unknown-line = Attesa una riga che comincia con uno tra { $names }; trovato «{ $got }».
sheet-fault-wrong-count = Atteso un numero da 0 a { $most } per { $piece }; trovato «{ $got }».
sheet-fault-too-many-chosen = Si scelgono al massimo { $most } di { $word }; il foglio ne ha { $got }.
sheet-fault-taken = Ce n’è uno solo; è alla riga { $other }.
sheet-fault-field-twice = C’è già una riga con { $word }.
sheet-fault-nothing-more = Dopo { $word } non va altro; trovato «{ $got }».
# Con il tocco.
form-how = Come compilare il foglio
form-tap = Tocco
form-text = Testo
form-tap-waits = Un testo con righe sbagliate non si può mostrare per il tocco. Prima correggilo, o torna indietro di un passo.
form-undo = Annulla
form-anew = Ricomincia
form-more-tools = Esempi, link e file
form-save = Salva in un file
form-open = Apri un file
form-file-large = Atteso un file di al massimo { $most } byte; { $name } ne ha { $size }.
form-file-letters = Atteso un file di testo in UTF-8; { $name } non lo è.
form-table = Il tavolo
form-players = Quanti giocavano
form-modules = Espansioni e promo in gioco
form-who = I giocatori e i loro punti
form-wrong = Qui c’è qualcosa di sbagliato
form-name = Nome
form-player = Giocatore { $number }
form-less = Uno in meno: { $what }
form-more = Uno in più: { $what }
