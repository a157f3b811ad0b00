# Keyflower. I nomi delle tessere sono tradotti; le barche si chiamano come sono. FORM mette i nomi nella forma giusta.

# Stagioni
season-spring = Primavera
    .article = la primavera
season-summer = Estate
    .article = l’estate
season-autumn = Autunno
    .article = l’autunno
season-winter = Inverno
    .article = l’inverno
seasons = Stagioni

# Lavoratori
colour-blue = blu
    .workers = { $count ->
        [one] lavoratore blu
       *[other] lavoratori blu
    }
colour-red = rosso
    .workers = { $count ->
        [one] lavoratore rosso
       *[other] lavoratori rossi
    }
colour-yellow = giallo
    .workers = { $count ->
        [one] lavoratore giallo
       *[other] lavoratori gialli
    }
colour-green = verde
    .workers = { $count ->
        [one] lavoratore verde
       *[other] lavoratori verdi
    }
colour-purple = viola
colour-rule = Un lavoratore offre per una tessera o la usa, solo insieme a lavoratori dello stesso colore.
colour-purple-rule = Il segnalino del primo giocatore. A fine partita chi lo possiede lo conta come un pezzo qualsiasi.

# Risorse
good-wood = legno
    .some = del legno
    .of = di legno
good-stone = pietra
    .some = della pietra
    .of = di pietra
good-iron = ferro
    .some = del ferro
    .of = di ferro
good-gold = oro
    .some = dell’oro
    .of = d’oro
good-rule = Una risorsa sta su una tessera del villaggio e ne paga il miglioramento.
good-gold-rule = L’oro vale come qualsiasi risorsa e dà 1 punto a fine partita.
gift-random-worker = un lavoratore dal sacchetto
gift-random-skill = un’abilità dalla pila
gift-green-worker = un lavoratore verde

# Abilità
skill-saw = sega
    .one = una sega
skill-pickaxe = piccone
    .one = un piccone
skill-anvil = incudine
    .one = un’incudine
skill-rule = Un’abilità resta dietro lo schermo finché non paga qualcosa.

# Tessere
tile-home-1 = Casa 1
tile-home-2 = Casa 2
tile-home-3 = Casa 3
tile-home-4 = Casa 4
tile-home-5 = Casa 5
tile-home-6 = Casa 6
tile-keyflower = Keyflower
tile-sea-bastion = Sea Bastion
tile-sea-breese = Sea Breese
tile-flipper = Flipper
tile-ianvincible = Ianvincible
tile-white-wind = White Wind
tile-turn-1 = Ordine turno 1
tile-turn-2 = Ordine turno 2
tile-turn-3 = Ordine turno 3
tile-turn-4 = Ordine turno 4
tile-alehouse = Birreria
tile-apprentice-hall = Sala degli apprendisti
tile-gold-mine = Miniera d’oro
tile-key-mine = Miniera
tile-keystone-quarry = Cava di pietra
tile-keywood = Bosco
tile-miner = Minatore
tile-peddler = Ambulante
tile-quarryman = Cavatore
tile-stable = Stalla
tile-woodcutter = Taglialegna
tile-workshop = Officina
tile-brewer = Birraio
tile-carpenter = Falegname
tile-farrier = Maniscalco
tile-hiring-fair = Fiera del lavoro
tile-mason = Scalpellino
tile-smelter = Fonditore
tile-store = Bottega
tile-tavern = Taverna
tile-summer-boat-1 = Barca 1
tile-summer-boat-2 = Barca 2
tile-summer-boat-3 = Barca 3
tile-summer-boat-4 = Barca 4
tile-barn = Fienile
tile-blacksmith = Fabbro
tile-fair = Fiera
tile-forge = Fucina
tile-goldsmith = Orafo
tile-inn = Locanda
tile-sawmill = Segheria
tile-sculptor = Scultore
tile-stone-yard = Deposito di pietra
tile-timber-yard = Deposito di legname
tile-wainwright = Carradore
tile-well = Pozzo
tile-apothecary = Speziale
tile-craftsmans-guild = Gilda degli artigiani
tile-jeweller = Gioielliere
tile-key-guild = Gilda
tile-key-market = Mercato
tile-keythedral = Cattedrale
tile-mercers-guild = Gilda dei merciai
tile-scholar = Studioso
tile-scribes = Scribi
tile-village-hall = Municipio
tile-watermill = Mulino ad acqua
tile-none = —
tile-windmill = Mulino a vento

