# Sweet Lands. Names of what belongs to the game; names of worker cards stand in the edition's file.

# Resources
resource-gold = золото
resource-wheat = пшеница
resource-wood = дерево
resource-iron = железо
resource-diamond = алмаз

# Terrain
terrain-field = пашня
terrain-forest = лес
terrain-mine = шахта
terrain-sea = море
terrain-special = особая местность
terrain-capital = столица
special-bazaar = Базар
special-workshop = Мастерская
special-meadow = Луг
special-crossroads = Перекрёсток
special-treasury = Казна
special-vault = Хранилище
special-bazaar-rule = При перевороте: 2 деления по любым шкалам процветания.
special-workshop-rule = При перевороте: до 2 делений по шкале промышленности и 2 железа.
special-meadow-rule = При перевороте: до 2 жетонов местности и 2 пшеницы.
special-crossroads-rule = При перевороте: до 2 дорог и 2 дерева.
special-treasury-rule = При перевороте: 5 золота, а производство золота растёт на 7.
special-vault-rule = При перевороте: 2 алмаза и 1 карта работника.

# Properties
property-tent = палатка
property-house = дом
property-building = здание
property-lab = лаборатория
property-shop = магазин
property-tower = часовая башня
property-farming-shop = сельский магазин
property-forestry-shop = лесной магазин
property-mining-shop = горный магазин
property-tent-rule = Палатки берут снизу вверх; вторая и четвёртая дают место ещё одному работнику на пашнях. Если выставлены все пять, каждый заяц в конце приносит 2 очка.
property-house-rule = Дома берут снизу вверх; второй и четвёртый дают место ещё одному работнику в лесу. Если выставлены все пять, каждое городское очко в конце стоит на 1 очко больше.
property-building-rule = Здания берут снизу вверх; второе и четвёртое дают место ещё одному работнику в шахтах. Если выставлены все пять, каждое промышленное очко в конце стоит на 1 очко больше.
property-lab-rule = Закрывает шкалу промышленности, пока её не возьмут; лаборатории берут в том порядке, в каком они там стоят.
property-shop-rule = Сразу приносит бонус своей промышленности.
property-tower-rule = Её бесплатно ставят свободным действием, когда выполнены все условия; тогда начинает действовать свойство башни её владельца.

# Industries
industry-farming = сельское хозяйство
industry-forestry = лесная промышленность
industry-mining = горнодобывающая промышленность
industry-any = любая промышленность
industry-none = без промышленности

# Markers of the industry track
marker-cart = повозка
marker-locomotive = паровоз

# Sweets
sweet-cake = торт
sweet-pie = пирог
sweet-tiramisu = тирамису
sweet-brownie = брауни
sweet-macaron = макарон
sweet-wagashi = вагаси

# Prosperity tracks
colour-orange = оранжевый
colour-green = зелёный
colour-grey = серый
track-terrain = Местность
track-rabbits = Зайцы
track-roads = Дороги
track-properties = Собственность
track-workers = Работники
track-industry = Промышленность
track-terrain-rule = Определяет, сколько очков в конце игры стоят жетоны местности владений.
track-rabbits-rule = Определяет, сколько очков в конце игры стоят пряничные зайцы владений.
track-roads-rule = Определяет, сколько очков в конце игры стоят дороги владений.
track-properties-rule = Определяет, сколько очков в конце игры стоит собственность во владениях, в том числе часовая башня.
track-workers-rule = Определяет, сколько очков в конце игры стоят трудоустроенные работники.
track-industry-rule = Определяет, сколько очков в конце игры стоят промышленные очки.

