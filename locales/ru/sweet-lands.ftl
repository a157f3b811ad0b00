# Sweet Lands. Pieces come in as $seat, $card, $area, $piece and so on; FORM gives a name its form, and without a case so
# many of it. Names of worker cards stand in the edition.

# Resources
resource-gold = золото
resource-wheat = пшеница
resource-wood = дерево
resource-iron = железо
resource-diamond = алмаз
resource-basic = любой базовый ресурс

# Terrain
terrain-field = пашня
terrain-forest = лес
terrain-mine = шахта
terrain-sea = море
terrain-special = особая местность
terrain-capital = столица
terrain-bonus = область бонусной карты
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
    .accusative = палатку
property-house = дом
    .accusative = дом
property-building = здание
    .accusative = здание
property-lab = лаборатория
    .accusative = лабораторию
property-shop = магазин
property-tower = часовая башня
property-farming-shop = сельский магазин
    .accusative = сельский магазин
property-forestry-shop = лесной магазин
    .accusative = лесной магазин
property-mining-shop = горный магазин
    .accusative = горный магазин
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
character-mio = Мио
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

# Фишки, которые не собственность
piece-rabbit = пряничный заяц
piece-carrot = маркер еды
piece-mitt = фишка помощи

# Карта работника словами
card-hidden = карта работника рубашкой вверх
card-cost = Стоимость: { $cost }
card-instant = Сразу: { $effects }
card-round = В конце раунда: { $effects }
card-work = За работой: { $effects }

# Что говорит эффект: приобретения и оплата стоят в винительном падеже (gain-), то, что считают, — под count-
effect-pay = Потратьте { $paid }: { $gains }
effect-pay-repeatedly = Любое число раз потратьте { $paid }: { $gains }
effect-if = Если у вас не меньше { $needed }: { $gains }
effect-per = { $gains } за { $counted }
effect-free = бесплатно
effect-less = на 1 золото меньше за { $counted }

# Приобретения
gain-gold = { $count ->
    [one] { $count } золото
   *[other] { $count } золота
}
gain-wheat = { $count ->
    [one] { $count } пшеницу
   *[other] { $count } пшеницы
}
gain-wood = { $count ->
    [one] { $count } дерево
   *[other] { $count } дерева
}
gain-iron = { $count ->
    [one] { $count } железо
   *[other] { $count } железа
}
gain-basic = { $count ->
    [one] { $count } базовый ресурс на выбор
    [few] { $count } базовых ресурса на выбор
   *[many] { $count } базовых ресурсов на выбор
}
gain-diamond = { $count ->
    [one] { $count } алмаз
    [few] { $count } алмаза
   *[many] { $count } алмазов
}
gain-disk = { $count ->
    [one] { $count } диск действия
    [few] { $count } диска действий
   *[many] { $count } дисков действий
}
gain-card = { $count ->
    [one] { $count } карту из руки
    [few] { $count } карты из руки
   *[many] { $count } карт из руки
}
gain-vp = { $count ->
    [one] { $count } победное очко
    [few] { $count } победных очка
   *[many] { $count } победных очков
}
gain-city-points = { $count ->
    [one] { $count } городское очко
    [few] { $count } городских очка
   *[many] { $count } городских очков
}
gain-industry-points = { $count ->
    [one] { $count } промышленное очко
    [few] { $count } промышленных очка
   *[many] { $count } промышленных очков
}
gain-gold-production = { $count ->
    [one] { $count } деление производства золота
    [few] { $count } деления производства золота
   *[many] { $count } делений производства золота
}
gain-wheat-production = { $count ->
    [one] { $count } деление производства пшеницы
    [few] { $count } деления производства пшеницы
   *[many] { $count } делений производства пшеницы
}
gain-wood-production = { $count ->
    [one] { $count } деление производства дерева
    [few] { $count } деления производства дерева
   *[many] { $count } делений производства дерева
}
gain-iron-production = { $count ->
    [one] { $count } деление производства железа
    [few] { $count } деления производства железа
   *[many] { $count } делений производства железа
}
gain-any-production = { $count ->
    [one] { $count } деление любого производства
    [few] { $count } деления любого производства
   *[many] { $count } делений любого производства
}
gain-terrain = { $count ->
    [one] { $count } жетон местности
    [few] { $count } жетона местности
   *[many] { $count } жетонов местности
}
gain-field = { $count ->
    [one] { $count } жетон пашни
    [few] { $count } жетона пашни
   *[many] { $count } жетонов пашни
}
gain-forest = { $count ->
    [one] { $count } жетон леса
    [few] { $count } жетона леса
   *[many] { $count } жетонов леса
}
gain-mine = { $count ->
    [one] { $count } жетон шахты
    [few] { $count } жетона шахты
   *[many] { $count } жетонов шахты
}
gain-sea = { $count ->
    [one] { $count } жетон моря
    [few] { $count } жетона моря
   *[many] { $count } жетонов моря
}
gain-far-terrain = { $count ->
    [one] { $count } жетон местности, можно не по соседству
    [few] { $count } жетона местности, можно не по соседству
   *[many] { $count } жетонов местности, можно не по соседству
}
gain-road = { $count ->
    [one] { $count } дорогу
    [few] { $count } дороги
   *[many] { $count } дорог
}
gain-property = { $count ->
    [one] { $count } фишку собственности
    [few] { $count } фишки собственности
   *[many] { $count } фишек собственности
}
gain-field-property = { $count ->
    [one] { $count } фишку собственности на пашню бесплатно
    [few] { $count } фишки собственности на пашни бесплатно
   *[many] { $count } фишек собственности на пашни бесплатно
}
gain-forest-property = { $count ->
    [one] { $count } фишку собственности на лес бесплатно
    [few] { $count } фишки собственности на леса бесплатно
   *[many] { $count } фишек собственности на леса бесплатно
}
gain-mine-property = { $count ->
    [one] { $count } фишку собственности на шахту бесплатно
    [few] { $count } фишки собственности на шахты бесплатно
   *[many] { $count } фишек собственности на шахты бесплатно
}
gain-sea-property = { $count ->
    [one] { $count } фишку собственности на море бесплатно
    [few] { $count } фишки собственности на море бесплатно
   *[many] { $count } фишек собственности на море бесплатно
}
gain-rabbit = { $count ->
    [one] { $count } пряничного зайца
   *[other] { $count } пряничных зайцев
}
gain-industry = { $count ->
    [one] { $count } деление по шкале промышленности
    [few] { $count } деления по шкале промышленности
   *[many] { $count } делений по шкале промышленности
}
gain-food = { $count ->
    [one] { $count } деление по шкале еды
    [few] { $count } деления по шкале еды
   *[many] { $count } делений по шкале еды
}
gain-prosperity = { $count ->
    [one] { $count } деление по любой шкале процветания
    [few] { $count } деления по любым шкалам процветания
   *[many] { $count } делений по любым шкалам процветания
}
gain-orange = { $count ->
    [one] { $count } деление по оранжевой шкале процветания
    [few] { $count } деления по оранжевым шкалам процветания
   *[many] { $count } делений по оранжевым шкалам процветания
}
gain-green = { $count ->
    [one] { $count } деление по зелёной шкале процветания
    [few] { $count } деления по зелёным шкалам процветания
   *[many] { $count } делений по зелёным шкалам процветания
}
gain-grey = { $count ->
    [one] { $count } деление по серой шкале процветания
    [few] { $count } деления по серым шкалам процветания
   *[many] { $count } делений по серым шкалам процветания
}
gain-cards = { $count ->
    [one] { $count } карту работника
    [few] { $count } карты работников
   *[many] { $count } карт работников
}
gain-any-bonus = { $count ->
    [one] { $count } промышленный бонус на выбор
    [few] { $count } промышленных бонуса на выбор
   *[many] { $count } промышленных бонусов на выбор
}
gain-farming-bonus = { $count ->
    [one] { $count } бонус сельского хозяйства
    [few] { $count } бонуса сельского хозяйства
   *[many] { $count } бонусов сельского хозяйства
}
gain-forestry-bonus = { $count ->
    [one] { $count } бонус лесной промышленности
    [few] { $count } бонуса лесной промышленности
   *[many] { $count } бонусов лесной промышленности
}
gain-mining-bonus = { $count ->
    [one] { $count } бонус горнодобывающей промышленности
    [few] { $count } бонуса горнодобывающей промышленности
   *[many] { $count } бонусов горнодобывающей промышленности
}
gain-skill = { $count ->
    [one] { $count } жетон навыка
    [few] { $count } жетона навыков
   *[many] { $count } жетонов навыков
}
gain-wonder = { $count ->
    [one] { $count } символ чуда
    [few] { $count } символа чуда
   *[many] { $count } символов чуда
}
gain-locomotive = паровоз
gain-flip = { $count ->
    [one] переворот { $count } своего жетона местности
   *[other] переворот { $count } своих жетонов местности
}
gain-capital = { $count ->
    [one] { $count } деление по любой шкале производства или процветания
    [few] { $count } деления по любым шкалам производства или процветания
   *[many] { $count } делений по любым шкалам производства или процветания
}
gain-employ = { $count ->
    [one] 1 карту работника и право бесплатно трудоустроить работника из руки
    [few] { $count } раза: 1 карту работника и право бесплатно трудоустроить работника из руки
   *[many] { $count } раз: 1 карту работника и право бесплатно трудоустроить работника из руки
}
gain-card-to-diamond = { $count ->
    [one] алмаз за карту из руки
    [few] { $count } алмаза за столько же карт из руки
   *[many] { $count } алмазов за столько же карт из руки
}
gain-play-card = { $count ->
    [one] розыгрыш карты из руки за её стоимость
   *[other] розыгрыш { $count } карт из руки за их стоимость
}
gain-play-round-card = { $count ->
    [one] розыгрыш карты конца раунда из руки за её стоимость
   *[other] розыгрыш { $count } карт конца раунда из руки за их стоимость
}
gain-round-cards = { $count ->
    [one] 2 карты конца раунда, найденные в колоде
    [few] { $count } раза по 2 карты конца раунда, найденные в колоде
   *[many] { $count } раз по 2 карты конца раунда, найденные в колоде
}
gain-macaron-cards = { $count ->
    [one] 2 карты с макароном, найденные в колоде
    [few] { $count } раза по 2 карты с макароном, найденные в колоде
   *[many] { $count } раз по 2 карты с макароном, найденные в колоде
}

