# Подсчёт деревни из коробки по тексту.
sheet-title = Подсчёт деревни Keyflower
sheet-intro = В строке — один тайл или один вид фишек. Лучшее применение каждой фишки найдётся само.
sheet-text = Лист подсчёта
sheet-placeholder = home-3 upgraded
sheet-example = Пример
sheet-share = Скопировать ссылку
sheet-shared = Ссылка скопирована.
sheet-share-failed = Ссылка в адресной строке.
sheet-clear = Очистить
sheet-words = Слова, которые сюда подходят
sheet-keys = Стрелки выбирают, Tab или Enter вставляют, Esc закрывает.
sheet-waiting = Здесь появятся ваши очки.
sheet-lost = Сервер не отвечает.
sheet-player = Деревня
sheet-points = Очки
sheet-reason = За что
sheet-village = Деревня, как она прочитана
sheet-line = Строка { $line }
sheet-did-you-mean = Может быть,
sheet-faults = { $count ->
    [one] Не понята { $count } строка
    [few] Не поняты { $count } строки
   *[other] Не понято { $count } строк
}
sheet-format = Формат одним взглядом
sheet-format-tile = тайл деревни
sheet-format-upgraded = лежит улучшенной стороной
sheet-format-place = где лежит: координаты или рядом с другим тайлом; turn — шестые доли оборота по часовой стрелке
sheet-format-goods = ресурсы на нём
sheet-format-elsewhere = ресурсы на всех остальных тайлах
sheet-format-boat = летняя лодка и её сторона
sheet-format-pieces = все ваши рабочие и навыки после зимы
sheet-format-marker = у вас фиолетовый маркер первого игрока
sheet-format-player = дальше — строки этого игрока
sheet-format-comment = заметка
sheet-word-player = начинает следующего игрока
sheet-word-workers = рабочие по цветам
sheet-word-skills = жетоны навыков
sheet-word-goods = ресурсы не на складах
sheet-word-marker = фиолетовый маркер первого игрока
sheet-word-upgraded = улучшенной стороной
sheet-word-a = сторона a
sheet-word-b = сторона b
sheet-word-at = координаты
sheet-word-beside = рядом с другим тайлом
sheet-word-turn = шестые доли по часовой, от 0 до 5
sheet-word-bottom = под ним
sheet-word-lower-left = слева ниже
sheet-word-upper-left = слева выше
sheet-word-top = над ним
sheet-word-upper-right = справа выше
sheet-word-lower-right = справа ниже
sheet-count = { $count } × { $name }
sheet-piece-blue = синий
sheet-piece-red = красный
sheet-piece-yellow = жёлтый
sheet-piece-green = зелёный
sheet-piece-purple = фиолетовый маркер
sheet-piece-saw = пила
sheet-piece-pickaxe = кирка
sheet-piece-anvil = наковальня
sheet-piece-wood = дерево
sheet-piece-stone = камень
sheet-piece-iron = железо
sheet-piece-gold = золото
sheet-warn-edges-differ = Стороны тайлов «{ $tile }» и «{ $beside }» не сходятся.
sheet-warn-apart = Тайл «{ $tile }» не соединён с домашним.
sheet-warn-needs-places = Для тайла «{ $tile }» важно, где лежат остальные; { $count ->
    [one] { $count } тайл без места
    [few] { $count } тайла без места
   *[other] { $count } тайлов без места
}, очков может быть больше.
sheet-fault-empty = Начните с дома, например home-3.
sheet-fault-sheet-too-long = Для листа подсчёта это слишком длинно.
sheet-fault-line-too-long = В строке не больше { $most } знаков; здесь их { $got }.
sheet-fault-unknown-tile = Ожидался тайл или player, workers, skills, goods, marker; встретилось «{ $got }».
sheet-fault-unknown-word = После тайла «{ $tile }» непонятно слово «{ $got }».
sheet-fault-unknown-piece = Ожидалось одно из: { $names }; встретилось «{ $got }».
sheet-fault-unknown-beside = После beside ожидался тайл; встретилось «{ $got }».
sheet-fault-unknown-direction = Ожидалось bottom, lower-left, upper-left, top, upper-right или lower-right; встретилось «{ $got }».
sheet-fault-wrong-number = Ожидалось подходящее число (at: два от -99 до 99, turn: от 0 до 5, фишки: от 0); встретилось «{ $got }».
sheet-fault-too-many = В коробке { $most } × { $piece }; в листе { $got }.
sheet-fault-tile-twice = Этот тайл уже в строке { $other }; в коробке он один.
sheet-fault-home-twice = В деревне один дом; первый — в строке { $other }.
sheet-fault-boat-twice = В деревне одна из шести лодок; первая — в строке { $other }.
sheet-fault-home-missing = Ожидался дом, от home-1 до home-6; в этой деревне его нет.
sheet-fault-marker-twice = Маркер первого игрока один; он в строке { $other }.
sheet-fault-player-name = После player ожидалось имя от 1 до 40 знаков; { $got ->
    [nothing] имени нет
   *[other] пришло другое
}.
sheet-fault-player-twice = Имя { $got } уже в строке { $other }.
sheet-fault-too-many-players = За столом не больше шести игроков.
sheet-fault-no-upgrade = Тайл «{ $tile }» не улучшается.
sheet-fault-no-side = Стороны a и b есть только у летних лодок; «{ $tile }» — не летняя лодка.
sheet-fault-side-missing = Для тайла «{ $tile }» ожидалась сторона a или b.
sheet-fault-said-twice = О тайле «{ $tile }» это в этой строке уже сказано.
sheet-fault-place-taken = Тайлы «{ $tile }» и «{ $beside }» лежат на одном месте; второй — в строке { $other }.
sheet-fault-beside-missing = Тайла «{ $beside }» нет в этой деревне, поэтому «{ $tile }» не может лежать рядом.
sheet-fault-beside-unplaced = Тайл «{ $beside }» сам без места, поэтому «{ $tile }» не может лежать рядом.
sheet-fault-too-large = Текст слишком длинный.