# Che cosa fanno le tessere
tile-home-rule = Sposta risorse lungo le strade del tuo villaggio, una tessera per passo, e migliora una tua tessera.
tile-turn-rule = Chi la vince sceglie una barca in ordine di numero; il lavoratore viola inizia la stagione seguente. In inverno la tessera entra nel villaggio e dà 1 punto per tessera vicina.
tile-keyflower-rule = Porta lavoratori e abilità; in inverno dà 1 punto per ogni passo del tuo trasporto.
tile-sea-bastion-rule = Porta lavoratori e abilità; in inverno dà 1 punto per ogni tessera di un anello chiuso di strade.
tile-sea-breese-rule = Porta lavoratori e abilità; in inverno dà 2, 4, 8, 16 o 32 punti per 1–5 barche unite alla tessera Casa dall’acqua.
tile-flipper-rule = Porta lavoratori e abilità; in inverno dà 2 punti e migliora gratis una tua tessera.
tile-ianvincible-rule = Porta lavoratori e abilità; in inverno dà 5 punti.
tile-white-wind-rule = Porta lavoratori e abilità; in inverno dà 1 punto per ogni lavoratore non contato altrove.
tile-alehouse-rule = Pesca lavoratori dal sacchetto.
tile-apprentice-hall-rule = Pesca abilità dalla pila.
tile-gold-mine-rule = Produce oro.
tile-key-mine-rule = Produce ferro.
tile-keystone-quarry-rule = Produce pietra.
tile-keywood-rule = Produce legno.
tile-miner-rule = Produce ferro; migliorata, ferro e oro.
tile-peddler-rule = Cambia un lavoratore giallo in verdi.
tile-quarryman-rule = Produce pietra; migliorata, pietra e oro.
tile-stable-rule = Sposta risorse lungo le tue strade e migliora le tue tessere.
tile-woodcutter-rule = Produce legno; migliorata, legno e oro.
tile-workshop-rule = Produce legno, pietra o ferro, a scelta; migliorata, uno di ciascuno.
tile-brewer-rule = Per un’abilità qualsiasi, pesca lavoratori dal sacchetto.
tile-carpenter-rule = Per una sega produce 3 unità di legno; migliorata, 3 d’oro.
tile-farrier-rule = Sposta risorse lungo le tue strade e migliora le tue tessere.
tile-hiring-fair-rule = Per un’abilità qualsiasi, pesca nuove abilità dalla pila.
tile-mason-rule = Per un piccone produce 3 unità di pietra; migliorata, 3 d’oro.
tile-smelter-rule = Per un’incudine produce 3 unità di ferro; migliorata, 3 d’oro.
tile-store-rule = Cambia un lavoratore blu in verdi.
tile-tavern-rule = Per un lavoratore qualsiasi, pesca lavoratori dal sacchetto.
tile-summer-boat-1-rule = Alla fine di estate, autunno e inverno: a, due lavoratori dal sacchetto; b, un lavoratore verde.
tile-summer-boat-2-rule = a: le risorse passano anche sui campi e i lati possono non combaciare. b: trasporto e miglioramenti valgono doppio.
tile-summer-boat-3-rule = a: nei miglioramenti ogni risorsa vale qualsiasi altra. b: lo stesso nel punteggio finale.
tile-summer-boat-4-rule = a: rilancia contro blu, rosso o giallo con un altro colore. b: usa una tessera già colorata con lavoratori di qualsiasi colore.
tile-barn-rule = Dà punti per ogni risorsa che vi si trova a fine partita.
tile-blacksmith-rule = Dà punti per ogni unità di ferro che vi si trova a fine partita.
tile-fair-rule = Cambia un lavoratore rosso in verdi.
tile-forge-rule = Dà solo i punti stampati.
tile-goldsmith-rule = Dà solo i punti stampati.
tile-inn-rule = Pesca lavoratori dal sacchetto.
tile-sawmill-rule = Dà solo i punti stampati.
tile-sculptor-rule = Dà solo i punti stampati.
tile-stone-yard-rule = Dà punti per ogni pietra che vi si trova a fine partita.
tile-timber-yard-rule = Dà punti per ogni unità di legno che vi si trova a fine partita.
tile-wainwright-rule = Sposta risorse lungo le tue strade e migliora le tue tessere.
tile-well-rule = Dà solo i punti stampati.
tile-apothecary-rule = 3 punti ogni cinque lavoratori di qualsiasi colore.
tile-craftsmans-guild-rule = 3 punti per ogni serie di un lavoratore blu, uno rosso e uno giallo.
tile-jeweller-rule = L’oro dà 2 punti invece di 1.
tile-key-guild-rule = 10 punti ogni cinque abilità qualsiasi.
tile-key-market-rule = 2 punti per ogni lavoratore verde.
tile-keythedral-rule = 12 punti.
tile-mercers-guild-rule = 5 punti per ogni serie di legno, pietra e ferro; l’oro vale come uno qualsiasi.
tile-scholar-rule = 3 punti per ogni abilità di un solo tipo, a scelta.
tile-scribes-rule = 10 punti per ogni serie di sega, piccone e incudine.
tile-village-hall-rule = 1 punto per ogni lavoratore di un solo colore, a scelta.
tile-watermill-rule = 1 punto per ogni risorsa di un solo tipo, a scelta.
tile-windmill-rule = 5 punti ogni cinque risorse qualsiasi.
side-front = com’è
side-back = migliorata
side-a = lato a
side-b = lato b

# Il tavolo
tab-table-keyflower = Asta
tab-mine-keyflower = Villaggio
tab-others-keyflower = Vicini
tab-log-keyflower = Diario
zone-auction = Asta
zone-season-end = Fra le stagioni
zone-boats = Barche
zone-village = Il mio villaggio
zone-screen = Dietro il mio schermo
village-of = Villaggio: { $seat }
map-hint = trascina per spostare, rotella per ingrandire
tiles-to-place = Tessere da aggiungere
zoom-in = Più grande
zoom-out = Più piccolo
zoom-fit = Mostra tutto
site-label = Posto libero per la tessera { $tile }
good-here = { $good }: { $count } sulla tessera { $tile }
lift-label = Porta con te { $count } { FORM($colour, $count, case: "workers") } dall’offerta superata sulla tessera { $tile }
bag-label = Nel sacchetto: { $count }
green-label = Lavoratori verdi nella riserva: { $count }
supply-label = Nella riserva: { $good }, { $count }
boat-gone = presa
marker-mine = Hai il segnalino del primo giocatore.
marker-of = { $seat } ha il segnalino del primo giocatore.
worker-count = Lavoratori dietro lo schermo: { $count }
skill-count = Abilità dietro lo schermo: { $count }
winter-count = Tessere inverno dietro lo schermo: { $count }
winter-kept = Tessere inverno tenute da parte: le conosci solo tu
known-pieces = Di certo dietro lo schermo
usable-here = Tessere che puoi usare qui: { $count }
zone-winter = Le mie tessere inverno
winter-open = Guarda le tessere inverno
village-open = Apri il villaggio in grande: { $seat }
bid-none = Nessuna offerta.
bid-leads = { $seat } è in testa con { $count } { FORM($colour, $count, case: "workers") }.
bid-leads-mine = Sei in testa con { $count } { FORM($colour, $count, case: "workers") }.
bid-beaten = { $seat } ha { $count } { FORM($colour, $count, case: "workers") }: offerta superata.
bid-beaten-mine = La tua offerta è superata: { $count } { FORM($colour, $count, case: "workers") }.
workers-here = La tessera è stata usata con { $count } { FORM($colour, $count, case: "workers") }.
goods-here = Sopra: { $count } { $good }.
more-bids = Altre offerte: { $count }
used-here = Lavoratori che hanno usato questa tessera
offer-this = Metti all’asta questa tessera
offer-not = Tieni questa tessera

