# Sweet Lands. Pieces come in as $seat, $card, $area, $piece and so on; FORM gives a name its form, and without a case so
# many of it. Names of worker cards stand in the edition.

# Resources
resource-gold = oro
resource-wheat = grano
resource-wood = legno
resource-iron = ferro
resource-diamond = diamante
resource-basic = una risorsa base a scelta

# Terrain
terrain-field = campo
terrain-forest = foresta
terrain-mine = miniera
terrain-sea = mare
terrain-special = terreno speciale
terrain-capital = capitale
terrain-bonus = area carta bonus
special-bazaar = Bazar
special-workshop = Officina
special-meadow = Prato
special-crossroads = Crocevia
special-treasury = Tesoreria
special-vault = Forziere
special-bazaar-rule = Quando si gira: 2 passi sui tracciati prosperità, a scelta.
special-workshop-rule = Quando si gira: fino a 2 passi sul tracciato industria e 2 ferro.
special-meadow-rule = Quando si gira: fino a 2 tessere terreno e 2 grano.
special-crossroads-rule = Quando si gira: fino a 2 strade e 2 legno.
special-treasury-rule = Quando si gira: 5 oro, e la produzione d’oro sale di 7.
special-vault-rule = Quando si gira: 2 diamanti e 1 carta lavoratore.

# Properties
property-tent = tenda
    .some = una tenda
property-house = casa
    .some = una casa
property-building = palazzo
    .some = un palazzo
property-lab = laboratorio
    .some = un laboratorio
property-shop = negozio
property-tower = torre dell’orologio
property-farming-shop = negozio agricolo
    .some = un negozio agricolo
property-forestry-shop = negozio forestale
    .some = un negozio forestale
property-mining-shop = negozio minerario
    .some = un negozio minerario
property-tent-rule = Le tende si prendono dal basso; la seconda e la quarta danno posto a un lavoratore in più nei campi. Con tutte e cinque, ogni coniglio vale alla fine 2 punti.
property-house-rule = Le case si prendono dal basso; la seconda e la quarta danno posto a un lavoratore in più nelle foreste. Con tutte e cinque, ogni punto città vale alla fine 1 punto in più.
property-building-rule = I palazzi si prendono dal basso; il secondo e il quarto danno posto a un lavoratore in più nelle miniere. Con tutti e cinque, ogni punto industria vale alla fine 1 punto in più.
property-lab-rule = Sbarra il tracciato industria finché non viene preso; i laboratori si prendono nell’ordine in cui vi stanno.
property-shop-rule = Dà subito il bonus della sua industria.
property-tower-rule = Si piazza gratis con un’azione libera, quando tutte le condizioni sono soddisfatte; da allora vale l’abilità della torre di chi la possiede.

# Industries
industry-farming = agricoltura
industry-forestry = silvicoltura
industry-mining = industria mineraria
industry-any = qualsiasi industria
industry-none = nessuna industria

# Markers of the industry track
marker-cart = carro
marker-locomotive = locomotiva

# Sweets
sweet-cake = torta
sweet-pie = crostata
sweet-tiramisu = tiramisù
sweet-brownie = brownie
sweet-macaron = macaron
sweet-wagashi = wagashi

# Prosperity tracks
colour-orange = arancione
colour-green = verde
colour-grey = grigio
track-terrain = Terreni
track-rabbits = Conigli
track-roads = Strade
track-properties = Proprietà
track-workers = Lavoratori
track-industry = Industria
track-terrain-rule = Stabilisce quanto valgono a fine partita le tessere terreno del dominio.
track-rabbits-rule = Stabilisce quanto valgono a fine partita i conigli di pan di zenzero del dominio.
track-roads-rule = Stabilisce quanto valgono a fine partita le strade del dominio.
track-properties-rule = Stabilisce quanto valgono a fine partita le proprietà del dominio, torre dell’orologio compresa.
track-workers-rule = Stabilisce quanto valgono a fine partita i lavoratori assunti.
track-industry-rule = Stabilisce quanto valgono a fine partita i punti industria.

# Characters: the base ability, and what the clock tower brings
character-bastet-biscuit = Bastet Biscuit
character-nata-pastel = Nata Pastel
character-solbi-chocolate = Solbi Chocolate
character-rikka-berry = Rikka Berry
character-che-lotus = Che Lotus
character-elise-tea-rose = Elise Tea Rose
character-elsa-skyr = Elsa Skyr
character-elina-macaron = Elina Macaron
character-sena-lokum = Sena Lokum
character-carmen-honey = Carmen Honey
character-sakura-mochi = Sakura Mochi
character-gretel-stollen = Gretel Stollen
character-jasmine-may = Jasmine May
character-laila-coral = Laila Coral
character-mio = Mio
character-bastet-biscuit-rule = Azione libera, una volta per round: 1 passo sul tracciato industria per ogni sua città con un laboratorio.
character-nata-pastel-rule = L’area industria le costa 1 ferro in meno.
character-solbi-chocolate-rule = Azioni libere, ciascuna una volta per round: con 3 cibo 1 grano, con 5 cibo 1 strada, con 9 cibo 1 passo di prosperità.
character-rikka-berry-rule = Nell’area coniglio può pagare legno al posto del grano.
character-che-lotus-rule = Azione libera, una volta per round: gira una sua tessera terreno e ne prende l’effetto.
character-elise-tea-rose-rule = Per lei tre proprietà adiacenti sono una città, anche se dello stesso tipo.
character-elsa-skyr-rule = I suoi terreni non devono toccarne altri, e alla fine di ogni round piazza una tessera terreno.
character-elina-macaron-rule = Comincia con una produzione più alta degli altri.
character-sena-lokum-rule = Ha un simbolo di ogni dolce, e ogni carta che gioca alza di 1 la sua produzione d’oro.
character-carmen-honey-rule = Nel round 1 pesca 2 carte in più e assume gratis 2 lavoratori; ogni bonus industria mette un segnalino sulla sua plancia.
character-sakura-mochi-rule = Ha un simbolo wagashi; azione libera, una volta per round: una carta della mano diventa un disco azione.
character-gretel-stollen-rule = Ogni round prende un diamante, e può pagare gli spazi azione con diamanti al posto delle carte.
character-jasmine-may-rule = Dove gli altri prendono un talento, lei ne prende due.
character-laila-coral-rule = Ogni round avanza di 2 passi sui tracciati del colore in cui è più indietro.
character-bastet-biscuit-tower = Fine del round: 1 punto industria per ogni città con un laboratorio.
character-nata-pastel-tower = Fine del round: 1 punto per ogni punto industria di questo round.
character-solbi-chocolate-tower = Fine del round: 1 punto per ogni coniglio del suo dominio.
character-rikka-berry-tower = Fine del round: 1 punto città per ogni città con un coniglio.
character-che-lotus-tower = Le sue città danno punti città secondo una tabella migliore.
character-elise-tea-rose-tower = La torre dell’orologio è una città ovunque si trovi; fine del round: 1 punto per ogni città.
character-elsa-skyr-tower = Fine del round: 2 punti per ogni porto aperto.
character-elina-macaron-tower = Fine del round: tanti punti quanto la sua produzione più bassa di una risorsa base.
character-sena-lokum-tower = Ogni carta lavoratore che gioca le dà 2 punti.
character-carmen-honey-tower = Fine del round: 1 punto per ogni segnalino sulla sua plancia.
character-sakura-mochi-tower = Cerca nel mazzo 2 lavoratori di fine round, ne gioca uno gratis e prende in mano l’altro.
character-gretel-stollen-tower = Ogni diamante pagato al posto di una carta le dà 3 punti.
character-jasmine-may-tower = Fine del round: 1 punto per ogni suo talento.
character-laila-coral-tower = Fine del round: 2 punti per ogni passo nel colore in cui è più indietro.

# Skills
skill-orange-3 = Fortuna del contadino
skill-green-3 = Fortuna del boscaiolo
skill-grey-3 = Fortuna del minatore
skill-columns = Pieno organico
skill-food = Dispensa piena
skill-industry-points = Inventore
skill-harvest = Raccolto
skill-jewel = Gioiello
skill-purse = Borsa
skill-builder = Costruttore
skill-rabbit-keeper = Amico dei conigli
skill-foreman = Caposquadra
skill-orange-3-rule = Subito: 3 passi sui tracciati prosperità arancioni.
skill-green-3-rule = Subito: 3 passi sui tracciati prosperità verdi.
skill-grey-3-rule = Subito: 3 passi sui tracciati prosperità grigi.
skill-columns-rule = Fine del round: 6, 12 o 24 punti con 1, 2 o 3 lavoratori in ogni colonna industria.
skill-food-rule = Fine del round: 3, 5 o 7 punti con almeno 3, 6 o 9 cibo.
skill-industry-points-rule = Fine del round: 3, 5, 7 o 10 punti se il round ha dato almeno 2, 4, 6 o 8 punti industria.
skill-harvest-rule = Giralo per 1 grano, 1 legno, 1 ferro e 1 risorsa base a scelta.
skill-jewel-rule = Giralo per 1 diamante.
skill-purse-rule = Giralo per 8 oro.
skill-builder-rule = Ogni proprietà piazzata dà 2 punti.
skill-rabbit-keeper-rule = Ogni coniglio piazzato dà 3 punti.
skill-foreman-rule = Ogni bonus industria dà 3 punti.

