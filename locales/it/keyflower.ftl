# Keyflower. I nomi delle tessere sono quelli stampati, come nella guida italiana.

# Stagioni
season-spring = Primavera
season-summer = Estate
season-autumn = Autunno
season-winter = Inverno
seasons = Stagioni

# Lavoratori
colour-blue = blu
colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-purple = viola
colour-rule = Un lavoratore offre per una tessera o la usa, solo insieme a lavoratori dello stesso colore.
colour-purple-rule = Il segnalino del primo giocatore. A fine partita chi lo possiede lo conta come un pezzo qualsiasi.

# Risorse
good-wood = legno
good-stone = pietra
good-iron = ferro
good-gold = oro
good-rule = Una risorsa sta su una tessera del villaggio e ne paga il miglioramento.
good-gold-rule = L’oro vale come qualsiasi risorsa e dà 1 punto a fine partita.

# Abilità
skill-saw = sega
skill-pickaxe = piccone
skill-anvil = incudine
skill-rule = Un’abilità resta dietro lo schermo finché non paga qualcosa.

# Tessere
tile-home-1 = Home 1
tile-home-2 = Home 2
tile-home-3 = Home 3
tile-home-4 = Home 4
tile-home-5 = Home 5
tile-home-6 = Home 6
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
tile-alehouse = Alehouse
tile-apprentice-hall = Apprentice hall
tile-gold-mine = Gold mine
tile-key-mine = Key mine
tile-keystone-quarry = Keystone quarry
tile-keywood = Keywood
tile-miner = Miner
tile-peddler = Peddler
tile-quarryman = Quarryman
tile-stable = Stable
tile-woodcutter = Woodcutter
tile-workshop = Workshop
tile-brewer = Brewer
tile-carpenter = Carpenter
tile-farrier = Farrier
tile-hiring-fair = Hiring fair
tile-mason = Mason
tile-smelter = Smelter
tile-store = Store
tile-tavern = Tavern
tile-summer-boat-1 = Barca 1
tile-summer-boat-2 = Barca 2
tile-summer-boat-3 = Barca 3
tile-summer-boat-4 = Barca 4
tile-barn = Barn
tile-blacksmith = Blacksmith
tile-fair = Fair
tile-forge = Forge
tile-goldsmith = Goldsmith
tile-inn = Inn
tile-sawmill = Sawmill
tile-sculptor = Sculptor
tile-stone-yard = Stone yard
tile-timber-yard = Timber yard
tile-wainwright = Wainwright
tile-well = Well
tile-apothecary = Apothecary
tile-craftsmans-guild = Craftsman’s guild
tile-jeweller = Jeweller
tile-key-guild = Key guild
tile-key-market = Key market
tile-keythedral = Keythedral
tile-mercers-guild = Mercer’s guild
tile-scholar = Scholar
tile-scribes = Scribes
tile-village-hall = Village hall
tile-watermill = Watermill
tile-none = —
tile-windmill = Windmill