# Comporre un turno
bid-or-use = Offrire o usare
kind-bid = Offri
kind-use = Usa
take-along = Porta con te
from-screen = Da dietro lo schermo
fewer = Meno
more-workers = Più
do-bid = Offri { $count } { FORM($colour, $count, case: "workers") } per { $tile }
do-use = Usa { $tile } con { $count } { FORM($colour, $count, case: "workers") }
turn-left = Gira a sinistra
turn-right = Gira a destra
place-here = Metti qui { $tile }
offer-these = { $count ->
    [0] Metti all’asta queste tessere
    [one] Metti all’asta { $count } tessera
   *[other] Metti all’asta { $count } tessere
}
hint-turn = Tocca una tessera per offrire o per usarla; il pulsante dice che cosa accadrà.
hint-where = Ora tocca la tessera dove vanno questi lavoratori.
hint-carry = Tocca una risorsa e poi la meta, o trascinala lungo la strada. Tocca una tessera che brilla per migliorarla.
hint-goal = Dove porti { FORM($good, case: "some") }? Le tessere raggiungibili mostrano il numero di passi.
hint-site = Tocca un posto che brilla per provare lì la tessera { $tile }.
hint-turn-tile = Girala con R, poi mettila. Resterà così fino alla fine.
hint-offer = Tocca le tessere inverno da mettere all’asta, almeno una. Nessuno saprà quali erano tue.
hint-winter-boat = In inverno la barca stessa entra nel tuo villaggio.

# Key Celeste e le tessere promozionali
ask-sorcery = Tessera { $source }: quale tessera usa?
ask-land-good = Dove metti { FORM($good, case: "some") }? Risorse ancora da mettere: { $count }.
ask-pay-workers = Miglioramento della tessera { $source }: con quali lavoratori paghi? Ne mancano: { $count }.
does-sorcery = { $seat } sta scegliendo una tessera per lo stregone.
does-land-good = { $seat } sta mettendo le risorse.
does-pay-workers = { $seat } sta pagando con lavoratori.
move-scare = Gioca il fantasma su { $tile }
move-enchant = Usa { $tile }
move-land = Metti su { $tile }
log-scared = { $seat } gioca il fantasma sulla tessera { $tile } e ruba { $count } { FORM($colour, $count, case: "workers") }; { $target } vince la tessera.
log-ghost-taken = { $seat } vince il fantasma della Key Celeste per la prossima stagione.
log-ghost-back = Il fantasma torna sulla Key Celeste.
log-ghost-gone = Il fantasma esce dal gioco.
log-enchanted = { $seat } usa per magia la tessera { $tile }.
why-score-ghost = { $tile }: il fantasma
why-score-upgrades-beside = { $tile }: simboli miglioramento vicini
why-score-worker-symbols = { $tile }: simboli lavoratore
why-score-summer-beside = { $tile }: tessere estate vicine
why-score-winter-beside = { $tile }: tessere inverno vicine
why-score-walk = { $tile }: la camminata più lunga
no-lot-shut = Sulla tessera { $tile } c’è il fantasma: in questa stagione nessuno vi offre o lavora più.
no-no-ghost = Non hai il fantasma.
no-own-bid-there = Sulla tessera { $tile } sei in testa tu: il fantasma spaventa solo gli altri.
no-nobody-to-scare = Sulla tessera { $tile } nessuno è in testa: non c’è nessuno da spaventare.
no-not-to-be-used = La tessera { $tile } si usa solo in un villaggio, e solo se c’è una tessera che possa usare.
no-out-of-reach = La tessera { $tile } è fuori dalla portata dello stregone.

# Passi fra le stagioni
step-beaten = Le offerte battute tornano a casa
step-unsold = Le tessere senza offerte escono dal gioco
step-won = I vincitori prendono le tessere
step-collected = I lavoratori tornano dai villaggi
step-boats = Si scelgono le barche e si assegna il segnalino
step-extend = I villaggi crescono
step-begins = La nuova stagione
step-other = Che altro è successo

# Domande
ask-turn = Offri per una tessera, usane una o passa.
ask-choose-good = Tessera { $source }: quale risorsa prendi?
ask-pay = Tessera { $source }: con che cosa paghi?
ask-transport = Tessera { $source }: { $steps ->
    [0] nessun passo rimasto
    [one] { $steps } passo rimasto
   *[other] { $steps } passi rimasti
}, { $upgrades ->
    [0] nessun miglioramento rimasto
    [one] { $upgrades } miglioramento rimasto
   *[other] { $upgrades } miglioramenti rimasti
}.
ask-pay-upgrade = Miglioramento della tessera { $source }: con che cosa paghi?
ask-choose-boat = Scegli una barca.
ask-place-tiles = Aggiungi al villaggio le tessere vinte.
ask-offer-tiles = Arriva l’inverno: scegli le tue tessere per l’asta.
does-turn = { $seat } sta giocando il suo turno.
does-choose-good = { $seat } sta scegliendo una risorsa.
does-pay = { $seat } sta decidendo come pagare.
does-transport = { $seat } sta spostando risorse.
does-pay-upgrade = { $seat } sta pagando un miglioramento.
does-choose-boat = { $seat } sta scegliendo una barca.
does-place-tiles = { $seat } sta costruendo il villaggio.
does-offer-tiles = { $seat } sta scegliendo le tessere inverno.

# Mosse
move-pass = Passa
move-bid = Offri { $count } { FORM($colour, $count, case: "workers") } per { $tile }
move-use = Usa { $tile } con { $count } { FORM($colour, $count, case: "workers") }
move-lift = Porta via l’offerta da { $tile }
move-add = Aggiungi { $count } { FORM($colour, $count, case: "workers") }
move-make = Prendi { FORM($good, case: "some") }
move-take = Prendi { $gift }
move-pay-worker = Paga con un { FORM($colour, 1, case: "workers") }
move-pay-bid = Paga con l’offerta su { $tile }
move-pay-skill = Paga con { FORM($skill, case: "one") }
move-carry = Sposta { FORM($good, case: "some") } da { $start } a { $goal }
move-upgrade = Migliora { $tile }
move-pay-good = Paga con { FORM($good, case: "some") }
move-stop = Finisci
move-take-boat = { $tile }
move-place = Metti { $tile } accanto a { $beside }
move-offer = Metti all’asta { $tile } + { $second } + { $third }

