# Edizioni di Keyflower: note nel file esportato ed errori nelle tessere.
edition-note-tile = Valori stampati solo nelle figure. Edges: sei lettere in senso orario dal basso, R strada, F campo, W acqua.
    Upgrade: il costo del miglioramento. Front, back: che cosa dà l’uso di quel lato. Points: del fronte e del retro.
    Sheep: punti per ogni pecora sul fronte e sul retro. Gift: che cosa riceve chi vince una tessera dell’ordine di turno.
edition-fault-edges = Attese sei lettere fra R, F e W, in senso orario dal basso; trovato «{ $got }».
edition-fault-river = Una barca ha due lati W e quattro F; trovato «{ $got }».
edition-fault-road = Attesi lati R e F, almeno uno di essi R; trovato «{ $got }».
edition-fault-cost = Un miglioramento costa da 1 a { $most } pezzi, trovati { $got }.
