# Artificium. Nomi e merci sono messi in modo da non chiedere articoli.

# Merci
good-wood = legno
good-wheat = grano
good-coal = carbone
good-food = cibo
good-kvass = kvas
good-metal = metallo
good-crystal = cristallo
good-potion = pozione
good-sword = spada
good-coin = monete
good-prices = Si compra a { $buy }, si vende a { $sell }. Livello { $level }.
good-bonus = Premio sul segnapunti: caselle { $spaces }.

# Carte
card-sawmill = Segheria
card-farm = Fattoria
card-charcoal-burner = Carbonaia
card-hunters-hut = Capanno del cacciatore
card-bakery-mill = Mulino con forno
card-kvass-yard = Corte del kvas
card-ore-works = Fonderia
card-crystal-mine = Miniera di cristalli
card-laboratory = Laboratorio
card-armoury = Armeria
card-castle = Castello
card-mage-tower = Torre del mago
card-scouting = Ricognizione
card-rebuilding = Ricostruzione
card-fair = Fiera
card-theft = Furto

card-sawmill-rule = Dà 2 legni dal nulla.
card-farm-rule = Dà 2 grani dal nulla.
card-charcoal-burner-rule = Trasforma 1 legno in 1 carbone.
card-hunters-hut-rule = Trasforma 1 legno in 1 cibo.
card-bakery-mill-rule = Trasforma 1 grano in 1 cibo.
card-kvass-yard-rule = Trasforma 1 grano in 1 kvas.
card-ore-works-rule = Trasforma 1 cibo in 1 metallo.
card-crystal-mine-rule = Trasforma 1 cibo in 1 cristallo.
card-laboratory-rule = Trasforma 1 carbone e 1 cristallo in 1 pozione.
card-armoury-rule = Trasforma 1 carbone e 1 metallo in 1 spada.
card-castle-rule = Per 1 kvas, 1 spada e 1 moneta parte il Cavaliere: un segnalino qualsiasi arretra di 4 caselle.
card-mage-tower-rule = Per 1 kvas, 1 pozione e 1 moneta arriva il Mago: pesca 5 carte, poi scartane 3 qualsiasi.
card-scouting-rule = Prendi una carta a caso dalla mano di un altro; quel giocatore ne pesca una al suo posto.
card-rebuilding-rule = Riprendi in mano una delle tue carte giocate in questo round.
card-fair-rule = Prendi 2 monete per ogni altra tua carta giocata in questo round.
card-theft-rule = Paga 1 moneta per prendere a un altro una merce di livello I, o 2 monete per una di livello II.
card-copies = Nel mazzo: { $copies }
card-points = { $points ->
    [0] nessun punto
    [one] { $points } punto
   *[other] { $points } punti
}

# Il tavolo
round = Round { $round }
phase-deal = Distribuzione
phase-market = Mercato delle carte
phase-play = Si giocano le carte
phase-end = Fine del round
phase-over = Fine
zone-track = Segnapunti
zone-market = Mercato delle carte
zone-stage = Le carte di questo passo
zone-hand = La mia mano
zone-goods = Le mie merci
zone-played = Le mie carte di questo round
deck = Mazzo
discards = Scarti
coins = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
hand-size = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
known-cards = Note in mano
first-player = Primo giocatore
seat-passed = passa
seat-out = fuori dal round
seat-ready = carta scelta
level = Livello { $level }
buy-label = Compra { $good } a { $coins }
sell-label = Vendi { $good } a { $coins }
have-label = { $good }: { $count }
face-down = Carta coperta
empty-hand = Nessuna carta in mano.
empty-played = Ancora nulla di giocato.
empty-market = Il mercato è chiuso.
track-label = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
space-bonus = Casella { $space }: { $good }

# Domande
ask-market = Scambia una carta con il mercato, oppure passa.
ask-market-free = Il primo scambio è gratuito.
ask-market-paid = Questo scambio costa { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}.
ask-market-take = Ora scegli la carta del mercato da prendere per { $card }.
ask-market-give = Ora scegli la carta della mano da dare per { $taken }.
ask-choose = Scegli una carta da giocare. Resta coperta finché tutti hanno scelto.
ask-resolve = { $card } è scoperta: commercia se vuoi, poi applicala o rinuncia.
ask-knight = Il Cavaliere ({ $card }): quale segnalino arretra?
ask-wizard = Il Mago ({ $card }): { $count ->
    [one] scarta ancora { $count } carta.
   *[other] scarta ancora { $count } carte.
}
ask-round-end = Il round è finito: vendi merci e scarta carte se vuoi, poi concludi.
does-market = { $seat } è al mercato delle carte.
does-choose = { $seat } sceglie una carta.
does-resolve = { $seat } gioca { $card }.
does-knight = { $seat } manda il Cavaliere.
does-wizard = { $seat } scarta per il Mago.
does-round-end = { $seat } conclude il round.