# Diario
log-home-dealt = { $seat } riceve la tessera { $tile }.
log-marker = { $seat } prende il segnalino del primo giocatore.
log-season-begins = Comincia { FORM($season, case: "article") }.
log-drew = { $seat } pesca dal sacchetto un { FORM($colour, 1, case: "workers") }.
log-drew-hidden = { $seat } pesca un lavoratore dal sacchetto.
log-skill-drew = { $seat } pesca dalla pila delle abilità { FORM($skill, case: "one") }.
log-skill-drew-hidden = { $seat } pesca un’abilità dalla pila.
log-winter-dealt = { $seat } riceve la tessera inverno { $tile }.
log-winter-dealt-hidden = { $seat } riceve una tessera inverno.
log-loaded = La barca { $tile } imbarca un { FORM($colour, 1, case: "workers") }.
log-skill-loaded = La barca { $tile } imbarca { FORM($skill, case: "one") }.
log-lot-shown = Va all’asta la tessera { $tile }.
log-offered = { $seat } mette all’asta { $count ->
    [one] { $count } tessera inverno
   *[other] { $count } tessere inverno
}.
log-passed = { $seat } passa.
log-bid = { $seat } offre { $count } { FORM($colour, $count, case: "workers") } per la tessera { $tile }.
log-beaten = { $seat } supera l’offerta di { $target } per la tessera { $tile }.
log-bid-moved = { $seat } porta via { $count } { FORM($colour, $count, case: "workers") } dalla tessera { $tile }.
log-stood-up = Il colore della tessera { $tile } ora è { $colour }.
log-used = { $seat } usa la tessera { $tile } con { $count ->
    [one] { $count } lavoratore
   *[other] { $count } lavoratori
}.
log-put = { $seat } usa la tessera { $tile } con { $count } { FORM($colour, $count, case: "workers") }.
log-made = { $seat } ottiene { $count } unità { FORM($good, case: "of") } sulla tessera { $tile }.
log-green-came = { $seat } prende dalla riserva { $count ->
    [one] { $count } lavoratore verde
   *[other] { $count } lavoratori verdi
}.
log-worker-paid = { $seat } paga con { $count } { FORM($colour, $count, case: "workers") }.
log-skill-paid = { $seat } paga con { FORM($skill, case: "one") }.
log-skill-paid-hidden = { $seat } paga con un’abilità coperta.
log-carried = { $seat } sposta { FORM($good, case: "some") } dalla tessera { $start } alla tessera { $goal }.
log-upgraded = { $seat } migliora la tessera { $tile }.
log-good-paid = { $seat } paga con { FORM($good, case: "some") } dalla tessera { $tile }.
log-season-ends = Finisce { FORM($season, case: "article") }.
log-came-home = { $seat } riporta dietro lo schermo { $count } { FORM($colour, $count, case: "workers") } dalla tessera { $tile }.
log-lot-removed = Nessuno ha fatto offerte per la tessera { $tile }: esce dal gioco.
log-lot-won = { $seat } vince la tessera { $tile }.
log-collected = { $seat } raccoglie dal suo villaggio { $count } { FORM($colour, $count, case: "workers") }.
log-order-won = { $seat } vince la tessera { $tile }.
log-boat-taken = { $seat } sceglie la barca { $tile }.
log-placed = { $seat } aggiunge al villaggio la tessera { $tile }.
log-no-room = { $seat } non ha posto per la tessera { $tile }: esce dal gioco.
log-game-over = La partita è finita.

# What it means for whom it concerns
since-beaten = { $seat } supera la tua offerta per la tessera { $tile }: puoi spostare { $count } { FORM($colour, $count, case: "workers") }.
since-used = { $seat } usa la tua tessera { $tile } con { $count } { FORM($colour, $count, case: "workers") }.

# Perché i punti
why-printed = { $tile }
why-pieces = { $tile }
why-score-transport = { $tile }: trasporto
why-score-loop = { $tile }: anello di strade
why-score-river = { $tile }: barche unite alla Casa
why-score-adjacent = { $tile }: tessere vicine
why-free-upgrade = { $tile }: miglioramento gratis della tessera { $flipped }
why-gold = Oro rimasto
sheet-printed = Stampati sulle tessere
sheet-pieces = Lavoratori, abilità e risorse
sheet-boats = Barche e ordine di turno
sheet-gold = Oro rimasto
sheet-other = Altri punti
sheet-about-printed = I punti del lato rivolto in alto
sheet-about-pieces = Gruppi di pezzi × quanto paga la tessera; ogni pezzo conta una volta
sheet-about-boats = Quanto conta la tessera × i suoi punti
sheet-about-gold = 1 per ogni oro che non conta altrove
sheet-about-other = Ciò che nessun'altra riga dice
sheet-about-extensions = I punti stampati della tessera ancora una volta
sheet-about-village = Quanto la tessera conta nel villaggio × i suoi punti
sheet-about-contracts = Quanto rende ogni contratto, completato o no
sheet-about-fields = Quanto rendono gli animali di ogni campo

# Rifiuti
no-finish-moving = Hai preso con te dei lavoratori: prima mettili da qualche parte.
no-needs-boat-4b = Solo chi ha la barca 4b può mescolare i colori.
no-nowhere-to-go = Questi lavoratori, così come sono, non hanno dove andare: prendine prima altri, oppure lasciali.
no-not-now = Ora si chiede un’altra cosa.
no-no-bid-there = Non hai offerte sulla tessera { $tile }.
no-leading-bid-stays = La tua offerta per la tessera { $tile } è in testa: deve restare.
no-not-lifted = Dalla tessera { $tile } non hai preso nulla.
no-already-lifted = L’offerta sulla tessera { $tile } l’hai già presa con te.
no-too-few-workers = Non bastano i { FORM($colour, 2, case: "workers") }: ne servono { $count }, dietro lo schermo ne hai { $have }.
no-no-workers = Serve almeno un lavoratore.
no-not-in-auction = La tessera { $tile } non è all’asta.
no-bid-lifted-from-there = Hai appena tolto la tua offerta dalla tessera { $tile }: non può tornare lì.
no-one-colour-per-bid = Un’offerta ha un solo colore.
no-wrong-colour = Il colore della tessera { $tile } è già { $bound }: i { FORM($colour, 2, case: "workers") } non ci possono andare.
no-bid-too-low = L’offerta per la tessera { $tile } sarebbe { $total } e deve superare { $leading }.
no-one-colour-per-use = I lavoratori che usano insieme la tessera { $tile } devono avere un solo colore.
no-use-needs-more = La tessera { $tile } ora richiede almeno { $need } lavoratori insieme, e tu ne metteresti { $total }.
no-tile-full = Su una tessera stanno al massimo { $most } lavoratori: sulla tessera { $tile } non c’è posto per altri { $total }.
no-last-colour-is-named-in-the-use = I lavoratori dell’ultimo colore si nominano nell’uso stesso: usa una tessera con { FORM($colour, 2, case: "workers") }.
no-too-many-for-a-tile = Su una tessera stanno al massimo { $most } lavoratori.
no-told-by-another-colour = Usando la tessera { $tile } si nomina l’ultimo dei colori.
no-cannot-pay-exchange = Messi questi lavoratori, non potresti pagare ciò che chiede la tessera { $tile }.
no-not-in-play = La tessera { $tile } non è né in un villaggio né all’asta.
no-never-used = Sulla tessera { $tile } non si mettono mai lavoratori.
no-no-steps-left = Non restano passi di trasporto.
no-not-your-tile = La tessera { $tile } non è nel tuo villaggio.
no-no-good-there = Sulla tessera { $start } non c’è { $good }.
no-not-neighbours = La tessera { $goal } non è accanto alla tessera { $start }: ogni passo porta a una tessera vicina.
no-no-road = Nessuna strada va dalla tessera { $start } alla tessera { $goal }.
no-no-upgrades-left = Non restano miglioramenti.
no-never-upgraded = La tessera { $tile } non si può migliorare.
no-already-upgraded = La tessera { $tile } è già migliorata.
no-cannot-pay-upgrade = Le risorse sulla tessera { $tile } e le tue abilità non pagano il miglioramento.
no-cannot-make = Qui ora non si può prendere { FORM($good, case: "some") }.
no-cannot-take = Qui ora non puoi prendere { $gift }.
no-cannot-pay-skill = Qui non puoi pagare con { FORM($skill, case: "one") }.
no-cannot-pay-worker = Qui non puoi pagare con un { FORM($colour, 1, case: "workers") }.
no-cannot-pay-bid = Qui non puoi pagare con l’offerta sulla tessera { $tile }.
no-good-does-not-pay = Qui non puoi pagare con { FORM($good, case: "some") }.
no-no-boat = La tessera { $tile } non è una barca di questa partita.
no-boat-taken = La barca { $tile } è già stata scelta.
no-not-to-place = La tessera { $tile } non è fra quelle da aggiungere.
no-place-taken = In quel posto c’è già una tessera.
no-named-otherwise = Si dice in un altro modo: { $line }
no-edges-differ = La tessera { $tile } non va lì: strade, campi e acqua devono combaciare.
no-not-your-winter-tile = La tessera { $tile } non è fra le tue tessere inverno.
no-offered-twice = Ogni tessera si mette all’asta una volta sola.

