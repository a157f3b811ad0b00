# Кейфлауэр. Имена игроков не склоняются; названия фишек ставит в нужную форму FORM, названия тайлов стоят в кавычках.

# Сезоны
season-spring = Весна
    .inline = весна
season-summer = Лето
    .inline = лето
season-autumn = Осень
    .inline = осень
season-winter = Зима
    .inline = зима
seasons = Сезоны

# Рабочие
colour-blue = синий
    .workers = { $count ->
        [one] синего рабочего
       *[other] синих рабочих
    }
    .instrumental = синим рабочим
    .together = синими рабочими
    .genitive = синих
colour-red = красный
    .workers = { $count ->
        [one] красного рабочего
       *[other] красных рабочих
    }
    .instrumental = красным рабочим
    .together = красными рабочими
    .genitive = красных
colour-yellow = жёлтый
    .workers = { $count ->
        [one] жёлтого рабочего
       *[other] жёлтых рабочих
    }
    .instrumental = жёлтым рабочим
    .together = жёлтыми рабочими
    .genitive = жёлтых
colour-green = зелёный
    .workers = { $count ->
        [one] зелёного рабочего
       *[other] зелёных рабочих
    }
    .instrumental = зелёным рабочим
    .together = зелёными рабочими
    .genitive = зелёных
colour-purple = фиолетовый
colour-rule = Рабочий делает ставку на тайл или использует его — только вместе с рабочими своего цвета.
colour-purple-rule = Маркер первого игрока. В конце игры его владелец считает его любой одной фишкой.

# Ресурсы
good-wood = дерево
    .accusative = дерево
    .genitive = дерева
    .instrumental = деревом
good-stone = камень
    .accusative = камень
    .genitive = камня
    .instrumental = камнем
good-iron = железо
    .accusative = железо
    .genitive = железа
    .instrumental = железом
good-gold = золото
    .accusative = золото
    .genitive = золота
    .instrumental = золотом
good-rule = Ресурс лежит на тайле деревни и оплачивает улучшение этого тайла.
good-gold-rule = Золото заменяет любой ресурс и приносит 1 очко в конце игры.
gift-random-worker = рабочего из мешка
gift-random-skill = навык из стопки
gift-green-worker = зелёного рабочего

# Навыки
skill-saw = пила
    .accusative = пилу
    .instrumental = пилой
skill-pickaxe = кирка
    .accusative = кирку
    .instrumental = киркой
skill-anvil = наковальня
    .accusative = наковальню
    .instrumental = наковальней
skill-rule = Навык лежит за ширмой, пока им не заплатят.

# Тайлы
tile-home-1 = Дом 1
tile-home-2 = Дом 2
tile-home-3 = Дом 3
tile-home-4 = Дом 4
tile-home-5 = Дом 5
tile-home-6 = Дом 6
tile-keyflower = Keyflower
tile-sea-bastion = Sea Bastion
tile-sea-breese = Sea Breese
tile-flipper = Flipper
tile-ianvincible = Ianvincible
tile-white-wind = White Wind
tile-turn-1 = Порядок хода 1
tile-turn-2 = Порядок хода 2
tile-turn-3 = Порядок хода 3
tile-turn-4 = Порядок хода 4
tile-alehouse = Пивная
tile-apprentice-hall = Ремесленная школа
tile-gold-mine = Золотой рудник
tile-key-mine = Шахта
tile-keystone-quarry = Каменоломня
tile-keywood = Лес
tile-miner = Шахтёр
tile-peddler = Коробейник
tile-quarryman = Каменолом
tile-stable = Конюшня
tile-woodcutter = Дровосек
tile-workshop = Мастерская
tile-brewer = Пивовар
tile-carpenter = Плотник
tile-farrier = Ветеринар
tile-hiring-fair = Ярмарка работников
tile-mason = Каменщик
tile-smelter = Плавильщик
tile-store = Лавка
tile-tavern = Таверна
tile-summer-boat-1 = Лодка 1
tile-summer-boat-2 = Лодка 2
tile-summer-boat-3 = Лодка 3
tile-summer-boat-4 = Лодка 4
tile-barn = Амбар
tile-blacksmith = Кузнец
tile-fair = Ярмарка
tile-forge = Кузница
tile-goldsmith = Ювелир
tile-inn = Гостиница
tile-sawmill = Лесопилка
tile-sculptor = Скульптор
tile-stone-yard = Склад камня
tile-timber-yard = Склад лесоматериалов
tile-wainwright = Каретник
tile-well = Колодец
tile-apothecary = Аптека
tile-craftsmans-guild = Гильдия ремесленников
tile-jeweller = Торговец драгоценностями
tile-key-guild = Гильдия
tile-key-market = Рынок
tile-keythedral = Собор
tile-mercers-guild = Гильдия торговцев
tile-scholar = Учёный
tile-scribes = Книжник
tile-village-hall = Сельский клуб
tile-watermill = Водяная мельница
tile-none = —
tile-windmill = Ветряная мельница

