# Стол: всё, что одинаково для всех игр.

artel-line = Стол для игр о ремёслах и торговле
close = Закрыть
cancel = Отмена
confirm = Подтвердить
back = Назад
language = Язык
theme-dark = Тёмная тема
theme-light = Светлая тема
menu = Меню
skip-to-board = Перейти к полю

# Первая страница
play-now = Играть с ботами
invite-people = Пригласить людей
your-name = Ваше имя
lost-link = Эта ссылка никуда не ведёт.
lost-link-hint = Ожидалась первая страница или стол, например /t/birch-k7qm2-pxw4t-z9bd3-hvnrs; в ссылке — { $path }.
guest-name = Гость
name-needed = Сначала напишите имя.
game = Игра
seats-label = Места
bot-level = Соперники
bot-novice = Новичок
bot-apprentice = Ученик
bot-journeyman = Подмастерье
bot-artisan = Ремесленник
bot-master = Мастер
bot-elder = Старейшина
bot-random = Случайный
bot-greedy = Жадный
bot-flat = Перебирающий
bot-planner = Плановик
bot-about-novice = В артели без году неделя: добрая душа, но многое упускает.
bot-about-apprentice = Берёт то, что выгодно прямо сейчас, и редко смотрит дальше.
bot-about-journeyman = Немало дорог за плечами: знает, что обычно окупается.
bot-about-artisan = За плечами долгая выучка: чаще всего находит ход получше.
bot-about-master = Играл в это тысячу раз и мало что оставляет другим.
bot-about-elder = Переиграл всех остальных: видит дальше всех и ошибок не прощает.
bot-about-random = Ходит как придётся.
bot-about-greedy = Берёт то, что сразу приносит больше всего.
bot-about-flat = Примеряет несколько ходов во многих раскладах.
bot-about-planner = Продумывает весь раунд до первого шага.
bot-strength = сила { $strength } из { $most }
bot = бот
bot-name-0 = Мира
bot-name-1 = Лев
bot-name-2 = Кьяра
bot-name-3 = Осип
bot-name-4 = Нина
bot-name-5 = Тит
seat-open = Свободно для человека
modules-label = Дополнения
more-modules = Ещё { $count }
seat-bot = Бот: { $bot }
seat-me = Вы
create-table = Создать стол
my-tables = Столы, где я сижу
no-tables = Пока ни одного стола. Начните новый.
forget-table = Убрать из списка
sheet-link = Посчитать очки своей партии
independent = Artel — независимая реализация; игры принадлежат их авторам и издателям.

# Перед игрой
lobby-title = Стол { $table }
edition-label = Издание
edition-house = Домашнее
edition-told = издание «{ $name }»
rules-told = Играем с: { $rules }
lobby-waiting = { $open ->
    [one] Свободно ещё { $open } место.
    [few] Свободно ещё { $open } места.
   *[many] Свободно ещё { $open } мест.
}
lobby-starts = Игра начнётся, когда все места будут заняты.
sealing-title = Запечатываем жребий
sealing-hint = Перед первым розыгрышем каждый браузер добавляет тайное число. Ждём: { $names }.
lobby-empty = Пока никто не пришёл. Отправьте ссылку.
share-link = Ссылка для приглашения
share-lan = В той же сети
share-here = На этом компьютере
only-here = Эта ссылка открывается только на этом компьютере.
only-here-open = Другие устройства пока не смогут по ней пройти.
only-here-how = Чтобы пригласить других, запустите стол командой artel serve --lan.
open-network = Открыть стол для этой сети
copy = Скопировать
copied = Скопировано
qr-label = Ссылка в виде QR-кода
sit-here = Сесть сюда
sit-down = Сесть за стол
watch = Смотреть
fill-with-bot = Отдать боту
open-again = Освободить
seat-number = Место { $number }
seat-free = свободно
seat-you = вы
is-bot = бот, { $bot }
is-online = здесь
is-offline = не в сети
i-sit-here = Я уже сижу здесь
return-title = Вернуться на своё место
return-hint = Выберите своё место и введите код возврата.
return-code = Код возврата
return-go = Вернуться
other-device = Продолжить на другом устройстве
other-device-hint = Откройте там эту личную ссылку. Никому её не отправляйте: это ваше место.
other-device-code = Или откройте общую ссылку, нажмите «Я уже сижу здесь» и введите код:
personal-link = Личная ссылка