# Upgraded skills
skill-up-cities = Consiglio cittadino
skill-up-ports = Autorità portuale
skill-up-main-sweet = Golosità
skill-up-iron-road = Strada ferrata
skill-up-pantry = Credenza
skill-up-goldsmith = Orafo
skill-up-pioneer = Pioniere
skill-up-scholar = Studioso
skill-up-mint = Zecca
skill-up-brownie-club = Club dei brownie
skill-up-guild = Gilda
skill-up-host = Ospitalità
skill-up-road-master = Mastro delle strade
skill-up-land-master = Mastro delle terre
skill-up-cities-rule = Fine del round: punti per ogni città.
skill-up-ports-rule = Fine del round: punti per ogni porto aperto.
skill-up-main-sweet-rule = Fine del round: 2 punti per ogni simbolo del dolce che hai in maggior numero.
skill-up-iron-road-rule = Giralo e paga 4 ferro per un massimo di 3 passi sul tracciato industria.
skill-up-pantry-rule = Giralo e paga 4 grano per 1 cibo, 1 coniglio o entrambi.
skill-up-goldsmith-rule = Giralo: la produzione d’oro sale di 5.
skill-up-pioneer-rule = Giralo per al massimo 1 tessera terreno e 1 strada, in qualsiasi ordine.
skill-up-scholar-rule = Giralo per pescare 2 carte lavoratore e scartarne una a scelta.
skill-up-mint-rule = Ogni passo di produzione d’oro dà 1 punto.
skill-up-brownie-club-rule = I simboli brownie scontano anche le carte lavoratore che non lo dicono.
skill-up-guild-rule = Subito: pesca una carta e assumi gratis un lavoratore della mano; ogni colonna industria tiene un lavoratore in più.
skill-up-host-rule = Ogni carta lavoratore giocata dà 2 punti.
skill-up-road-master-rule = L’area strade costa 3 legno.
skill-up-land-master-rule = L’area terreno costa 4 grano.

# Milestones
milestone-m1a = Piane e coste
milestone-m1b = Boschi e monti
milestone-m2a = Cittadina
milestone-m2b = Due approdi
milestone-m3a = Sazietà
milestone-m3b = Due meraviglie
milestone-m4a = Buona compagnia
milestone-m4b = Festa di torte
milestone-m5a = Età dell’oro
milestone-m5b = Un solo colore
milestone-m6a = A tutto vapore
milestone-m6b = Ricchezza precoce
milestone-m1a-rule = Almeno 10 campi e mari insieme.
milestone-m1b-rule = Almeno 10 foreste e miniere insieme.
milestone-m2a-rule = Almeno 5 proprietà.
milestone-m2b-rule = Almeno 2 porti aperti.
milestone-m3a-rule = Almeno 7 cibo.
milestone-m3b-rule = Il secondo simbolo meraviglia.
milestone-m4a-rule = Almeno 6 carte lavoratore giocate.
milestone-m4b-rule = Almeno 4 simboli torta.
milestone-m5a-rule = Una produzione d’oro di almeno 30.
milestone-m5b-rule = Almeno 5 passi di prosperità in un colore.
milestone-m6a-rule = Un segnalino avanzato di almeno 8 passi sul tracciato industria.
milestone-m6b-rule = Almeno 15 punti.

# Scoring tokens
scoring-main-terrain = Una sola terra
scoring-best-production = Miglior raccolto
scoring-employed = Mani all’opera
scoring-border = Confini lontani
scoring-main-terrain-rule = Chi ha più tessere terreno di un solo tipo?
scoring-best-production-rule = Chi ha la produzione più alta di una risorsa base?
scoring-employed-rule = Chi ha più lavoratori assunti?
scoring-border-rule = Chi ha più tessere terreno lungo il confine?

# Support tokens: what the normal ones bring stands in the edition's file
support-n1 = Gettone aiuto 1
support-n2 = Gettone aiuto 2
support-n3 = Gettone aiuto 3
support-n4 = Gettone aiuto 4
support-n5 = Gettone aiuto 5
support-n6 = Gettone aiuto 6
support-n7 = Gettone aiuto 7
support-n8 = Gettone aiuto 8
support-n9 = Gettone aiuto 9
support-n10 = Gettone aiuto 10
support-n11 = Gettone aiuto 11
support-n12 = Gettone aiuto 12
support-n13 = Gettone aiuto 13
support-n14 = Gettone aiuto 14
support-n15 = Gettone aiuto 15
support-r-cities = Aiuto delle città
support-r-cards = Aiuto dei lavoratori
support-r-terrain = Aiuto delle terre
support-r-ports = Aiuto dei porti
support-r-production = Aiuto delle fattorie
support-r-cities-rule = Fine del round: 3 punti per ogni città.
support-r-cards-rule = Fine del round: 1 punto per ogni carta lavoratore giocata.
support-r-terrain-rule = Fine del round: 1 punto per ogni tessera terreno del tipo che hai in maggior numero.
support-r-ports-rule = Fine del round: 3 punti per ogni porto aperto.
support-r-production-rule = Fine del round: tanti punti quanto la tua produzione più bassa di una risorsa base.

# Action areas
area-terrain = Terreno
area-food = Cibo
area-rabbit = Coniglio
area-roads = Strade
area-property = Proprietà
area-industry = Industria
area-prosperity = Prosperità
area-disk = Disco
area-diamond = Diamante
area-cards = Carte
area-gold = Oro
area-big-gold = Grande oro
area-copy-basic = Copia
area-copy-any = Grande copia
area-land-and-roads = Terre e strade
area-big-food = Grande cibo
area-big-rabbit = Grande coniglio
area-big-property = Grande proprietà
area-big-industry = Grande industria
area-terrain-rule = 6 grano: fino a 3 tessere terreno.
area-food-rule = 4 grano: fino a 2 passi sul tracciato cibo.
area-rabbit-rule = 4 grano: un coniglio di pan di zenzero.
area-roads-rule = 6 legno: fino a 3 strade.
area-property-rule = Fino a 2 proprietà, ciascuna al proprio costo.
area-industry-rule = 3 ferro: fino a 2 passi sul tracciato industria.
area-prosperity-rule = 2 diamanti: fino a 2 passi sui tracciati prosperità.
area-disk-rule = Un disco azione: in un turno successivo di questo round occupa uno spazio senza carte.
area-diamond-rule = 1 diamante.
area-cards-rule = Pesca 2 carte lavoratore.
area-gold-rule = 6 oro.
area-big-gold-rule = 8 oro.
area-copy-basic-rule = 4 oro: l’effetto di un’area base qualsiasi, anche piena.
area-copy-any-rule = 4 oro: l’effetto di un’area base o aggiuntiva qualsiasi, anche piena.
area-land-and-roads-rule = 8 grano e 8 legno: fino a 3 tessere terreno e fino a 3 strade, in qualsiasi ordine.
area-big-food-rule = 7 grano: fino a 3 passi sul tracciato cibo.
area-big-rabbit-rule = 9 grano: fino a 2 conigli di pan di zenzero.
area-big-property-rule = Fino a 3 proprietà, ciascuna al proprio costo, più 1 legno una volta sola.
area-big-industry-rule = 5 ferro: fino a 3 passi sul tracciato industria.

# Domains
domain-a = Lato A
domain-b1 = Lato B, valle larga
domain-b2 = Lato B, costa obliqua
domain-b3 = Lato B, due coste
domain-b4 = Lato B, terra alta

# Pezzi che non sono proprietà
piece-rabbit = coniglio di pan di zenzero
piece-carrot = segnalino cibo
piece-mitt = pezzo aiuto

# Una carta lavoratore a parole
card-hidden = una carta lavoratore coperta
card-cost = Costo: { $cost }
card-instant = Subito: { $effects }
card-round = Alla fine del round: { $effects }
card-work = Al lavoro: { $effects }

# Che cosa dice un effetto: guadagni e costi con gain-, ciò che si conta con count- (.many senza «ogni»)
effect-pay = Paga { $paid }: { $gains }
effect-pay-repeatedly = Paga { $paid }, quante volte vuoi: { $gains }
effect-if = Se hai almeno { $needed }: { $gains }
effect-per = { $gains } per { $counted }
effect-free = gratis
effect-less = 1 oro in meno per { $counted }

