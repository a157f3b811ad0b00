# Кейфлауэр. Имена и предметы стоят так, чтобы их не нужно было склонять.

# Сезоны
season-spring = Весна
season-summer = Лето
season-autumn = Осень
season-winter = Зима
seasons = Сезоны

# Рабочие
colour-blue = синие
colour-red = красные
colour-yellow = жёлтые
colour-green = зелёные
colour-purple = фиолетовый
colour-rule = Рабочий делает ставку на тайл или использует его — только вместе с рабочими своего цвета.
colour-purple-rule = Маркер первого игрока. В конце игры его владелец считает его любой одной фишкой.

# Ресурсы
good-wood = дерево
good-stone = камень
good-iron = железо
good-gold = золото
good-rule = Ресурс лежит на тайле деревни и оплачивает улучшение этого тайла.
good-gold-rule = Золото заменяет любой ресурс и приносит 1 очко в конце игры.

# Навыки
skill-saw = пила
skill-pickaxe = кирка
skill-anvil = наковальня
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
tile-alehouse-rule = Рабочие из мешка.
tile-apprentice-hall-rule = Навыки из стопки.
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
tile-brewer-rule = За любой навык — рабочие из мешка.
tile-carpenter-rule = За пилу — 3 дерева; улучшенный — 3 золота.
tile-farrier-rule = Перевозит ресурсы по вашим дорогам и улучшает ваши тайлы.
tile-hiring-fair-rule = За любой навык — новые навыки из стопки.
tile-mason-rule = За кирку — 3 камня; улучшенный — 3 золота.
tile-smelter-rule = За наковальню — 3 железа; улучшенный — 3 золота.
tile-store-rule = Меняет синего рабочего на зелёных.
tile-tavern-rule = За любого рабочего — рабочие из мешка.
tile-summer-boat-1-rule = В конце лета, осени и зимы: a — два рабочих из мешка; b — один зелёный рабочий.
tile-summer-boat-2-rule = a: ресурсы едут и через поля, стороны тайлов могут не совпадать. b: перевозка и улучшения удваиваются.
tile-summer-boat-3-rule = a: при улучшении любой ресурс заменяет любой другой. b: то же при подсчёте очков.
tile-summer-boat-4-rule = a: перебивайте синие, красные и жёлтые ставки другим цветом. b: используйте тайл, у которого уже есть цвет, рабочими любых цветов.
tile-barn-rule = Очки за каждый ресурс, лежащий на нём в конце игры.
tile-blacksmith-rule = Очки за каждое железо, лежащее на нём в конце игры.
tile-fair-rule = Меняет красного рабочего на зелёных.
tile-forge-rule = Приносит только напечатанные очки.
tile-goldsmith-rule = Приносит только напечатанные очки.
tile-inn-rule = Рабочие из мешка.
tile-sawmill-rule = Приносит только напечатанные очки.
tile-sculptor-rule = Приносит только напечатанные очки.
tile-stone-yard-rule = Очки за каждый камень, лежащий на нём в конце игры.
tile-timber-yard-rule = Очки за каждое дерево, лежащее на нём в конце игры.
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
map-hint = тяните — двигать, колесо — масштаб
tiles-to-place = Новые тайлы
zoom-in = Крупнее
zoom-out = Мельче
zoom-fit = Показать всё
site-label = Место для тайла «{ $tile }»
good-here = { $good }: { $count }, тайл «{ $tile }»
lift-label = Взять с собой перебитую ставку с тайла «{ $tile }»: { $colour } × { $count }
bag-label = В мешке рабочих: { $count }
green-label = Зелёных рабочих в запасе: { $count }
supply-label = В запасе: { $good }, { $count }
boat-gone = занята
marker-mine = У вас маркер первого игрока.
marker-of = Маркер первого игрока: { $seat }.
worker-count = Рабочих за ширмой: { $count }
skill-count = Навыков за ширмой: { $count }
winter-count = Зимних тайлов за ширмой: { $count }
known-pieces = Точно есть за ширмой
usable-here = Тайлов, которые можно использовать: { $count }
zone-winter = Мои зимние тайлы
winter-open = Рассмотреть зимние тайлы
village-open = Открыть деревню крупно: { $seat }
bid-none = Ставок нет.
bid-leads = Лидирует { $seat }: { $colour } × { $count }.
bid-leads-mine = Лидируете вы: { $colour } × { $count }.
bid-beaten = Перебита ставка, чья — { $seat }: { $colour } × { $count }.
bid-beaten-mine = Ваша ставка перебита: { $colour } × { $count }.
workers-here = На тайле работали: { $colour } × { $count }.
goods-here = На тайле: { $good } × { $count }.
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
do-bid = Поставить на «{ $tile }»: { $colour } × { $count }
do-use = Использовать «{ $tile }»: { $colour } × { $count }
turn-left = Повернуть влево
turn-right = Повернуть вправо
place-here = Положить сюда: «{ $tile }»
offer-these = { $count ->
    [0] Выставить эти тайлы
    [one] Выставить { $count } тайл
    [few] Выставить { $count } тайла
   *[many] Выставить { $count } тайлов
}
hint-turn = Коснитесь тайла, чтобы сделать ставку или использовать его; на кнопке будет сказано, что произойдёт.
hint-where = Теперь коснитесь тайла, куда пойдут эти рабочие.
hint-carry = Коснитесь ресурса, затем цели, или перетащите его по дороге. Коснитесь светящегося тайла, чтобы улучшить его.
hint-goal = Куда везти: { $good }? На доступных тайлах написано число шагов.
hint-site = Коснитесь светящегося места, чтобы примерить «{ $tile }».
hint-turn-tile = Поверните тайл клавишей R и положите. Он останется так до конца игры.
hint-offer = Коснитесь зимних тайлов, которые хотите выставить, хотя бы одного. Никто не узнает, какие были вашими.
hint-winter-boat = Зимой сама лодка входит в вашу деревню.