# Что считают
count-gold = { $count ->
    [1] каждое золото
   *[other] каждые { $count } золота
}
    .many = { $count } золота
count-wheat = { $count ->
    [1] каждую пшеницу
   *[other] каждые { $count } пшеницы
}
    .many = { $count } пшеницы
count-wood = { $count ->
    [1] каждое дерево
   *[other] каждые { $count } дерева
}
    .many = { $count } дерева
count-iron = { $count ->
    [1] каждое железо
   *[other] каждые { $count } железа
}
    .many = { $count } железа
count-diamond = { $count ->
    [1] каждый алмаз
    [few] каждые { $count } алмаза
   *[many] каждые { $count } алмазов
}
    .many = { $count ->
        [one] { $count } алмаза
       *[other] { $count } алмазов
    }
count-disk = { $count ->
    [1] каждый диск действия
    [few] каждые { $count } диска действий
   *[many] каждые { $count } дисков действий
}
    .many = { $count ->
        [one] { $count } диска действия
       *[other] { $count } дисков действий
    }
count-gold-production = { $count ->
    [1] каждое деление производства золота
    [few] каждые { $count } деления производства золота
   *[many] каждые { $count } делений производства золота
}
    .many = { $count ->
        [one] { $count } деления производства золота
       *[other] { $count } делений производства золота
    }
count-wheat-production = { $count ->
    [1] каждое деление производства пшеницы
    [few] каждые { $count } деления производства пшеницы
   *[many] каждые { $count } делений производства пшеницы
}
    .many = { $count ->
        [one] { $count } деления производства пшеницы
       *[other] { $count } делений производства пшеницы
    }
count-wood-production = { $count ->
    [1] каждое деление производства дерева
    [few] каждые { $count } деления производства дерева
   *[many] каждые { $count } делений производства дерева
}
    .many = { $count ->
        [one] { $count } деления производства дерева
       *[other] { $count } делений производства дерева
    }
count-iron-production = { $count ->
    [1] каждое деление производства железа
    [few] каждые { $count } деления производства железа
   *[many] каждые { $count } делений производства железа
}
    .many = { $count ->
        [one] { $count } деления производства железа
       *[other] { $count } делений производства железа
    }
count-least-production = { $count ->
    [1] каждое деление наименьшего базового производства
    [few] каждые { $count } деления наименьшего базового производства
   *[many] каждые { $count } делений наименьшего базового производства
}
    .many = { $count ->
        [one] { $count } деления наименьшего базового производства
       *[other] { $count } делений наименьшего базового производства
    }
count-best-production = { $count ->
    [1] каждое деление наибольшего базового производства
    [few] каждые { $count } деления наибольшего базового производства
   *[many] каждые { $count } делений наибольшего базового производства
}
    .many = { $count ->
        [one] { $count } деления наибольшего базового производства
       *[other] { $count } делений наибольшего базового производства
    }
count-tokens = { $count ->
    [1] каждый жетон местности
    [few] каждые { $count } жетона местности
   *[many] каждые { $count } жетонов местности
}
    .many = { $count ->
        [one] { $count } жетона местности
       *[other] { $count } жетонов местности
    }
count-fields = { $count ->
    [1] каждую пашню
    [few] каждые { $count } пашни
   *[many] каждые { $count } пашен
}
    .many = { $count ->
        [one] { $count } пашни
       *[other] { $count } пашен
    }
count-forests = { $count ->
    [1] каждый лес
    [few] каждые { $count } леса
   *[many] каждые { $count } лесов
}
    .many = { $count ->
        [one] { $count } леса
       *[other] { $count } лесов
    }
count-mines = { $count ->
    [1] каждую шахту
    [few] каждые { $count } шахты
   *[many] каждые { $count } шахт
}
    .many = { $count ->
        [one] { $count } шахты
       *[other] { $count } шахт
    }
count-seas = { $count ->
    [1] каждое море
    [few] каждые { $count } моря
   *[many] каждые { $count } морей
}
    .many = { $count ->
        [one] { $count } моря
       *[other] { $count } морей
    }
count-main-terrain = { $count ->
    [1] каждый жетон преобладающей местности
    [few] каждые { $count } жетона преобладающей местности
   *[many] каждые { $count } жетонов преобладающей местности
}
    .many = { $count ->
        [one] { $count } жетона преобладающей местности
       *[other] { $count } жетонов преобладающей местности
    }
count-border = { $count ->
    [1] каждый жетон местности вдоль границы
    [few] каждые { $count } жетона местности вдоль границы
   *[many] каждые { $count } жетонов местности вдоль границы
}
    .many = { $count ->
        [one] { $count } жетона местности вдоль границы
       *[other] { $count } жетонов местности вдоль границы
    }
count-flipped = { $count ->
    [1] каждый перевёрнутый жетон местности
    [few] каждые { $count } перевёрнутых жетона местности
   *[many] каждые { $count } перевёрнутых жетонов местности
}
    .many = { $count ->
        [one] { $count } перевёрнутого жетона местности
       *[other] { $count } перевёрнутых жетонов местности
    }
count-flipped-fields = { $count ->
    [1] каждую перевёрнутую пашню
    [few] каждые { $count } перевёрнутые пашни
   *[many] каждые { $count } перевёрнутых пашен
}
    .many = { $count ->
        [one] { $count } перевёрнутой пашни
       *[other] { $count } перевёрнутых пашен
    }