# Что делают тайлы
tile-home-rule = Перевозит ресурсы по дорогам вашей деревни, по тайлу за шаг, и улучшает один ваш тайл.
tile-turn-rule = Победитель торгов выбирает лодку в порядке номеров; фиолетовый рабочий начинает следующий сезон. Зимой тайл входит в деревню и даёт по 1 очку за каждый соседний тайл.
tile-keyflower-rule = Привозит рабочих и навыки; зимой даёт по 1 очку за каждый шаг вашей перевозки.
tile-sea-bastion-rule = Привозит рабочих и навыки; зимой даёт по 1 очку за каждый тайл замкнутого кольца дорог.
tile-sea-breese-rule = Привозит рабочих и навыки; зимой даёт 2, 4, 8, 16 или 32 очка за 1–5 лодок, соединённых с домом водой.
tile-flipper-rule = Привозит рабочих и навыки; зимой даёт 2 очка и бесплатно улучшает один ваш тайл.
tile-ianvincible-rule = Привозит рабочих и навыки; зимой даёт 5 очков.
tile-white-wind-rule = Привозит рабочих и навыки; зимой даёт по 1 очку за каждого рабочего, не засчитанного в другом месте.
tile-alehouse-rule = Вытягивает рабочих из мешка.
tile-apprentice-hall-rule = Вытягивает навыки из стопки.
tile-gold-mine-rule = Даёт золото.
tile-key-mine-rule = Даёт железо.
tile-keystone-quarry-rule = Даёт камень.
tile-keywood-rule = Даёт дерево.
tile-miner-rule = Даёт железо; улучшенный — железо и золото.
tile-peddler-rule = Меняет жёлтого рабочего на зелёных.
tile-quarryman-rule = Даёт камень; улучшенный — камень и золото.
tile-stable-rule = Перевозит ресурсы по вашим дорогам и улучшает ваши тайлы.
tile-woodcutter-rule = Даёт дерево; улучшенный — дерево и золото.
tile-workshop-rule = Даёт дерево, камень или железо на выбор; улучшенная — всё сразу.
tile-brewer-rule = За любой навык вытягивает рабочих из мешка.
tile-carpenter-rule = За пилу даёт 3 дерева; улучшенный — 3 золота.
tile-farrier-rule = Перевозит ресурсы по вашим дорогам и улучшает ваши тайлы.
tile-hiring-fair-rule = За любой навык вытягивает новые навыки из стопки.
tile-mason-rule = За кирку даёт 3 камня; улучшенный — 3 золота.
tile-smelter-rule = За наковальню даёт 3 железа; улучшенный — 3 золота.
tile-store-rule = Меняет синего рабочего на зелёных.
tile-tavern-rule = За любого рабочего вытягивает рабочих из мешка.
tile-summer-boat-1-rule = В конце лета, осени и зимы: a — два рабочих из мешка; b — один зелёный рабочий.
tile-summer-boat-2-rule = a: ресурсы едут и через поля, стороны тайлов могут не совпадать. b: перевозка и улучшения удваиваются.
tile-summer-boat-3-rule = a: при улучшении любой ресурс заменяет любой другой. b: то же при подсчёте очков.
tile-summer-boat-4-rule = a: перебивайте синие, красные и жёлтые ставки другим цветом. b: используйте тайл, у которого уже есть цвет, рабочими любых цветов.
tile-barn-rule = Приносит очки за каждый ресурс, лежащий на нём в конце игры.
tile-blacksmith-rule = Приносит очки за каждое железо, лежащее на нём в конце игры.
tile-fair-rule = Меняет красного рабочего на зелёных.
tile-forge-rule = Приносит только напечатанные очки.
tile-goldsmith-rule = Приносит только напечатанные очки.
tile-inn-rule = Вытягивает рабочих из мешка.
tile-sawmill-rule = Приносит только напечатанные очки.
tile-sculptor-rule = Приносит только напечатанные очки.
tile-stone-yard-rule = Приносит очки за каждый камень, лежащий на нём в конце игры.
tile-timber-yard-rule = Приносит очки за каждое дерево, лежащее на нём в конце игры.
tile-wainwright-rule = Перевозит ресурсы по вашим дорогам и улучшает ваши тайлы.
tile-well-rule = Приносит только напечатанные очки.
tile-apothecary-rule = 3 очка за каждых пятерых рабочих любых цветов.
tile-craftsmans-guild-rule = 3 очка за каждый набор из синего, красного и жёлтого рабочих.
tile-jeweller-rule = Золото приносит 2 очка вместо 1.
tile-key-guild-rule = 10 очков за каждые пять любых навыков.
tile-key-market-rule = 2 очка за каждого зелёного рабочего.
tile-keythedral-rule = 12 очков.
tile-mercers-guild-rule = 5 очков за каждый набор из дерева, камня и железа; золото заменяет любой из них.
tile-scholar-rule = 3 очка за каждый навык одного выбранного вида.
tile-scribes-rule = 10 очков за каждый набор из пилы, кирки и наковальни.
tile-village-hall-rule = 1 очко за каждого рабочего одного выбранного цвета.
tile-watermill-rule = 1 очко за каждый ресурс одного выбранного вида.
tile-windmill-rule = 5 очков за каждые пять любых ресурсов.
side-front = до улучшения
side-back = после улучшения
side-a = сторона a
side-b = сторона b

# Стол
tab-table-keyflower = Торги
tab-mine-keyflower = Деревня
tab-others-keyflower = Соседи
tab-log-keyflower = Журнал
zone-auction = Торги
zone-season-end = Между сезонами
zone-boats = Лодки
zone-village = Моя деревня
zone-screen = За моей ширмой
village-of = Деревня: { $seat }
map-hint = тяните, чтобы двигать; колесо меняет масштаб
tiles-to-place = Новые тайлы
zoom-in = Крупнее
zoom-out = Мельче
zoom-fit = Показать всё
site-label = Свободное место для тайла «{ $tile }»
good-here = На тайле «{ $tile }»: { $good }, { $count }
lift-label = Взять с собой { $count } { FORM($colour, $count, case: "workers") } из перебитой ставки на тайл «{ $tile }»
bag-label = В мешке рабочих: { $count }
green-label = Зелёных рабочих в запасе: { $count }
supply-label = В запасе: { $good }, { $count }
boat-gone = занята
marker-mine = У вас маркер первого игрока.
marker-of = Маркер первого игрока: { $seat }.
worker-count = Рабочих за ширмой: { $count }
skill-count = Навыков за ширмой: { $count }
winter-count = Зимних тайлов за ширмой: { $count }
winter-kept = Зимние тайлы, оставленные за ширмой: их знаете только вы
known-pieces = Точно есть за ширмой
usable-here = Тайлов, которые можно использовать: { $count }
zone-winter = Мои зимние тайлы
winter-open = Рассмотреть зимние тайлы
village-open = Открыть деревню крупно: { $seat }
bid-none = Ставок нет.
bid-leads = { $seat } лидирует, поставив { $count } { FORM($colour, $count, case: "workers") }.
bid-leads-mine = Вы лидируете, поставив { $count } { FORM($colour, $count, case: "workers") }.
bid-beaten = { $seat } уступает, поставив { $count } { FORM($colour, $count, case: "workers") }: ставка перебита.
bid-beaten-mine = Ваша ставка перебита: вы поставили { $count } { FORM($colour, $count, case: "workers") }.
workers-here = Тайл использовали, поставив { $count } { FORM($colour, $count, case: "workers") }.
goods-here = На тайле лежит { $good }: { $count }.
more-bids = Ещё ставок: { $count }
used-here = Рабочие, занявшие этот тайл
offer-this = Выставить этот тайл
offer-not = Оставить этот тайл

