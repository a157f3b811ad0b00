# Артифициум. Имена и товары стоят так, чтобы их не нужно было склонять.

# Товары
good-wood = дерево
good-wheat = пшеница
good-coal = уголь
good-food = еда
good-kvass = квас
good-metal = металл
good-crystal = кристалл
good-potion = зелье
good-sword = меч
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

card-sawmill-rule = Даёт 2 дерева даром.
card-farm-rule = Даёт 2 пшеницы даром.
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
buy-label = Купить: { $good }, цена { $coins }
sell-label = Продать: { $good }, цена { $coins }
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
ask-resolve = Карта «{ $card }»: торгуйте, затем примените её или откажитесь.
ask-knight = Рыцарь («{ $card }»): чей маркер отступит?
ask-wizard = Маг («{ $card }»): { $count ->
    [one] сбросьте ещё { $count } карту.
    [few] сбросьте ещё { $count } карты.
   *[many] сбросьте ещё { $count } карт.
}
ask-round-end = Раунд окончен: можно продать товары и сбросить карты, затем нажмите «Готово».
does-market = Решает { $seat }: рынок карт.
does-choose = Решает { $seat }: выбор карты.
does-resolve = Решает { $seat }: розыгрыш карты «{ $card }».
does-knight = Решает { $seat }: ход рыцаря.
does-wizard = Решает { $seat }: сброс карт для мага.
does-round-end = Решает { $seat }: конец раунда.

# Ходы
move-pass = Пас
move-exchange = Отдать «{ $card }», взять «{ $taken }»
move-exchange-hand = Обменять всю руку
move-choose = Выбрать «{ $card }»
move-buy = Купить: { $good }
move-sell = Продать: { $good }
move-apply = Применить
move-scout = Разведать: { $seat }
move-rebuild = Вернуть «{ $card }»
move-steal = { $seat }: забрать — { $good }
move-discard-card = Сбросить
move-take-back = Забрать и выйти из раунда
move-knight = Рыцарь: { $seat }
move-discard = Сбросить «{ $card }»
move-done = Готово

# Журнал
log-round-begins = Начинается раунд { $round }.
log-first-player = Первый игрок — { $seat }.
log-drew = { $seat }: взята карта «{ $card }».
log-drew-hidden = { $seat }: взята карта из колоды.
log-reshuffled = Сброс перемешан в новую колоду.
log-market-shows = Рынок: «{ $card }».
log-exchanged = { $seat }: обмен, «{ $card }» → «{ $taken }»{ $coins ->
    [0] {""}
    [one] , { $coins } монета
    [few] , { $coins } монеты
   *[many] , { $coins } монет
}.
log-hand-exchanged = { $seat }: обмен всей руки, { $count ->
    [one] { $count } новая карта
    [few] { $count } новые карты
   *[many] { $count } новых карт
}.
log-market-passed = { $seat }: пас.
log-market-cleared = Рынок закрывается.
log-chose = { $seat }: карта выбрана.
log-revealed = { $seat }: открыта карта «{ $card }».
log-bought = { $seat }: покупка — { $good }, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
log-sold = { $seat }: продажа — { $good }, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
log-built = { $seat }: «{ $card }» работает, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
log-spent = { $seat }: потрачено — { $good }.
log-spent-coins = { $seat }: потрачено — { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
log-made = { $seat }: получено — { $good } × { $count }.
log-bonus = { $seat }: бонус за деление { $space } — { $good }.
log-knighted = { $seat }: рыцарь выезжает, { $target } отступает на { $steps ->
    [one] { $steps } деление
    [few] { $steps } деления
   *[many] { $steps } делений
}.
log-wizard = { $seat }: приходит маг.
log-wizard-discarded = { $seat }: для мага сброшена карта «{ $card }».
log-scouted = { $seat }: разведка, цель — { $target }.
log-scout-took = { $seat }: разведка, цель — { $target }, взята карта «{ $card }».
log-rebuilt = { $seat }: карта «{ $card }» возвращена в руку.
log-fair = { $seat }: ярмарка приносит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
log-stole = { $seat }: кража, цель — { $target }, добыча — { $good }, цена { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
log-card-discarded = { $seat }: карта «{ $card }» сброшена без применения.
log-card-taken-back = { $seat }: карта «{ $card }» снова в руке, выход из раунда.
log-hand-discarded = { $seat }: из руки сброшена карта «{ $card }».
log-round-ends = Раунд { $round } окончен.
log-final-sale = { $seat }: в конце { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
} — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
log-game-over = Игра окончена.

# За что очки
why-building = { $card } × { $count }
why-building-row = { $card }
why-knighted = Потеряно из-за рыцарей
why-coins = Монеты и товары, 4 монеты за очко
why-coins-detail = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}

# Отказы
no-cannot-pay = Это стоит { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
}; у вас { $coins }.
no-cannot-buy = Не хватает монет: { $good }, цена { $price }, у вас { $coins }.
no-nothing-to-sell = Продавать нечего: { $good } — 0.
no-not-in-hand = Карты «{ $card }» нет у вас в руке.
no-not-in-market = Карты «{ $card }» нет на рынке.
no-already-exchanged = Всю руку можно обменять только вместо первого бесплатного обмена.
no-empty-hand = В вашей руке нет карт.
no-not-now = Сейчас спрашивают о другом.
no-not-on-table = Карты «{ $card }» нет среди разыгранных вами в этом раунде.
no-not-this-card = Ваша открытая карта — «{ $card }»: она делает другое.
no-lacks-good = Для карты «{ $card }» не хватает: { $good }, нужно { $need }, есть { $have }.
no-lacks-coins = Для карты «{ $card }» не хватает монет: нужно { $need }, есть { $have }.
no-no-such-seat = За этим столом нет такого места.
no-not-yourself = Карта «{ $card }» не действует на себя.
no-target-empty-hand = { $seat }: в руке нет карт.
no-target-lacks = { $seat }: товара нет — { $good }.
no-level-too-high = { $good }: уровень { $level }, а забрать можно только товар I и II уровня.
