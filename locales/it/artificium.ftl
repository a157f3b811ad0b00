# Artificium. I nomi dei giocatori restano come sono; FORM mette le merci nella forma giusta.

# Merci
good-wood = legno
    .some = del legno
    .of = di legno
    .any = legno
good-wheat = grano
    .some = del grano
    .of = di grano
    .any = grano
good-coal = carbone
    .some = del carbone
    .of = di carbone
    .any = carbone
good-food = cibo
    .some = del cibo
    .of = di cibo
    .any = cibo
good-kvass = kvas
    .some = del kvas
    .of = di kvas
    .any = kvas
good-metal = metallo
    .some = del metallo
    .of = di metallo
    .any = metallo
good-crystal = cristallo
    .some = un cristallo
    .of = di cristallo
    .any = cristalli
good-potion = pozione
    .some = una pozione
    .of = di pozione
    .any = pozioni
good-sword = spada
    .some = una spada
    .of = di spada
    .any = spade
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

card-sawmill-rule = Produce 2 unità di legno dal nulla.
card-farm-rule = Produce 2 unità di grano dal nulla.
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
seat-passed = ha passato
seat-out = fuori dal round
seat-ready = carta scelta
level = Livello { $level }
buy-label = Compra { FORM($good, case: "some") } a { $coins }
sell-label = Vendi { FORM($good, case: "some") } a { $coins }
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
ask-market-take = Ora scegli la carta del mercato da prendere in cambio di { $card }.
ask-market-give = Ora scegli la carta della mano da dare in cambio di { $taken }.
ask-choose = Scegli una carta da giocare. Resta coperta finché tutti hanno scelto.
ask-resolve = La carta { $card } è scoperta: commercia se vuoi, poi applicala o rinuncia.
ask-knight = Il Cavaliere della carta { $card }: quale segnalino arretra?
ask-wizard = Il Mago della carta { $card }: { $count ->
    [one] scarta ancora { $count } carta.
   *[other] scarta ancora { $count } carte.
}
ask-round-end = Il round è finito: vendi merci e scarta carte se vuoi, poi concludi.
does-market = { $seat } è al mercato delle carte.
does-choose = { $seat } sta scegliendo una carta.
does-resolve = { $seat } sta giocando la carta { $card }.
does-knight = { $seat } sta mandando il Cavaliere.
does-wizard = { $seat } sta scartando carte per il Mago.
does-round-end = { $seat } sta concludendo il round.

# Mosse
move-pass = Passa
move-exchange = Dai { $card }, prendi { $taken }
move-exchange-hand = Cambia tutta la mano
move-choose = Scegli { $card }
move-buy = Compra { FORM($good, case: "some") }
move-sell = Vendi { FORM($good, case: "some") }
move-apply = Applica
move-scout = Ricognizione: { $seat }
move-rebuild = Riprendi { $card }
move-steal = { $seat }: prendi { FORM($good, case: "some") }
move-discard-card = Scarta la carta
move-take-back = Riprendi la carta ed esci dal round
move-knight = Cavaliere: { $seat }
move-discard = Scarta { $card }
move-done = Fatto