# Che cosa fanno le tessere
tile-home-rule = Sposta risorse lungo le strade del tuo villaggio, una tessera per passo, e migliora una tua tessera.
tile-turn-rule = Chi la vince sceglie una barca in ordine di numero; il lavoratore viola inizia la stagione seguente. In inverno la tessera entra nel villaggio e dà 1 punto per tessera vicina.
tile-keyflower-rule = Porta lavoratori e abilità; in inverno dà 1 punto per ogni passo del tuo trasporto.
tile-sea-bastion-rule = Porta lavoratori e abilità; in inverno dà 1 punto per ogni tessera di un anello chiuso di strade.
tile-sea-breese-rule = Porta lavoratori e abilità; in inverno dà 2, 4, 8, 16 o 32 punti per 1–5 barche unite a casa dall’acqua.
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
tile-carpenter-rule = Per una sega produce 3 legno; migliorata, 3 oro.
tile-farrier-rule = Sposta risorse lungo le tue strade e migliora le tue tessere.
tile-hiring-fair-rule = Per un’abilità qualsiasi, pesca nuove abilità dalla pila.
tile-mason-rule = Per un piccone produce 3 pietra; migliorata, 3 oro.
tile-smelter-rule = Per un’incudine produce 3 ferro; migliorata, 3 oro.
tile-store-rule = Cambia un lavoratore blu in verdi.
tile-tavern-rule = Per un lavoratore qualsiasi, pesca lavoratori dal sacchetto.
tile-summer-boat-1-rule = Alla fine di estate, autunno e inverno: a, due lavoratori dal sacchetto; b, un lavoratore verde.
tile-summer-boat-2-rule = a: le risorse passano anche sui campi e i lati possono non combaciare. b: trasporto e miglioramenti valgono doppio.
tile-summer-boat-3-rule = a: nei miglioramenti ogni risorsa vale qualsiasi altra. b: lo stesso nel punteggio finale.
tile-summer-boat-4-rule = a: rilancia contro blu, rosso o giallo con un altro colore. b: usa una tessera già colorata con lavoratori di qualsiasi colore.
tile-barn-rule = Dà punti per ogni risorsa che vi si trova a fine partita.
tile-blacksmith-rule = Dà punti per ogni ferro che vi si trova a fine partita.
tile-fair-rule = Cambia un lavoratore rosso in verdi.
tile-forge-rule = Dà solo i punti stampati.
tile-goldsmith-rule = Dà solo i punti stampati.
tile-inn-rule = Pesca lavoratori dal sacchetto.
tile-sawmill-rule = Dà solo i punti stampati.
tile-sculptor-rule = Dà solo i punti stampati.
tile-stone-yard-rule = Dà punti per ogni pietra che vi si trova a fine partita.
tile-timber-yard-rule = Dà punti per ogni legno che vi si trova a fine partita.
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
site-label = Posto libero per { $tile }
good-here = { $good }: { $count } su { $tile }
lift-label = Porta con te la tua offerta superata su { $tile }: { $count } { $colour }
bag-label = Nel sacchetto: { $count }
green-label = Lavoratori verdi nella riserva: { $count }
supply-label = Nella riserva: { $good }, { $count }
boat-gone = presa
marker-mine = Hai il segnalino del primo giocatore.
marker-of = { $seat } ha il segnalino del primo giocatore.
worker-count = Lavoratori dietro lo schermo: { $count }
skill-count = Abilità dietro lo schermo: { $count }
winter-count = Tessere inverno dietro lo schermo: { $count }
known-pieces = Di certo dietro lo schermo
usable-here = Tessere che puoi usare qui: { $count }
zone-winter = Le mie tessere inverno
winter-open = Guarda le tessere inverno
village-open = Apri il villaggio in grande: { $seat }
bid-none = Nessuna offerta.
bid-leads = { $seat } è in testa con { $count } { $colour }.
bid-leads-mine = Sei in testa con { $count } { $colour }.
bid-beaten = { $seat } ha { $count } { $colour }: offerta superata.
bid-beaten-mine = La tua offerta è superata: { $count } { $colour }.
workers-here = Lavoratori che l’hanno usata: { $count } { $colour }.
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
do-bid = Offri { $count } { $colour } per { $tile }
do-use = Usa { $tile } con { $count } { $colour }
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
hint-goal = Dove va: { $good }? Le tessere raggiungibili mostrano il numero di passi.
hint-site = Tocca un posto che brilla per provare { $tile }.
hint-turn-tile = Girala con R, poi mettila. Resterà così fino alla fine.
hint-offer = Tocca le tessere inverno da mettere all’asta, almeno una. Nessuno saprà quali erano tue.
hint-winter-boat = In inverno la barca stessa entra nel tuo villaggio.

# Passi fra le stagioni
step-beaten = Le offerte battute tornano a casa
step-unsold = Le tessere senza offerte escono dal gioco
step-won = I vincitori prendono le tessere
step-collected = I lavoratori tornano dai villaggi
step-boats = Si scelgono le barche e il segnalino
step-extend = I villaggi crescono
step-begins = La nuova stagione