# Guadagni
gain-gold = { $count } oro
gain-wheat = { $count } grano
gain-wood = { $count } legno
gain-iron = { $count } ferro
gain-basic = { $count ->
    [one] { $count } risorsa base a scelta
   *[other] { $count } risorse base a scelta
}
gain-diamond = { $count ->
    [one] { $count } diamante
   *[other] { $count } diamanti
}
gain-disk = { $count ->
    [one] { $count } disco azione
   *[other] { $count } dischi azione
}
gain-card = { $count ->
    [one] { $count } carta della mano
   *[other] { $count } carte della mano
}
gain-vp = { $count ->
    [one] { $count } punto vittoria
   *[other] { $count } punti vittoria
}
gain-city-points = { $count ->
    [one] { $count } punto città
   *[other] { $count } punti città
}
gain-industry-points = { $count ->
    [one] { $count } punto industria
   *[other] { $count } punti industria
}
gain-gold-production = { $count ->
    [one] { $count } passo di produzione d’oro
   *[other] { $count } passi di produzione d’oro
}
gain-wheat-production = { $count ->
    [one] { $count } passo di produzione del grano
   *[other] { $count } passi di produzione del grano
}
gain-wood-production = { $count ->
    [one] { $count } passo di produzione del legno
   *[other] { $count } passi di produzione del legno
}
gain-iron-production = { $count ->
    [one] { $count } passo di produzione del ferro
   *[other] { $count } passi di produzione del ferro
}
gain-any-production = { $count ->
    [one] { $count } passo di una produzione a scelta
   *[other] { $count } passi di produzione a scelta
}
gain-terrain = { $count ->
    [one] { $count } tessera terreno
   *[other] { $count } tessere terreno
}
gain-field = { $count ->
    [one] { $count } tessera campo
   *[other] { $count } tessere campo
}
gain-forest = { $count ->
    [one] { $count } tessera foresta
   *[other] { $count } tessere foresta
}
gain-mine = { $count ->
    [one] { $count } tessera miniera
   *[other] { $count } tessere miniera
}
gain-sea = { $count ->
    [one] { $count } tessera mare
   *[other] { $count } tessere mare
}
gain-far-terrain = { $count ->
    [one] { $count } tessera terreno, anche non adiacente
   *[other] { $count } tessere terreno, anche non adiacenti
}
gain-road = { $count ->
    [one] { $count } strada
   *[other] { $count } strade
}
gain-property = { $count } proprietà
gain-field-property = { $count ->
    [one] { $count } proprietà gratuita su un campo
   *[other] { $count } proprietà gratuite sui campi
}
gain-forest-property = { $count ->
    [one] { $count } proprietà gratuita su una foresta
   *[other] { $count } proprietà gratuite sulle foreste
}
gain-mine-property = { $count ->
    [one] { $count } proprietà gratuita su una miniera
   *[other] { $count } proprietà gratuite sulle miniere
}
gain-sea-property = { $count ->
    [one] { $count } proprietà gratuita sul mare
   *[other] { $count } proprietà gratuite sul mare
}
gain-rabbit = { $count ->
    [one] { $count } coniglio di pan di zenzero
   *[other] { $count } conigli di pan di zenzero
}
gain-industry = { $count ->
    [one] { $count } passo sul tracciato industria
   *[other] { $count } passi sul tracciato industria
}
gain-food = { $count ->
    [one] { $count } passo sul tracciato cibo
   *[other] { $count } passi sul tracciato cibo
}
gain-prosperity = { $count ->
    [one] { $count } passo su un tracciato prosperità a scelta
   *[other] { $count } passi su tracciati prosperità a scelta
}
gain-orange = { $count ->
    [one] { $count } passo su un tracciato prosperità arancione
   *[other] { $count } passi sui tracciati prosperità arancioni
}
gain-green = { $count ->
    [one] { $count } passo su un tracciato prosperità verde
   *[other] { $count } passi sui tracciati prosperità verdi
}
gain-grey = { $count ->
    [one] { $count } passo su un tracciato prosperità grigio
   *[other] { $count } passi sui tracciati prosperità grigi
}
gain-cards = { $count ->
    [one] { $count } carta lavoratore
   *[other] { $count } carte lavoratore
}
gain-any-bonus = { $count } bonus industria a scelta
gain-farming-bonus = { $count } bonus agricoltura
gain-forestry-bonus = { $count } bonus silvicoltura
gain-mining-bonus = { $count } bonus industria mineraria
gain-skill = { $count ->
    [one] { $count } talento
   *[other] { $count } talenti
}
gain-wonder = { $count ->
    [one] { $count } simbolo meraviglia
   *[other] { $count } simboli meraviglia
}
gain-locomotive = la locomotiva
gain-flip = gira { $count } delle tue tessere terreno
gain-capital = { $count ->
    [one] { $count } passo su una produzione o un tracciato prosperità a scelta
   *[other] { $count } passi su produzioni o tracciati prosperità a scelta
}
gain-employ = { $count ->
    [one] 1 carta lavoratore, poi puoi assumere gratis un lavoratore della mano
   *[other] { $count } volte: 1 carta lavoratore, poi puoi assumere gratis un lavoratore della mano
}
gain-card-to-diamond = { $count ->
    [one] un diamante per una carta della mano
   *[other] { $count } diamanti per altrettante carte della mano
}
gain-play-card = { $count ->
    [one] gioca una carta della mano pagandone il costo
   *[other] gioca { $count } carte della mano pagandone il costo
}
gain-play-round-card = { $count ->
    [one] gioca una carta di fine round della mano pagandone il costo
   *[other] gioca { $count } carte di fine round della mano pagandone il costo
}
gain-round-cards = { $count ->
    [one] 2 carte di fine round cercate nel mazzo
   *[other] { $count } volte 2 carte di fine round cercate nel mazzo
}
gain-macaron-cards = { $count ->
    [one] 2 carte con un macaron cercate nel mazzo
   *[other] { $count } volte 2 carte con un macaron cercate nel mazzo
}

# Che cosa si conta
count-gold = { $count ->
    [1] ogni oro
   *[other] ogni { $count } oro
}
    .many = { $count } oro
count-wheat = { $count ->
    [1] ogni grano
   *[other] ogni { $count } grano
}
    .many = { $count } grano
count-wood = { $count ->
    [1] ogni legno
   *[other] ogni { $count } legno
}
    .many = { $count } legno
count-iron = { $count ->
    [1] ogni ferro
   *[other] ogni { $count } ferro
}
    .many = { $count } ferro
count-diamond = { $count ->
    [1] ogni diamante
   *[other] ogni { $count } diamanti
}
    .many = { $count ->
        [one] { $count } diamante
       *[other] { $count } diamanti
    }
count-disk = { $count ->
    [1] ogni disco azione
   *[other] ogni { $count } dischi azione
}
    .many = { $count ->
        [one] { $count } disco azione
       *[other] { $count } dischi azione
    }
count-gold-production = { $count ->
    [1] ogni passo di produzione d’oro
   *[other] ogni { $count } passi di produzione d’oro
}
    .many = { $count ->
        [one] { $count } passo di produzione d’oro
       *[other] { $count } passi di produzione d’oro
    }
count-wheat-production = { $count ->
    [1] ogni passo di produzione del grano
   *[other] ogni { $count } passi di produzione del grano
}
    .many = { $count ->
        [one] { $count } passo di produzione del grano
       *[other] { $count } passi di produzione del grano
    }
count-wood-production = { $count ->
    [1] ogni passo di produzione del legno
   *[other] ogni { $count } passi di produzione del legno
}
    .many = { $count ->
        [one] { $count } passo di produzione del legno
       *[other] { $count } passi di produzione del legno
    }
count-iron-production = { $count ->
    [1] ogni passo di produzione del ferro
   *[other] ogni { $count } passi di produzione del ferro
}
    .many = { $count ->
        [one] { $count } passo di produzione del ferro
       *[other] { $count } passi di produzione del ferro
    }
count-least-production = { $count ->
    [1] ogni passo della tua produzione base più bassa
   *[other] ogni { $count } passi della tua produzione base più bassa
}
    .many = { $count ->
        [one] { $count } passo della tua produzione base più bassa
       *[other] { $count } passi della tua produzione base più bassa
    }
count-best-production = { $count ->
    [1] ogni passo della tua produzione base più alta
   *[other] ogni { $count } passi della tua produzione base più alta
}
    .many = { $count ->
        [one] { $count } passo della tua produzione base più alta
       *[other] { $count } passi della tua produzione base più alta
    }
count-tokens = { $count ->
    [1] ogni tessera terreno
   *[other] ogni { $count } tessere terreno
}
    .many = { $count ->
        [one] { $count } tessera terreno
       *[other] { $count } tessere terreno
    }
count-fields = { $count ->
    [1] ogni campo
   *[other] ogni { $count } campi
}
    .many = { $count ->
        [one] { $count } campo
       *[other] { $count } campi
    }
count-forests = { $count ->
    [1] ogni foresta
   *[other] ogni { $count } foreste
}
    .many = { $count ->
        [one] { $count } foresta
       *[other] { $count } foreste
    }
count-mines = { $count ->
    [1] ogni miniera
   *[other] ogni { $count } miniere
}
    .many = { $count ->
        [one] { $count } miniera
       *[other] { $count } miniere
    }