# Characters: the base ability, and what the clock tower brings
character-bastet-biscuit = Бастет Бисквит
character-nata-pastel = Ната Паштел
character-solbi-chocolate = Солби Шоколад
character-rikka-berry = Рикка Ягода
character-che-lotus = Чэ Лотос
character-elise-tea-rose = Элис Чайная Роза
character-elsa-skyr = Эльза Скир
character-elina-macaron = Элина Макарон
character-sena-lokum = Сена Лукум
character-carmen-honey = Кармен Мёд
character-sakura-mochi = Сакура Моти
character-gretel-stollen = Гретель Штоллен
character-jasmine-may = Жасмин Мэй
character-laila-coral = Лайла Коралл
character-bastet-biscuit-rule = Свободное действие раз в раунд: 1 деление по шкале промышленности за каждый её город с лабораторией.
character-nata-pastel-rule = Область промышленности обходится ей на 1 железо дешевле.
character-solbi-chocolate-rule = Свободные действия, каждое раз в раунд: от 3 еды — 1 пшеница, от 5 — 1 дорога, от 9 — 1 деление процветания.
character-rikka-berry-rule = В области зайца она может платить деревом вместо пшеницы.
character-che-lotus-rule = Свободное действие раз в раунд: она переворачивает один свой жетон местности и получает то, что он даёт.
character-elise-tea-rose-rule = Городом у неё считаются любые три соседние фишки собственности, даже одного типа.
character-elsa-skyr-rule = Её местность не обязана лежать рядом с другой, а в конце каждого раунда она кладёт 1 жетон местности.
character-elina-macaron-rule = Она начинает с более высоким производством, чем другие.
character-sena-lokum-rule = У неё есть по одному символу каждой сладости, а каждая сыгранная карта повышает её производство золота на 1.
character-carmen-honey-rule = В 1-м раунде она берёт ещё 2 карты и бесплатно трудоустраивает 2 работников; каждый промышленный бонус кладёт маркер на её планшет.
character-sakura-mochi-rule = У неё есть символ вагаси; свободное действие раз в раунд: карта с руки становится диском действия.
character-gretel-stollen-rule = Каждый раунд она получает алмаз и может платить за ячейки действий алмазами вместо карт.
character-jasmine-may-rule = Там, где другие берут один навык, она берёт два.
character-laila-coral-rule = Каждый раунд она проходит 2 деления по шкалам того цвета, в котором продвинулась меньше всего.
character-bastet-biscuit-tower = Конец раунда: 1 промышленное очко за каждый город с лабораторией.
character-nata-pastel-tower = Конец раунда: 1 очко за каждое промышленное очко этого раунда.
character-solbi-chocolate-tower = Конец раунда: 1 очко за каждого зайца в её владениях.
character-rikka-berry-tower = Конец раунда: 1 городское очко за каждый город с зайцем.
character-che-lotus-tower = Её города приносят городские очки по лучшей таблице.
character-elise-tea-rose-tower = Часовая башня — город, где бы она ни стояла; конец раунда: 1 очко за каждый город.
character-elsa-skyr-tower = Конец раунда: 2 очка за каждый открытый порт.
character-elina-macaron-tower = Конец раунда: столько очков, каково её наименьшее производство базового ресурса.
character-sena-lokum-tower = Каждая сыгранная карта работника приносит ей 2 очка.
character-carmen-honey-tower = Конец раунда: 1 очко за каждый маркер на её планшете.
character-sakura-mochi-tower = Она ищет в колоде 2 работников для конца раунда, одного играет бесплатно, другого берёт в руку.
character-gretel-stollen-tower = Каждый алмаз, уплаченный вместо карты, приносит 3 очка.
character-jasmine-may-tower = Конец раунда: 1 очко за каждый её навык.
character-laila-coral-tower = Конец раунда: 2 очка за каждое деление того цвета, в котором она продвинулась меньше всего.