# Domande
ask-turn = Offri per una tessera, usane una o passa.
ask-choose-good = { $source }: quale risorsa?
ask-pay = { $source }: con che cosa paghi?
ask-transport = { $source }: { $steps ->
    [0] nessun passo rimasto
    [one] { $steps } passo rimasto
   *[other] { $steps } passi rimasti
}, { $upgrades ->
    [0] nessun miglioramento rimasto
    [one] { $upgrades } miglioramento rimasto
   *[other] { $upgrades } miglioramenti rimasti
}.
ask-pay-upgrade = Miglioramento di { $source }: con che cosa paghi?
ask-choose-boat = Scegli una barca.
ask-place-tiles = Aggiungi al villaggio le tessere vinte.
ask-offer-tiles = Arriva l’inverno: scegli le tue tessere per l’asta.
does-turn = sta facendo il suo turno
does-choose-good = sceglie una risorsa
does-pay = sta pagando
does-transport = sposta risorse
does-pay-upgrade = paga un miglioramento
does-choose-boat = sceglie una barca
does-place-tiles = costruisce il villaggio
does-offer-tiles = sceglie le tessere inverno
does-other = sta decidendo

# Mosse
move-pass = Passa
move-bid = Offri { $count } { $colour } per { $tile }
move-use = Usa { $tile } con { $count } { $colour }
move-lift = Porta via l’offerta da { $tile }
move-add = Aggiungi { $count } { $colour }
move-make = Prendi { $good }
move-pay-worker = Paga con { $colour }
move-pay-bid = Paga con l’offerta su { $tile }
move-pay-skill = Paga con { $skill }
move-carry = Sposta { $good } da { $start } a { $goal }
move-upgrade = Migliora { $tile }
move-pay-good = Paga con { $good }
move-stop = Finisci
move-take-boat = { $tile }
move-place = Metti { $tile } accanto a { $beside }
move-offer = Metti all’asta { $tile } + { $second } + { $third }

# Diario
log-home-dealt = { $seat } riceve { $tile }.
log-marker = { $seat } prende il segnalino del primo giocatore.
log-season-begins = Inizia la stagione: { $season }.
log-drew = { $seat } pesca un lavoratore: { $colour }.
log-drew-hidden = { $seat } pesca un lavoratore.
log-skill-drew = { $seat } pesca un’abilità: { $skill }.
log-skill-drew-hidden = { $seat } pesca un’abilità.
log-winter-dealt = { $seat } riceve la tessera inverno { $tile }.
log-winter-dealt-hidden = { $seat } riceve una tessera inverno.
log-loaded = { $tile } imbarca un lavoratore: { $colour }.
log-skill-loaded = { $tile } imbarca un’abilità: { $skill }.
log-lot-shown = All’asta: { $tile }.
log-offered = { $seat } mette all’asta { $count ->
    [one] { $count } tessera inverno
   *[other] { $count } tessere inverno
}.
log-passed = { $seat } passa.
log-bid = { $seat } offre { $count } { $colour } per { $tile }.
log-beaten = { $seat } supera l’offerta di { $target } per { $tile }.
log-bid-moved = { $seat } porta via { $count } { $colour } da { $tile }.
log-stood-up = { $tile } ora ha il colore { $colour }.
log-used = { $seat } usa { $tile } con { $count ->
    [one] { $count } lavoratore
   *[other] { $count } lavoratori
}.
log-put = { $seat } usa { $tile } con { $count } { $colour }.
log-made = { $seat } produce { $count } { $good } su { $tile }.
log-green-came = { $seat } prende { $count ->
    [one] { $count } lavoratore verde
   *[other] { $count } lavoratori verdi
}.
log-worker-paid = { $seat } paga { $count } { $colour }.
log-skill-paid = { $seat } paga { $skill }.
log-carried = { $seat } sposta { $good } da { $start } a { $goal }.
log-upgraded = { $seat } migliora { $tile }.
log-good-paid = { $seat } paga { $good } su { $tile }.
log-season-ends = Finisce la stagione: { $season }.
log-came-home = { $seat } riprende { $count } { $colour } da { $tile }.
log-lot-removed = Nessuna offerta per { $tile }: esce dal gioco.
log-lot-won = { $seat } vince { $tile }.
log-collected = { $seat } riprende dal villaggio { $count } { $colour }.
log-order-won = { $seat } vince { $tile }.
log-boat-taken = { $seat } sceglie { $tile }.
log-placed = { $seat } aggiunge { $tile } al villaggio.
log-no-room = { $seat } non ha posto per { $tile }: esce dal gioco.
log-game-over = La partita è finita.

