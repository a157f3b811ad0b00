# Задачи: позиция, один явно лучший ход и что стало известно об остальных.

puzzle-title = Задачи
puzzle-about = Позиции из партий между ботами, где один ход явно лучше всех. У каждой игры каждый день новая задача.
puzzle-today = Сегодня
puzzle-earlier = Последние дни
puzzle-begin = Решать
puzzle-look-again = Посмотреть ещё раз
puzzle-solved = решена
puzzle-level-1 = лёгкая
puzzle-level-2 = с подвохом
puzzle-level-3 = трудная
puzzle-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
puzzle-streak = { $count ->
    [1] Сегодня решено.
    [one] { $count } день подряд.
    [few] { $count } дня подряд.
   *[other] { $count } дней подряд.
}
puzzle-none = Здесь задач нет.
puzzle-no-day = Задачи этого дня уже нет или ещё нет.
puzzle-of = Задача: { $day }
puzzle-find = Найдите лучший ход
puzzle-find-hint = Один ход намного лучше всех остальных. Сделайте его на поле, как в игре: ход не играется, а только оценивается.
puzzle-right = Верно!
puzzle-wrong = Это не лучший ход.
puzzle-answer = Вот лучший ход.
puzzle-ahead = Опережает лучший из остальных на { NUMBER($ahead, minimumFractionDigits: 1) }.
puzzle-error = Оценка по многим раскладам того, что вам не видно; погрешность { NUMBER($error, minimumFractionDigits: 1) }.
puzzle-hint = Подсказка
puzzle-hint-groups = Лучший ход выигрывает вот чем: { $groups }.
puzzle-hint-bare = Лучший ход лучше во всём понемногу.
puzzle-show = Показать ответ
puzzle-again = Ещё попытка
puzzle-all = Все задачи
play-on = Играть дальше отсюда
play-on-hint = Игра продолжается с теми же ботами; то, чего вы не видите, роздано заново.
play-on-back = Вернуться к задаче
puzzle-terminal = { $game }: задача { $number } из { $count }, { $level }. Ваше место: { $seat }. Один ход намного лучше всех остальных: найдите его. Введите ? для справки.
puzzle-help-number = ЧИСЛО или СТРОКА   оценить этот ход; moves перечисляет ходы
puzzle-help-hint = hint               чем выигрывает лучший ход
puzzle-help-give-up = give up            показать лучший ход
puzzle-help-why = why СТРОКА         почему ход невозможен
puzzle-help-show = show [ЧТО]         весь стол, место или деталь
puzzle-help-log = log [N]            что произошло
puzzle-help-quit = quit               выйти
puzzle-one-line = { $line }: { $points ->
    [one] ≈ { $points } очко
    [few] ≈ { $points } очка
   *[other] ≈ { $points } очков
}.
puzzle-try-again = Попробуйте ещё раз или введите hint или give up.
