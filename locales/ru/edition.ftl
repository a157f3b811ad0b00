# Файлы изданий: что в них не так и что они меняют.
edition-in-file = { $file }: { $said }
edition-in-line = { $file }, строка { $line }: { $said }
edition-in-key = { $file }, строка { $line }, { $path }: { $said }
edition-near = { $said } Может быть, { $near }?
edition-more = Есть и другие ошибки; показаны первые { $count }.
edition-sound = { $file } — исправное издание игры { $game }: «{ $name }», отпечаток в записях: { $digest }.
edition-as-house = Его значения те же, что в домашнем издании.
edition-changes = { $count ->
    [one] { $count } значение не такое, как в домашнем издании:
    [few] { $count } значения не такие, как в домашнем издании:
   *[many] { $count } значений не такие, как в домашнем издании:
}
edition-fault-other = Ожидалось: { $expected }; найдено: { $got }.
edition-fault-broken = Ожидался TOML, найдено «{ $got }».
edition-fault-said-twice = Каждый ключ должен стоять в таблице один раз, а «{ $got }» повторяет его.
edition-fault-too-large = Файл может занимать не больше { $most } байт, этот больше.
edition-fault-too-deep = Списки и таблицы могут быть вложены друг в друга не больше { $most } раз, здесь больше.
edition-fault-encoding = Ожидался текст в UTF-8, найден байт { $got }.
edition-fault-format = Ожидался формат { $known }, найден { $got }: файл от другой версии Artel.
edition-fault-game = Ожидалось издание одной из игр: { $words }; найдено издание «{ $got }».
edition-fault-key = Ожидался один из ключей { $words }; найден «{ $got }».
edition-fault-missing = Не хватает ключа «{ $key }».
edition-fault-type = { $sort ->
    [number] Ожидалось целое число
    [text] Ожидался текст в кавычках
    [list] Ожидался список в квадратных скобках
    [table] Ожидалась таблица
    [yes-or-no] Ожидалось true или false
   *[other] Ожидалось: { $sort }
}, найдено: { $got }.
edition-fault-bounds = Ожидалось число от { $least } до { $most }, найдено { $got }.
edition-fault-word = Ожидалось одно из слов { $words }; найдено «{ $got }».
edition-fault-length = Ожидался текст длиной от { $least } до { $most } знаков; здесь знаков: { $got }.
edition-fault-one-line = Ожидался текст в одну строку, а после «{ $got }» идут другие.
edition-fault-count = { $exact ->
    [yes] Ожидалось записей: { $most }; найдено: { $got }.
   *[no] Ожидалось записей: от { $least } до { $most }; найдено: { $got }.
}
edition-fault-duplicate = «{ $id }» может стоять один раз, а уже есть в строке { $other }.
edition-fault-row-missing = Не хватает записи «{ $id }».