count-flipped-forests = { $count ->
    [1] каждый перевёрнутый лес
    [few] каждые { $count } перевёрнутых леса
   *[many] каждые { $count } перевёрнутых лесов
}
    .many = { $count ->
        [one] { $count } перевёрнутого леса
       *[other] { $count } перевёрнутых лесов
    }
count-flipped-mines = { $count ->
    [1] каждую перевёрнутую шахту
    [few] каждые { $count } перевёрнутые шахты
   *[many] каждые { $count } перевёрнутых шахт
}
    .many = { $count ->
        [one] { $count } перевёрнутой шахты
       *[other] { $count } перевёрнутых шахт
    }
count-flipped-seas = { $count ->
    [1] каждое перевёрнутое море
    [few] каждые { $count } перевёрнутых моря
   *[many] каждые { $count } перевёрнутых морей
}
    .many = { $count ->
        [one] { $count } перевёрнутого моря
       *[other] { $count } перевёрнутых морей
    }
count-roads = { $count ->
    [1] каждую дорогу
    [few] каждые { $count } дороги
   *[many] каждые { $count } дорог
}
    .many = { $count ->
        [one] { $count } дороги
       *[other] { $count } дорог
    }
count-properties = { $count ->
    [1] каждую фишку собственности
    [few] каждые { $count } фишки собственности
   *[many] каждые { $count } фишек собственности
}
    .many = { $count ->
        [one] { $count } фишки собственности
       *[other] { $count } фишек собственности
    }
count-tents = { $count ->
    [1] каждую палатку
    [few] каждые { $count } палатки
   *[many] каждые { $count } палаток
}
    .many = { $count ->
        [one] { $count } палатки
       *[other] { $count } палаток
    }
count-houses = { $count ->
    [1] каждый дом
    [few] каждые { $count } дома
   *[many] каждые { $count } домов
}
    .many = { $count ->
        [one] { $count } дома
       *[other] { $count } домов
    }
count-buildings = { $count ->
    [1] каждое здание
    [few] каждые { $count } здания
   *[many] каждые { $count } зданий
}
    .many = { $count ->
        [one] { $count } здания
       *[other] { $count } зданий
    }
count-labs = { $count ->
    [1] каждую лабораторию
    [few] каждые { $count } лаборатории
   *[many] каждые { $count } лабораторий
}
    .many = { $count ->
        [one] { $count } лаборатории
       *[other] { $count } лабораторий
    }
count-shops = { $count ->
    [1] каждый магазин
    [few] каждые { $count } магазина
   *[many] каждые { $count } магазинов
}
    .many = { $count ->
        [one] { $count } магазина
       *[other] { $count } магазинов
    }
count-tower = { $count ->
    [1] каждую часовую башню
    [few] каждые { $count } часовые башни
   *[many] каждые { $count } часовых башен
}
    .many = { $count ->
        [one] { $count } часовой башни
       *[other] { $count } часовых башен
    }
count-field-properties = { $count ->
    [1] каждую фишку собственности на пашне
    [few] каждые { $count } фишки собственности на пашнях
   *[many] каждые { $count } фишек собственности на пашнях
}
    .many = { $count ->
        [one] { $count } фишки собственности на пашне
       *[other] { $count } фишек собственности на пашнях
    }
count-forest-properties = { $count ->
    [1] каждую фишку собственности в лесу
    [few] каждые { $count } фишки собственности в лесах
   *[many] каждые { $count } фишек собственности в лесах
}
    .many = { $count ->
        [one] { $count } фишки собственности в лесу
       *[other] { $count } фишек собственности в лесах
    }
count-mine-properties = { $count ->
    [1] каждую фишку собственности на шахте
    [few] каждые { $count } фишки собственности на шахтах
   *[many] каждые { $count } фишек собственности на шахтах
}
    .many = { $count ->
        [one] { $count } фишки собственности на шахте
       *[other] { $count } фишек собственности на шахтах
    }
count-sea-properties = { $count ->
    [1] каждую фишку собственности на море
    [few] каждые { $count } фишки собственности на море
   *[many] каждые { $count } фишек собственности на море
}
    .many = { $count ->
        [one] { $count } фишки собственности на море
       *[other] { $count } фишек собственности на море
    }
count-rabbits = { $count ->
    [1] каждого пряничного зайца
   *[other] каждых { $count } пряничных зайцев
}
    .many = { $count ->
        [one] { $count } пряничного зайца
       *[other] { $count } пряничных зайцев
    }
count-cities = { $count ->
    [1] каждый город
    [few] каждые { $count } города
   *[many] каждые { $count } городов
}
    .many = { $count ->
        [one] { $count } города
       *[other] { $count } городов
    }
count-lab-cities = { $count ->
    [1] каждый город с лабораторией
    [few] каждые { $count } города с лабораторией
   *[many] каждые { $count } городов с лабораторией
}
    .many = { $count ->
        [one] { $count } города с лабораторией
       *[other] { $count } городов с лабораторией
    }
count-rabbit-cities = { $count ->
    [1] каждый город с пряничным зайцем
    [few] каждые { $count } города с пряничным зайцем
   *[many] каждые { $count } городов с пряничным зайцем
}
    .many = { $count ->
        [one] { $count } города с пряничным зайцем
       *[other] { $count } городов с пряничным зайцем
    }
count-tower-cities = { $count ->
    [1] каждый город с часовой башней
    [few] каждые { $count } города с часовой башней
   *[many] каждые { $count } городов с часовой башней
}
    .many = { $count ->
        [one] { $count } города с часовой башней
       *[other] { $count } городов с часовой башней
    }
count-ports = { $count ->
    [1] каждый открытый порт
    [few] каждые { $count } открытых порта
   *[many] каждые { $count } открытых портов
}
    .many = { $count ->
        [one] { $count } открытого порта
       *[other] { $count } открытых портов
    }
count-bonus-areas = { $count ->
    [1] каждую активированную область бонусной карты
    [few] каждые { $count } активированные области бонусной карты
   *[many] каждые { $count } активированных областей бонусной карты
}
    .many = { $count ->
        [one] { $count } активированной области бонусной карты
       *[other] { $count } активированных областей бонусной карты
    }
count-cart = { $count ->
    [1] каждое деление повозки
    [few] каждые { $count } деления повозки
   *[many] каждые { $count } делений повозки
}
    .many = { $count ->
        [one] { $count } деления повозки
       *[other] { $count } делений повозки
    }
count-locomotive = { $count ->
    [1] каждое деление паровоза
    [few] каждые { $count } деления паровоза
   *[many] каждые { $count } делений паровоза
}
    .many = { $count ->
        [one] { $count } деления паровоза
       *[other] { $count } делений паровоза
    }
count-food = { $count ->
    [1] каждое деление шкалы еды
    [few] каждые { $count } деления шкалы еды
   *[many] каждые { $count } делений шкалы еды
}
    .many = { $count ->
        [one] { $count } деления шкалы еды
       *[other] { $count } делений шкалы еды
    }
count-industry-points = { $count ->
    [1] каждое промышленное очко
    [few] каждые { $count } промышленных очка
   *[many] каждые { $count } промышленных очков
}
    .many = { $count ->
        [one] { $count } промышленного очка
       *[other] { $count } промышленных очков
    }
count-round-industry-points = { $count ->
    [1] каждое промышленное очко этого раунда
    [few] каждые { $count } промышленных очка этого раунда
   *[many] каждые { $count } промышленных очков этого раунда
}
    .many = { $count ->
        [one] { $count } промышленного очка этого раунда
       *[other] { $count } промышленных очков этого раунда
    }
count-city-points = { $count ->
    [1] каждое городское очко
    [few] каждые { $count } городских очка
   *[many] каждые { $count } городских очков
}
    .many = { $count ->
        [one] { $count } городского очка
       *[other] { $count } городских очков
    }