# Состояния
state-connecting = Идём к столу…
state-reconnecting = Связь прервалась. Соединяемся снова…
state-reconnecting-hint = Ваши ходы сохранены и будут отправлены ещё раз.
state-lost = Сервер не отвечает.
state-lost-hint = Игра в сохранности. Следующая попытка через { $seconds } с.
try-again = Попробовать сейчас
state-no-table = По этой ссылке стола нет.
state-no-table-hint = Возможно, ссылка обрезана или стол давно убран.
state-wrong-key = Этот ключ не подходит ни к одному месту за столом.
state-wrong-key-hint = Можно смотреть игру или вернуться по коду.
state-stopped = Эта игра остановлена.
to-first-page = На первую страницу
spectating = Вы смотрите игру.

# Строка решения
your-turn = Ваш ход.
waiting-for = Ещё решают: { $names }.
waiting-one = Решает { $seat }.
thinking = Отправляем…
undo = Ход назад
why-not = Почему нельзя?
why-not-mode = Коснитесь того, что сделать нельзя, или дойдите до него стрелками и нажмите Enter: увидите, почему.
why-fine = Это можно сделать.
rule = Правило:
always-here = Всегда на одном месте
more = Ещё…
game-over = Игра окончена.
see-scores = Подсчёт очков
chosen-waiting = Остальные ещё решают.

# Журнал и перемотка
log = Журнал
log-empty = Пока ничего не произошло.
log-earlier = Более ранние строки: { $count }
rewind-here = Показать стол в этот момент
back-to-now = К настоящему
say = Сказать столу
unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
said = { $name }: { $text }

# Вкладки
tab-table = Стол
tab-mine = Моё
tab-others = Соседи
tab-log = Журнал

# Команды и клавиши
command-line = Команда
command-hint = Введите команду: { $example }
command-why = Начните с «why», чтобы спросить, почему нельзя.
keys-title = Клавиши
key-walk = переход по возможным ходам
key-answer = ответить
key-undo = взять ход назад
key-why = спросить, почему нельзя
key-command = ввести команду
key-help = эта подсказка
key-escape = закрыть, отменить выбор
key-past = шагать по прошлому

# Конец игры
score-sheet = Подсчёт очков
chance-checking = Проверяем розыгрыши…
chance-fair-all = { $draws ->
    [one] { $draws } розыгрыш — и он следует
    [few] Все { $draws } розыгрыша следуют
   *[many] Все { $draws } розыгрышей следуют
} из зерна и чисел всех игроков, в том числе вашего.
chance-fair-mine = { $draws ->
    [one] { $draws } розыгрыш — и он следует
    [few] Все { $draws } розыгрыша следуют
   *[many] Все { $draws } розыгрышей следуют
} из зерна и запечатанных чисел, в том числе вашего.
chance-fair = { $draws ->
    [one] { $draws } розыгрыш — и он следует
    [few] Все { $draws } розыгрыша следуют
   *[many] Все { $draws } розыгрышей следуют
} из зерна и чисел, запечатанных до игры.
chance-left-out = Без числа, потому что оно не было вскрыто вовремя: { $names }.
chance-unwitnessed = { $draws ->
    [one] { $draws } розыгрыш — и он следует
    [few] Все { $draws } розыгрыша следуют
   *[many] Все { $draws } розыгрышей следуют
} из вскрытого зерна, но этот браузер не видел, как его запечатали.
chance-unfair = Этим розыгрышам нельзя верить.
chance-wrong-seed = Зерно не то, что было запечатано до игры.
chance-wrong-seal = Число игрока { $name } не то, что было запечатано.
chance-wrong-nonce = Стол принял ваше число, а потом не учёл его.
chance-wrong-draw = Розыгрыш № { $number } не следует из зерна и чисел.
chance-unfair-record = Сохраните запись: её можно проверить в любой копии Artel.
chance-unchecked = Проверить розыгрыши не удалось.
winner = Побеждает { $names }!
winners = Вместе побеждают { $names }!
# Поровну очков: места делят или решает что-то ещё
tie-victory = Поровну очков ({ $points }): { $names }. Правила не говорят, кто из них выше, поэтому победа общая.
tie-place = Поровну очков ({ $points }): { $names }. Они делят { $place }-е место.
tie-broken = Поровну очков ({ $points }): { $names }. Решает { $why } ({ $values }).
tie-value = { $name } — { $value }
score-total = Всего
rematch = Сыграть ещё
rematch-go = За новый стол
review = Пройти игру по шагам
download-record = Скачать запись
download-edition = Скачать издание
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

# Откуда числа
provenance-edition = Значение издания, которым играют.
provenance-house = Наше значение: напечатанное есть только на рисунке.