# I Mercanti, I Contadini, Key Celeste e le tessere promo

# I loro pezzi
piece-sheep = pecora
    .one = una pecora
piece-sheep-rule = Vive in un campo. Ogni campo con pecore dà 1 punto; due o più insieme hanno un agnello a fine stagione.
piece-pig = maiale
    .one = un maiale
piece-pig-rule = Vive in un campo. Ogni campo con maiali dà 2 punti; due o più insieme hanno un maialino a fine stagione.
piece-cow = mucca
    .one = una mucca
piece-cow-rule = Vive in un campo. Ogni campo con mucche dà 3 punti; due o più insieme hanno un vitello a fine stagione.
piece-wheat = grano
piece-wheat-rule = Sta dietro lo schermo. Speso durante un trasporto dà un passo in più.
piece-cabin = capanna
piece-cabin-rule = Sta su una tessera Casa ed è un simbolo di miglioramento in più per chi la usa.
piece-contract = contratto
piece-contract-rule = A fine partita dà 7 punti se vi sta tutto ciò che chiede. Nel tuo turno puoi cambiarlo con un pezzo che nomina.
piece-extension = estensione
piece-extension-rule = Sta su una tessera migliorata, ne raddoppia i punti stampati e la lega al suo colore.
piece-ghost = fantasma
piece-ghost-rule = Spaventa l’offerta vincente di un altro: i lavoratori vengono da te, la tessera è sua e nessuno vi offre o lavora più.
piece-any-worker = lavoratore qualsiasi
piece-any-resource = risorsa qualsiasi
piece-any-skill = abilità qualsiasi
extension-blue = estensione blu
extension-red = estensione rossa
extension-yellow = estensione gialla
extension-green = estensione verde
contract-closed = contratto coperto

# The Farmers: campi e animali
gift-sheep = una pecora
gift-pig = un maiale
gift-cow = una mucca
sector-bottom-left = in basso a sinistra
sector-left = a sinistra
sector-top-left = in alto a sinistra
sector-top-right = in alto a destra
sector-right = a destra
sector-bottom-right = in basso a destra
ask-place-animal = { $source }: in quale campo va l’animale?
does-place-animal = { $seat } sceglie un campo per un animale.
move-pasture = Metti { FORM($animal, case: "one") } nel campo di { $tile }, { $sector }
move-drive = Sposta { FORM($animal, case: "one") } dal campo di { $start }, { $from }, al campo di { $goal }, { $to }
move-shelter = Sposta una pecora sul riparo delle pecore
log-animal-came = { $seat } mette { FORM($animal, case: "one") } nel campo di { $tile }, { $sector }.
log-no-pasture = { $seat } non ha un campo per { FORM($animal, case: "one") } e vi rinuncia.
log-driven = { $seat } sposta { FORM($animal, case: "one") } dal campo di { $start } al campo di { $goal }, { $sector }.
log-sheltered = { $seat } sposta una pecora sul riparo delle pecore.
log-born = { $seat } vede nascere { FORM($animal, case: "one") } nel campo di { $tile }, { $sector }.
no-no-such-animal = Ora non c’è da collocare { FORM($animal, case: "one") }.
no-no-animals-left = Nella riserva non c’è più { FORM($animal, case: "one") }.
no-field-unfit = Nel campo di { $tile }, { $sector }, ci sono altri animali: non accoglie { FORM($animal, case: "one") }.
no-field-elsewhere = { $source } non porta lì i suoi animali: quelli prodotti da una tua tessera vanno nei suoi campi, tutti gli altri in quelli della tua casa.
no-another-animal-first = Prima va collocato un altro animale, poi { FORM($animal, case: "one") }.
no-no-animal-there = In quel campo di { $start } non c’è { FORM($animal, case: "one") }.
no-same-field = È lo stesso campo: al suo interno un animale non ha bisogno di passi.
no-fields-apart = Tra questi campi di { $start } e { $goal } non passa una strada: a ogni passo un animale attraversa una strada, mai un fiume.
no-goal-unfit = In quel campo di { $goal } ci sono altri animali: non accoglie { FORM($animal, case: "one") }.
no-no-sheep-to-shelter = Nel campo del riparo non c’è nessuna pecora.