count-vp = { $count ->
    [1] каждое победное очко
    [few] каждые { $count } победных очка
   *[many] каждые { $count } победных очков
}
    .many = { $count ->
        [one] { $count } победного очка
       *[other] { $count } победных очков
    }
count-prosperity = { $count ->
    [1] каждое деление шкал процветания
    [few] каждые { $count } деления шкал процветания
   *[many] каждые { $count } делений шкал процветания
}
    .many = { $count ->
        [one] { $count } деления шкал процветания
       *[other] { $count } делений шкал процветания
    }
count-orange = { $count ->
    [1] каждое деление оранжевых шкал
    [few] каждые { $count } деления оранжевых шкал
   *[many] каждые { $count } делений оранжевых шкал
}
    .many = { $count ->
        [one] { $count } деления оранжевых шкал
       *[other] { $count } делений оранжевых шкал
    }
count-green = { $count ->
    [1] каждое деление зелёных шкал
    [few] каждые { $count } деления зелёных шкал
   *[many] каждые { $count } делений зелёных шкал
}
    .many = { $count ->
        [one] { $count } деления зелёных шкал
       *[other] { $count } делений зелёных шкал
    }
count-grey = { $count ->
    [1] каждое деление серых шкал
    [few] каждые { $count } деления серых шкал
   *[many] каждые { $count } делений серых шкал
}
    .many = { $count ->
        [one] { $count } деления серых шкал
       *[other] { $count } делений серых шкал
    }
count-least-colour = { $count ->
    [1] каждое деление наименее развитого цвета шкал
    [few] каждые { $count } деления наименее развитого цвета шкал
   *[many] каждые { $count } делений наименее развитого цвета шкал
}
    .many = { $count ->
        [one] { $count } деления наименее развитого цвета шкал
       *[other] { $count } делений наименее развитого цвета шкал
    }
count-played = { $count ->
    [1] каждую разыгранную карту
    [few] каждые { $count } разыгранные карты
   *[many] каждые { $count } разыгранных карт
}
    .many = { $count ->
        [one] { $count } разыгранной карты
       *[other] { $count } разыгранных карт
    }
count-marked = { $count ->
    [1] каждую разыгранную карту со знаком промышленности
    [few] каждые { $count } разыгранные карты со знаком промышленности
   *[many] каждые { $count } разыгранных карт со знаком промышленности
}
    .many = { $count ->
        [one] { $count } разыгранной карты со знаком промышленности
       *[other] { $count } разыгранных карт со знаком промышленности
    }
count-farming-cards = { $count ->
    [1] каждую разыгранную карту сельского хозяйства
    [few] каждые { $count } разыгранные карты сельского хозяйства
   *[many] каждые { $count } разыгранных карт сельского хозяйства
}
    .many = { $count ->
        [one] { $count } разыгранной карты сельского хозяйства
       *[other] { $count } разыгранных карт сельского хозяйства
    }
count-forestry-cards = { $count ->
    [1] каждую разыгранную карту лесной промышленности
    [few] каждые { $count } разыгранные карты лесной промышленности
   *[many] каждые { $count } разыгранных карт лесной промышленности
}
    .many = { $count ->
        [one] { $count } разыгранной карты лесной промышленности
       *[other] { $count } разыгранных карт лесной промышленности
    }
count-mining-cards = { $count ->
    [1] каждую разыгранную карту горнодобывающей промышленности
    [few] каждые { $count } разыгранные карты горнодобывающей промышленности
   *[many] каждые { $count } разыгранных карт горнодобывающей промышленности
}
    .many = { $count ->
        [one] { $count } разыгранной карты горнодобывающей промышленности
       *[other] { $count } разыгранных карт горнодобывающей промышленности
    }
count-employed = { $count ->
    [1] каждого трудоустроенного работника
   *[other] каждых { $count } трудоустроенных работников
}
    .many = { $count ->
        [one] { $count } трудоустроенного работника
       *[other] { $count } трудоустроенных работников
    }
count-columns = { $count ->
    [1] каждого работника во всех трёх столбцах
   *[other] каждых { $count } работников во всех трёх столбцах
}
    .many = { $count ->
        [one] { $count } работника во всех трёх столбцах
       *[other] { $count } работников во всех трёх столбцах
    }
count-hand = { $count ->
    [1] каждую карту в руке
    [few] каждые { $count } карты в руке
   *[many] каждые { $count } карт в руке
}
    .many = { $count ->
        [one] { $count } карты в руке
       *[other] { $count } карт в руке
    }
count-skills = { $count ->
    [1] каждый жетон навыка
    [few] каждые { $count } жетона навыков
   *[many] каждые { $count } жетонов навыков
}
    .many = { $count ->
        [one] { $count } жетона навыка
       *[other] { $count } жетонов навыков
    }
count-wonders = { $count ->
    [1] каждый символ чуда
    [few] каждые { $count } символа чуда
   *[many] каждые { $count } символов чуда
}
    .many = { $count ->
        [one] { $count } символа чуда
       *[other] { $count } символов чуда
    }
count-cake = { $count ->
    [1] каждый символ торта
    [few] каждые { $count } символа торта
   *[many] каждые { $count } символов торта
}
    .many = { $count ->
        [one] { $count } символа торта
       *[other] { $count } символов торта
    }
count-pie = { $count ->
    [1] каждый символ пирога
    [few] каждые { $count } символа пирога
   *[many] каждые { $count } символов пирога
}
    .many = { $count ->
        [one] { $count } символа пирога
       *[other] { $count } символов пирога
    }
count-tiramisu = { $count ->
    [1] каждый символ тирамису
    [few] каждые { $count } символа тирамису
   *[many] каждые { $count } символов тирамису
}
    .many = { $count ->
        [one] { $count } символа тирамису
       *[other] { $count } символов тирамису
    }
count-brownie = { $count ->
    [1] каждый символ брауни
    [few] каждые { $count } символа брауни
   *[many] каждые { $count } символов брауни
}
    .many = { $count ->
        [one] { $count } символа брауни
       *[other] { $count } символов брауни
    }
count-macaron = { $count ->
    [1] каждый символ макарона
    [few] каждые { $count } символа макарона
   *[many] каждые { $count } символов макарона
}
    .many = { $count ->
        [one] { $count } символа макарона
       *[other] { $count } символов макарона
    }
count-wagashi = { $count ->
    [1] каждый символ вагаси
    [few] каждые { $count } символа вагаси
   *[many] каждые { $count } символов вагаси
}
    .many = { $count ->
        [one] { $count } символа вагаси
       *[other] { $count } символов вагаси
    }
count-main-sweet = { $count ->
    [1] каждый символ преобладающей сладости
    [few] каждые { $count } символа преобладающей сладости
   *[many] каждые { $count } символов преобладающей сладости
}
    .many = { $count ->
        [one] { $count } символа преобладающей сладости
       *[other] { $count } символов преобладающей сладости
    }
count-best-colour = { $count ->
    [1] каждое деление по шкалам самого продвинутого цвета
    [few] каждые { $count } деления по шкалам самого продвинутого цвета
   *[many] каждые { $count } делений по шкалам самого продвинутого цвета
}
    .many = { $count ->
        [one] { $count } деления по шкалам самого продвинутого цвета
       *[other] { $count } делений по шкалам самого продвинутого цвета
    }
count-industry-steps = { $count ->
    [1] каждое деление вашего переднего маркера на шкале промышленности
    [few] каждые { $count } деления вашего переднего маркера на шкале промышленности
   *[many] каждые { $count } делений вашего переднего маркера на шкале промышленности
}
    .many = { $count ->
        [one] { $count } деления переднего маркера на шкале промышленности
       *[other] { $count } делений переднего маркера на шкале промышленности
    }
count-fields-and-seas = { $count ->
    [1] каждую пашню и каждое море
    [few] каждые { $count } пашни и моря
   *[many] каждые { $count } пашен и морей
}
    .many = { $count ->
        [one] { $count } пашни или моря
       *[other] { $count } пашен и морей
    }