# Неполадки связи и форм
fault-unreachable = Сервер не отвечает. Он запущен?
fault-unexpected = Пришёл неожиданный ответ. Попробуйте ещё раз.
fault-name-taken = За столом уже есть игрок с таким именем.
fault-table-full = Все места заняты.
fault-seat-taken = Это место только что заняли.
fault-unknown-seat = Такого места нет.
fault-wrong-code = Код не подходит к этому месту.
fault-too-many-attempts = Слишком много попыток. Подождите немного.
fault-not-a-person = На этом месте бот.
fault-too-long = Слишком длинно.
fault-wrong-type = Так здесь нельзя.
fault-empty-field = Здесь чего-то не хватает.
fault-already-seated = Вы уже сидите за этим столом.
fault-already-started = Игра уже началась.
fault-not-the-creator = Менять места может только хозяин стола.
fault-too-fast = Слишком много сообщений сразу. Подождите немного.
fault-wrong-key = Этот ключ не подходит ни к одному месту за столом.
fault-unknown-table = Такого стола нет.
fault-wrong-players = Эта игра не рассчитана на столько мест.
fault-bad-rules = Эти дополнения и настройки не сочетаются.
fault-server-failed = На сервере сбой. Попробуйте ещё раз.
fault-not-kept = Ход не удалось сохранить. Попробуйте ещё раз.
fault-engine-failed = Движок правил споткнулся на этом. Ничего не изменилось.
fault-not-over = Игра ещё не окончена.
fault-too-short = Это слишком коротко.
fault-id-reused = Этот запрос уже использован для другого. Попробуйте ещё раз.
fault-too-many-tables = Для ещё одного стола сейчас нет места. Попробуйте позже.
fault-too-many-connections = За этим столом слишком много зрителей.
fault-not-from-here = Открыть стол для сети можно только с компьютера, на котором он запущен.
fault-no-network = Этот компьютер не подключён к сети, из которой могли бы зайти другие.
fault-busy = Много листов ждут подсчёта. Попробуйте через минуту.
fault-too-slow = Подсчёт этого листа занимает слишком много времени.

# Отказы стола
no-stale = Стол уже ушёл вперёд. Посмотрите ещё раз и ответьте.
no-spectator = Зрители не ходят.
no-bot-sits-here = За вас играет бот. Сначала вернитесь на своё место.
no-muted = Хозяин стола скрыл ваши сообщения: их никто не видит.
no-not-your-turn = Сейчас не ваш ход: решает { $turn }.
no-already-answered = Вы уже ответили; остальные ещё выбирают.
no-wrong-question = Сейчас спрашивают о другом.
no-game-over = Игра окончена.
no-endless = Игра не движется вперёд: к ходу { $plies } она давно должна была закончиться. Здесь она и останавливается, без результата.
no-nothing-to-undo = Отменять нечего: с тех пор что-то вытянули, открыли или походил другой игрок.
no-too-many-undos = Здесь вы отменили уже { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}. Теперь один должен остаться.
no-too-late = Числа уже вскрываются: запечатать другое нельзя.
no-not-sealing = Сейчас ничего не вскрывают.
no-wrong-nonce = Это не то число, которое было запечатано.
no-unknown-command = Такой команды нет: { $got }.
did-you-mean = Возможно, имелось в виду: { $lines }?
no-unknown-word = «{ $got }» здесь неизвестно. Ожидалось: { $expected }.
no-unknown-number = Такого хода нет.
no-missing-word = Команда слишком короткая. Ожидалось: { $expected }.
no-extra-word = Команда слишком длинная. Ожидалось: { $expected }.
no-empty-command = Введите команду.
no-stopped = Эта игра больше не воспроизводится и остановлена на последнем верном месте.
no-unknown-place = В игре нет такого момента.
no-id-reused = Это сообщение уже использовано для другого.
no-not-foreseeable = Что будет после этого, предвидеть нельзя: сначала решит случай или другие игроки.
no-plan-too-slow = Проверять это слишком долго. Спросите о меньшем за раз.
no-plan-too-large = Ответ вышел бы слишком длинным. Спросите о меньшем за раз.
no-other = Сейчас это невозможно.

# Что говорит сам стол
notice-bot-fell-back = { $why ->
    [too-slow] { $seat } думает слишком долго: сделан случайный допустимый ход.
    [illegal-move] { $seat } выбирает недопустимый ход: вместо него сделан случайный допустимый.
   *[crashed] { $seat } не справляется с ходом: сделан случайный допустимый.
}
notice-bots-stopped = Боты споткнулись и ждут. Обновите страницу, чтобы их разбудить.
notice-endless = Игра не движется вперёд: после { $plies } ходов она давно должна была закончиться. Здесь она и останавливается, без результата.
notice-unheard = Сервер сообщает то, чего эта страница не понимает ({ $kind }). Загрузите её заново.