# Ход по частям
bid-or-use = Ставка или использование
kind-bid = Ставка
kind-use = Использовать
take-along = Взять с собой
from-screen = Из-за ширмы
fewer = Меньше
more-workers = Больше
do-bid = Поставить { $count } { FORM($colour, $count, case: "workers") } на «{ $tile }»
do-use = Использовать «{ $tile }»: { $count } { FORM($colour, $count, case: "workers") }
turn-left = Повернуть влево
turn-right = Повернуть вправо
place-here = Положить сюда «{ $tile }»
offer-these = { $count ->
    [0] Выставить эти тайлы
    [one] Выставить { $count } тайл
    [few] Выставить { $count } тайла
   *[many] Выставить { $count } тайлов
}
hint-turn = Коснитесь тайла, чтобы сделать ставку или использовать его; на кнопке будет сказано, что произойдёт.
hint-where = Теперь коснитесь тайла, куда пойдут эти рабочие.
hint-carry = Коснитесь ресурса, затем цели, или перетащите его по дороге. Коснитесь светящегося тайла, чтобы улучшить его.
hint-goal = Куда везти { FORM($good, case: "accusative") }? На доступных тайлах написано число шагов.
hint-site = Коснитесь светящегося места, чтобы примерить тайл «{ $tile }».
hint-turn-tile = Поверните тайл клавишей R и положите. Он останется так до конца игры.
hint-offer = Коснитесь зимних тайлов, которые хотите выставить, хотя бы одного. Никто не узнает, какие были вашими.
hint-winter-boat = Зимой сама лодка входит в вашу деревню.

# «Key Celeste» и промотайлы
ask-sorcery = Тайл «{ $source }»: какой тайл он использует?
ask-land-good = Куда положить { FORM($good, case: "accusative") }? Осталось разложить: { $count }.
ask-pay-workers = Улучшение тайла «{ $source }»: какими рабочими заплатите? Осталось: { $count }.
does-sorcery = { $seat } выбирает тайл для чародея.
does-land-good = { $seat } раскладывает ресурсы.
does-pay-workers = { $seat } платит рабочими.
move-scare = Сыграть призрака на «{ $tile }»
move-enchant = Использовать «{ $tile }»
move-land = Положить на «{ $tile }»
log-scared = { $seat } играет призрака на тайл «{ $tile }» и забирает { $count } { FORM($colour, $count, case: "workers") }; { $target } выигрывает этот тайл.
log-ghost-taken = { $seat } выигрывает призрака с тайла «Key Celeste» на следующий сезон.
log-ghost-back = Призрак возвращается на тайл «Key Celeste».
log-ghost-gone = Призрак выходит из игры.
log-enchanted = { $seat } использует чарами тайл «{ $tile }».
why-score-ghost = { $tile }: призрак
why-score-upgrades-beside = { $tile }: символы улучшения рядом
why-score-worker-symbols = { $tile }: символы рабочих
why-score-summer-beside = { $tile }: летние тайлы рядом
why-score-winter-beside = { $tile }: зимние тайлы рядом
why-score-walk = { $tile }: самый длинный путь
no-lot-shut = На тайле «{ $tile }» стоит призрак: в этом сезоне туда больше не ставят рабочих.
no-no-ghost = У вас нет призрака.
no-own-bid-there = На тайле «{ $tile }» лидирует ваша ставка: призрак пугает только чужие.
no-nobody-to-scare = На тайле «{ $tile }» никто не лидирует: пугать некого.
no-not-to-be-used = Тайл «{ $tile }» используют только в деревне и только если ему есть какой тайл использовать.
no-out-of-reach = До тайла «{ $tile }» чародей не дотянется.

# Шаги между сезонами
step-beaten = Перебитые ставки возвращаются
step-unsold = Тайлы без ставок выходят из игры
step-won = Победители забирают тайлы
step-collected = Рабочие возвращаются из деревень
step-boats = Выбор лодок и маркер первого игрока
step-extend = Деревни растут
step-begins = Новый сезон
step-other = Что ещё произошло

# Вопросы
ask-turn = Сделайте ставку, используйте тайл или спасуйте.
ask-choose-good = Тайл «{ $source }»: какой ресурс возьмёте?
ask-pay = Тайл «{ $source }»: чем заплатите?
ask-transport = Тайл «{ $source }»: { $steps ->
    [0] шагов больше нет
    [one] остался { $steps } шаг
    [few] осталось { $steps } шага
   *[many] осталось { $steps } шагов
}, { $upgrades ->
    [0] улучшений больше нет
    [one] { $upgrades } улучшение
    [few] { $upgrades } улучшения
   *[many] { $upgrades } улучшений
}.
ask-pay-upgrade = Улучшение тайла «{ $source }»: чем заплатите?
ask-choose-boat = Выберите лодку.
ask-place-tiles = Добавьте выигранные тайлы в свою деревню.
ask-offer-tiles = Наступает зима: выберите тайлы для торгов.
does-turn = { $seat } делает ход.
does-choose-good = { $seat } выбирает ресурс.
does-pay = { $seat } решает, чем заплатить.
does-transport = { $seat } перевозит ресурсы.
does-pay-upgrade = { $seat } платит за улучшение.
does-choose-boat = { $seat } выбирает лодку.
does-place-tiles = { $seat } строит деревню.
does-offer-tiles = { $seat } выбирает зимние тайлы.

# Ходы
move-pass = Пас
move-bid = Поставить { $count } { FORM($colour, $count, case: "workers") } на «{ $tile }»
move-use = Использовать «{ $tile }»: { $count } { FORM($colour, $count, case: "workers") }
move-lift = Забрать ставку с «{ $tile }»
move-add = Добавить { $count } { FORM($colour, $count, case: "workers") }
move-make = Взять { FORM($good, case: "accusative") }
move-take = Взять { $gift }
move-pay-worker = Заплатить { FORM($colour, case: "instrumental") }
move-pay-bid = Заплатить ставкой с «{ $tile }»
move-pay-skill = Заплатить { FORM($skill, case: "instrumental") }
move-carry = Перевезти { FORM($good, case: "accusative") }: «{ $start }» → «{ $goal }»
move-upgrade = Улучшить «{ $tile }»
move-pay-good = Заплатить { FORM($good, case: "instrumental") }
move-stop = Закончить
move-take-boat = { $tile }
move-place = Положить «{ $tile }» рядом с «{ $beside }»
move-offer = Выставить: «{ $tile }» + «{ $second }» + «{ $third }»