count-forests-and-mines = { $count ->
    [1] каждый лес и каждую шахту
    [few] каждые { $count } леса и шахты
   *[many] каждые { $count } лесов и шахт
}
    .many = { $count ->
        [one] { $count } леса или шахты
       *[other] { $count } лесов и шахт
    }
count-marks = { $count ->
    [1] каждый маркер на планшете
    [few] каждые { $count } маркера на планшете
   *[many] каждые { $count } маркеров на планшете
}
    .many = { $count ->
        [one] { $count } маркера на планшете
       *[other] { $count } маркеров на планшете
    }

# The board
round = Раунд { $round } из 5
phase-setup = Подготовка
phase-start = Начало раунда
phase-production = Производство
phase-action = Действия
phase-cleanup = Уборка
phase-over = Конец
deck = Колода
discards = Сброс
first-player = Первый игрок
zone-areas = Области действий
zone-support = Планшет помощи
zone-hand = Моя рука
zone-domain = Владения: { $seat }
space-full = занято
space-later = с раунда { $round }
space-cost = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
chain-title = Ещё впереди
chain-effects = { $effects }
chain-effects-source = { $source }: { $effects }
chain-bonus = { $source }: остаток бонуса
chain-pay = оплата: { $effects }
chain-build = { $effects }, каждая по своей стоимости
chain-employ = трудоустройство работника
chain-employ-source = трудоустройство: «{ $source }»
chain-search = поиск в колоде
chain-copy = копирование области
chain-score = очки этого раунда
chain-support = перестановка фишки помощи
chain-free = свободные действия

# What an effect comes from
source-cart = Повозка, деление { $number }
source-locomotive = Паровоз, деление { $number }
source-food = Шкала еды, деление { $number }
source-rabbit = Заяц { $number }
source-tent = Палатка { $number }
source-house = Дом { $number }
source-building = Здание { $number }
source-cell = Клетка { $cell }
source-capital = Столица
source-token = Жетон местности: { $name }
source-track = Шкала «{ $track }», деление { $number }
source-crown = Первое место в конце шкалы «{ $track }»
source-column = { $character }, { $industry }

# What belongs to a seat
seat-points = очки: { $vp }, городские: { $city }, промышленные: { $industry }
seat-hand = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[many] { $count } карт в руке
}
seat-disks = { $count ->
    [one] { $count } диск действия
    [few] { $count } диска действий
   *[many] { $count } дисков действий
}
seat-ended = раунд закончен
seat-support = ячейка помощи { $place }
seat-mio = Мио: ячейка помощи { $place }
label-resources = Ресурсы (производство)
label-tracks = Шкалы
label-prosperity = Процветание
label-pieces = Фишки
label-sweets = Сладости
label-skills = Навыки
label-milestones = Вехи
label-workers = Работники
label-hand = Рука
label-played = Разыграно
label-scoring = Подсчёт очков
tally-tents = палатки
tally-houses = дома
tally-buildings = здания
tally-labs = лаборатории
tally-shops = магазины
tally-tower = часовая башня
tally-rabbits = зайцы
tally-roads = дороги
tally-tokens = жетоны местности
tally-wonders = символы чуда
tally-food = еда
map-legend = Первая строка: клетка и местность (f пашня, o лес, m шахта, s море, x особая, c столица, b область бонусной карты; заглавная буква — порт, ! — бонус). Вторая строка: + жетон, * перевёрнут, T палатка, H дом, B здание, L лаборатория, S магазин, W часовая башня, r заяц. = — дорога.

# Questions
ask-choose-character = Выберите персонажа.
ask-choose-domain = Выберите сторону поля владений.
ask-choose-support = Поставьте фишку помощи в свободную ячейку планшета помощи.
ask-hire-two = Кармен Мёд бесплатно трудоустраивает { $left ->
    [one] ещё { $left } работника
   *[other] { $left } работников
} из руки.
ask-pick = Оставьте себе одну карту; остальные уходят налево.
ask-turn = Займите область, разыграйте работника, переверните навык или закончите раунд; свободные действия — когда угодно.
ask-after = Если хотите, сделайте свободные действия, затем завершите ход.
ask-move-support = Раунд для вас окончен: переставьте фишку помощи в другую свободную ячейку.
ask-keep = Уборка: оставьте одну карту, остальные уйдут в сброс.
ask-copy = Какую область вы копируете?
ask-order = Какой из этих эффектов следующий?
ask-pay-for = Платите за этот эффект?
ask-discard = { $why ->
    [area] { $count ->
        [one] Ячейка действия стоит { $count } карту: какую?
        [few] Ячейка действия стоит { $count } карты: какую первой?
       *[many] Ячейка действия стоит { $count } карт: какую первой?
    }
   *[cost] { $count ->
        [one] Сбросьте в уплату { $count } карту: какую?
        [few] Сбросьте в уплату { $count } карты: какую первой?
       *[many] Сбросьте в уплату { $count } карт: какую первой?
    }
}
ask-spend = { $count ->
    [one] Потратьте { $count } базовый ресурс: какой?
    [few] Потратьте { $count } базовых ресурса: какие?
   *[many] Потратьте { $count } базовых ресурсов: какие?
}
ask-gain = { $count ->
    [one] Возьмите { $count } базовый ресурс: какой?
    [few] Возьмите { $count } базовых ресурса: какие?
   *[many] Возьмите { $count } базовых ресурсов: какие?
}
ask-employ = Карта «{ $card }» разыграна. Трудоустроить этого работника за 1 алмаз?
ask-hire = Бесплатно трудоустроить работника из руки? Его немедленная способность не применяется.
ask-play-card = { $which ->
    [round] Разыграть карту конца раунда из руки за её стоимость?
   *[any] Разыграть карту из руки за её стоимость?
}
ask-search = { $wanted ->
    [macaron] Просмотрите колоду: { $count ->
        [one] возьмите { $count } карту с макароном.
        [few] возьмите { $count } карты с макароном.
       *[many] возьмите { $count } карт с макароном.
    }
   *[round] Просмотрите колоду: { $count ->
        [one] возьмите { $count } карту конца раунда.
        [few] возьмите { $count } карты конца раунда.
       *[many] возьмите { $count } карт конца раунда.
    }
}
ask-find-and-play = Часовая башня: какую карту конца раунда из колоды вы разыгрываете бесплатно?
ask-choose-bonus = Бонус какой промышленности вы берёте?
ask-lay = { $terrain ->
    [0] { $roads ->
        [one] Положите { $roads } дорогу или остановитесь.
        [few] Положите до { $roads } дорог или остановитесь.
       *[many] Положите до { $roads } дорог или остановитесь.
    }
   *[other] { $roads ->
        [0] { $terrain ->
            [one] Положите { $terrain } жетон местности или остановитесь.
           *[other] Положите до { $terrain } жетонов местности или остановитесь.
        }
       *[other] Положите жетоны местности (до { $terrain }) и дороги (до { $roads }) в любом порядке или остановитесь.
    }
}
ask-turn-over = Какой свой жетон местности вы переворачиваете?
ask-take-piece = { $how ->
    [paid] { $left ->
        [one] Поставьте { $left } фишку собственности за её стоимость или остановитесь.
       *[other] Поставьте до { $left } фишек собственности, каждую за её стоимость, или остановитесь.
    }
    [free] { $left ->
        [one] Поставьте { $left } фишку собственности бесплатно или остановитесь.
       *[other] Поставьте до { $left } фишек собственности бесплатно или остановитесь.
    }
    [field] Поставьте фишку собственности на пашню бесплатно или остановитесь.
    [forest] Поставьте фишку собственности на лес бесплатно или остановитесь.
    [mine] Поставьте фишку собственности на шахту бесплатно или остановитесь.
   *[sea] Поставьте фишку собственности на море бесплатно или остановитесь.
}
ask-put-piece = Куда вы ставите { FORM($piece, case: "accusative") }?
ask-place-rabbit = { $left ->
    [one] Куда поставить пряничного зайца? Можно остановиться.
   *[other] Пряничных зайцев можно поставить до { $left }: куда следующего? Можно остановиться.
}
ask-drive = { $steps ->
    [one] { $steps } деление по шкале промышленности: какой маркер движется? Можно остановиться.
    [few] До { $steps } делений по шкале промышленности: какой маркер движется? Можно остановиться.
   *[many] До { $steps } делений по шкале промышленности: какой маркер движется? Можно остановиться.
}
ask-advance = { $colour ->
    [orange] { $steps ->
        [one] { $steps } деление по оранжевой шкале процветания; можно остановиться.
       *[other] До { $steps } делений по оранжевым шкалам процветания; можно остановиться.
    }
    [green] { $steps ->
        [one] { $steps } деление по зелёной шкале процветания; можно остановиться.
       *[other] До { $steps } делений по зелёным шкалам процветания; можно остановиться.
    }
    [grey] { $steps ->
        [one] { $steps } деление по серой шкале процветания; можно остановиться.
       *[other] До { $steps } делений по серым шкалам процветания; можно остановиться.
    }
    [least] { $steps ->
        [one] { $steps } деление по шкалам того цвета, в котором вы продвинулись меньше всего; можно остановиться.
       *[other] До { $steps } делений по шкалам того цвета, в котором вы продвинулись меньше всего; можно остановиться.
    }
   *[any] { $steps ->
        [one] { $steps } деление по любой шкале процветания; можно остановиться.
       *[other] До { $steps } делений по любым шкалам процветания; можно остановиться.
    }
}
ask-raise = { $steps ->
    [one] Что поднимается на { $steps } деление?
    [few] { $steps } деления вверх: что поднимается первым?
   *[many] { $steps } делений вверх: что поднимается первым?
}
ask-take-skill = { $left ->
    [one] Возьмите { $left } жетон навыка: какой?
    [few] Возьмите { $left } жетона навыков: какой первым?
   *[many] Возьмите { $left } жетонов навыков: какой первым?
}
does-choose-character = { $seat } выбирает персонажа.
does-choose-domain = { $seat } выбирает поле владений.
does-choose-support = { $seat } выбирает ячейку помощи.
does-hire-two = { $seat } трудоустраивает первых работников.
does-pick = { $seat } выбирает, какую карту оставить.
does-turn = { $seat } делает ход.
does-after = { $seat } может сделать ещё свободные действия.
does-move-support = { $seat } переставляет фишку помощи.
does-keep = { $seat } выбирает, какую карту оставить.
does-copy = { $seat } выбирает, какую область копировать.
does-order = { $seat } выбирает порядок эффектов.
does-pay-for = { $seat } решает, платить ли за эффект.
does-discard = { $seat } сбрасывает карты.
does-spend = { $seat } платит базовыми ресурсами.
does-gain = { $seat } берёт базовые ресурсы.
does-employ = { $seat } может трудоустроить работника «{ $card }».
does-hire = { $seat } может бесплатно трудоустроить работника.
does-play-card = { $seat } может разыграть ещё одну карту.
does-search = { $seat } просматривает колоду.
does-find-and-play = { $seat } просматривает колоду для часовой башни.
does-choose-bonus = { $seat } выбирает промышленный бонус.
does-lay = { $seat } кладёт местность и дороги.
does-turn-over = { $seat } переворачивает жетон местности.
does-take-piece = { $seat } выбирает фишку собственности.
does-put-piece = { $seat } ставит фишку собственности.
does-place-rabbit = { $seat } ставит пряничного зайца.
does-drive = { $seat } движется по шкале промышленности.
does-advance = { $seat } движется по шкалам процветания.
does-raise = { $seat } выбирает, что поднимается.
does-take-skill = { $seat } выбирает навык.