count-seas = { $count ->
    [1] ogni mare
   *[other] ogni { $count } mari
}
    .many = { $count ->
        [one] { $count } mare
       *[other] { $count } mari
    }
count-main-terrain = { $count ->
    [1] ogni tessera del tuo terreno più comune
   *[other] ogni { $count } tessere del tuo terreno più comune
}
    .many = { $count ->
        [one] { $count } tessera del tuo terreno più comune
       *[other] { $count } tessere del tuo terreno più comune
    }
count-border = { $count ->
    [1] ogni tessera terreno lungo il confine
   *[other] ogni { $count } tessere terreno lungo il confine
}
    .many = { $count ->
        [one] { $count } tessera terreno lungo il confine
       *[other] { $count } tessere terreno lungo il confine
    }
count-flipped = { $count ->
    [1] ogni tessera terreno girata
   *[other] ogni { $count } tessere terreno girate
}
    .many = { $count ->
        [one] { $count } tessera terreno girata
       *[other] { $count } tessere terreno girate
    }
count-flipped-fields = { $count ->
    [1] ogni campo girato
   *[other] ogni { $count } campi girati
}
    .many = { $count ->
        [one] { $count } campo girato
       *[other] { $count } campi girati
    }
count-flipped-forests = { $count ->
    [1] ogni foresta girata
   *[other] ogni { $count } foreste girate
}
    .many = { $count ->
        [one] { $count } foresta girata
       *[other] { $count } foreste girate
    }
count-flipped-mines = { $count ->
    [1] ogni miniera girata
   *[other] ogni { $count } miniere girate
}
    .many = { $count ->
        [one] { $count } miniera girata
       *[other] { $count } miniere girate
    }
count-flipped-seas = { $count ->
    [1] ogni mare girato
   *[other] ogni { $count } mari girati
}
    .many = { $count ->
        [one] { $count } mare girato
       *[other] { $count } mari girati
    }
count-roads = { $count ->
    [1] ogni strada
   *[other] ogni { $count } strade
}
    .many = { $count ->
        [one] { $count } strada
       *[other] { $count } strade
    }
count-properties = { $count ->
    [1] ogni proprietà
   *[other] ogni { $count } proprietà
}
    .many = { $count } proprietà
count-tents = { $count ->
    [1] ogni tenda
   *[other] ogni { $count } tende
}
    .many = { $count ->
        [one] { $count } tenda
       *[other] { $count } tende
    }
count-houses = { $count ->
    [1] ogni casa
   *[other] ogni { $count } case
}
    .many = { $count ->
        [one] { $count } casa
       *[other] { $count } case
    }
count-buildings = { $count ->
    [1] ogni palazzo
   *[other] ogni { $count } palazzi
}
    .many = { $count ->
        [one] { $count } palazzo
       *[other] { $count } palazzi
    }
count-labs = { $count ->
    [1] ogni laboratorio
   *[other] ogni { $count } laboratori
}
    .many = { $count ->
        [one] { $count } laboratorio
       *[other] { $count } laboratori
    }
count-shops = { $count ->
    [1] ogni negozio
   *[other] ogni { $count } negozi
}
    .many = { $count ->
        [one] { $count } negozio
       *[other] { $count } negozi
    }
count-tower = { $count ->
    [1] ogni torre dell’orologio
   *[other] ogni { $count } torri dell’orologio
}
    .many = { $count ->
        [one] { $count } torre dell’orologio
       *[other] { $count } torri dell’orologio
    }
count-field-properties = { $count ->
    [1] ogni proprietà su un campo
   *[other] ogni { $count } proprietà sui campi
}
    .many = { $count ->
        [one] { $count } proprietà su un campo
       *[other] { $count } proprietà sui campi
    }
count-forest-properties = { $count ->
    [1] ogni proprietà su una foresta
   *[other] ogni { $count } proprietà sulle foreste
}
    .many = { $count ->
        [one] { $count } proprietà su una foresta
       *[other] { $count } proprietà sulle foreste
    }
count-mine-properties = { $count ->
    [1] ogni proprietà su una miniera
   *[other] ogni { $count } proprietà sulle miniere
}
    .many = { $count ->
        [one] { $count } proprietà su una miniera
       *[other] { $count } proprietà sulle miniere
    }
count-sea-properties = { $count ->
    [1] ogni proprietà sul mare
   *[other] ogni { $count } proprietà sul mare
}
    .many = { $count } proprietà sul mare
count-rabbits = { $count ->
    [1] ogni coniglio di pan di zenzero
   *[other] ogni { $count } conigli di pan di zenzero
}
    .many = { $count ->
        [one] { $count } coniglio di pan di zenzero
       *[other] { $count } conigli di pan di zenzero
    }
count-cities = { $count ->
    [1] ogni città
   *[other] ogni { $count } città
}
    .many = { $count } città
count-lab-cities = { $count ->
    [1] ogni città con laboratorio
   *[other] ogni { $count } città con laboratorio
}
    .many = { $count } città con laboratorio
count-rabbit-cities = { $count ->
    [1] ogni città con coniglio
   *[other] ogni { $count } città con coniglio
}
    .many = { $count } città con coniglio
count-tower-cities = { $count ->
    [1] ogni città con la torre dell’orologio
   *[other] ogni { $count } città con la torre dell’orologio
}
    .many = { $count } città con la torre dell’orologio
count-ports = { $count ->
    [1] ogni porto aperto
   *[other] ogni { $count } porti aperti
}
    .many = { $count ->
        [one] { $count } porto aperto
       *[other] { $count } porti aperti
    }
count-bonus-areas = { $count ->
    [1] ogni area carta bonus attivata
   *[other] ogni { $count } aree carta bonus attivate
}
    .many = { $count ->
        [one] { $count } area carta bonus attivata
       *[other] { $count } aree carta bonus attivate
    }
count-cart = { $count ->
    [1] ogni passo del carro
   *[other] ogni { $count } passi del carro
}
    .many = { $count ->
        [one] { $count } passo del carro
       *[other] { $count } passi del carro
    }
count-locomotive = { $count ->
    [1] ogni passo della locomotiva
   *[other] ogni { $count } passi della locomotiva
}
    .many = { $count ->
        [one] { $count } passo della locomotiva
       *[other] { $count } passi della locomotiva
    }
count-food = { $count ->
    [1] ogni passo sul tracciato cibo
   *[other] ogni { $count } passi sul tracciato cibo
}
    .many = { $count ->
        [one] { $count } passo sul tracciato cibo
       *[other] { $count } passi sul tracciato cibo
    }
count-industry-points = { $count ->
    [1] ogni punto industria
   *[other] ogni { $count } punti industria
}
    .many = { $count ->
        [one] { $count } punto industria
       *[other] { $count } punti industria
    }
count-round-industry-points = { $count ->
    [1] ogni punto industria di questo round
   *[other] ogni { $count } punti industria di questo round
}
    .many = { $count ->
        [one] { $count } punto industria di questo round
       *[other] { $count } punti industria di questo round
    }
count-city-points = { $count ->
    [1] ogni punto città
   *[other] ogni { $count } punti città
}
    .many = { $count ->
        [one] { $count } punto città
       *[other] { $count } punti città
    }
count-vp = { $count ->
    [1] ogni punto vittoria
   *[other] ogni { $count } punti vittoria
}
    .many = { $count ->
        [one] { $count } punto vittoria
       *[other] { $count } punti vittoria
    }
count-prosperity = { $count ->
    [1] ogni passo sui tracciati prosperità
   *[other] ogni { $count } passi sui tracciati prosperità
}
    .many = { $count ->
        [one] { $count } passo sui tracciati prosperità
       *[other] { $count } passi sui tracciati prosperità
    }
count-orange = { $count ->
    [1] ogni passo sui tracciati arancioni
   *[other] ogni { $count } passi sui tracciati arancioni
}
    .many = { $count ->
        [one] { $count } passo sui tracciati arancioni
       *[other] { $count } passi sui tracciati arancioni
    }
count-green = { $count ->
    [1] ogni passo sui tracciati verdi
   *[other] ogni { $count } passi sui tracciati verdi
}
    .many = { $count ->
        [one] { $count } passo sui tracciati verdi
       *[other] { $count } passi sui tracciati verdi
    }
count-grey = { $count ->
    [1] ogni passo sui tracciati grigi
   *[other] ogni { $count } passi sui tracciati grigi
}
    .many = { $count ->
        [one] { $count } passo sui tracciati grigi
       *[other] { $count } passi sui tracciati grigi
    }
count-least-colour = { $count ->
    [1] ogni passo sul colore di tracciati meno avanzato
   *[other] ogni { $count } passi sul colore di tracciati meno avanzato
}
    .many = { $count ->
        [one] { $count } passo sul colore di tracciati meno avanzato
       *[other] { $count } passi sul colore di tracciati meno avanzato
    }