# Skills
skill-orange-3 = Удача пахаря
skill-green-3 = Удача лесника
skill-grey-3 = Удача рудокопа
skill-columns = Полный штат
skill-food = Полная кладовая
skill-industry-points = Изобретатель
skill-harvest = Урожай
skill-jewel = Самоцвет
skill-purse = Кошелёк
skill-builder = Строитель
skill-rabbit-keeper = Друг зайцев
skill-foreman = Бригадир
skill-orange-3-rule = Сразу: 3 деления по оранжевым шкалам процветания.
skill-green-3-rule = Сразу: 3 деления по зелёным шкалам процветания.
skill-grey-3-rule = Сразу: 3 деления по серым шкалам процветания.
skill-columns-rule = Конец раунда: 6, 12 или 24 очка, если в каждом промышленном столбце 1, 2 или 3 работника.
skill-food-rule = Конец раунда: 3, 5 или 7 очков, если еды не меньше 3, 6 или 9.
skill-industry-points-rule = Конец раунда: 3, 5, 7 или 10 очков, если раунд принёс не меньше 2, 4, 6 или 8 промышленных очков.
skill-harvest-rule = Переверните: 1 пшеница, 1 дерево, 1 железо и 1 любой базовый ресурс.
skill-jewel-rule = Переверните: 1 алмаз.
skill-purse-rule = Переверните: 8 золота.
skill-builder-rule = Каждая выставленная собственность приносит 2 очка.
skill-rabbit-keeper-rule = Каждый выставленный заяц приносит 3 очка.
skill-foreman-rule = Каждый промышленный бонус приносит 3 очка.

# Upgraded skills
skill-up-cities = Городской совет
skill-up-ports = Портовая управа
skill-up-main-sweet = Сладкоежка
skill-up-iron-road = Железная дорога
skill-up-pantry = Чулан
skill-up-goldsmith = Золотых дел мастер
skill-up-pioneer = Первопроходец
skill-up-scholar = Учёный
skill-up-mint = Монетный двор
skill-up-brownie-club = Клуб брауни
skill-up-guild = Гильдия
skill-up-host = Гостеприимство
skill-up-road-master = Дорожный мастер
skill-up-land-master = Землемер
skill-up-cities-rule = Конец раунда: очки за каждый город.
skill-up-ports-rule = Конец раунда: очки за каждый открытый порт.
skill-up-main-sweet-rule = Конец раунда: 2 очка за каждый символ той сладости, которой у вас больше всего.
skill-up-iron-road-rule = Переверните и заплатите 4 железа: до 3 делений по шкале промышленности.
skill-up-pantry-rule = Переверните и заплатите 4 пшеницы: 1 деление еды, 1 заяц или то и другое.
skill-up-goldsmith-rule = Переверните: производство золота растёт на 5.
skill-up-pioneer-rule = Переверните: до 1 жетона местности и до 1 дороги в любом порядке.
skill-up-scholar-rule = Переверните: возьмите 2 карты работников и сбросьте 1 любую.
skill-up-mint-rule = Каждое деление производства золота приносит 1 очко.
skill-up-brownie-club-rule = Символы брауни удешевляют и те карты работников, на которых этого не сказано.
skill-up-guild-rule = Сразу: возьмите карту и бесплатно трудоустройте работника из руки; в каждом промышленном столбце помещается на одного работника больше.
skill-up-host-rule = Каждая сыгранная карта работника приносит 2 очка.
skill-up-road-master-rule = Область дорог стоит 3 дерева.
skill-up-land-master-rule = Область местности стоит 4 пшеницы.

# Milestones
milestone-m1a = Равнины и берега
milestone-m1b = Леса и горы
milestone-m2a = Городок
milestone-m2b = Две гавани
milestone-m3a = Сытость
milestone-m3b = Два чуда
milestone-m4a = Славная компания
milestone-m4b = Пир тортов
milestone-m5a = Золотой век
milestone-m5b = Одноцветье
milestone-m6a = Полный ход
milestone-m6b = Ранний успех
milestone-m1a-rule = Не меньше 10 пашен и морей вместе.
milestone-m1b-rule = Не меньше 10 лесов и шахт вместе.
milestone-m2a-rule = Не меньше 5 фишек собственности.
milestone-m2b-rule = Не меньше 2 открытых портов.
milestone-m3a-rule = Не меньше 7 еды.
milestone-m3b-rule = Второй символ чуда.
milestone-m4a-rule = Не меньше 6 сыгранных карт работников.
milestone-m4b-rule = Не меньше 4 символов торта.
milestone-m5a-rule = Производство золота не ниже 30.
milestone-m5b-rule = Не меньше 5 делений процветания одного цвета.
milestone-m6a-rule = Маркер прошёл не меньше 8 делений по шкале промышленности.
milestone-m6b-rule = Не меньше 15 очков.