# Moves
move-choose-character = { $character }
move-choose-domain = { $domain }
move-support = Ячейка { $place }
move-pick = Оставить: «{ $card }»
move-use = { $area }
move-use-disk = { $area }, за диск
move-play = Разыграть: «{ $card }»
move-flip = Перевернуть: { $skill }
move-end-round = Закончить раунд
move-done = Готово
move-settle = { $what ->
    [road] Карта и 3 базовых ресурса: 1 дорога
   *[terrain] Карта и 3 базовых ресурса: 1 жетон местности
}
move-buy-card = 15 золота: 1 карта
move-buy = 4 золота: 1 { $good }
move-claim = Веха: { $milestone }
move-sell = 1 { $good }: 1 золото
move-barter = 3 базовых ресурса: 1 { $good }
move-scrap-disk = Диск действия: 2 базовых ресурса
move-scrap-card = «{ $card }»: 2 базовых ресурса
move-tower = Часовая башня на { $cell }
move-ability = { $ability ->
    [1] Свободное действие персонажа
    [2] Второе свободное действие персонажа
   *[3] Третье свободное действие персонажа
}
move-discard = Сбросить: «{ $card }»
move-pay-diamond = Алмаз вместо карты
move-spend = Потратить: пшеница { $wheat }, дерево { $wood }, железо { $iron }
move-gain = Пшеница { $wheat }, дерево { $wood }, железо { $iron }
move-raise = Производство: { $production }
move-accept = Да
move-decline = Нет
move-next = { $item ->
    [0] Первый эффект
    [1] Второй эффект
    [2] Третий эффект
    [3] Четвёртый эффект
    [4] Пятый эффект
    [5] Шестой эффект
    [6] Седьмой эффект
   *[7] Восьмой эффект
}
move-lay = Местность на { $cell }
move-lay-special = { $special } на { $cell }
move-road = Дорога на { $edge }
move-take = Взять: { $piece }
move-put = На { $cell }
move-rabbit = Заяц на { $cell }
move-turn-over = Перевернуть { $cell }
move-stop = Хватит
move-drive = Маркер: { $marker }
move-advance = Шкала «{ $track }»
move-bonus = Бонус: { $industry }
move-skill = Взять навык: { $skill }
move-employ = Трудоустроить: { $industry }
move-hire = Трудоустроить: «{ $card }», { $industry }
move-find = Взять: «{ $card }»
move-copy = Копировать: { $area }
move-keep = Оставить: «{ $card }»

