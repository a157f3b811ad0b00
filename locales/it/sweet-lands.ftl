# Sweet Lands. Names of what belongs to the game; names of worker cards stand in the edition's file.

# Resources
resource-gold = oro
resource-wheat = grano
resource-wood = legno
resource-iron = ferro
resource-diamond = diamante

# Terrain
terrain-field = campo
terrain-forest = foresta
terrain-mine = miniera
terrain-sea = mare
terrain-special = terreno speciale
terrain-capital = capitale
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
property-house = casa
property-building = palazzo
property-lab = laboratorio
property-shop = negozio
property-tower = torre dell’orologio
property-farming-shop = negozio agricolo
property-forestry-shop = negozio forestale
property-mining-shop = negozio minerario
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