count-played = { $count ->
    [1] ogni carta giocata
   *[other] ogni { $count } carte giocate
}
    .many = { $count ->
        [one] { $count } carta giocata
       *[other] { $count } carte giocate
    }
count-marked = { $count ->
    [1] ogni carta giocata con un simbolo d’industria
   *[other] ogni { $count } carte giocate con un simbolo d’industria
}
    .many = { $count ->
        [one] { $count } carta giocata con un simbolo d’industria
       *[other] { $count } carte giocate con un simbolo d’industria
    }
count-farming-cards = { $count ->
    [1] ogni carta giocata con il simbolo dell’agricoltura
   *[other] ogni { $count } carte giocate con il simbolo dell’agricoltura
}
    .many = { $count ->
        [one] { $count } carta giocata con il simbolo dell’agricoltura
       *[other] { $count } carte giocate con il simbolo dell’agricoltura
    }
count-forestry-cards = { $count ->
    [1] ogni carta giocata con il simbolo della silvicoltura
   *[other] ogni { $count } carte giocate con il simbolo della silvicoltura
}
    .many = { $count ->
        [one] { $count } carta giocata con il simbolo della silvicoltura
       *[other] { $count } carte giocate con il simbolo della silvicoltura
    }
count-mining-cards = { $count ->
    [1] ogni carta giocata con il simbolo dell’industria mineraria
   *[other] ogni { $count } carte giocate con il simbolo dell’industria mineraria
}
    .many = { $count ->
        [one] { $count } carta giocata con il simbolo dell’industria mineraria
       *[other] { $count } carte giocate con il simbolo dell’industria mineraria
    }
count-employed = { $count ->
    [1] ogni lavoratore assunto
   *[other] ogni { $count } lavoratori assunti
}
    .many = { $count ->
        [one] { $count } lavoratore assunto
       *[other] { $count } lavoratori assunti
    }
count-columns = { $count ->
    [1] ogni lavoratore in ciascuna delle tre colonne
   *[other] ogni { $count } lavoratori in ciascuna delle tre colonne
}
    .many = { $count ->
        [one] { $count } lavoratore in ciascuna delle tre colonne
       *[other] { $count } lavoratori in ciascuna delle tre colonne
    }