# Log
log-round-begins = Начинается раунд { $round }.
log-first-player = Первый игрок — { $seat }.
log-milestone-in-play = Веха этой партии: { $milestone }.
log-scoring-in-play = Жетон подсчёта этой партии: { $scoring }.
log-support-in-play = { $support } лежит над ячейкой помощи { $place }.
log-upgrade-in-play = Улучшенный навык этой партии: { $skill }.
log-character-chosen = { $seat } играет за персонажа { $character }.
log-domain-chosen = { $seat } играет на поле владений «{ $domain }».
log-support-chosen = { $seat } ставит фишку помощи в ячейку { $place }.
log-drew = { $seat } берёт карту «{ $card }».
log-drew-hidden = { $seat } берёт карту.
log-reshuffled = Сброс перемешан и становится новой колодой.
log-returned = { $seat } показывает карту «{ $card }» и кладёт её под колоду.
log-picked = { $seat } оставляет себе карту «{ $card }».
log-picked-hidden = { $seat } оставляет себе карту.
log-area-opens = Открывается область «{ $area }».
log-mio-takes = Мио занимает ячейку области «{ $area }».
log-mio-draws = Мио берёт карту { $mio } из колоды { $deck ->
    [a] А
   *[b] Б
}.
log-mio-support = Фишка помощи Мио переходит в ячейку { $place }.
log-used = { $seat } занимает область «{ $area }», ячейка { $space }.
log-copied = { $seat } копирует область «{ $area }».
log-discarded = { $seat } сбрасывает карту «{ $card }».
log-played = { $seat } разыгрывает карту «{ $card }».
log-employed = { $seat } трудоустраивает работника «{ $card }»: { $industry }.
log-flipped-skill = { $seat } переворачивает навык «{ $skill }».
log-gained = { $seat } получает { FORM($gain, $count) }.
log-spent = { $seat } тратит { FORM($price, $count) }.
log-laid = { $seat } кладёт жетон местности на { $cell }.
log-laid-special = { $seat } кладёт особую местность «{ $special }» на { $cell }.
log-road-laid = { $seat } кладёт дорогу на { $edge }.
log-turned = { $seat } переворачивает жетон на { $cell }.
log-area-activated = { $seat } активирует область бонусной карты на { $cell }.
log-built = { $seat } ставит { FORM($piece, case: "accusative") } на { $cell }.
log-tower-built = { $seat } ставит часовую башню на { $cell }.
log-rabbit-came = { $seat } ставит пряничного зайца на { $cell }.
log-drove = { $seat }: { $marker } переходит на деление { $step }.
log-locomotive-came = { $seat } ставит паровоз на шкалу промышленности.
log-fed = { $seat } переходит на деление { $step } шкалы еды.
log-advanced = { $seat } переходит на деление { $step } шкалы «{ $track }».
log-crowned = { $seat } первым достигает конца шкалы «{ $track }».
log-bonus-taken = { $seat } получает промышленный бонус: { $industry }.
log-skill-taken = { $seat } берёт навык «{ $skill }».
log-wonder = { $seat } получает символ чуда; всего: { $count }.
log-looked = { $seat } просматривает колоду.
log-found = { $seat } находит в колоде карту «{ $card }».
log-found-hidden = { $seat } берёт карту из колоды.
log-claimed = { $seat } получает веху «{ $milestone }».
log-milestones-closed = Получены три вехи; остальных больше нет.
log-ability-used = { $seat } применяет свободное действие персонажа { $character }.
log-marked = { $seat } кладёт маркер на планшет персонажа; всего: { $count }.
log-round-ended = { $seat } заканчивает раунд{ $place ->
    [1] {" "}раньше всех и начнёт следующий
   *[other] {""}
}.
log-city-points = { $seat } получает { $points ->
    [one] { $points } городское очко
    [few] { $points } городских очка
   *[many] { $points } городских очков
} за { $cities ->
    [one] { $cities } город
    [few] { $cities } города
   *[many] { $cities } городов
}.
log-industry-points = { $seat } получает { $points ->
    [one] { $points } промышленное очко
    [few] { $points } промышленных очка
   *[many] { $points } промышленных очков
}.
log-round-points = { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $source }.
log-cleaned = Уборка после раунда { $round }: диски возвращаются, навыки открываются.
log-kept = { $seat } оставляет себе карту.
log-game-over = Игра окончена.

# Reasons of points
why-game = В ходе игры
why-prosperity = Процветание: { $track }
why-prosperity-detail = { $each ->
    [1] { $count } × { $rate }
   *[other] { $count }, { $rate } за каждые { $each }
}
why-city-points = Городские очки, по 2
why-city-points-detail = { $count } × { $each }
why-tents = Все пять палаток: 2 за каждого зайца
why-tents-detail = { $count } × { $each }
why-houses = Все пять домов: 1 за каждое городское очко
why-houses-detail = { $count } × { $each }
why-buildings = Все пять зданий: 1 за каждое промышленное очко
why-buildings-detail = { $count } × { $each }
why-gold = Золото, 1 за каждые 5
why-gold-detail = { $count } : 5
why-diamonds = Алмазы
why-diamonds-detail = { $count } × { $each }
why-ports = Открытые порты
why-ports-detail = открыто: { $count }
why-milestones = Вехи, по 10
why-milestones-detail = { $count } × { $each }
why-scoring = Подсчёт: { $scoring }
why-scoring-detail = { $count } против { $virtual }
tiebreak-rabbits = число пряничных зайцев
alone-missed = Очки: { $points }. Больше { $goal } — итог опытного кондитера.
alone-reached = Очки: { $points }. Это итог опытного кондитера! Больше { $goal } — итог любимого народом правителя.
alone-mastered = Очки: { $points }. Это итог любимого народом правителя!

# Why a move is refused
no-not-asked = Это не ответ на заданный вопрос.
no-action-done = Действие этого хода уже выполнено: остались только свободные действия.
no-area-not-in-play = При таком числе игроков области «{ $area }» в игре нет.
no-area-closed = Область «{ $area }» откроется в раунде { $count }.
no-area-full = В области «{ $area }» не осталось свободных ячеек.
no-nothing-to-copy = Области «{ $area }» нечего копировать: ни один эффект вам не по средствам.
no-not-copyable = Область «{ $area }» здесь скопировать нельзя.
no-lacks-resource = Не хватает ресурса «{ $good }»: нужно { $need }, есть { $have }.
no-lacks-basics = Не хватает базовых ресурсов: нужно { $need }, есть { $have }.
no-lacks-disk = У вас нет диска действия.
no-lacks-diamond = За это нужен алмаз, а у вас его нет.
no-lacks-diamonds = Карт и алмазов вместе не хватает: нужно заменить { $need }.
no-lacks-cards = Не хватает карт в руке: нужно { $need }, есть { $have }.
no-hand-would-be-empty = До 5-го раунда рука не должна оставаться пустой, а на это ушли бы все карты: { $have }.
no-card-not-in-hand = Этой карты нет у вас в руке.
no-skill-not-owned = Навыка «{ $skill }» у вас нет.
no-skill-never-flipped = Навык «{ $skill }» не переворачивают.
no-skill-used = Навык «{ $skill }» в этом раунде уже использован.
no-skill-owned = Навык «{ $skill }» у вас уже есть.
no-skill-gone = Жетона навыка «{ $skill }» взять нельзя: его здесь нет.
no-board-taken = Персонаж «{ $character }» — на планшете, который уже занят.
no-domain-taken = На этой карте владений уже играют: «{ $domain }».
no-no-such-support-cell = Ячейки помощи { $count } нет: последняя — { $most }.
no-support-cell-taken = Ячейка помощи { $count } занята.
no-no-cell-left = Для жетона местности не осталось клетки.
no-no-edge-left = Для дороги не осталось края.
no-milestone-gone = Веху «{ $milestone }» взять уже нельзя.
no-milestone-not-met = Веха «{ $milestone }»: нужно { $need }, есть { $have }.
no-tower-stands = Ваша часовая башня уже стоит.
no-no-wonder = Сначала для часовой башни нужен символ чуда.
no-tower-not-ready = Условие часовой башни не выполнено: нужно { $need }, есть { $have }.
no-no-such-ability = У вашего персонажа нет такого свободного действия.
no-ability-used = В этом раунде вы уже выполнили это свободное действие персонажа.
no-ability-idle = Сейчас это свободное действие ничего не даст.
no-too-little-food = Для этого свободного действия нужно { $need } делений еды, а пройдено { $have }.
no-no-terrain-there = Туда жетон местности не кладут.
no-cell-taken = Там уже лежит жетон.
no-special-cells-only = Особый жетон кладут только на клетки особой местности.
no-special-token-needed = На эту клетку кладут особый жетон: назовите какой.
no-other-terrain = Это кладут на другую местность.
no-not-adjacent = Рядом с этой клеткой нет ни столицы, ни жетона местности.
no-no-terrain-left = Жетонов местности в этом действии больше нет.
no-no-roads-left = Дорог в этом действии больше нет.
no-no-edge-there = Там нет края клетки ваших владений.
no-edge-taken = Там уже есть дорога.
no-road-not-adjacent = Этот край не примыкает ни к столице, ни к дороге.
no-no-cell-there = Там нет клетки ваших владений.
no-property-there = Там уже стоит собственность.
no-not-flipped = Собственность ставят на перевёрнутый жетон или на столичную клетку.
no-flipped-too-late = Этот жетон перевернули уже во время действия: в нём его занять нельзя.
no-no-token-there = Там нет вашего жетона местности.
no-flipped-already = Этот жетон уже перевёрнут.
no-no-piece-left = Таких фишек не осталось: { $piece }.
no-no-property-there = Заяц приходит только туда, где стоит собственность.
no-rabbit-there = Там уже есть заяц.
no-no-locomotive = Паровоза у вас ещё нет.
no-lab-in-the-way = Дорогу закрывает лаборатория: сначала возьмите её.
no-track-end = Ваш маркер — на последнем делении шкалы «{ $track }».
no-other-colour = Эти деления — не для шкалы «{ $track }».
no-no-diamonds-for-cards = Здесь нельзя платить алмазами вместо карт.
no-wrong-payment = Этим ресурсом здесь не платят: { $good }.
no-wrong-sum = Нужно { $need }, а не { $have }.
no-effect-done = Этого эффекта среди оставшихся нет.
no-cannot-be-employed = Работника без знака промышленности трудоустроить нельзя.
no-other-industry = Этот работник не для такого столбца: { $industry }.
no-column-full = Столбец заполнен: { $industry }, мест { $most }.
no-leaves-no-second = Тогда второго работника трудоустроить не удастся.
no-round-cards-only = Сейчас можно разыграть только карту для конца раунда.
no-not-to-be-found = Такую карту из колоды взять нельзя.
no-not-in-pack = Этой карты нет среди лежащих перед вами.

