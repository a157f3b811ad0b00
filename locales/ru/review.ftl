# Разбор законченной партии: в браузере и в терминале. Все очки ожидаемые.

review-title = Разбор партии
review-about = Сколько очков мог ожидать каждый после каждого решения. Ромбы отмечают ходы, которые стоили очков; коснитесь места, чтобы увидеть стол в тот момент.
review-chart = Ожидаемые очки по ходу партии
review-chart-chances = Шансы на победу по ходу партии
review-about-chances = Каким был шанс каждого на победу после каждого решения. Ромбы отмечают ходы, которые стоили очков; коснитесь места, чтобы увидеть стол в тот момент.
review-shows = Что показывает график
review-in-points = Очки
review-in-chances = Шанс на победу
review-percent = { $percent }{ "\u00A0" }%
review-queued = { $count ->
    [0] Разбор вот-вот начнётся.
    [one] Разбор ждёт: впереди ещё { $count } партия.
    [few] Разбор ждёт: впереди ещё { $count } партии.
   *[other] Разбор ждёт: впереди ещё { $count } партий.
}
review-working = Ходы взвешиваются. Окно можно закрыть и вернуться позже: работа продолжается.
review-so-far = Найдено к этому времени
review-so-far-about = Работа ещё идёт: кривая приблизительна, и дорогих ходов может найтись больше.
fault-too-many-reviews = Разбора уже ждёт достаточно партий. Попросите снова, когда одна из них будет готова.
review-progress = Сколько уже разобрано
review-failed = Разбор не удалось довести до конца.
review-swings = Самые дорогие ходы
review-swing-number = Ход { $at }
review-player = Игрок
review-move = Ход
review-played = Сыграно
review-better = Лучше
review-cost = Цена
review-cost-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
review-cost-error = плюс-минус { $points }
review-why = Прежде всего
review-chance = Шанс на победу
review-chance-instead = { $played }{ "\u00A0" }% вместо { $better }{ "\u00A0" }%
review-of-game = Во всей партии
review-of-players = У каждого игрока
review-show = Показать
review-try = Попробовать отсюда
review-back = Назад к разбору
review-parts = Удача и мастерство
review-parts-about = Как и из-за чего менялся ожидаемый отрыв от лучшего из соперников. Части складываются в отрыв в конце.
review-parts-alone = Как и из-за чего менялись ожидаемые очки. Части складываются в очки в конце.
review-part-first = Ожидалось в начале
review-part-luck = Удача
review-part-skill = Свои решения
review-part-others = Решения других
review-part-estimate = Уточнение оценок
review-part-last = В конце
review-part-given = Явно потеряно
review-summary = Коротко

review-won = { $margin ->
    [0] Победа: { $seat }, { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    } и лучший дополнительный показатель.
   *[other] Победа: { $seat }, { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }, отрыв { $margin }.
}
review-shared = Победу делят { $count } { $count ->
    [one] игрок
    [few] игрока
   *[other] игроков
}: у каждого по { $points }.
review-alone = Итог партии: { $points }; в начале можно было ожидать { $expected }.
review-led = По ожиданиям впереди с хода { $at } из { $moves } и до конца: { $seat }.
review-led-always = По ожиданиям впереди с первого хода до последнего: { $seat }.
review-dearest = Дороже всего обошёлся ход { $at } ({ $seat }): потеряно примерно { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
review-no-swing = Явных ошибок в партии нет.
review-luck = Больше всех везло: { $seat } ({ $points }); меньше всех: { $target } ({ $less }).
review-luck-even = Случай обошёлся со всеми примерно одинаково.