# Журнал
log-home-dealt = { $seat } получает домашний тайл «{ $tile }».
log-marker = { $seat } берёт маркер первого игрока.
log-season-begins = Начинается { FORM($season, case: "inline") }.
log-drew = { $seat } вытягивает { FORM($colour, 1, case: "workers") } из мешка.
log-drew-hidden = { $seat } вытягивает рабочего из мешка.
log-skill-drew = { $seat } вытягивает { FORM($skill, case: "accusative") } из стопки навыков.
log-skill-drew-hidden = { $seat } вытягивает навык из стопки.
log-winter-dealt = { $seat } получает зимний тайл «{ $tile }».
log-winter-dealt-hidden = { $seat } получает зимний тайл.
log-loaded = На лодку { $tile } сажают { FORM($colour, 1, case: "workers") }.
log-skill-loaded = На лодку { $tile } грузят { FORM($skill, case: "accusative") }.
log-lot-shown = На торги выставлен тайл «{ $tile }».
log-offered = { $seat } выставляет на торги { $count ->
    [one] { $count } зимний тайл
    [few] { $count } зимних тайла
   *[many] { $count } зимних тайлов
}.
log-passed = { $seat } пасует.
log-bid = { $seat } ставит { $count } { FORM($colour, $count, case: "workers") } на тайл «{ $tile }».
log-beaten = { $seat } перебивает ставку на тайл «{ $tile }»: { $target } больше не впереди.
log-bid-moved = { $seat } забирает { $count } { FORM($colour, $count, case: "workers") } с тайла «{ $tile }».
log-stood-up = Теперь цвет тайла «{ $tile }» — { $colour }.
log-used = { $seat } использует тайл «{ $tile }»: на нём { $count ->
    [one] { $count } рабочий
   *[other] { $count } рабочих
}.
log-put = { $seat } использует тайл «{ $tile }», поставив { $count } { FORM($colour, $count, case: "workers") }.
log-made = { $seat } получает { $count ->
    [one] { $count } { FORM($good, case: "accusative") }
   *[other] { $count } { FORM($good, case: "genitive") }
} на тайл «{ $tile }».
log-green-came = { $seat } берёт из запаса { $count ->
    [one] { $count } зелёного рабочего
   *[other] { $count } зелёных рабочих
}.
log-worker-paid = { $seat } отдаёт { $count } { FORM($colour, $count, case: "workers") }.
log-skill-paid = { $seat } платит { FORM($skill, case: "instrumental") }.
log-skill-paid-hidden = { $seat } платит навыком, не показывая каким.
log-carried = { $seat } перевозит { FORM($good, case: "accusative") } с тайла «{ $start }» на тайл «{ $goal }».
log-upgraded = { $seat } улучшает тайл «{ $tile }».
log-good-paid = { $seat } платит { FORM($good, case: "instrumental") } с тайла «{ $tile }».
log-season-ends = Заканчивается { FORM($season, case: "inline") }.
log-came-home = { $seat } возвращает за ширму { $count } { FORM($colour, $count, case: "workers") } с тайла «{ $tile }».
log-lot-removed = Тайл «{ $tile }» остался без ставок и выходит из игры.
log-lot-won = { $seat } выигрывает тайл «{ $tile }».
log-collected = { $seat } забирает из своей деревни { $count } { FORM($colour, $count, case: "workers") }.
log-order-won = { $seat } выигрывает тайл «{ $tile }».
log-boat-taken = { $seat } выбирает лодку { $tile }.
log-placed = { $seat } добавляет в деревню тайл «{ $tile }».
log-no-room = { $seat } не находит места для тайла «{ $tile }»: он выходит из игры.
log-game-over = Игра окончена.

# What it means for whom it concerns
since-beaten = { $seat } перебивает вашу ставку на тайл «{ $tile }»: { $count } { FORM($colour, $count, case: "workers") } можно переместить.
since-used = { $seat } использует ваш тайл «{ $tile }», поставив { $count } { FORM($colour, $count, case: "workers") }.

# За что очки
why-printed = { $tile }
why-pieces = { $tile }
why-score-transport = { $tile }: перевозка
why-score-loop = { $tile }: кольцо дорог
why-score-river = { $tile }: лодки у дома
why-score-adjacent = { $tile }: соседние тайлы
why-free-upgrade = { $tile }: бесплатно улучшен тайл «{ $flipped }»
why-gold = Оставшееся золото
sheet-printed = Напечатано на тайлах
sheet-pieces = Рабочие, навыки, ресурсы
sheet-boats = Лодки и порядок хода
sheet-gold = Оставшееся золото
sheet-other = Другие очки
sheet-about-printed = Очки на стороне, что лежит вверх
sheet-about-pieces = Наборы фишек × сколько платит тайл; каждая фишка считается один раз
sheet-about-boats = Сколько насчитал тайл × его очки
sheet-about-gold = По 1 за золото, не посчитанное нигде больше
sheet-about-other = Чего нет в других строках
sheet-about-extensions = Напечатанные очки тайла ещё раз
sheet-about-village = Сколько тайл насчитал в деревне × его очки
sheet-about-contracts = Сколько принёс каждый контракт, выполненный или нет
sheet-about-fields = Сколько приносят животные каждого поля