# The board in the browser
tab-table-sweet-lands = Поле
tab-mine-sweet-lands = Владения
tab-others-sweet-lands = Другие
tab-log-sweet-lands = Журнал
parts-shared = Что показано на поле
parts-mine = Что показано из моего
parts-waiting = здесь можно: { $count }
part-areas = Области
part-tracks = Процветание
part-tokens = Жетоны
part-land = Земли
part-plan = Планы
part-line = Шкалы
part-hand = Рука
zone-prosperity = Шкалы процветания
zone-goals = Жетоны вех и подсчёта очков
zone-skills = Навыки
zone-land = Мои владения
zone-planning = Планшет планирования
zone-columns = Промышленность и её работники
zone-industry = Шкала промышленности
zone-played = Разыгранные карты
zone-remembered = Карты, которые вы помните
remembered-in-hand = { $seat }: { $count } из них в руке
remembered-in-pack = { $held ->
    [0] Все лежат перед игроком { $seat }
   *[other] Остальные лежат перед игроком { $seat }
}
land-of = Всё, что есть у игрока { $seat }
no-domain-yet = У игрока { $seat } ещё нет владений.
area-opens-in = с раунда { $round }
area-spaces = Занято ячеек: { $used } из { $spaces }
area-copy-basic-short = базовая
area-copy-any-short = или доп.
track-of = { $seat }: деление { $step }, { $rate }
track-steps = Очки за каждый элемент по делениям: { $rates }
track-first = Последнее деление стоит алмаз; кто дойдёт первым: { $effects }
support-cell = Ячейка помощи { $place }
skills-left = Осталось: { $count }.
skill-used = Использован в этом раунде.
purse-good = { $good }: { $count }, каждый раунд ещё { $production }
purse-diamonds = Алмазы: { $count }
purse-disks = Диски действий: { $count }
purse-cards = Карт в руке: { $count }
purse-vp = Победные очки: { $count }
purse-city-points = Городские очки: { $count }
purse-industry-points = Промышленные очки: { $count }
cell-laid = лицом вверх
cell-flipped = перевёрнут
cell-in-city = в городе
port-open = открытый порт
port-closed = закрытый порт
road-at = Дорога на край { $edge }
planning-discount = Каждая собственность дешевле:
piece-number = фишка { $count } из 5
limit-raised = Ещё один работник в этой промышленности
labs-all-taken = Все лаборатории взяты.
column-size = работников: { $count } из { $limit }
marker-at = { $marker }: деление { $step } из { $steps }.
marker-next = Дальше: { $effects }
food-at = Шкала еды: деление { $step } из { $steps }; зайцев во владениях: { $rabbits }
tower-conditions = Часовая башня: условия
tower-then = Часовая башня:
starts-with = В начале
produces = Производство
own-sweets = Сладости
own-tokens = жетоны местности
own-roads = дороги
own-rabbits = зайцы
own-food = еда
own-cart = шкала промышленности
own-properties = собственность
own-workers = трудоустроенные работники
own-skills = навыки
own-milestones = вехи
count-of = { $what }: { $count }
see-table = К столу
empty-hand = В руке нет карт.
mio-about = виртуальный игрок
mio-takes-now = Ячейки Мио в этом раунде
mio-none = пока ни одной ячейки
mio-support-at = Фишка помощи: ячейка { $place }
solo-targets = Цели: { $good }, мастерство { $best }
round-of = Раунд { $round } из { $rounds }
deed-title = Что произойдёт
deed-costs = стоит
deed-brings = даёт
deed-then = затем можно
deed-asks = выбрать
laying-what = Что выкладывать
choose-special = Какой особый жетон?
title-choose-character = Кем вы будете?
title-choose-domain = Какие владения?
title-take-skill = Возьмите навык
title-search = Просмотр колоды
title-find-and-play = Разыграйте одну из этих карт бесплатно
free-actions = Свободные действия
free-buy = Купить
free-sell = Продать
free-barter = Обменять
free-buy-card = Купить карту
free-scrap-disk = Вернуть диск
free-scrap-card = Сбросить карту
free-settle = Освоить
free-claim = Веха
free-tower = Часовая башня
free-ability = Способность
hint-turn = Коснитесь области, карты или навыка, чтобы увидеть, что будет; второе касание подтверждает.
hint-after = Действие выполнено. Свободные действия ещё возможны.
hint-confirm = Коснитесь ещё раз или подтвердите.
hint-scrap-card = Коснитесь карты, которую сбросить.
hint-tower = Коснитесь клетки для часовой башни.
title-pick = Выберите карту, остальные передайте
coming-pay = заплатить
coming-build = построить, каждую за её цену
coming-play = эффекты карты

# Что это
resource-rule = Лежит в вашем запасе, пока им за что-нибудь не заплатят.
resource-gold-rule = Золотом платят за карты работников и копирование; это не основной ресурс.
resource-wheat-rule = Основной ресурс: им платят за местность и еду.
resource-wood-rule = Основной ресурс: им платят за дороги и собственность.
resource-iron-rule = Основной ресурс: им платят за деления шкалы промышленности.
resource-diamond-rule = Алмазами платят за процветание и за последнее деление шкалы; это не основной ресурс.
resource-basic-rule = Пшеница, дерево или железо, что захотите.
sweet-rule = Знак на картах работников; другие карты считают ваши сладости, а некоторые дешевеют за каждую.
terrain-rule = Вид клеток и жетонов владений.
terrain-special-rule = У каждого такого жетона свой эффект, когда его переворачивают.
terrain-capital-rule = Местность и дороги начинаются рядом с ней. Собственность на ней даёт шаг любого производства или деление любой шкалы процветания.
terrain-bonus-rule = Активна, когда рядом лежит жетон местности, а на границе есть дорога; тогда сразу даёт одну карту работника.
industry-rule = Знак карты работника: трудоустроенный работник ложится в столбец своего знака.
marker-cart-rule = Ездит по шкале промышленности и получает оранжевый бонус каждого деления.
marker-locomotive-rule = Полученный однажды, тоже ездит по шкале промышленности и получает зелёный бонус каждого деления.
piece-rabbit-rule = Стоит на шкале еды, пока до него не дойдёт маркер еды; потом его можно поставить на клетку с собственностью.
piece-carrot-rule = Показывает, как далеко вы прошли по шкале еды; каждое пройденное деление даёт бонус.
piece-mitt-rule = Стоит на ячейке помощи и в конце раунда переходит на другую.
domain-rule = Своя карта: где лежат клетки, порты и области бонусных карт.