# Perché i punti
why-printed = { $tile }
why-pieces = { $tile }
why-score-transport = { $tile }: trasporto
why-score-loop = { $tile }: anello di strade
why-score-river = { $tile }: barche unite a casa
why-score-adjacent = { $tile }: tessere vicine
why-free-upgrade = { $tile }: miglioramento gratis di { $flipped }
why-gold = Oro rimasto
sheet-printed = Stampati sulle tessere
sheet-pieces = Lavoratori, abilità e risorse
sheet-boats = Barche e ordine di turno
sheet-gold = Oro rimasto

# Rifiuti
no-finish-moving = Hai preso con te dei lavoratori: prima mettili da qualche parte.
no-needs-boat-4b = Solo chi ha la barca 4b può mescolare i colori.
no-nowhere-to-go = Questi lavoratori, così come sono, non hanno dove andare: prendine prima altri, oppure lasciali.
no-not-now = Ora si chiede un’altra cosa.
no-no-bid-there = Non hai offerte per { $tile }.
no-leading-bid-stays = La tua offerta per { $tile } è in testa: deve restare.
no-not-lifted = Da { $tile } non è stato preso nulla.
no-already-lifted = L’offerta su { $tile } è già presa.
no-too-few-workers = Lavoratori non sufficienti ({ $colour }): ne servono { $count }, dietro lo schermo { $have }.
no-no-workers = Serve almeno un lavoratore.
no-not-in-auction = { $tile } non è all’asta.
no-bid-lifted-from-there = Hai appena tolto la tua offerta da { $tile }: non può tornare lì.
no-one-colour-per-bid = Un’offerta ha un solo colore.
no-wrong-colour = { $tile } ha già il colore { $bound }: lì non va { $colour }.
no-bid-too-low = L’offerta per { $tile } sarebbe { $total } e deve superare { $leading }.
no-one-colour-per-use = I lavoratori che usano insieme { $tile } devono avere un solo colore.
no-use-needs-more = { $tile } ora richiede almeno { $need } lavoratori insieme; sarebbero { $total }.
no-tile-full = Su una tessera stanno al massimo { $most } lavoratori: su { $tile } non c’è posto per altri { $total }.
no-last-colour-is-named-in-the-use = I lavoratori dell’ultimo colore si nominano nell’uso stesso: usa una tessera con { $colour }.
no-too-many-for-a-tile = Su una tessera stanno al massimo { $most } lavoratori.
no-told-by-another-colour = { $tile }: l’uso nomina l’ultimo dei suoi colori.
no-cannot-pay-exchange = Messi questi lavoratori, non potresti pagare ciò che chiede { $tile }.
no-not-in-play = { $tile } non è né in un villaggio né all’asta.
no-never-used = Su { $tile } non si mettono mai lavoratori.
no-no-steps-left = Non restano passi di trasporto.
no-not-your-tile = { $tile } non è nel tuo villaggio.
no-no-good-there = Su { $start } non c’è { $good }.
no-not-neighbours = { $goal } non è accanto a { $start }: ogni passo è di una tessera.
no-no-road = Nessuna strada da { $start } a { $goal }.
no-no-upgrades-left = Non restano miglioramenti.
no-never-upgraded = { $tile } non si può migliorare.
no-already-upgraded = { $tile } è già migliorata.
no-cannot-pay-upgrade = Le risorse su { $tile } e le tue abilità non pagano il miglioramento.
no-cannot-make = Qui ora non si può prendere { $good }.
no-cannot-pay-skill = Qui non si paga con { $skill }.
no-cannot-pay-worker = Qui non si paga con { $colour }.
no-cannot-pay-bid = Qui non si paga con l’offerta su { $tile }.
no-good-does-not-pay = Qui non si paga con { $good }.
no-no-boat = { $tile } non è una barca di questa partita.
no-boat-taken = { $tile } è già stata scelta.
no-not-to-place = { $tile } non è fra le tessere da aggiungere.
no-place-taken = In quel posto c’è già una tessera.
no-named-otherwise = Si dice in un altro modo: { $line }
no-edges-differ = { $tile } non va lì: strade, campi e acqua devono combaciare.
no-not-your-winter-tile = { $tile } non è una delle tue tessere inverno.
no-offered-twice = Ogni tessera si offre una volta sola.