# Scoring tokens
scoring-main-terrain = Единая земля
scoring-best-production = Лучший урожай
scoring-employed = Все при деле
scoring-border = Дальние рубежи
scoring-main-terrain-rule = У кого больше всего жетонов местности одного типа?
scoring-best-production-rule = У кого самое высокое производство базового ресурса?
scoring-employed-rule = У кого больше всего трудоустроенных работников?
scoring-border-rule = У кого больше всего жетонов местности вдоль границы?

# Support tokens: what the normal ones bring stands in the edition's file
support-n1 = Жетон помощи 1
support-n2 = Жетон помощи 2
support-n3 = Жетон помощи 3
support-n4 = Жетон помощи 4
support-n5 = Жетон помощи 5
support-n6 = Жетон помощи 6
support-n7 = Жетон помощи 7
support-n8 = Жетон помощи 8
support-n9 = Жетон помощи 9
support-n10 = Жетон помощи 10
support-n11 = Жетон помощи 11
support-n12 = Жетон помощи 12
support-n13 = Жетон помощи 13
support-n14 = Жетон помощи 14
support-n15 = Жетон помощи 15
support-r-cities = Помощь городов
support-r-cards = Помощь работников
support-r-terrain = Помощь земель
support-r-ports = Помощь портов
support-r-production = Помощь хозяйств
support-r-cities-rule = Конец раунда: 3 очка за каждый город.
support-r-cards-rule = Конец раунда: 1 очко за каждую сыгранную карту работника.
support-r-terrain-rule = Конец раунда: 1 очко за каждый жетон местности самого частого у вас типа.
support-r-ports-rule = Конец раунда: 3 очка за каждый открытый порт.
support-r-production-rule = Конец раунда: столько очков, каково ваше наименьшее производство базового ресурса.

# Action areas
area-terrain = Местность
area-food = Еда
area-rabbit = Заяц
area-roads = Дороги
area-property = Собственность
area-industry = Промышленность
area-prosperity = Процветание
area-disk = Диск
area-diamond = Алмаз
area-cards = Карты
area-gold = Золото
area-big-gold = Большое золото
area-copy-basic = Копирование
area-copy-any = Большое копирование
area-land-and-roads = Земли и дороги
area-big-food = Большая еда
area-big-rabbit = Большой заяц
area-big-property = Большая собственность
area-big-industry = Большая промышленность
area-terrain-rule = 6 пшеницы: до 3 жетонов местности.
area-food-rule = 4 пшеницы: до 2 делений по шкале еды.
area-rabbit-rule = 4 пшеницы: пряничный заяц.
area-roads-rule = 6 дерева: до 3 дорог.
area-property-rule = До 2 фишек собственности, каждая по своей стоимости.
area-industry-rule = 3 железа: до 2 делений по шкале промышленности.
area-prosperity-rule = 2 алмаза: до 2 делений по шкалам процветания.
area-disk-rule = Диск действия: в один из следующих ходов этого раунда он займёт ячейку без единой карты.
area-diamond-rule = 1 алмаз.
area-cards-rule = Возьмите 2 карты работников.
area-gold-rule = 6 золота.
area-big-gold-rule = 8 золота.
area-copy-basic-rule = 4 золота: эффект любой базовой области, даже занятой.
area-copy-any-rule = 4 золота: эффект любой базовой или дополнительной области, даже занятой.
area-land-and-roads-rule = 8 пшеницы и 8 дерева: до 3 жетонов местности и до 3 дорог в любом порядке.
area-big-food-rule = 7 пшеницы: до 3 делений по шкале еды.
area-big-rabbit-rule = 9 пшеницы: до 2 пряничных зайцев.
area-big-property-rule = До 3 фишек собственности, каждая по своей стоимости, и один раз сверху 1 дерево.
area-big-industry-rule = 5 железа: до 3 делений по шкале промышленности.

# Domains
domain-a = Сторона А
domain-b1 = Сторона Б, широкая долина
domain-b2 = Сторона Б, косой берег
domain-b3 = Сторона Б, два побережья
domain-b4 = Сторона Б, высокий край