# I contratti, per ciò che chiedono
contract-contract-0 = 4 lavoratori blu
contract-contract-1 = 4 lavoratori rossi
contract-contract-2 = 4 lavoratori gialli
contract-contract-3 = 2 lavoratori verdi
contract-contract-4 = 2 blu + 4 lavoratori qualsiasi
contract-contract-5 = 2 rossi + 4 lavoratori qualsiasi
contract-contract-6 = 2 gialli + 4 lavoratori qualsiasi
contract-contract-7 = 1 verde + 4 lavoratori qualsiasi
contract-contract-8 = 2 blu + 2 rossi + 1 lavoratore qualsiasi
contract-contract-9 = 2 rossi + 2 gialli + 1 lavoratore qualsiasi
contract-contract-10 = 2 gialli + 2 blu + 1 lavoratore qualsiasi
contract-contract-11 = 1 blu + 1 rosso + 1 giallo + 1 lavoratore verde
contract-contract-12 = segnalino del primo giocatore
contract-contract-13 = 1 sega + 1 di legno
contract-contract-14 = 1 piccone + 1 di pietra
contract-contract-15 = 1 incudine + 1 di ferro
contract-contract-16 = 1 sega + 2 risorse qualsiasi
contract-contract-17 = 1 piccone + 2 risorse qualsiasi
contract-contract-18 = 1 incudine + 2 risorse qualsiasi
contract-contract-19 = 1 sega + 1 abilità qualsiasi
contract-contract-20 = 1 piccone + 1 abilità qualsiasi
contract-contract-21 = 1 incudine + 1 abilità qualsiasi
contract-contract-22 = 1 sega + 1 piccone + 1 incudine
contract-contract-23 = 3 di legno
contract-contract-24 = 3 di pietra
contract-contract-25 = 3 di ferro
contract-contract-26 = 2 d’oro
contract-contract-27 = 2 di legno + 2 di pietra
contract-contract-28 = 2 di legno + 2 di ferro
contract-contract-29 = 2 di pietra + 2 di ferro
contract-contract-30 = 2 di legno + 2 risorse qualsiasi
contract-contract-31 = 2 di pietra + 2 risorse qualsiasi
contract-contract-32 = 2 di ferro + 2 risorse qualsiasi
contract-contract-33 = 1 d’oro + 2 risorse qualsiasi
contract-contract-34 = 1 di legno + 1 di pietra + 1 di ferro
contract-contract-35 = 1 d’oro + 1 abilità qualsiasi

# Le loro tessere
tile-keyflower-ii = Keyflower II
tile-sea-bastion-ii = Sea Bastion II
tile-sea-breese-ii = Sea Breese II
tile-flipper-ii = Flipper II
tile-ianvincible-ii = Ianvincible II
tile-white-wind-ii = White Wind II
tile-assayer = Saggiatore
tile-bookkeeper = Contabile
tile-merchant = Mercante
tile-artisan = Artigiano
tile-builder = Costruttore
tile-muleteer = Mulattiere
tile-farm-yard = Aia
tile-paddock = Recinto
tile-sheep-fold = Ovile
tile-wheat-field = Campo di grano
tile-pigsty = Porcile
tile-shepherds-hut = Capanna del pastore
tile-summer-boat-5 = Barca 5
tile-summer-boat-6 = Barca 6
tile-cow-shed = Vaccheria
tile-piggery = Allevamento di maiali
tile-ranch = Ranch
tile-sheep-shelter = Riparo delle pecore
tile-bakery = Forno
tile-dairy = Latteria
tile-granary = Granaio
tile-hillside = Pendio
tile-truffle-orchard = Tartufaia
tile-weaver = Tessitore
tile-farm-turn-1 = Ordine turno 1
tile-farm-turn-2 = Ordine turno 2
tile-farm-turn-3 = Ordine turno 3
tile-key-celeste = Key Celeste
tile-storyteller = Cantastorie
tile-emporium = Emporio
tile-monument = Monumento
tile-trader = Commerciante
tile-sorcerer = Stregone
tile-developer = Impresario
tile-summer-boat-7 = Barca 7
tile-talton-lodge = Loggia Talton
tile-beekeeper = Apicoltore
tile-the-glade = Radura
tile-the-glade-in-winter = Radura d’inverno
tile-keyside = Banchina
tile-delivery-man = Fattorino