# Свой ход
my-turn = Мой ход
redo = Вернуть отменённое
turn-back = { $count ->
    [0] К началу моего хода
    [one] К началу моего хода ({ $count } шаг)
    [few] К началу моего хода ({ $count } шага)
   *[many] К началу моего хода ({ $count } шагов)
}
ask-back = Попросить остальных разрешить взять последний ход назад
back-request = { $count ->
    [one] { $seat } просит отменить { $count } ход.
    [few] { $seat } просит отменить { $count } хода.
   *[many] { $seat } просит отменить { $count } ходов.
}
back-waiting = Вы просите отменить ход. Ждём согласия: { $names }.
back-agree = Согласиться
back-refuse = Нет
back-withdraw = Не надо
stand-until = { $line }, пока для меня ничего не изменится
stand-no-more = Спрашивать меня снова
standing = «{ $line }»: так и будет, пока для вас ничего не изменится.
on-this-device = На этом устройстве
confirm-turns = Последний шаг моего хода ждёт подтверждения
answer-forced = Единственно возможный ответ даётся сам
by-itself = само собой
what-if = Что, если?
what-if-bots = Что, если? Попробовать: за других отвечают боты
what-if-me = Что, если? Попробовать: за всех отвечаю я
what-if-hint = До стола отсюда ничего не дойдёт; то, чего вы не видите, роздано заново.
what-if-called = Игра ушла вперёд: за столом ваш ход.
back-to-table = Вернуться за стол
key-turn-back = к началу моего хода
key-redo = вернуть отменённое
key-my-turn = мой ход: постоянные ответы, «что, если»
no-nothing-to-redo = Возвращать нечего.
no-nobody-to-ask = Здесь нет никого, кто мог бы согласиться.
no-already-asking = { $seat } уже просит об этом.
no-already-refused = Остальные уже отказали. Попросите снова, когда игра пойдёт дальше.
no-nothing-asked = Об этом больше никто не просит.
no-cannot-stand = Постоянным может быть только такой ответ: { $expected }.
no-only-at-the-table = Это делают только за столом, а не пробуя.
no-points-off = За этим столом очки считают только в конце.
no-hints-off = За этим столом нет подсказок.
no-no-choice = Здесь возможен только один ход.
no-hints-busy = Сейчас обдумывают много подсказок. Попробуйте чуть позже.
no-no-hint = На этот раз подсказки не нашлось. Попробуйте ещё раз или решайте сами.
no-sandbox-full = Вы попробовали уже { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}. Вернитесь за стол и начните заново.
no-sandbox-ended = Проба закончилась: перед вами снова стол.
notice-back-asked = { $count ->
    [one] { $seat } просит отменить { $count } ход.
    [few] { $seat } просит отменить { $count } хода.
   *[many] { $seat } просит отменить { $count } ходов.
}
notice-back-refused = { $seat } не соглашается вернуться назад.
notice-back-withdrawn = { $seat } больше не просит вернуться назад.
notice-taken-back = { $count ->
    [one] С общего согласия отменён { $count } ход.
    [few] С общего согласия отменены { $count } хода.
   *[many] С общего согласия отменены { $count } ходов.
}

# Правила внутри
rules = Правила
read-the-rules = Прочитать правила
rules-of = Правила: { $title }
all-pieces = Все предметы игры и что они делают
base-game = Основная игра
search-rules = Искать в правилах
rules-found = { $count ->
    [0] Ничего не нашлось. Попробуйте другие слова или меньше слов.
    [one] Найдено { $count } положение.
    [few] Найдено { $count } положения.
   *[other] Найдено { $count } положений.
}
rules-more = … и ещё { $count }; добавьте слово.
rule-unknown = Правила { $rule } здесь нет. Ниже — все главы.
rules-coming = Правила загружаются…
no-rules = Для этой игры страницы правил никто не написал.
link-to-rule = Ссылка на { $rule }
see-rules = Открыть правила
read-rule = Читать правило { $rule }
about-piece = Что это: { $title }
our-ruling = Наше толкование, по-английски: решение { $numbers }

# Lessons
no-lesson-expects = Не сейчас: сначала сделайте то, о чём говорит урок.
no-lesson-over = Уроки этой главы закончены.
no-lesson-no-undo = В уроке ход не отменяют. Вместо этого начните урок заново.
no-lesson-sealed = В уроке всё роздано заранее.
no-puzzle-one-move = Задача об одном ходе: сделайте только его.
no-puzzle-judged = Ход оценён выше; позиция осталась прежней.
fault-unknown-lesson = Такого урока нет.
guide = Первая партия с подсказками
lesson-at = { $at } из { $of }
lesson-next = Дальше
lesson-again = Заново
lesson-leave = Выйти
lesson-play = На первую страницу, к настоящей партии
lesson-restart = Начать главу заново
learn-by-playing = Учиться, играя
learn-go-on = Учиться дальше (сделано: { $count })