count-hand = { $count ->
    [1] ogni carta in mano
   *[other] ogni { $count } carte in mano
}
    .many = { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
count-skills = { $count ->
    [1] ogni talento
   *[other] ogni { $count } talenti
}
    .many = { $count ->
        [one] { $count } talento
       *[other] { $count } talenti
    }
count-wonders = { $count ->
    [1] ogni simbolo meraviglia
   *[other] ogni { $count } simboli meraviglia
}
    .many = { $count ->
        [one] { $count } simbolo meraviglia
       *[other] { $count } simboli meraviglia
    }
count-cake = { $count ->
    [1] ogni simbolo torta
   *[other] ogni { $count } simboli torta
}
    .many = { $count ->
        [one] { $count } simbolo torta
       *[other] { $count } simboli torta
    }
count-pie = { $count ->
    [1] ogni simbolo crostata
   *[other] ogni { $count } simboli crostata
}
    .many = { $count ->
        [one] { $count } simbolo crostata
       *[other] { $count } simboli crostata
    }
count-tiramisu = { $count ->
    [1] ogni simbolo tiramisù
   *[other] ogni { $count } simboli tiramisù
}
    .many = { $count ->
        [one] { $count } simbolo tiramisù
       *[other] { $count } simboli tiramisù
    }
count-brownie = { $count ->
    [1] ogni simbolo brownie
   *[other] ogni { $count } simboli brownie
}
    .many = { $count ->
        [one] { $count } simbolo brownie
       *[other] { $count } simboli brownie
    }
count-macaron = { $count ->
    [1] ogni simbolo macaron
   *[other] ogni { $count } simboli macaron
}
    .many = { $count ->
        [one] { $count } simbolo macaron
       *[other] { $count } simboli macaron
    }
count-wagashi = { $count ->
    [1] ogni simbolo wagashi
   *[other] ogni { $count } simboli wagashi
}
    .many = { $count ->
        [one] { $count } simbolo wagashi
       *[other] { $count } simboli wagashi
    }
count-main-sweet = { $count ->
    [1] ogni simbolo del tuo dolce più comune
   *[other] ogni { $count } simboli del tuo dolce più comune
}
    .many = { $count ->
        [one] { $count } simbolo del tuo dolce più comune
       *[other] { $count } simboli del tuo dolce più comune
    }
count-best-colour = { $count ->
    [1] ogni passo sul colore di tracciati più avanzato
   *[other] ogni { $count } passi sul colore di tracciati più avanzato
}
    .many = { $count ->
        [one] { $count } passo sul colore di tracciati più avanzato
       *[other] { $count } passi sul colore di tracciati più avanzato
    }
count-industry-steps = { $count ->
    [1] ogni passo del tuo segnalino più avanti sul tracciato industria
   *[other] ogni { $count } passi del tuo segnalino più avanti sul tracciato industria
}
    .many = { $count ->
        [one] { $count } passo di un segnalino sul tracciato industria
       *[other] { $count } passi di un segnalino sul tracciato industria
    }
count-fields-and-seas = { $count ->
    [1] ogni campo e ogni mare
   *[other] ogni { $count } campi e mari
}
    .many = { $count ->
        [one] { $count } campo o mare
       *[other] { $count } campi e mari
    }
count-forests-and-mines = { $count ->
    [1] ogni foresta e ogni miniera
   *[other] ogni { $count } foreste e miniere
}
    .many = { $count ->
        [one] { $count } foresta o miniera
       *[other] { $count } foreste e miniere
    }
count-marks = { $count ->
    [1] ogni segnalino sulla plancia
   *[other] ogni { $count } segnalini sulla plancia
}
    .many = { $count ->
        [one] { $count } segnalino sulla plancia
       *[other] { $count } segnalini sulla plancia
    }

# The board
round = Round { $round } di 5
phase-setup = Preparazione
phase-start = Inizio del round
phase-production = Produzione
phase-action = Azioni
phase-cleanup = Riordino
phase-over = Fine
deck = Mazzo
discards = Scarti
first-player = Primo giocatore
zone-areas = Aree azione
zone-support = Plancia aiuto
zone-hand = La mia mano
zone-domain = Dominio: { $seat }
space-full = pieno
space-later = dal round { $round }
space-cost = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
chain-title = Ancora da fare
chain-effects = { $effects }
chain-effects-source = { $source }: { $effects }
chain-bonus = { $source }: il resto del bonus
chain-pay = da pagare: { $effects }
chain-build = { $effects }, ognuna al suo costo
chain-employ = assumere un lavoratore
chain-employ-source = assumere { $source }
chain-search = cercare nel mazzo
chain-copy = copiare un’area
chain-score = i punti di questo round
chain-support = spostare la pedina aiuto
chain-free = azioni libere

# What an effect comes from
source-cart = Carro, passo { $number }
source-locomotive = Locomotiva, passo { $number }
source-food = Tracciato cibo, passo { $number }
source-rabbit = Coniglio { $number }
source-tent = Tenda { $number }
source-house = Casa { $number }
source-building = Palazzo { $number }
source-cell = Casella { $cell }
source-capital = Capitale
source-token = Tessera terreno: { $name }
source-track = Tracciato { $track }, passo { $number }
source-crown = Primo alla fine del tracciato { $track }
source-column = { $character }, { $industry }

# What belongs to a seat
seat-points = punti { $vp }, punti città { $city }, punti industria { $industry }
seat-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
seat-disks = { $count ->
    [one] { $count } disco azione
   *[other] { $count } dischi azione
}
seat-ended = ha finito il round
seat-support = casella aiuto { $place }
seat-mio = Mio: casella aiuto { $place }
label-resources = Risorse (produzione)
label-tracks = Tracciati
label-prosperity = Prosperità
label-pieces = Pezzi
label-sweets = Dolci
label-skills = Talenti
label-milestones = Traguardi
label-workers = Lavoratori
label-hand = Mano
label-played = Giocate
label-scoring = Punteggio
tally-tents = tende
tally-houses = case
tally-buildings = palazzi
tally-labs = laboratori
tally-shops = negozi
tally-tower = torre dell’orologio
tally-rabbits = conigli
tally-roads = strade
tally-tokens = tessere terreno
tally-wonders = simboli meraviglia
tally-food = cibo
map-legend = Prima riga: casella e terreno (f campo, o foresta, m miniera, s mare, x speciale, c capitale, b area carta bonus; la maiuscola è un porto, ! un bonus). Seconda riga: + tessera, * girata, T tenda, H casa, B palazzo, L laboratorio, S negozio, W torre dell’orologio, r coniglio. = è una strada.

# Questions
ask-choose-character = Scegli il tuo personaggio.
ask-choose-domain = Scegli il lato del tuo dominio.
ask-choose-support = Metti la tua pedina aiuto su una casella libera della plancia aiuto.
ask-hire-two = Carmen Honey assume gratis { $left ->
    [one] ancora { $left } lavoratore
   *[other] { $left } lavoratori
} della mano.
ask-pick = Tieni una carta; le altre passano a sinistra.
ask-turn = Usa un’area, gioca un lavoratore, gira un talento o finisci il round; le azioni libere quando vuoi.
ask-after = Se vuoi, fai azioni libere, poi finisci il turno.
ask-move-support = Per te il round è finito: sposta la pedina aiuto su un’altra casella libera.
ask-keep = Riordino: tieni una carta, le altre si scartano.
ask-copy = Quale area copi?
ask-order = Quale di questi effetti viene adesso?
ask-pay-for = Paghi per questo effetto?
ask-discard = { $why ->
    [area] { $count ->
        [one] Lo spazio azione costa { $count } carta: quale?
       *[other] Lo spazio azione costa { $count } carte: quale per prima?
    }
   *[cost] { $count ->
        [one] Scarta { $count } carta per pagare: quale?
       *[other] Scarta { $count } carte per pagare: quale per prima?
    }
}
ask-spend = { $count ->
    [one] Paga { $count } risorsa base: quale?
   *[other] Paga { $count } risorse base: quali?
}
ask-gain = { $count ->
    [one] Prendi { $count } risorsa base: quale?
   *[other] Prendi { $count } risorse base: quali?
}
ask-employ = { $card }: carta giocata. Assumi questo lavoratore per 1 diamante?
ask-hire = Assumi gratis un lavoratore della mano? La sua abilità immediata non vale.
ask-play-card = { $which ->
    [round] Giochi una carta di fine round della mano pagandone il costo?
   *[any] Giochi una carta della mano pagandone il costo?
}
ask-search = { $wanted ->
    [macaron] Guarda il mazzo: { $count ->
        [one] prendi { $count } carta con un macaron.
       *[other] prendi { $count } carte con un macaron.
    }
   *[round] Guarda il mazzo: { $count ->
        [one] prendi { $count } carta di fine round.
       *[other] prendi { $count } carte di fine round.
    }
}
ask-find-and-play = La torre dell’orologio: quale carta di fine round del mazzo giochi gratis?
ask-choose-bonus = Di quale industria prendi il bonus?
ask-lay = { $terrain ->
    [0] { $roads ->
        [one] Metti { $roads } strada, o fermati.
       *[other] Metti fino a { $roads } strade, o fermati.
    }
   *[other] { $roads ->
        [0] { $terrain ->
            [one] Metti { $terrain } tessera terreno, o fermati.
           *[other] Metti fino a { $terrain } tessere terreno, o fermati.
        }
       *[other] Metti tessere terreno (fino a { $terrain }) e strade (fino a { $roads }) in qualsiasi ordine, o fermati.
    }
}
ask-turn-over = Quale delle tue tessere terreno giri?
ask-take-piece = { $how ->
    [paid] { $left ->
        [one] Costruisci { $left } proprietà al suo costo, o fermati.
       *[other] Costruisci fino a { $left } proprietà, ognuna al suo costo, o fermati.
    }
    [free] { $left ->
        [one] Costruisci { $left } proprietà gratis, o fermati.
       *[other] Costruisci fino a { $left } proprietà gratis, o fermati.
    }
    [field] Costruisci gratis una proprietà su un campo, o fermati.
    [forest] Costruisci gratis una proprietà su una foresta, o fermati.
    [mine] Costruisci gratis una proprietà su una miniera, o fermati.
   *[sea] Costruisci gratis una proprietà sul mare, o fermati.
}
ask-put-piece = Dove metti { FORM($piece, case: "some") }?
ask-place-rabbit = { $left ->
    [one] Dove va il coniglio di pan di zenzero? O fermati.
   *[other] Arrivano fino a { $left } conigli di pan di zenzero: dove va il prossimo? O fermati.
}
ask-drive = { $steps ->
    [one] { $steps } passo sul tracciato industria: quale segnalino avanza? O fermati.
   *[other] Fino a { $steps } passi sul tracciato industria: quale segnalino avanza? O fermati.
}
ask-advance = { $colour ->
    [orange] { $steps ->
        [one] { $steps } passo su un tracciato prosperità arancione, o fermati.
       *[other] Fino a { $steps } passi sui tracciati prosperità arancioni, o fermati.
    }
    [green] { $steps ->
        [one] { $steps } passo su un tracciato prosperità verde, o fermati.
       *[other] Fino a { $steps } passi sui tracciati prosperità verdi, o fermati.
    }
    [grey] { $steps ->
        [one] { $steps } passo su un tracciato prosperità grigio, o fermati.
       *[other] Fino a { $steps } passi sui tracciati prosperità grigi, o fermati.
    }
    [least] { $steps ->
        [one] { $steps } passo nel colore in cui sei più indietro, o fermati.
       *[other] Fino a { $steps } passi nel colore in cui sei più indietro, o fermati.
    }
   *[any] { $steps ->
        [one] { $steps } passo su un tracciato prosperità qualsiasi, o fermati.
       *[other] Fino a { $steps } passi su tracciati prosperità qualsiasi, o fermati.
    }
}
ask-raise = { $steps ->
    [one] Che cosa sale di { $steps } passo?
   *[other] { $steps } passi in su: che cosa sale per prima?
}
ask-take-skill = { $left ->
    [one] Prendi { $left } talento: quale?
   *[other] Prendi { $left } talenti: quale per primo?
}
does-choose-character = { $seat } sceglie un personaggio.
does-choose-domain = { $seat } sceglie un dominio.
does-choose-support = { $seat } sceglie una casella aiuto.
does-hire-two = { $seat } assume i primi lavoratori.
does-pick = { $seat } sceglie quale carta tenere.
does-turn = { $seat } gioca il suo turno.
does-after = { $seat } può ancora fare azioni libere.
does-move-support = { $seat } sposta la pedina aiuto.
does-keep = { $seat } sceglie quale carta tenere.
does-copy = { $seat } sceglie quale area copiare.
does-order = { $seat } sceglie l’ordine degli effetti.
does-pay-for = { $seat } decide se pagare per un effetto.
does-discard = { $seat } scarta carte.
does-spend = { $seat } paga con risorse base.
does-gain = { $seat } prende risorse base.
does-employ = { $seat } può assumere { $card }.
does-hire = { $seat } può assumere gratis un lavoratore.
does-play-card = { $seat } può giocare un’altra carta.
does-search = { $seat } guarda il mazzo.
does-find-and-play = { $seat } guarda il mazzo per la torre dell’orologio.
does-choose-bonus = { $seat } sceglie un bonus industria.
does-lay = { $seat } mette terreni e strade.
does-turn-over = { $seat } gira una tessera terreno.
does-take-piece = { $seat } sceglie una proprietà.
does-put-piece = { $seat } piazza una proprietà.
does-place-rabbit = { $seat } piazza un coniglio.
does-drive = { $seat } avanza sul tracciato industria.
does-advance = { $seat } avanza sui tracciati prosperità.
does-raise = { $seat } sceglie che cosa sale.
does-take-skill = { $seat } sceglie un talento.

# Moves
move-choose-character = { $character }
move-choose-domain = { $domain }
move-support = Casella { $place }
move-pick = Tieni { $card }
move-use = { $area }
move-use-disk = { $area }, con un disco
move-play = Gioca { $card }
move-flip = Gira { $skill }
move-end-round = Finisci il round
move-done = Fatto
move-settle = { $what ->
    [road] Una carta e 3 risorse base: 1 strada
   *[terrain] Una carta e 3 risorse base: 1 tessera terreno
}
move-buy-card = 15 oro: 1 carta
move-buy = 4 oro: 1 { $good }
move-claim = Traguardo: { $milestone }
move-sell = 1 { $good }: 1 oro
move-barter = 3 risorse base: 1 { $good }
move-scrap-disk = Un disco azione: 2 risorse base
move-scrap-card = { $card }: 2 risorse base
move-tower = Torre dell’orologio su { $cell }
move-ability = { $ability ->
    [1] Azione libera del personaggio
    [2] Seconda azione libera del personaggio
   *[3] Terza azione libera del personaggio
}
move-discard = Scarta { $card }
move-pay-diamond = Un diamante al posto di una carta
move-spend = Paga { $wheat } grano, { $wood } legno, { $iron } ferro
move-gain = { $wheat } grano, { $wood } legno, { $iron } ferro
move-raise = Produzione: { $production }
move-accept = Sì
move-decline = No
move-next = { $item ->
    [0] Il primo effetto
    [1] Il secondo effetto
    [2] Il terzo effetto
    [3] Il quarto effetto
    [4] Il quinto effetto
    [5] Il sesto effetto
    [6] Il settimo effetto
   *[7] L’ottavo effetto
}
move-lay = Terreno su { $cell }
move-lay-special = { $special } su { $cell }
move-road = Strada su { $edge }
move-take = Prendi: { $piece }
move-put = Su { $cell }
move-rabbit = Coniglio su { $cell }
move-turn-over = Gira { $cell }
move-stop = Fermati
move-drive = Avanza: { $marker }
move-advance = Tracciato { $track }
move-bonus = Bonus: { $industry }
move-skill = Prendi { $skill }
move-employ = Assumi: { $industry }
move-hire = Assumi { $card }: { $industry }
move-find = Prendi { $card }
move-copy = Copia: { $area }
move-keep = Tieni { $card }

# Log
log-round-begins = Comincia il round { $round }.
log-first-player = Il primo giocatore è { $seat }.
log-milestone-in-play = Traguardo di questa partita: { $milestone }.
log-scoring-in-play = Gettone punteggio di questa partita: { $scoring }.
log-support-in-play = { $support } sta sopra la casella aiuto { $place }.
log-upgrade-in-play = Talento migliorato di questa partita: { $skill }.
log-character-chosen = { $seat } gioca con { $character }.
log-domain-chosen = { $seat } gioca sul dominio { $domain }.
log-support-chosen = { $seat } mette la pedina aiuto sulla casella { $place }.
log-drew = { $seat } pesca { $card }.
log-drew-hidden = { $seat } pesca una carta.
log-reshuffled = Gli scarti vengono mescolati e formano un nuovo mazzo.
log-returned = { $seat } mostra { $card } e la mette sotto il mazzo.
log-picked = { $seat } tiene { $card }.
log-picked-hidden = { $seat } tiene una carta.
log-area-opens = Si apre un’area: { $area }.
log-mio-takes = Mio occupa uno spazio dell’area { $area }.
log-mio-draws = Mio pesca la carta { $mio } del mazzo { $deck ->
    [a] A
   *[b] B
}.
log-mio-support = La pedina aiuto di Mio va sulla casella { $place }.
log-used = { $seat } usa l’area { $area }, spazio { $space }.
log-copied = { $seat } copia l’area { $area }.
log-discarded = { $seat } scarta { $card }.
log-played = { $seat } gioca { $card }.
log-employed = { $seat } assume { $card }: { $industry }.
log-flipped-skill = { $seat } gira il talento { $skill }.
log-gained = { $seat } ottiene { FORM($gain, $count) }.
log-spent = { $seat } paga { FORM($price, $count) }.
log-laid = { $seat } mette una tessera terreno su { $cell }.
log-laid-special = { $seat } mette { $special } su { $cell }.
log-road-laid = { $seat } mette una strada su { $edge }.
log-turned = { $seat } gira la tessera su { $cell }.
log-area-activated = { $seat } attiva l’area carta bonus su { $cell }.
log-built = { $seat } costruisce { FORM($piece, case: "some") } su { $cell }.
log-tower-built = { $seat } costruisce la torre dell’orologio su { $cell }.
log-rabbit-came = { $seat } mette un coniglio di pan di zenzero su { $cell }.
log-drove = { $seat }: { $marker } al passo { $step }.
log-locomotive-came = { $seat } mette la locomotiva sul tracciato.
log-fed = { $seat } va al passo { $step } del tracciato cibo.
log-advanced = { $seat } va al passo { $step } del tracciato { $track }.
log-crowned = { $seat } arriva per primo alla fine del tracciato { $track }.
log-bonus-taken = { $seat } prende un bonus industria: { $industry }.
log-skill-taken = { $seat } prende il talento { $skill }.
log-wonder = { $seat } ha { $count ->
    [one] un simbolo meraviglia
   *[other] { $count } simboli meraviglia
}.
log-looked = { $seat } guarda il mazzo.
log-found = { $seat } trova { $card } nel mazzo.
log-found-hidden = { $seat } prende una carta dal mazzo.
log-claimed = { $seat } prende il traguardo { $milestone }.
log-milestones-closed = Tre traguardi sono presi; gli altri non ci sono più.
log-ability-used = { $seat } usa l’azione libera di { $character }.
log-marked = { $seat } ha { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
} sulla plancia del personaggio.
log-round-ended = { $seat } finisce il round{ $place ->
    [1] {" "}per primo e comincia il prossimo
   *[other] {""}
}.
log-city-points = { $seat } ottiene { $points ->
    [one] { $points } punto città
   *[other] { $points } punti città
} per { $cities } città.
log-industry-points = { $seat } ottiene { $points ->
    [one] { $points } punto industria
   *[other] { $points } punti industria
}.
log-round-points = { $seat } ottiene { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: { $source }.
log-cleaned = Riordino dopo il round { $round }: i dischi tornano indietro, i talenti si scoprono.
log-kept = { $seat } tiene una carta.
log-game-over = La partita è finita.

# Reasons of points
why-game = Durante la partita
why-prosperity = Prosperità: { $track }
why-prosperity-detail = { $each ->
    [1] { $count } × { $rate }
   *[other] { $count }, { $rate } ogni { $each }
}
why-city-points = Punti città, 2 ciascuno
why-city-points-detail = { $count } × { $each }
why-tents = Tutte e cinque le tende: 2 per ogni coniglio
why-tents-detail = { $count } × { $each }
why-houses = Tutte e cinque le case: 1 per ogni punto città
why-houses-detail = { $count } × { $each }
why-buildings = Tutti e cinque i palazzi: 1 per ogni punto industria
why-buildings-detail = { $count } × { $each }
why-gold = Oro, 1 ogni 5
why-gold-detail = { $count } : 5
why-diamonds = Diamanti
why-diamonds-detail = { $count } × { $each }
why-ports = Porti aperti
why-ports-detail = { $count } aperti
why-milestones = Traguardi, 10 ciascuno
why-milestones-detail = { $count } × { $each }
why-scoring = Punteggio: { $scoring }
why-scoring-detail = { $count } contro { $virtual }
tiebreak-rabbits = il numero di conigli di pan di zenzero
alone-missed = { $points } punti. Più di { $goal } sono il risultato di un pasticciere esperto.
alone-reached = { $points } punti: un pasticciere esperto! Più di { $goal } sono il risultato di un sovrano amato.
alone-mastered = { $points } punti: un sovrano amato!

# Why a move is refused
no-not-asked = Questa non è una risposta alla domanda.
no-action-done = Hai già svolto la tua azione: in questo turno restano solo le azioni libere.
no-area-not-in-play = Con così pochi giocatori l’area { $area } non è in gioco.
no-area-closed = L’area { $area } apre al round { $count }.
no-area-full = Nell’area { $area } non ci sono più spazi liberi.
no-nothing-to-copy = L’area { $area } non ha nulla da copiare che tu possa pagare.
no-not-copyable = L’area { $area } qui non si può copiare.
no-lacks-resource = Risorsa insufficiente, { $good }: ne servono { $need }, ne hai { $have }.
no-lacks-basics = Risorse base insufficienti: ne servono { $need }, ne hai { $have }.
no-lacks-disk = Non hai dischi azione.
no-lacks-diamond = Costa un diamante e non ne hai.
no-lacks-diamonds = Carte e diamanti insieme non bastano: ne servono { $need }.
no-lacks-cards = Carte insufficienti in mano: ne servono { $need }, ne hai { $have }.
no-hand-would-be-empty = Prima del round 5 la mano non deve mai restare vuota: così useresti tutte le tue carte ({ $have }).
no-card-not-in-hand = Questa carta non è nella tua mano.
no-skill-not-owned = Non hai il talento { $skill }.
no-skill-never-flipped = Il talento { $skill } non si gira mai.
no-skill-used = Il talento { $skill } è già stato usato in questo round.
no-skill-owned = Hai già il talento { $skill }.
no-skill-gone = Il talento { $skill } non c’è da prendere.
no-board-taken = { $character } è su una plancia già presa.
no-domain-taken = Su questa mappa gioca già qualcuno: { $domain }.
no-no-such-support-cell = La casella aiuto { $count } non esiste: l’ultima è la { $most }.
no-support-cell-taken = La casella aiuto { $count } è occupata.
no-no-cell-left = Non c’è più una casella per una tessera terreno.
no-no-edge-left = Non c’è più un lato per una strada.
no-milestone-gone = Il traguardo { $milestone } non si può più prendere.
no-milestone-not-met = { $milestone } chiede { $need } e tu hai { $have }.
no-tower-stands = La tua torre dell’orologio è già in piedi.
no-no-wonder = Per la torre dell’orologio serve prima un simbolo meraviglia.
no-tower-not-ready = Una condizione della tua torre non è soddisfatta: serve { $need }, hai { $have }.
no-no-such-ability = Il tuo personaggio non ha un’azione libera così.
no-ability-used = In questo round hai già usato questa azione libera del personaggio.
no-ability-idle = Adesso questa azione libera non farebbe nulla.
no-too-little-food = Questa azione libera richiede { $need } passi di cibo e ne hai { $have }.
no-no-terrain-there = Lì non si posa alcuna tessera terreno.
no-cell-taken = Lì c’è già una tessera.
no-special-cells-only = Una tessera speciale si posa solo su caselle speciali.
no-special-token-needed = Su questa casella si posa una tessera speciale: di’ quale.
no-other-terrain = Questo va su un altro terreno.
no-not-adjacent = La casella non è accanto a una capitale né a una tessera terreno.
no-no-terrain-left = Non restano tessere terreno da posare.
no-no-roads-left = Non restano strade da posare.
no-no-edge-there = Lì non c’è alcun lato del tuo dominio.
no-edge-taken = Lì c’è già una strada.
no-road-not-adjacent = Il lato non tocca né una capitale né una strada.
no-no-cell-there = Lì non c’è alcuna casella del tuo dominio.
no-property-there = Lì c’è già una proprietà.
no-not-flipped = Una proprietà sta su una tessera girata o su una casella capitale.
no-flipped-too-late = Questa tessera è stata girata durante l’azione: è troppo tardi.
no-no-token-there = Lì non c’è una tua tessera terreno.
no-flipped-already = Questa tessera è già girata.
no-no-piece-left = Non resta più nessun pezzo così: { $piece }.
no-no-property-there = Un coniglio arriva solo dove c’è una proprietà.
no-rabbit-there = Lì c’è già un coniglio.
no-no-locomotive = Non hai ancora la locomotiva.
no-lab-in-the-way = Un laboratorio sbarra la strada: prendilo prima.
no-track-end = Il tuo indicatore è alla fine del tracciato { $track }.
no-other-colour = Questi passi non valgono per il tracciato { $track }.
no-no-diamonds-for-cards = Qui non si può pagare con diamanti al posto delle carte.
no-wrong-payment = Qui non si paga con questa risorsa: { $good }.
no-wrong-sum = Ne servono { $need }, non { $have }.
no-effect-done = Questo effetto non è tra quelli rimasti.
no-cannot-be-employed = Un lavoratore senza simbolo di industria non si può assumere.
no-other-industry = Il lavoratore non appartiene a questa colonna: { $industry }.
no-column-full = La colonna è piena: { $industry }, posti { $most }.
no-leaves-no-second = Così non si potrebbe assumere un secondo lavoratore.
no-round-cards-only = Ora si può giocare solo una carta di fine round.
no-not-to-be-found = Una carta così non si può prendere dal mazzo.
no-not-in-pack = Questa carta non è tra quelle davanti a te.

# The board in the browser
tab-table-sweet-lands = Tavolo
tab-mine-sweet-lands = Dominio
tab-others-sweet-lands = Altri
tab-log-sweet-lands = Diario
parts-shared = Che cosa si vede del tavolo
parts-mine = Che cosa si vede delle mie cose
parts-waiting = qui si può: { $count }
part-areas = Aree
part-tracks = Prosperità
part-tokens = Gettoni
part-land = Terre
part-plan = Piani
part-line = Tracciati
part-hand = Mano
zone-prosperity = Tracciati della prosperità
zone-goals = Traguardi e gettoni punteggio
zone-skills = Talenti
zone-land = Il mio dominio
zone-planning = Plancia di pianificazione
zone-columns = Industrie e lavoratori
zone-industry = Tracciato dell’industria
zone-played = Carte giocate
zone-remembered = Carte che ricordi
remembered-in-hand = { $seat } ne ha { $count } in mano
remembered-in-pack = { $held ->
    [0] Sono tutte davanti a { $seat }
   *[other] Le altre sono davanti a { $seat }
}
land-of = Tutto ciò che ha { $seat }
no-domain-yet = { $seat } non ha ancora un dominio.
area-opens-in = dal round { $round }
area-spaces = Spazi occupati: { $used } su { $spaces }
area-copy-basic-short = di base
area-copy-any-short = o extra
track-of = { $seat }: casella { $step }, { $rate }
track-steps = Punti per ogni elemento, passo per passo: { $rates }
track-first = L’ultima casella costa un diamante; chi arriva per primo: { $effects }
support-cell = Casella aiuto { $place }
skills-left = Rimasti: { $count }.
skill-used = Usato in questo round.
purse-good = { $good }: { $count }, altri { $production } a ogni round
purse-diamonds = Diamanti: { $count }
purse-disks = Dischi azione: { $count }
purse-cards = Carte in mano: { $count }
purse-vp = Punti vittoria: { $count }
purse-city-points = Punti città: { $count }
purse-industry-points = Punti industria: { $count }
cell-laid = a faccia in su
cell-flipped = girato
cell-in-city = in una città
port-open = porto aperto
port-closed = porto chiuso
road-at = Una strada sul lato { $edge }
planning-discount = Ogni proprietà costa meno:
piece-number = pezzo { $count } di 5
limit-raised = Un lavoratore in più in questa industria
labs-all-taken = Tutti i laboratori sono presi.
column-size = lavoratori: { $count } su { $limit }
marker-at = { $marker }: casella { $step } di { $steps }.
marker-next = Poi: { $effects }
food-at = Tracciato del cibo: casella { $step } di { $steps }; conigli nel dominio: { $rabbits }
tower-conditions = Torre dell’orologio: condizioni
tower-then = Torre dell’orologio:
starts-with = Inizia con
produces = Produzione
own-sweets = Dolci
own-tokens = tessere terreno
own-roads = strade
own-rabbits = conigli
own-food = cibo
own-cart = tracciato dell’industria
own-properties = proprietà
own-workers = lavoratori impiegati
own-skills = talenti
own-milestones = traguardi
count-of = { $what }: { $count }
see-table = Al tavolo
empty-hand = Nessuna carta in mano.
mio-about = il giocatore virtuale
mio-takes-now = Gli spazi di Mio in questo round
mio-none = ancora nessuno spazio
mio-support-at = Pedina aiuto: casella { $place }
solo-targets = Obiettivi: { $good }, maestria { $best }
round-of = Round { $round } di { $rounds }
deed-title = Che cosa succede
deed-costs = costa
deed-brings = dà
deed-then = poi si può
deed-asks = da scegliere
laying-what = Che cosa posare
choose-special = Quale tessera speciale?
title-choose-character = Chi sarai?
title-choose-domain = Quale dominio?
title-take-skill = Prendi un talento
title-search = Guarda nel mazzo
title-find-and-play = Gioca gratis una di queste carte
free-actions = Azioni libere
free-buy = Comprare
free-sell = Vendere
free-barter = Barattare
free-buy-card = Comprare una carta
free-scrap-disk = Rendere un disco
free-scrap-card = Scartare una carta
free-settle = Colonizzare
free-claim = Traguardo
free-tower = Torre
free-ability = Abilità
hint-turn = Tocca un’area, una carta o un talento per vedere che cosa fa; il secondo tocco conferma.
hint-after = L’azione è fatta. Le azioni libere sono ancora possibili.
hint-confirm = Tocca di nuovo o conferma.
hint-scrap-card = Tocca la carta da scartare.
hint-tower = Tocca la casella per la torre dell’orologio.
title-pick = Scegli una carta, passa le altre
coming-pay = pagare
coming-build = costruire, ognuna al suo costo
coming-play = gli effetti della carta

# Che cos’è
resource-rule = Resta nella tua riserva finché non ci si paga qualcosa.
resource-gold-rule = L’oro paga le carte lavoratore e le copie, e non è una risorsa base.
resource-wheat-rule = Una risorsa base: paga terreno e cibo.
resource-wood-rule = Una risorsa base: paga strade e proprietà.
resource-iron-rule = Una risorsa base: paga i passi sul tracciato industria.
resource-diamond-rule = Il diamante paga la prosperità e l’ultimo passo di un tracciato; non è una risorsa base.
resource-basic-rule = Grano, legno o ferro, a scelta.
sweet-rule = Un simbolo sulle carte lavoratore; altre carte contano i tuoi dolci, e alcune costano meno per ciascuno.
terrain-rule = Un tipo di casella e di tessera del dominio.
terrain-special-rule = Ognuna di queste tessere ha un effetto suo quando viene girata.
terrain-capital-rule = Terreni e strade cominciano accanto a lei. Una proprietà sopra dà un passo di una produzione o di un tracciato prosperità qualsiasi.
terrain-bonus-rule = Si attiva con una tessera terreno accanto e una strada su un suo lato, e allora dà una carta lavoratore.
industry-rule = Il simbolo di una carta lavoratore: un lavoratore assunto va nella colonna del suo simbolo.
marker-cart-rule = Si muove sul tracciato industria e riceve il bonus arancione di ogni passo.
marker-locomotive-rule = Una volta ottenuta, si muove anche lei sul tracciato industria e riceve il bonus verde di ogni passo.
piece-rabbit-rule = Sta sul tracciato cibo finché il segnalino cibo non lo raggiunge; poi si può mettere su una casella con una proprietà.
piece-carrot-rule = Mostra a che punto sei sul tracciato cibo; ogni passo superato dà il suo bonus.
piece-mitt-rule = Sta su una casella della plancia aiuti e a fine round passa a un’altra.
domain-rule = Una mappa a sé: dove stanno caselle, porti e aree carta bonus.