# Отказы
no-finish-moving = Вы взяли рабочих с собой: сначала поставьте их.
no-needs-boat-4b = Смешивать цвета может только владелец лодки 4b.
no-nowhere-to-go = В таком составе этих рабочих некуда поставить: сначала возьмите с собой других или оставьте этих.
no-not-now = Сейчас спрашивают о другом.
no-no-bid-there = На тайле «{ $tile }» нет вашей ставки.
no-leading-bid-stays = Ваша ставка на тайл «{ $tile }» выигрывает: её нельзя забрать.
no-not-lifted = С тайла «{ $tile }» вы ничего не забирали.
no-already-lifted = Ставка с тайла «{ $tile }» уже взята с собой.
no-too-few-workers = Не хватает { FORM($colour, case: "genitive") } рабочих: нужно { $count }, за ширмой { $have }.
no-no-workers = Нужен хотя бы один рабочий.
no-not-in-auction = Тайл «{ $tile }» не выставлен на торги.
no-bid-lifted-from-there = Вы только что забрали ставку с тайла «{ $tile }»: вернуть её туда нельзя.
no-one-colour-per-bid = В ставке рабочие только одного цвета.
no-wrong-colour = Цвет тайла «{ $tile }» — { $bound }: для { FORM($colour, case: "genitive") } рабочих он закрыт.
no-bid-too-low = Ставка на тайл «{ $tile }» была бы { $total }, а нужно больше, чем { $leading }.
no-one-colour-per-use = Все рабочие, которые вместе используют тайл «{ $tile }», должны быть одного цвета.
no-use-needs-more = Тайлу «{ $tile }» теперь нужно сразу не меньше { $need } рабочих, а было бы { $total }.
no-tile-full = На тайле стоит не больше { $most } рабочих: на «{ $tile }» ещё { $total } не поместятся.
no-last-colour-is-named-in-the-use = Рабочих последнего цвета называют в самом использовании: используйте тайл вместе с { FORM($colour, case: "together") }.
no-too-many-for-a-tile = На тайл ставят не больше { $most } рабочих.
no-told-by-another-colour = Используя тайл «{ $tile }», называют последний из цветов.
no-cannot-pay-exchange = Поставив этих рабочих, вы не сможете заплатить за использование тайла «{ $tile }».
no-not-in-play = Тайла «{ $tile }» нет ни в деревнях, ни на торгах.
no-never-used = На тайл «{ $tile }» рабочих не ставят.
no-no-steps-left = Шагов перевозки больше нет.
no-not-your-tile = Тайл «{ $tile }» не в вашей деревне.
no-no-good-there = На тайле «{ $start }» нет { FORM($good, case: "genitive") }.
no-not-neighbours = Тайлы «{ $start }» и «{ $goal }» не соседние: за шаг ресурс едет только на соседний тайл.
no-no-road = От тайла «{ $start }» к тайлу «{ $goal }» нет дороги.
no-no-upgrades-left = Улучшений больше нет.
no-never-upgraded = Тайл «{ $tile }» не улучшается.
no-already-upgraded = Тайл «{ $tile }» уже улучшен.
no-cannot-pay-upgrade = Ресурсов на тайле «{ $tile }» и ваших навыков не хватает на улучшение.
no-cannot-make = Здесь сейчас нельзя взять { FORM($good, case: "accusative") }.
no-cannot-take = Взять { $gift } здесь сейчас нельзя.
no-cannot-pay-skill = Здесь не заплатить { FORM($skill, case: "instrumental") }.
no-cannot-pay-worker = Здесь не заплатить { FORM($colour, case: "instrumental") }.
no-cannot-pay-bid = Ставкой на тайл «{ $tile }» здесь не заплатить.
no-good-does-not-pay = Здесь не заплатить { FORM($good, case: "instrumental") }.
no-no-boat = Тайл «{ $tile }» — не лодка этой игры.
no-boat-taken = Лодка { $tile } уже выбрана.
no-not-to-place = Тайла «{ $tile }» нет среди тех, что вам нужно добавить.
no-place-taken = На этом месте уже лежит тайл.
no-named-otherwise = То же самое говорится иначе: { $line }
no-edges-differ = Тайл «{ $tile }» сюда не подходит: дороги, поля и вода должны совпадать.
no-not-your-winter-tile = Тайл «{ $tile }» — не из ваших зимних.
no-offered-twice = Каждый тайл выставляют только один раз.

# Дополнения «Торговцы» и «Фермеры», Key Celeste и промотайлы

# Их фишки
piece-sheep = овца
    .accusative = овцу
    .genitive = овец
piece-sheep-rule = Живёт на поле. Каждое поле с овцами даёт 1 очко; две и больше в конце сезона приносят ягнёнка.
piece-pig = свинья
    .accusative = свинью
    .genitive = свиней
piece-pig-rule = Живёт на поле. Каждое поле со свиньями даёт 2 очка; две и больше в конце сезона приносят поросёнка.
piece-cow = корова
    .accusative = корову
    .genitive = коров
piece-cow-rule = Живёт на поле. Каждое поле с коровами даёт 3 очка; две и больше в конце сезона приносят телёнка.
piece-wheat = пшеница
piece-wheat-rule = Лежит за ширмой. Потраченная во время перевозки, даёт ещё один шаг.
piece-cabin = домик
piece-cabin-rule = Стоит на доме и служит ещё одним символом улучшения для всех, кто этот дом использует.
piece-contract = контракт
piece-contract-rule = В конце игры даёт 7 очков, если на нём лежит всё, что он требует. В свой ход его можно обменять на одну названную в нём фишку.
piece-extension = расширение
piece-extension-rule = Ставится на улучшенный тайл, удваивает его напечатанные очки и закрепляет за ним свой цвет.
piece-ghost = призрак
piece-ghost-rule = Пугает лидирующую ставку другого игрока: рабочие уходят к вам, тайл достаётся ему, и больше на него не ставят и на нём не работают.
piece-any-worker = любой рабочий
piece-any-resource = любой ресурс
piece-any-skill = любой навык
extension-blue = синее расширение
extension-red = красное расширение
extension-yellow = жёлтое расширение
extension-green = зелёное расширение
contract-closed = закрытый контракт

# Фермеры: поля и животные
gift-sheep = овцу
gift-pig = свинью
gift-cow = корову
sector-bottom-left = слева внизу
sector-left = слева
sector-top-left = слева вверху
sector-top-right = справа вверху
sector-right = справа
sector-bottom-right = справа внизу
ask-place-animal = { $source }: на какое поле идёт животное?
does-place-animal = { $seat } выбирает поле для животного.
move-pasture = Пустить { FORM($animal, case: "accusative") } на поле тайла «{ $tile }», { $sector }
move-drive = Перегнать { FORM($animal, case: "accusative") } с поля тайла «{ $start }», { $from }, на поле тайла «{ $goal }», { $to }
move-shelter = Перевести овцу в овчарню
log-animal-came = { $seat } пускает { FORM($animal, case: "accusative") } на поле тайла «{ $tile }», { $sector }.
log-no-pasture = { $seat } не берёт { FORM($animal, case: "accusative") }: подходящего поля нет.
log-driven = { $seat } перегоняет { FORM($animal, case: "accusative") } с поля тайла «{ $start }» на поле тайла «{ $goal }», { $sector }.
log-sheltered = { $seat } переводит овцу в овчарню.
log-born = { $seat } получает приплод: { FORM($animal, case: "accusative") } на поле тайла «{ $tile }», { $sector }.
no-no-such-animal = Сейчас размещают не { FORM($animal, case: "accusative") }.
no-no-animals-left = В запасе больше нет { FORM($animal, case: "genitive") }.
no-field-unfit = На поле тайла «{ $tile }», { $sector }, другие животные: { FORM($animal, case: "accusative") } туда не пустить.
no-field-elsewhere = Туда животные с тайла «{ $source }» не идут: животных своего тайла ставят на его поля, всех остальных — на поля своего дома.
no-another-animal-first = Прежде чем размещать { FORM($animal, case: "accusative") }, нужно разместить другое животное.
no-no-animal-there = На этом поле тайла «{ $start }» нет { FORM($animal, case: "genitive") }.
no-same-field = Это одно и то же поле: внутри него шаг не нужен.
no-fields-apart = Между этими полями тайлов «{ $start }» и «{ $goal }» нет дороги: за шаг животное переходит одну дорогу, а реку — никогда.
no-goal-unfit = На этом поле тайла «{ $goal }» другие животные: { FORM($animal, case: "accusative") } туда не пустить.
no-no-sheep-to-shelter = На поле овчарни нет овец.