# Mosse
move-pass = Passa
move-exchange = Dai { $card }, prendi { $taken }
move-exchange-hand = Cambia tutta la mano
move-choose = Scegli { $card }
move-buy = Compra { $good }
move-sell = Vendi { $good }
move-apply = Applica
move-scout = Ricognizione: { $seat }
move-rebuild = Riprendi { $card }
move-steal = { $seat }: prendi { $good }
move-discard-card = Scarta
move-take-back = Riprendi, esci dal round
move-knight = Cavaliere: { $seat }
move-discard = Scarta { $card }
move-done = Fatto

# Diario
log-round-begins = Comincia il round { $round }.
log-first-player = Primo giocatore: { $seat }.
log-drew = { $seat } pesca { $card }.
log-drew-hidden = { $seat } pesca una carta.
log-reshuffled = Gli scarti sono mescolati in un nuovo mazzo.
log-market-shows = Mercato: { $card }.
log-exchanged = { $seat } dà { $card } e prende { $taken }{ $coins ->
    [0] {""}
    [one] {" "}per { $coins } moneta
   *[other] {" "}per { $coins } monete
}.
log-hand-exchanged = { $seat } cambia tutta la mano: { $count ->
    [one] { $count } carta nuova
   *[other] { $count } carte nuove
}.
log-market-passed = { $seat } passa.
log-market-cleared = Il mercato chiude.
log-chose = { $seat } ha scelto una carta.
log-revealed = { $seat } scopre { $card }.
log-bought = { $seat } compra { $good } per { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}.
log-sold = { $seat } vende { $good } per { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}.
log-built = { $seat } applica { $card }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
log-spent = { $seat } paga { $good }.
log-spent-coins = { $seat } paga { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}.
log-made = { $seat } ottiene { $good } × { $count }.
log-bonus = { $seat } passa la casella { $space }: premio { $good }.
log-knighted = { $seat } manda il Cavaliere: { $target } arretra di { $steps ->
    [one] { $steps } casella
   *[other] { $steps } caselle
}.
log-wizard = { $seat } chiama il Mago.
log-wizard-discarded = { $seat } scarta { $card } per il Mago.
log-scouted = { $seat } spia la mano di { $target }.
log-scout-took = { $seat } prende { $card } a { $target }.
log-rebuilt = { $seat } riprende in mano { $card }.
log-fair = { $seat } guadagna { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} alla fiera.
log-stole = { $seat } prende { $good } a { $target } per { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}.
log-card-discarded = { $seat } scarta { $card } senza usarla.
log-card-taken-back = { $seat } riprende { $card } ed esce dal round.
log-hand-discarded = { $seat } scarta { $card } dalla mano.
log-round-ends = Finisce il round { $round }.
log-final-sale = { $seat } conta alla fine { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
log-game-over = La partita è finita.

# Perché i punti
why-building = { $card } × { $count }
why-building-row = { $card }
why-knighted = Persi per i Cavalieri
why-coins = Monete e merci, 4 monete un punto
why-coins-detail = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}

# Rifiuti
no-cannot-pay = Costa { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}; ne hai { $coins }.
no-cannot-buy = Monete insufficienti per { $good }: il prezzo è { $price }, ne hai { $coins }.
no-nothing-to-sell = Nulla da vendere: { $good } 0.
no-not-in-hand = { $card } non è nella tua mano.
no-not-in-market = { $card } non è al mercato.
no-already-exchanged = Tutta la mano si cambia solo al posto del primo scambio gratuito.
no-empty-hand = La tua mano è vuota.
no-not-now = Adesso si chiede un’altra cosa.
no-not-on-table = { $card } non è fra le tue carte giocate in questo round.
no-not-this-card = La tua carta scoperta è { $card }: fa un’altra cosa.
no-lacks-good = A { $card } manca { $good }: servono { $need }, ne hai { $have }.
no-lacks-coins = A { $card } mancano monete: servono { $need }, ne hai { $have }.
no-no-such-seat = A questo tavolo non c’è questo posto.
no-not-yourself = { $card } non agisce su di te.
no-target-empty-hand = { $seat } non ha carte in mano.
no-target-lacks = { $seat } non ha { $good }.
no-level-too-high = { $good } è di livello { $level }: si prendono solo i livelli I e II.
