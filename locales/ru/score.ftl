# Подсчёт конца настольной партии: что говорят страницы подсчёта всех игр.
sheet-examples = Примеры
sheet-share = Скопировать ссылку
sheet-shared = Ссылка скопирована.
sheet-share-failed = Ссылка в адресной строке.
sheet-lost = Сервер не отвечает.
sheet-edition-unknown = Этот сервер не знает издания, по которому нужно посчитать очки. Выберите другое.
sheet-points = Очки
sheet-reason = За что
sheet-line = Строка { $line }
sheet-did-you-mean = Может быть,
sheet-faults = { $count ->
    [one] Не понята { $count } строка
    [few] Не поняты { $count } строки
   *[other] Не понято { $count } строк
}
sheet-count = { $count } × { $name }
sheet-text = Лист подсчёта
sheet-example-base = Базовая игра
sheet-fault-sheet-too-long = Для листа подсчёта это слишком длинно.
sheet-fault-line-too-long = В строке не больше { $most } знаков; здесь их { $got }.
sheet-fault-unknown-piece = Ожидалось одно из: { $names }; встретилось «{ $got }».
sheet-fault-too-many = В коробке { $most } × { $piece }; в листе { $got }.
sheet-fault-player-name = После player ожидалось имя от 1 до 40 знаков; { $got ->
    [nothing] имени нет
   *[other] пришло другое
}.
sheet-fault-player-twice = Имя { $got } уже в строке { $other }.
sheet-fault-too-many-players = За столом не больше { $most } игроков.
sheet-fault-too-large = Текст слишком длинный.
sheet-fault-no-player = Ожидалась строка player с именем; на листе её нет.
sheet-fault-unknown-line = Ожидалась строка, которая начинается с одного из слов: { $names }; встретилось «{ $got }».
sheet-fault-wrong-count = Для { $piece } ожидалось число от 0 до { $most }; встретилось «{ $got }».
sheet-fault-too-many-chosen = Для { $word } можно выбрать не больше { $most }; на листе { $got }.
sheet-fault-taken = Это есть только в одном экземпляре, и он в строке { $other }.
sheet-fault-field-twice = Строка { $word } уже есть.
sheet-fault-nothing-more = После { $word } больше ничего не пишут; встретилось «{ $got }».
# Касаниями.
form-how = Как заполнять лист
form-tap = Касанием
form-text = Текстом
form-tap-waits = Текст с ошибками нельзя показать для касаний. Сначала исправьте его или вернитесь на шаг назад.
form-undo = Отменить
form-anew = Начать заново
form-more-tools = Примеры, ссылка и файл
form-save = Сохранить в файл
form-open = Открыть файл
form-file-large = Ожидался файл не больше { $most } байт; в { $name } их { $size }.
form-file-letters = Ожидался текстовый файл в UTF-8; { $name } не такой.
form-table = Стол
form-players = Сколько было игроков
form-modules = Дополнения и промо в игре
form-who = Игроки и их очки
form-wrong = Здесь что-то не так
form-name = Имя
form-player = Игрок { $number }
form-less = На один меньше: { $what }
form-more = На один больше: { $what }
