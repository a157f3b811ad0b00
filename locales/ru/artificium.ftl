# Артифициум. Имена игроков не склоняются; названия товаров ставит в нужную форму FORM, названия карт стоят в кавычках.

# Товары
good-wood = дерево
    .accusative = дерево
    .genitive = дерева
good-wheat = пшеница
    .accusative = пшеницу
    .genitive = пшеницы
good-coal = уголь
    .accusative = уголь
    .genitive = угля
good-food = еда
    .accusative = еду
    .genitive = еды
good-kvass = квас
    .accusative = квас
    .genitive = кваса
good-metal = металл
    .accusative = металл
    .genitive = металла
good-crystal = кристалл
    .accusative = кристалл
    .genitive = кристалла
good-potion = зелье
    .accusative = зелье
    .genitive = зелья
good-sword = меч
    .accusative = меч
    .genitive = меча
good-coin = монеты
good-prices = Покупка за { $buy }, продажа за { $sell }. Уровень { $level }.
good-bonus = Бонус на счётчике очков: деления { $spaces }.

# Карты
card-sawmill = Лесопилка
card-farm = Ферма
card-charcoal-burner = Дом углежога
card-hunters-hut = Шалаш охотника
card-bakery-mill = Мельница-пекарня
card-kvass-yard = Квасной двор
card-ore-works = Рудная мануфактура
card-crystal-mine = Шахта кристаллов
card-laboratory = Лаборатория
card-armoury = Оружейная мастерская
card-castle = Замок
card-mage-tower = Башня мага
card-scouting = Разведка
card-rebuilding = Реконструкция
card-fair = Ярмарка
card-theft = Кража

card-sawmill-rule = Производит 2 дерева, ничего не требуя взамен.
card-farm-rule = Производит 2 пшеницы, ничего не требуя взамен.
card-charcoal-burner-rule = Делает из 1 дерева 1 уголь.
card-hunters-hut-rule = Делает из 1 дерева 1 еду.
card-bakery-mill-rule = Делает из 1 пшеницы 1 еду.
card-kvass-yard-rule = Делает из 1 пшеницы 1 квас.
card-ore-works-rule = Делает из 1 еды 1 металл.
card-crystal-mine-rule = Делает из 1 еды 1 кристалл.
card-laboratory-rule = Делает из 1 угля и 1 кристалла 1 зелье.
card-armoury-rule = Делает из 1 угля и 1 металла 1 меч.
card-castle-rule = За 1 квас, 1 меч и 1 монету выезжает рыцарь: любой маркер отступает на 4 деления.
card-mage-tower-rule = За 1 квас, 1 зелье и 1 монету приходит маг: возьмите 5 карт, затем сбросьте любые 3.
card-scouting-rule = Возьмите случайную карту из чужой руки; взамен тот игрок берёт карту из колоды.
card-rebuilding-rule = Верните в руку одну из своих карт, разыгранных в этом раунде.
card-fair-rule = Получите по 2 монеты за каждую другую свою карту, разыгранную в этом раунде.
card-theft-rule = За 1 монету заберите у другого игрока товар I уровня, за 2 монеты — товар II уровня.
card-copies = В колоде: { $copies }
card-points = { $points ->
    [0] без очков
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

# Стол
round = Раунд { $round }
phase-deal = Раздача
phase-market = Рынок карт
phase-play = Розыгрыш карт
phase-end = Конец раунда
phase-over = Конец игры
zone-track = Счётчик очков
zone-market = Рынок карт
zone-stage = Карты этого шага
zone-hand = Моя рука
zone-goods = Мои товары
zone-played = Мои карты этого раунда
deck = Колода
discards = Сброс
coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
hand-size = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[many] { $count } карт в руке
}
known-cards = Известно в руке
first-player = Первый игрок
seat-passed = пас
seat-out = вне раунда
seat-ready = карта выбрана
level = Уровень { $level }
buy-label = Купить { FORM($good, case: "accusative") } за { $coins }
sell-label = Продать { FORM($good, case: "accusative") } за { $coins }
have-label = { $good }: { $count }
face-down = Карта рубашкой вверх
empty-hand = В руке нет карт.
empty-played = Пока ничего не разыграно.
empty-market = Рынок закрыт.
track-label = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
space-bonus = Деление { $space }: { $good }

# Вопросы
ask-market = Обменяйте карту на рынке или спасуйте.
ask-market-free = Первый обмен бесплатный.
ask-market-paid = Этот обмен стоит { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
}.
ask-market-take = Теперь выберите карту рынка в обмен на «{ $card }».
ask-market-give = Теперь выберите карту из руки в обмен на «{ $taken }».
ask-choose = Выберите карту для розыгрыша. Она лежит рубашкой вверх, пока не выберут все.
ask-resolve = Открыта карта «{ $card }». Торгуйте, если хотите, затем примените её или откажитесь.
ask-knight = Рыцарь карты «{ $card }»: чей маркер отступит?
ask-wizard = Маг карты «{ $card }»: { $count ->
    [one] сбросьте ещё { $count } карту.
    [few] сбросьте ещё { $count } карты.
   *[many] сбросьте ещё { $count } карт.
}
ask-round-end = Раунд окончен: можно продать товары и сбросить карты, затем нажмите «Готово».
does-market = { $seat } выбирает карты на рынке.
does-choose = { $seat } выбирает карту.
does-resolve = { $seat } разыгрывает карту «{ $card }».
does-knight = { $seat } решает, куда послать рыцаря.
does-wizard = { $seat } сбрасывает карты для мага.
does-round-end = { $seat } завершает раунд.