# Che cosa fanno queste tessere
tile-keyflower-ii-rule = Porta lavoratori, abilità e oro; in inverno mette 3 unità d’oro sulla tua tessera Casa.
tile-sea-bastion-ii-rule = Porta lavoratori, un’abilità e una capanna; chi la prende in autunno la cambia con una barca fuori gioco, che serve in inverno.
tile-sea-breese-ii-rule = Porta lavoratori, un’abilità e un contratto coperto; in inverno dà 2 punti per ogni tessera inverno del tuo villaggio.
tile-flipper-ii-rule = Porta lavoratori, abilità e un lavoratore verde; in inverno metti gratis un’estensione su una tua tessera migliorata.
tile-ianvincible-ii-rule = Porta lavoratori, un’abilità e una capanna; in inverno dà 2 punti per ogni tuo simbolo di miglioramento, capanne comprese.
tile-white-wind-ii-rule = Porta lavoratori, abilità e un contratto coperto; in inverno ogni contratto completato dà 10 punti invece di 7.
tile-assayer-rule = Dà un contratto, una pietra o un’unità di ferro, a scelta; migliorata, tutto insieme.
tile-bookkeeper-rule = Dà un contratto o pesca un’abilità; migliorata, entrambi, e vedi l’abilità prima di scegliere il contratto.
tile-merchant-rule = Dà un contratto; migliorata, due, uno dopo l’altro.
tile-artisan-rule = 2 punti per ogni tua tessera migliorata.
tile-builder-rule = 3 punti per ogni estensione del tuo villaggio.
tile-muleteer-rule = 3 punti per ogni tuo contratto non completato.
tile-farm-yard-rule = Dà una pecora, un gettone grano o un’abilità, a scelta; migliorata, tutto insieme. Nel tuo villaggio la pecora va in un campo di questa tessera, da altrove in uno della tua casa; senza un campo adatto non la prendi.
tile-paddock-rule = Dà grano, sposta risorse e animali e migliora una tua tessera; il grano si può spendere subito.
tile-sheep-fold-rule = Dà pecore. Nel tuo villaggio vanno nei campi di questa tessera, da altrove in quelli della tua casa; senza un campo adatto non le prendi. Il recinto disegnato non è un campo a sé.
tile-wheat-field-rule = Dà grano. Il recinto disegnato non è un campo a sé.
tile-pigsty-rule = Dà maiali. Nel tuo villaggio vanno nei campi di questa tessera, da altrove in quelli della tua casa; senza un campo adatto non li prendi.
tile-shepherds-hut-rule = Dà una pecora e grano. Nel tuo villaggio la pecora va in un campo di questa tessera, da altrove in uno della tua casa; senza un campo adatto non la prendi.
tile-summer-boat-5-rule = a: animali diversi possono stare nello stesso campo e riprodursi. b: nel punteggio finale il grano vale come qualsiasi risorsa e ogni risorsa come grano.
tile-summer-boat-6-rule = Alla fine di estate, autunno e inverno: a, due gettoni grano; b, un maiale e una pecora nei campi della tua casa.
tile-cow-shed-rule = Dà mucche. Nel tuo villaggio vanno nei campi di questa tessera, da altrove in quelli della tua casa; senza un campo adatto non le prendi.
tile-piggery-rule = Dà un maiale e grano. Nel tuo villaggio il maiale va in un campo di questa tessera, da altrove in uno della tua casa; senza un campo adatto non lo prendi.
tile-ranch-rule = Dà una mucca e grano. Nel tuo villaggio la mucca va in un campo di questa tessera, da altrove in uno della tua casa; senza un campo adatto non la prendi.
tile-sheep-shelter-rule = Le pecore del suo campo vi si possono spostare; ognuna dà punti a fine partita.
tile-bakery-rule = 4 punti per ogni serie di un gettone grano, una risorsa e un’abilità.
tile-dairy-rule = 7 punti invece di 3 per ogni campo con mucche.
tile-granary-rule = 3 punti ogni due gettoni grano.
tile-hillside-rule = 1 punto per ogni tessera su cui si estende il campo di questa.
tile-truffle-orchard-rule = 5 punti invece di 2 per ogni campo con maiali.
tile-weaver-rule = 3 punti invece di 1 per ogni campo con pecore.
tile-farm-turn-1-rule = Chi la vince sceglie una barca in ordine di numero e prende con essa un gettone grano; il lavoratore viola inizia la stagione seguente. In inverno la tessera entra nel villaggio e dà 1 punto per tessera vicina.
tile-farm-turn-2-rule = Chi la vince sceglie una barca in ordine di numero e prende con essa una pecora; il lavoratore viola inizia la stagione seguente. In inverno la tessera entra nel villaggio e dà 1 punto per tessera vicina.
tile-farm-turn-3-rule = Chi la vince sceglie una barca in ordine di numero e prende con essa un maiale; il lavoratore viola inizia la stagione seguente. In inverno la tessera entra nel villaggio e dà 1 punto per tessera vicina.
tile-key-celeste-rule = All’asta in ogni stagione. Chi la vince ha il fantasma nella stagione seguente; in inverno la tessera entra nel villaggio per 3 punti, più 3 con il fantasma non usato e più 3 con il lavoratore viola come fantasma.
tile-storyteller-rule = Pesca un lavoratore o un’abilità, a scelta; migliorata, entrambi.
tile-emporium-rule = 3 punti per ogni serie di un lavoratore verde e due lavoratori qualsiasi.
tile-monument-rule = 4 punti per ogni serie di un’unità d’oro e due risorse qualsiasi.
tile-trader-rule = Per un’abilità qualsiasi dà lavoratori verdi.
tile-sorcerer-rule = Usa una tessera vicina di questo villaggio; migliorata, una tessera qualsiasi di questo villaggio.
tile-developer-rule = Dà punti per ogni simbolo di miglioramento sulle tessere vicine.
tile-summer-boat-7-rule = a: le risorse prodotte fuori dal tuo villaggio vanno su una tua tessera qualsiasi. b: alla fine di estate, autunno e inverno, legno, pietra e ferro.
tile-talton-lodge-rule = Dà punti per ogni simbolo di lavoratore sulle tue tessere.
tile-beekeeper-rule = 2 punti per ogni tessera vicina.
tile-the-glade-rule = 5 punti per ogni tessera estate vicina.
tile-the-glade-in-winter-rule = 3 punti per ogni tessera inverno vicina.
tile-keyside-rule = Prima del punteggio finale prendi 3 unità ciascuno di legno, pietra, ferro e oro.
tile-delivery-man-rule = 1 punto per ogni tessera diversa sul percorso più lungo lungo le strade da qui, senza ripetere una strada.

# The Farmers: grano e punti
gift-wheat = un grano
move-wheat = Spendi un grano per un passo in più
log-wheat-came = { $seat } prende { $count ->
    [one] { $count } gettone
   *[other] { $count } gettoni
} Grano dalla riserva.
log-wheat-spent = { $seat } spende un gettone Grano per un passo in più.
log-wheat-paid = { $seat } paga { $count ->
    [one] { $count } gettone
   *[other] { $count } gettoni
} Grano.
why-field = Campo di { $tile }, { $sector }: { $animal }
why-score-sheep = { $tile }: pecore spostate qui
why-score-field-tiles = { $tile }: tessere del suo campo
no-no-wheat = Non hai gettoni Grano dietro lo schermo.
no-nothing-to-move = Un passo in più non servirebbe a spostare nulla.