# Diario
log-round-begins = Comincia il round { $round }.
log-first-player = Il primo giocatore di questo round è { $seat }.
log-drew = { $seat } pesca la carta { $card }.
log-drew-hidden = { $seat } pesca una carta.
log-reshuffled = Gli scarti vengono mescolati e formano il nuovo mazzo.
log-market-shows = Al mercato arriva la carta { $card }.
log-exchanged = { $seat } dà la carta { $card } e prende la carta { $taken }{ $coins ->
    [0] {""}
    [one] {" "}per { $coins } moneta
   *[other] {" "}per { $coins } monete
}.
log-hand-exchanged = { $seat } cambia tutta la mano e prende { $count ->
    [one] { $count } carta nuova
   *[other] { $count } carte nuove
}.
log-exchange-discarded = { $seat } scarta nel cambio la carta { $card }.
log-market-passed = { $seat } passa.
log-market-cleared = Il mercato chiude.
log-chose = { $seat } mette giù una carta coperta.
log-revealed = { $seat } scopre la carta { $card }.
log-bought = { $seat } compra { FORM($good, case: "some") } per { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}.
log-sold = { $seat } vende { FORM($good, case: "some") } per { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}.
log-built = { $seat } applica la carta { $card } e ottiene { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
log-spent = { $seat } spende { FORM($good, case: "some") }.
log-spent-coins = { $seat } spende { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}.
log-made = { $seat } ottiene { $count ->
    [one] { FORM($good, case: "some") }
   *[other] { $count } unità { FORM($good, case: "of") }
}.
log-bonus = { $seat } passa la casella { $space } e riceve { FORM($good, case: "some") }.
log-knighted = { $seat } manda il Cavaliere: { $target } arretra di { $steps ->
    [one] { $steps } casella
   *[other] { $steps } caselle
}.
log-wizard = { $seat } chiama il Mago.
log-wizard-discarded = { $seat } scarta per il Mago la carta { $card }.
log-scouted = { $seat } va in ricognizione e prende una carta a caso dalla mano di { $target }.
log-scout-took = { $seat } prende la carta { $card } dalla mano di { $target }.
log-rebuilt = { $seat } riprende in mano la carta { $card }.
log-fair = { $seat } guadagna { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} alla fiera.
log-stole = { $seat } ruba { FORM($good, case: "some") } a { $target } pagando { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}.
log-card-discarded = { $seat } scarta la carta { $card } senza usarla.
log-card-taken-back = { $seat } riprende la carta { $card } ed esce dal round.
log-hand-discarded = { $seat } scarta dalla mano la carta { $card }.
log-round-ends = Finisce il round { $round }.
log-final-sale = { $seat } conclude con { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} e ne ricava { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
log-game-over = La partita è finita.

# Perché i punti
why-building = { $card } × { $count }
why-building-row = { $card }
why-building-detail = { $count } × { $each }
why-knighted = Persi per i Cavalieri
why-knighted-detail = indietro di { $steps }
why-coins = Monete e merci, 4 monete un punto
why-coins-detail = { $coins } : 4

# Rifiuti
no-cannot-pay = Costa { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}; ne hai { $coins }.
no-cannot-buy = Non hai abbastanza monete per comprare { FORM($good, case: "some") }: il prezzo è { $price }, ne hai { $coins }.
no-nothing-to-sell = Non hai { FORM($good, case: "any") } da vendere.
no-not-in-hand = La carta { $card } non è nella tua mano.
no-not-in-market = La carta { $card } non è al mercato.
no-already-exchanged = Tutta la mano si cambia solo al posto del primo scambio gratuito.
no-empty-hand = La tua mano è vuota.
no-not-now = Adesso si chiede un’altra cosa.
no-rebuilt-already = In questo round hai già ripreso una carta { $card }: un’altra resta sul tavolo.
no-not-on-table = La carta { $card } non è fra quelle che hai giocato in questo round.
no-not-this-card = La tua carta scoperta è { $card }: fa un’altra cosa.
no-lacks-good = Alla carta { $card } manca { FORM($good, case: "some") }: ne serve { $need }, ne hai { $have }.
no-lacks-coins = Per la carta { $card } non bastano le monete: ne chiede { $need }, ne hai { $have }.
no-no-such-seat = A questo tavolo quel posto non c’è.
no-not-yourself = La carta { $card } non si usa su se stessi.
no-target-empty-hand = { $seat } non ha carte in mano.
no-target-lacks = { $seat } non ha { FORM($good, case: "any") }.
no-level-too-high = Non si può prendere { FORM($good, case: "some") }: è merce di livello { $level ->
    [3] III
   *[4] IV
}, e si prendono solo i livelli I e II.

# Che cos’è
good-coin-rule = Con le monete si comprano merci e scambi al mercato; alla fine ogni 4 monete valgono 1 punto.