# Ходы
move-pass = Пас
move-exchange = Отдать «{ $card }», взять «{ $taken }»
move-exchange-hand = Обменять всю руку
move-choose = Выбрать «{ $card }»
move-buy = Купить { FORM($good, case: "accusative") }
move-sell = Продать { FORM($good, case: "accusative") }
move-apply = Применить
move-scout = Разведать: { $seat }
move-rebuild = Вернуть «{ $card }»
move-steal = { $seat }: забрать { FORM($good, case: "accusative") }
move-discard-card = Сбросить карту
move-take-back = Забрать карту и выйти из раунда
move-knight = Рыцарь: { $seat }
move-discard = Сбросить «{ $card }»
move-done = Готово

# Журнал
log-round-begins = Начинается раунд { $round }.
log-first-player = Первый игрок этого раунда — { $seat }.
log-drew = { $seat } берёт карту «{ $card }».
log-drew-hidden = { $seat } берёт карту из колоды.
log-reshuffled = Сброс перемешан и становится новой колодой.
log-market-shows = На рынке появляется карта «{ $card }».
log-exchanged = { $seat } отдаёт карту «{ $card }» и берёт карту «{ $taken }»{ $coins ->
    [0] {""}
    [one] {" "}за { $coins } монету
    [few] {" "}за { $coins } монеты
   *[many] {" "}за { $coins } монет
}.
log-hand-exchanged = { $seat } меняет всю руку и берёт { $count ->
    [one] { $count } новую карту
    [few] { $count } новые карты
   *[many] { $count } новых карт
}.
log-exchange-discarded = { $seat } сбрасывает при обмене карту «{ $card }».
log-market-passed = { $seat } пасует.
log-market-cleared = Рынок закрывается.
log-chose = { $seat } выкладывает карту рубашкой вверх.
log-revealed = { $seat } открывает карту «{ $card }».
log-bought = { $seat } покупает { FORM($good, case: "accusative") } за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
log-sold = { $seat } продаёт { FORM($good, case: "accusative") } за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
log-built = { $seat } применяет карту «{ $card }» и получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
log-spent = { $seat } тратит { FORM($good, case: "accusative") }.
log-spent-coins = { $seat } тратит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
log-made = { $seat } получает { $count ->
    [one] { FORM($good, case: "accusative") }
   *[other] { $count } { FORM($good, case: "genitive") }
}.
log-bonus = { $seat } проходит деление { $space } и получает { FORM($good, case: "accusative") }.
log-knighted = { $seat } посылает рыцаря: { $target } отступает на { $steps ->
    [one] { $steps } деление
    [few] { $steps } деления
   *[many] { $steps } делений
}.
log-wizard = { $seat } призывает мага.
log-wizard-discarded = { $seat } сбрасывает для мага карту «{ $card }».
log-scouted = { $seat } проводит разведку: { $target } отдаёт случайную карту.
log-scout-took = { $target } отдаёт карту «{ $card }», её забирает { $seat }.
log-rebuilt = { $seat } возвращает в руку карту «{ $card }».
log-fair = { $seat } зарабатывает на ярмарке { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
log-stole = { $seat } устраивает кражу за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}: { $target } теряет { FORM($good, case: "accusative") }.
log-card-discarded = { $seat } сбрасывает карту «{ $card }», не применив её.
log-card-taken-back = { $seat } возвращает карту «{ $card }» в руку и выходит из раунда.
log-hand-discarded = { $seat } сбрасывает из руки карту «{ $card }».
log-round-ends = Раунд { $round } окончен.
log-final-sale = { $seat } заканчивает игру с { $coins ->
    [one] { $coins } монетой
   *[other] { $coins } монетами
} и получает за них { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
log-game-over = Игра окончена.

# За что очки
why-building = { $card } × { $count }
why-building-row = { $card }
why-building-detail = { $count } × { $each }
why-knighted = Потеряно из-за рыцарей
why-knighted-detail = назад на { $steps }
why-coins = Монеты и товары, 4 монеты за очко
why-coins-detail = { $coins } : 4

# Отказы
no-cannot-pay = Это стоит { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
}; у вас { $coins }.
no-cannot-buy = Не хватает монет, чтобы купить { FORM($good, case: "accusative") }: цена { $price }, у вас { $coins }.
no-nothing-to-sell = У вас нет { FORM($good, case: "genitive") } на продажу.
no-not-in-hand = Карты «{ $card }» нет у вас в руке.
no-not-in-market = Карты «{ $card }» нет на рынке.
no-already-exchanged = Всю руку можно обменять только вместо первого бесплатного обмена.
no-empty-hand = В вашей руке нет карт.
no-not-now = Сейчас спрашивают о другом.
no-not-on-table = Карты «{ $card }» нет среди разыгранных вами в этом раунде.
no-rebuilt-already = Карту «{ $card }» вы в этом раунде уже возвращали: ещё одна остаётся на столе.
no-not-this-card = Открыта карта «{ $card }»: она делает другое.
no-lacks-good = Карте «{ $card }» не хватает { FORM($good, case: "genitive") }: нужно { $need }, есть { $have }.
no-lacks-coins = Карте «{ $card }» не хватает монет: нужно { $need }, есть { $have }.
no-no-such-seat = За этим столом нет такого места.
no-not-yourself = Карту «{ $card }» нельзя применить к себе.
no-target-empty-hand = { $seat } сейчас без карт в руке.
no-target-lacks = { $seat } не имеет { FORM($good, case: "genitive") }.
no-level-too-high = Так нельзя забрать { FORM($good, case: "accusative") }: это товар { $level ->
    [3] III
   *[4] IV
} уровня, а забирают только товары I и II уровня.

# Что это
good-coin-rule = За монеты покупают товары и обмены на рынке; в конце каждые 4 монеты — это 1 очко.