# The Merchants: barche II, capanne ed estensioni
ask-exchange-boat = Sea Bastion II esce dal gioco: quale barca ne prende il posto in inverno?
ask-pay-extension = Estensione della tessera { $source }: con che cosa paghi?
does-exchange-boat = { $seat } sta scegliendo la barca che sostituisce Sea Bastion II.
does-pay-extension = { $seat } sta pagando un’estensione.
move-exchange = { $tile }
move-extend = Estendi { $tile }: { $extension }
log-boat-drawn = È in gioco la barca { $tile }.
log-gold-loaded = La barca { $tile } imbarca dell’oro.
log-cabin-loaded = La barca { $tile } imbarca una capanna.
log-green-loaded = La barca { $tile } imbarca un lavoratore verde dalla riserva.
log-cabin-came = { $seat } mette una capanna sulla tessera Casa.
log-boat-exchanged = { $seat } scambia la barca { $start } con { $goal }: sarà in gioco in inverno.
log-extended = { $seat } estende la tessera { $tile }: { $extension }.
why-extension = { $tile }: estensione
why-score-upgraded = { $tile }: tessere migliorate
why-score-extensions = { $tile }: estensioni
why-score-winter-tiles = { $tile }: tessere inverno
why-score-upgrade-symbols = { $tile }: simboli miglioramento
why-free-extension = { $tile }: estensione gratis della tessera { $extended }
tiebreak-boat-order = chi in inverno ha scelto prima una barca
no-never-a-boat = La tessera { $tile } non è una barca che si sceglie a fine stagione.
no-boat-in-play = La barca { $tile } è già in gioco.
no-not-upgraded = La tessera { $tile } va migliorata prima di essere estesa.
no-already-extended = La tessera { $tile } ha già un’estensione.
no-extension-gone = Nella riserva non c’è più: { $extension }.
no-extension-of-another-colour = I lavoratori legano la tessera { $tile } a un colore ({ $colour }): l’estensione deve avere lo stesso.
no-cannot-pay-extension = Sulla tessera { $tile } non puoi pagare questa: { $extension }.
extension-blue-1 = estensione blu (lavoratore blu)
extension-blue-2 = estensione blu (lavoratore qualsiasi)
extension-blue-3 = estensione blu (ferro)
extension-blue-4 = estensione blu (ferro + risorsa qualsiasi)
extension-blue-5 = estensione blu (incudine)
extension-red-1 = estensione rossa (lavoratore rosso)
extension-red-2 = estensione rossa (lavoratore qualsiasi)
extension-red-3 = estensione rossa (legno)
extension-red-4 = estensione rossa (legno + risorsa qualsiasi)
extension-red-5 = estensione rossa (sega)
extension-yellow-1 = estensione gialla (lavoratore giallo)
extension-yellow-2 = estensione gialla (lavoratore qualsiasi)
extension-yellow-3 = estensione gialla (pietra)
extension-yellow-4 = estensione gialla (pietra + risorsa qualsiasi)
extension-yellow-5 = estensione gialla (piccone)
extension-green-1 = estensione verde (lavoratore verde)
extension-green-2 = estensione verde (oro)
extension-green-3 = estensione verde (oro + risorsa qualsiasi)

# The Merchants: contratti
gift-contract = un contratto
item-wood = un’unità di legno
item-stone = un’unità di pietra
item-iron = un’unità di ferro
item-gold = un’unità d’oro
item-saw = una sega
item-pickaxe = un piccone
item-anvil = un’incudine
item-blue = un lavoratore blu
item-red = un lavoratore rosso
item-yellow = un lavoratore giallo
item-green = un lavoratore verde
item-sheep = una pecora
item-pig = un maiale
item-cow = una mucca
item-wheat = un grano
ask-choose-contract = { $source }: quale contratto prendi?
does-choose-contract = { $seat } sta scegliendo un contratto.
move-contract = Prendi il contratto: { $contract }
move-closed = Prendi un contratto coperto
move-trade = Scambia il contratto «{ $contract }» con { $item }
log-contract-shown = Viene scoperto un contratto: { $contract }.
log-contracts-replaced = I contratti scoperti vengono scartati e se ne scoprono di nuovi.
log-contracts-shuffled = Le pile dei contratti sono vuote: gli scarti vengono mescolati, { $count ->
    [one] { $count } contratto
   *[other] { $count } contratti
}.
log-contract-loaded = La barca { $tile } imbarca un contratto coperto.
log-contract-came = { $seat } prende un contratto dalla barca { $tile }: { $contract }.
log-contract-came-hidden = { $seat } prende un contratto coperto dalla barca { $tile }.
log-contract-taken = { $seat } prende un contratto scoperto: { $contract }.
log-contract-drew = { $seat } prende un contratto coperto: { $contract }.
log-contract-drew-hidden = { $seat } prende un contratto coperto.
log-contract-traded = { $seat } scambia il contratto «{ $contract }» con { $item }.
why-contract = Contratto: { $contract }
why-contract-unmet = Contratto non completato: { $contract }
no-contract-not-open = Questo contratto non è scoperto: { $contract }.
no-no-closed-contract = Non c’è più alcun contratto coperto da prendere.
no-not-your-contract = Non hai questo contratto: { $contract }.
no-no-trade-now = I contratti si scambiano solo nel proprio turno.
no-not-on-contract = Il contratto «{ $contract }» non si può scambiare con { $item }: non lo nomina.
no-only-a-white-symbol = Il contratto «{ $contract }» non si può scambiare con { $item }: un simbolo bianco non si ottiene con uno scambio.
no-item-not-there = Ora non puoi avere { $item }: non ce n’è.
no-trade-leaves-no-answer = Prendendo ora { $item } non resterebbe nulla con cui rispondere alla domanda aperta.

# Il tavolo con le espansioni
zone-contracts = Contratti
zone-my-contracts = I miei contratti
contracts-left = Contratti coperti nelle pile: { $count }
contracts-discarded = Contratti tra gli scarti: { $count }
discarded-short = scarti: { $count }
contract-count = Contratti dietro lo schermo: { $count }
trade-open = Cambia un contratto: { $contract }
trade-title = Cambia { $contract } con
extend-title = Un’estensione per { $tile }
boats-open = Entrambe le barche di ogni coppia
boat-in-play = in gioco
boat-aside = non in gioco
cabins-here = Capanne sopra: { $count }.
sheep-here = Pecore portate dentro: { $count }.
supply-of = Nella riserva: { $animal }, { $count }
wheat-supply = Grano nella riserva: { $count }
wheat-count = Grano: { $count }
field-reach = { $count ->
    [one] Campo su { $count } tessera
   *[other] Campo su { $count } tessere
}
field-empty = vuoto
field-scores = { $count ->
    [one] vale { $count } punto
   *[other] vale { $count } punti
}
field-goal = In questo campo. { $field }
herd-move = Sposta { FORM($animal, case: "one") }. { $field }
hint-pasture = In arrivo: { $coming }. Tocca un campo che brilla.
hint-drive = Dove va { FORM($animal, case: "one") }? Tocca un campo che brilla.
hint-carry-more = Tocca una risorsa o un animale, poi la meta. Una tessera che brilla si migliora o si estende.
hint-contract = Tocca un contratto scoperto, o la pila per uno coperto.
ghost-mine = Hai il fantasma: tocca l’offerta in testa di un altro per spaventarla.
ghost-of = { $seat } ha il fantasma.
scare-label = Spaventa con il fantasma i lavoratori di { $seat } su { $tile }
scare-here = Gioca il fantasma
lot-shut = Qui c’è il fantasma: la tessera è già di { $seat }, e nessuno offre o lavora più qui.
step-ghost = Il fantasma
step-born = Nascono animali
sheet-extensions = Estensioni
sheet-village = Villaggio e vicini
sheet-contracts = Contratti
sheet-fields = Campi e animali
