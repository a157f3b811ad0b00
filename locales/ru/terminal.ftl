# Игра в терминале.
terminal-begins = Вы играете против ботов ({ $bot }). Зерно { $seed }. Наберите ?, чтобы увидеть справку.
terminal-left = Вы вышли из-за стола.
terminal-help =
    Номер делает ход с этим номером; то же делает строка команды.
    why СТРОКА объясняет, почему ход невозможен. undo отменяет ваш последний ход.
    show показывает стол ещё раз. quit — выход. Команды этой игры:
terminal-goods = товары
terminal-hand = рука
terminal-played = сыграно
terminal-state = состояние
terminal-workers = рабочие
terminal-skills = навыки
terminal-bids = ставки (ведущая выделена)
terminal-placed = рабочие на тайле
terminal-to-place = к размещению
terminal-village = деревня
terminal-place = Рассказано до хода { $at } из { $moves }{ $line ->
    [0] .
   *[other] , это строка { $line } файла.
}