# Контракты — по тому, что они требуют
contract-contract-0 = 4 синих рабочих
contract-contract-1 = 4 красных рабочих
contract-contract-2 = 4 жёлтых рабочих
contract-contract-3 = 2 зелёных рабочих
contract-contract-4 = 2 синих + 4 любых рабочих
contract-contract-5 = 2 красных + 4 любых рабочих
contract-contract-6 = 2 жёлтых + 4 любых рабочих
contract-contract-7 = 1 зелёный + 4 любых рабочих
contract-contract-8 = 2 синих + 2 красных + 1 любой рабочий
contract-contract-9 = 2 красных + 2 жёлтых + 1 любой рабочий
contract-contract-10 = 2 жёлтых + 2 синих + 1 любой рабочий
contract-contract-11 = 1 синий + 1 красный + 1 жёлтый + 1 зелёный рабочий
contract-contract-12 = маркер первого игрока
contract-contract-13 = 1 пила + 1 дерево
contract-contract-14 = 1 кирка + 1 камень
contract-contract-15 = 1 наковальня + 1 железо
contract-contract-16 = 1 пила + 2 любых ресурса
contract-contract-17 = 1 кирка + 2 любых ресурса
contract-contract-18 = 1 наковальня + 2 любых ресурса
contract-contract-19 = 1 пила + 1 любой навык
contract-contract-20 = 1 кирка + 1 любой навык
contract-contract-21 = 1 наковальня + 1 любой навык
contract-contract-22 = 1 пила + 1 кирка + 1 наковальня
contract-contract-23 = 3 дерева
contract-contract-24 = 3 камня
contract-contract-25 = 3 железа
contract-contract-26 = 2 золота
contract-contract-27 = 2 дерева + 2 камня
contract-contract-28 = 2 дерева + 2 железа
contract-contract-29 = 2 камня + 2 железа
contract-contract-30 = 2 дерева + 2 любых ресурса
contract-contract-31 = 2 камня + 2 любых ресурса
contract-contract-32 = 2 железа + 2 любых ресурса
contract-contract-33 = 1 золото + 2 любых ресурса
contract-contract-34 = 1 дерево + 1 камень + 1 железо
contract-contract-35 = 1 золото + 1 любой навык

# Их тайлы
tile-keyflower-ii = Keyflower II
tile-sea-bastion-ii = Sea Bastion II
tile-sea-breese-ii = Sea Breese II
tile-flipper-ii = Flipper II
tile-ianvincible-ii = Ianvincible II
tile-white-wind-ii = White Wind II
tile-assayer = Химик
tile-bookkeeper = Бухгалтер
tile-merchant = Торговец
tile-artisan = Мастер
tile-builder = Строитель
tile-muleteer = Погонщик мулов
tile-farm-yard = Крестьянский двор
tile-paddock = Загон
tile-sheep-fold = Кошара
tile-wheat-field = Пшеничное поле
tile-pigsty = Свинарник
tile-shepherds-hut = Хижина пастуха
tile-summer-boat-5 = Лодка 5
tile-summer-boat-6 = Лодка 6
tile-cow-shed = Коровник
tile-piggery = Свиноферма
tile-ranch = Ранчо
tile-sheep-shelter = Овчарня
tile-bakery = Пекарня
tile-dairy = Молочная ферма
tile-granary = Зернохранилище
tile-hillside = Склон холма
tile-truffle-orchard = Трюфельная роща
tile-weaver = Ткач
tile-farm-turn-1 = Порядок хода 1
tile-farm-turn-2 = Порядок хода 2
tile-farm-turn-3 = Порядок хода 3
tile-key-celeste = Key Celeste
tile-storyteller = Сказитель
tile-emporium = Торговый дом
tile-monument = Монумент
tile-trader = Меняла
tile-sorcerer = Чародей
tile-developer = Застройщик
tile-summer-boat-7 = Лодка 7
tile-talton-lodge = Талтон-лодж
tile-beekeeper = Пасечник
tile-the-glade = Поляна
tile-the-glade-in-winter = Зимняя поляна
tile-keyside = Причал
tile-delivery-man = Посыльный