# Шаги между сезонами
step-beaten = Перебитые ставки возвращаются
step-unsold = Тайлы без ставок выходят из игры
step-won = Победители забирают тайлы
step-collected = Рабочие возвращаются из деревень
step-boats = Выбор лодок и маркер первого игрока
step-extend = Деревни растут
step-begins = Новый сезон

# Вопросы
ask-turn = Сделайте ставку, используйте тайл или спасуйте.
ask-choose-good = «{ $source }»: какой ресурс?
ask-pay = «{ $source }»: чем заплатите?
ask-transport = «{ $source }»: { $steps ->
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
does-turn = делает ход
does-choose-good = выбирает ресурс
does-pay = платит
does-transport = перевозит ресурсы
does-pay-upgrade = платит за улучшение
does-choose-boat = выбирает лодку
does-place-tiles = строит деревню
does-offer-tiles = выбирает зимние тайлы
does-other = решает

# Ходы
move-pass = Пас
move-bid = Поставить на «{ $tile }»: { $colour } × { $count }
move-use = Использовать «{ $tile }»: { $colour } × { $count }
move-lift = Забрать ставку с «{ $tile }»
move-add = Добавить: { $colour } × { $count }
move-make = Взять: { $good }
move-pay-worker = Заплатить: { $colour }
move-pay-bid = Заплатить ставкой с «{ $tile }»
move-pay-skill = Заплатить: { $skill }
move-carry = Перевезти: { $good }, «{ $start }» → «{ $goal }»
move-upgrade = Улучшить «{ $tile }»
move-pay-good = Заплатить: { $good }
move-stop = Закончить
move-take-boat = { $tile }
move-place = Положить «{ $tile }» рядом с «{ $beside }»
move-offer = Выставить: «{ $tile }» + «{ $second }» + «{ $third }»

# Журнал
log-home-dealt = { $seat }: «{ $tile }».
log-marker = { $seat }: маркер первого игрока.
log-season-begins = Начало сезона: { $season }.
log-drew = { $seat }: рабочий из мешка — { $colour }.
log-drew-hidden = { $seat }: рабочий из мешка.
log-skill-drew = { $seat }: навык из стопки — { $skill }.
log-skill-drew-hidden = { $seat }: навык из стопки.
log-winter-dealt = { $seat }: зимний тайл «{ $tile }».
log-winter-dealt-hidden = { $seat }: зимний тайл.
log-loaded = { $tile }: на борту рабочий — { $colour }.
log-skill-loaded = { $tile }: на борту навык — { $skill }.
log-lot-shown = На торгах: «{ $tile }».
log-offered = { $seat }: на торги { $count ->
    [one] выставлен { $count } зимний тайл
    [few] выставлены { $count } зимних тайла
   *[many] выставлено { $count } зимних тайлов
}.
log-passed = { $seat }: пас.
log-bid = { $seat }: ставка на «{ $tile }» — { $colour } × { $count }.
log-beaten = { $seat }: перебита ставка на «{ $tile }», чья — { $target }.
log-bid-moved = { $seat }: с тайла «{ $tile }» уходят { $colour } × { $count }.
log-stood-up = «{ $tile }»: новый цвет — { $colour }.
log-used = { $seat }: «{ $tile }» в работе, { $count ->
    [one] { $count } рабочий
    [few] { $count } рабочих
   *[many] { $count } рабочих
}.
log-put = { $seat }: «{ $tile }» в работе — { $colour } × { $count }.
log-made = { $seat }: получено на «{ $tile }» — { $good } × { $count }.
log-green-came = { $seat }: из запаса { $count ->
    [one] { $count } зелёный рабочий
    [few] { $count } зелёных рабочих
   *[many] { $count } зелёных рабочих
}.
log-worker-paid = { $seat }: плата — { $colour } × { $count }.
log-skill-paid = { $seat }: плата — { $skill }.
log-carried = { $seat }: { $good }, «{ $start }» → «{ $goal }».
log-upgraded = { $seat }: улучшен тайл «{ $tile }».
log-good-paid = { $seat }: плата на «{ $tile }» — { $good }.
log-season-ends = Конец сезона: { $season }.
log-came-home = { $seat }: с «{ $tile }» вернулись { $colour } × { $count }.
log-lot-removed = «{ $tile }»: ставок нет, тайл выходит из игры.
log-lot-won = { $seat }: выигран тайл «{ $tile }».
log-collected = { $seat }: из деревни вернулись { $colour } × { $count }.
log-order-won = { $seat }: выигран тайл «{ $tile }».
log-boat-taken = { $seat }: выбрана лодка { $tile }.
log-placed = { $seat }: в деревне новый тайл «{ $tile }».
log-no-room = { $seat }: для тайла «{ $tile }» нет места, он выходит из игры.
log-game-over = Игра окончена.

# За что очки
why-printed = { $tile }
why-pieces = { $tile }
why-score-transport = { $tile }: перевозка
why-score-loop = { $tile }: кольцо дорог
why-score-river = { $tile }: лодки у дома
why-score-adjacent = { $tile }: соседние тайлы
why-free-upgrade = { $tile }: бесплатное улучшение, «{ $flipped }»
why-gold = Оставшееся золото
sheet-printed = Напечатано на тайлах
sheet-pieces = Рабочие, навыки, ресурсы
sheet-boats = Лодки и порядок хода
sheet-gold = Оставшееся золото

# Отказы
no-finish-moving = Вы взяли рабочих с собой: сначала поставьте их.
no-needs-boat-4b = Смешивать цвета может только владелец лодки 4b.
no-nowhere-to-go = В таком составе этих рабочих некуда поставить: сначала возьмите с собой других или оставьте этих.
no-not-now = Сейчас спрашивают о другом.
no-no-bid-there = У вас нет ставки на «{ $tile }».
no-leading-bid-stays = Ваша ставка на «{ $tile }» выигрывает: её нельзя трогать.
no-not-lifted = С тайла «{ $tile }» ничего не взято.
no-already-lifted = Ставка с тайла «{ $tile }» уже взята.
no-too-few-workers = Не хватает рабочих ({ $colour }): нужно { $count }, за ширмой { $have }.
no-no-workers = Нужен хотя бы один рабочий.
no-not-in-auction = «{ $tile }» не выставлен на торги.
no-bid-lifted-from-there = Вы только что забрали ставку с «{ $tile }»: вернуть её туда нельзя.
no-one-colour-per-bid = В ставке рабочие только одного цвета.
no-wrong-colour = У тайла «{ $tile }» уже есть цвет: { $bound }. Сюда нельзя: { $colour }.
no-bid-too-low = Ставка на «{ $tile }» была бы { $total }, а нужно больше, чем { $leading }.
no-one-colour-per-use = «{ $tile }»: все рабочие одного использования должны быть одного цвета.
no-use-needs-more = «{ $tile }»: теперь нужно рабочих сразу — { $need } или больше, а было бы { $total }.
no-tile-full = На тайле стоит не больше { $most } рабочих: на «{ $tile }» ещё { $total } не поместятся.
no-last-colour-is-named-in-the-use = Рабочих последнего цвета называют в самом использовании: используйте тайл, назвав { $colour }.
no-too-many-for-a-tile = На тайле не больше { $most } рабочих.
no-told-by-another-colour = «{ $tile }»: в использовании называют последний из цветов.
no-cannot-pay-exchange = Поставив этих рабочих, вы не сможете заплатить за «{ $tile }».
no-not-in-play = «{ $tile }» нет ни в деревнях, ни на торгах.
no-never-used = На «{ $tile }» рабочих не ставят.
no-no-steps-left = Шагов перевозки больше нет.
no-not-your-tile = «{ $tile }» не в вашей деревне.
no-no-good-there = На «{ $start }» этого нет: { $good }.
no-not-neighbours = «{ $goal }» не рядом с «{ $start }»: за шаг ресурс едет на соседний тайл.
no-no-road = От «{ $start }» до «{ $goal }» нет дороги.
no-no-upgrades-left = Улучшений больше нет.
no-never-upgraded = «{ $tile }» не улучшается.
no-already-upgraded = «{ $tile }» уже улучшен.
no-cannot-pay-upgrade = Ресурсов на «{ $tile }» и ваших навыков не хватает на улучшение.
no-cannot-make = Здесь сейчас нельзя взять: { $good }.
no-cannot-pay-skill = Этим здесь не заплатить: { $skill }.
no-cannot-pay-worker = Этим здесь не заплатить: { $colour }.
no-cannot-pay-bid = Ставкой на «{ $tile }» здесь не заплатить.
no-good-does-not-pay = Этим здесь не заплатить: { $good }.
no-no-boat = { $tile } — не лодка этой игры.
no-boat-taken = Лодка { $tile } уже выбрана.
no-not-to-place = «{ $tile }» нет среди ваших новых тайлов.
no-place-taken = На этом месте уже лежит тайл.
no-named-otherwise = То же самое говорится иначе: { $line }
no-edges-differ = «{ $tile }» сюда не подходит: дороги, поля и вода должны совпадать.
no-not-your-winter-tile = «{ $tile }» — не ваш зимний тайл.
no-offered-twice = Каждый тайл предлагают один раз.