# Что делают эти тайлы
tile-keyflower-ii-rule = Привозит рабочих, навыки и золото; зимой кладёт 3 золота на ваш дом.
tile-sea-bastion-ii-rule = Привозит рабочих, навык и домик; кто возьмёт её осенью, меняет её на лодку не из этой партии, и зимой служит та.
tile-sea-breese-ii-rule = Привозит рабочих, навык и закрытый контракт; зимой даёт по 2 очка за каждый зимний тайл вашей деревни.
tile-flipper-ii-rule = Привозит рабочих, навыки и зелёного рабочего; зимой вы бесплатно ставите расширение на один улучшенный тайл.
tile-ianvincible-ii-rule = Привозит рабочих, навык и домик; зимой даёт по 2 очка за каждый ваш символ улучшения, включая домики.
tile-white-wind-ii-rule = Привозит рабочих, навыки и закрытый контракт; зимой каждый выполненный контракт даёт 10 очков вместо 7.
tile-assayer-rule = Даёт контракт, камень или железо на выбор; улучшенный — всё сразу.
tile-bookkeeper-rule = Даёт контракт или навык из стопки; улучшенный — и то и другое, причём навык виден до выбора контракта.
tile-merchant-rule = Даёт контракт; улучшенный — два, один за другим.
tile-artisan-rule = 2 очка за каждый ваш улучшенный тайл.
tile-builder-rule = 3 очка за каждое расширение в вашей деревне.
tile-muleteer-rule = 3 очка за каждый ваш невыполненный контракт.
tile-farm-yard-rule = Даёт овцу, пшеницу или навык на выбор; улучшенный — всё сразу. В вашей деревне овцу ставят на поле этого тайла, из других мест — на поле вашего дома; без подходящего поля её не берут.
tile-paddock-rule = Даёт пшеницу, перевозит ресурсы и животных и улучшает один ваш тайл; пшеницу можно потратить сразу.
tile-sheep-fold-rule = Даёт овец. В вашей деревне их ставят на поля этого тайла, из других мест — на поля вашего дома; без подходящего поля их не берут. Нарисованная изгородь не образует отдельного поля.
tile-wheat-field-rule = Даёт пшеницу. Нарисованная изгородь не образует отдельного поля.
tile-pigsty-rule = Даёт свиней. В вашей деревне их ставят на поля этого тайла, из других мест — на поля вашего дома; без подходящего поля их не берут.
tile-shepherds-hut-rule = Даёт овцу и пшеницу. В вашей деревне овцу ставят на поле этого тайла, из других мест — на поле вашего дома; без подходящего поля её не берут.
tile-summer-boat-5-rule = a: разные животные могут жить и приносить приплод на одном поле. b: при подсчёте очков пшеница считается любым ресурсом, а любой ресурс — пшеницей.
tile-summer-boat-6-rule = В конце лета, осени и зимы: a — два жетона пшеницы; b — свинья и овца на поля вашего дома.
tile-cow-shed-rule = Даёт коров. В вашей деревне их ставят на поля этого тайла, из других мест — на поля вашего дома; без подходящего поля их не берут.
tile-piggery-rule = Даёт свинью и пшеницу. В вашей деревне свинью ставят на поле этого тайла, из других мест — на поле вашего дома; без подходящего поля её не берут.
tile-ranch-rule = Даёт корову и пшеницу. В вашей деревне корову ставят на поле этого тайла, из других мест — на поле вашего дома; без подходящего поля её не берут.
tile-sheep-shelter-rule = Овец с её поля можно перевести внутрь; каждая приносит очки в конце игры.
tile-bakery-rule = 4 очка за каждый набор из пшеницы, ресурса и навыка.
tile-dairy-rule = 7 очков вместо 3 за каждое поле с коровами.
tile-granary-rule = 3 очка за каждые два жетона пшеницы.
tile-hillside-rule = 1 очко за каждый тайл, по которому тянется поле этого тайла.
tile-truffle-orchard-rule = 5 очков вместо 2 за каждое поле со свиньями.
tile-weaver-rule = 3 очка вместо 1 за каждое поле с овцами.
tile-farm-turn-1-rule = Победитель торгов выбирает лодку в порядке номеров и вместе с ней получает пшеницу; фиолетовый рабочий начинает следующий сезон. Зимой тайл входит в деревню и даёт по 1 очку за каждый соседний тайл.
tile-farm-turn-2-rule = Победитель торгов выбирает лодку в порядке номеров и вместе с ней получает овцу; фиолетовый рабочий начинает следующий сезон. Зимой тайл входит в деревню и даёт по 1 очку за каждый соседний тайл.
tile-farm-turn-3-rule = Победитель торгов выбирает лодку в порядке номеров и вместе с ней получает свинью; фиолетовый рабочий начинает следующий сезон. Зимой тайл входит в деревню и даёт по 1 очку за каждый соседний тайл.
tile-key-celeste-rule = Выставляется каждый сезон. Победитель получает призрака на следующий сезон; зимой тайл входит в деревню и даёт 3 очка, ещё 3 с неиспользованным призраком и ещё 3 с фиолетовым рабочим в роли призрака.
tile-storyteller-rule = Вытягивает рабочего или навык на выбор; улучшенный — и то и другое.
tile-emporium-rule = 3 очка за каждый набор из зелёного рабочего и двух рабочих любых цветов.
tile-monument-rule = 4 очка за каждый набор из золота и двух любых ресурсов.
tile-trader-rule = За любой навык даёт зелёных рабочих.
tile-sorcerer-rule = Использует соседний тайл этой деревни; улучшенный — любой тайл этой деревни.
tile-developer-rule = Приносит очки за каждый символ улучшения на соседних тайлах.
tile-summer-boat-7-rule = a: ресурсы, полученные вне вашей деревни, можно класть на любой ваш тайл. b: в конце лета, осени и зимы — дерево, камень и железо.
tile-talton-lodge-rule = Приносит очки за каждый символ рабочего на ваших тайлах.
tile-beekeeper-rule = 2 очка за каждый соседний тайл.
tile-the-glade-rule = 5 очков за каждый соседний летний тайл.
tile-the-glade-in-winter-rule = 3 очка за каждый соседний зимний тайл.
tile-keyside-rule = Перед подсчётом очков вы получаете по 3 дерева, камня, железа и золота.
tile-delivery-man-rule = 1 очко за каждый отдельный тайл самого длинного пути по дорогам отсюда, ни по какой дороге дважды.

# Фермеры: пшеница и очки
gift-wheat = пшеницу
move-wheat = Потратить пшеницу на ещё один шаг
log-wheat-came = { $seat } берёт из запаса { $count ->
    [one] { $count } жетон пшеницы
    [few] { $count } жетона пшеницы
   *[many] { $count } жетонов пшеницы
}.
log-wheat-spent = { $seat } тратит пшеницу на ещё один шаг.
log-wheat-paid = { $seat } платит { $count ->
    [one] { $count } жетон пшеницы
    [few] { $count } жетона пшеницы
   *[many] { $count } жетонов пшеницы
}.
why-field = Поле тайла «{ $tile }», { $sector }: { $animal }
why-score-sheep = { $tile }: приведённые овцы
why-score-field-tiles = { $tile }: тайлы этого поля
no-no-wheat = За вашей ширмой нет пшеницы.
no-nothing-to-move = Ещё один шаг ничего не сдвинет.

# The Merchants: лодки II, домики и расширения
ask-exchange-boat = Sea Bastion II выходит из игры: какая лодка займёт её место зимой?
ask-pay-extension = Расширение тайла «{ $source }»: чем заплатите?
does-exchange-boat = { $seat } выбирает лодку вместо Sea Bastion II.
does-pay-extension = { $seat } платит за расширение.
move-exchange = { $tile }
move-extend = Расширить «{ $tile }»: { $extension }
log-boat-drawn = В игре лодка { $tile }.
log-gold-loaded = На лодку { $tile } грузят золото.
log-cabin-loaded = На лодку { $tile } грузят домик.
log-green-loaded = На лодку { $tile } сажают зелёного рабочего из запаса.
log-cabin-came = { $seat } ставит домик на домашний тайл.
log-boat-exchanged = { $seat } меняет лодку { $start } на { $goal }: зимой в игре будет она.
log-extended = { $seat } расширяет тайл «{ $tile }»: { $extension }.
why-extension = { $tile }: расширение
why-score-upgraded = { $tile }: улучшенные тайлы
why-score-extensions = { $tile }: расширения
why-score-winter-tiles = { $tile }: зимние тайлы
why-score-upgrade-symbols = { $tile }: символы улучшения
why-free-extension = { $tile }: бесплатно расширен тайл «{ $extended }»
tiebreak-boat-order = кто раньше выбирал лодку зимой
no-never-a-boat = Тайл «{ $tile }» — не лодка, которую выбирают в конце сезона.
no-boat-in-play = Лодка { $tile } уже в игре.
no-not-upgraded = Тайл «{ $tile }» можно расширить только после улучшения.
no-already-extended = На тайле «{ $tile }» уже есть расширение.
no-extension-gone = В запасе этого уже нет: { $extension }.
no-extension-of-another-colour = Рабочие закрепили за тайлом «{ $tile }» цвет ({ $colour }): расширение там может быть только таким же.
no-cannot-pay-extension = На тайле «{ $tile }» вы не можете это оплатить: { $extension }.
extension-blue-1 = синее расширение (синий рабочий)
extension-blue-2 = синее расширение (любой рабочий)
extension-blue-3 = синее расширение (железо)
extension-blue-4 = синее расширение (железо + любой ресурс)
extension-blue-5 = синее расширение (наковальня)
extension-red-1 = красное расширение (красный рабочий)
extension-red-2 = красное расширение (любой рабочий)
extension-red-3 = красное расширение (дерево)
extension-red-4 = красное расширение (дерево + любой ресурс)
extension-red-5 = красное расширение (пила)
extension-yellow-1 = жёлтое расширение (жёлтый рабочий)
extension-yellow-2 = жёлтое расширение (любой рабочий)
extension-yellow-3 = жёлтое расширение (камень)
extension-yellow-4 = жёлтое расширение (камень + любой ресурс)
extension-yellow-5 = жёлтое расширение (кирка)
extension-green-1 = зелёное расширение (зелёный рабочий)
extension-green-2 = зелёное расширение (золото)
extension-green-3 = зелёное расширение (золото + любой ресурс)

# The Merchants: контракты
gift-contract = контракт
item-wood = дерево
item-stone = камень
item-iron = железо
item-gold = золото
item-saw = пилу
item-pickaxe = кирку
item-anvil = наковальню
item-blue = синего рабочего
item-red = красного рабочего
item-yellow = жёлтого рабочего
item-green = зелёного рабочего
item-sheep = овцу
item-pig = свинью
item-cow = корову
item-wheat = пшеницу
ask-choose-contract = { $source }: какой контракт возьмёте?
does-choose-contract = { $seat } выбирает контракт.
move-contract = Взять контракт: { $contract }
move-closed = Взять закрытый контракт
move-trade = Обменять контракт «{ $contract }» на { $item }
log-contract-shown = Открыт контракт: { $contract }.
log-contracts-replaced = Открытые контракты сброшены, открываются новые.
log-contracts-shuffled = Стопки контрактов пусты: сброс перемешан, { $count ->
    [one] { $count } контракт
    [few] { $count } контракта
   *[many] { $count } контрактов
}.
log-contract-loaded = На лодку { $tile } кладут контракт лицом вниз.
log-contract-came = { $seat } забирает контракт с лодки { $tile }: { $contract }.
log-contract-came-hidden = { $seat } забирает закрытый контракт с лодки { $tile }.
log-contract-taken = { $seat } берёт открытый контракт: { $contract }.
log-contract-drew = { $seat } берёт закрытый контракт: { $contract }.
log-contract-drew-hidden = { $seat } берёт закрытый контракт.
log-contract-traded = { $seat } обменивает контракт «{ $contract }» на { $item }.
why-contract = Контракт: { $contract }
why-contract-unmet = Невыполненный контракт: { $contract }
no-contract-not-open = Этот контракт не лежит открытым: { $contract }.
no-no-closed-contract = Закрытых контрактов больше нет.
no-not-your-contract = У вас нет этого контракта: { $contract }.
no-no-trade-now = Контракты обменивают только в свой ход.
no-not-on-contract = Контракт «{ $contract }» нельзя обменять на { $item }: этого на нём нет.
no-only-a-white-symbol = Контракт «{ $contract }» нельзя обменять на { $item }: на белый символ контракт не обменивают.
no-item-not-there = Взять { $item } сейчас неоткуда.
no-trade-leaves-no-answer = Если взять сейчас { $item }, на открытый вопрос нечем будет ответить.

# Стол с дополнениями
zone-contracts = Контракты
zone-my-contracts = Мои контракты
contracts-left = Закрытых контрактов в стопках: { $count }
contracts-discarded = Контрактов в сбросе: { $count }
discarded-short = в сбросе: { $count }
contract-count = Контрактов за ширмой: { $count }
trade-open = Обменять контракт: { $contract }
trade-title = Контракт «{ $contract }» обменять на
extend-title = Расширение для тайла «{ $tile }»
boats-open = Обе лодки каждой пары
boat-in-play = в игре
boat-aside = не в игре
cabins-here = Домиков на нём: { $count }.
sheep-here = Приведённых овец: { $count }.
supply-of = В запасе: { $animal }, { $count }
wheat-supply = Пшеницы в запасе: { $count }
wheat-count = Пшеницы: { $count }
field-reach = { $count ->
    [one] Поле на { $count } тайле
    [few] Поле на { $count } тайлах
   *[many] Поле на { $count } тайлах
}
field-empty = пусто
field-scores = { $count ->
    [one] приносит { $count } очко
    [few] приносит { $count } очка
   *[many] приносит { $count } очков
}
field-goal = На это поле. { $field }
herd-move = Перевести { FORM($animal, case: "accusative") }. { $field }
hint-pasture = Идут на поля: { $coming }. Коснитесь светящегося поля.
hint-drive = Куда вести { FORM($animal, case: "accusative") }? Коснитесь светящегося поля.
hint-carry-more = Коснитесь ресурса или животного, затем цели. Светящийся тайл можно улучшить или расширить.
hint-contract = Коснитесь открытого контракта или стопки, чтобы взять закрытый.
ghost-mine = Призрак у вас: коснитесь чужой лидирующей ставки, чтобы спугнуть её.
ghost-of = Призрак у игрока { $seat }.
scare-label = Спугнуть призраком рабочих игрока { $seat } с тайла «{ $tile }»
scare-here = Сыграть призрака
lot-shut = Здесь стоит призрак: тайл уже достался игроку { $seat }, ставить и работать тут больше нельзя.
step-ghost = Призрак
step-born = Приплод на полях
sheet-extensions = Расширения
sheet-village = Деревня и соседние тайлы
sheet-contracts = Контракты
sheet-fields = Поля и животные
