# Гости: часы, места, за которые играет бот, списки первой страницы.

# Часы, которые выбирают, создавая стол
clock-label = Часы
clock-kind-none = Без часов
clock-kind-bank = На всю игру
clock-kind-days = Дни на ход
clock-about-none = Каждый думает столько, сколько нужно.
clock-about-bank = У каждого места запас времени на всю игру; после каждого хода часть возвращается.
clock-about-days = На каждое решение даётся несколько дней; собираться вместе не нужно.
clock-minutes = Минут на игру
clock-increment = Секунд за каждый ход
clock-days = Дней на решение
clock-bot = Когда время выйдет, место само перейдёт к боту
clock-none = без часов.
clock-told = Часы: { $clock }
clock-bank-told = { $minutes } мин { $increment ->
    [0] на игру.
   *[other] на игру + { $increment } с за ход.
}
clock-days-each = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
} на ход.
clock-days-left = { $days } д { $hours } ч
clocks = Часы
clock-of = { $seat }: осталось { $time }
who-may-come = Кто может прийти
by-link = Только по ссылке
by-link-about = Без ссылки этот стол никто не найдёт.
by-list = Открыт для всех
by-list-about = Стол виден на первой странице этого сервера.
is-listed = Открыт для всех.
is-by-link = Только по ссылке.

# Кто здесь
people = Люди
is-late = время вышло
is-resigned = сдача
bot-sits-in = играет бот
bot-sits-in-as = пока играет бот ({ $bot })
bot-plays-for-you = За вас играет бот.
take-back = Вернуться на своё место
you-resigned = Вы сдались; дальше играет бот.
seat-is-away = Нет на месте: { $seat }.
seat-is-late = Время вышло: { $seat }.
seats-are-away = Нет на месте: { $names }.
votes-so-far = За бота: { $names }.
give-to-bot = Пусть играет бот
keep-seat = Всё-таки подождать
mute = Скрыть для меня
mute-who = Скрыть для меня: { $seat }
unmute = Снова показывать
unmute-who = Снова показывать: { $seat }
mute-all = Заглушить для всех
mute-all-who = Заглушить для всех: { $seat }
unmute-all = Вернуть слово
unmute-all-who = Вернуть слово: { $seat }
is-muted = без слова для всех
people-of-talk = Люди: чьи сообщения видны
leave = Отойти
leave-hint = Пока вас нет, играет бот.
resign = Сдаться
resign-sure = Точно сдаться?
resign-hint = За вас до конца доиграет бот. Вернуться будет нельзя.
get-up = Встать из-за стола
kick = Выпроводить
seat-resigned = { $seat }: сдача; доигрывал бот.
new-link = Сделать новую ссылку
new-link-hint = Ваша ссылка попала к кому-то ещё? С новой все старые сразу перестанут работать, на всех устройствах.

# Списки первой страницы
public-tables = Открытые столы
may-watch = Можно смотреть.
table-my-turn = Ваш ход
table-turn-of = Ходит: { $names }
table-since = с { $when }
table-with = соперники: { $names }
table-lobby = Ждём людей
table-over = Игра окончена
table-gone = Этого стола больше нет, или ваш ключ к нему не подходит.

# Что стол говорит о местах
notice-seat-left = { $seat } пока не за столом: играет бот.
notice-seat-given = { $seat } давно не отвечает: остальные посадили бота.
notice-seat-late = { $seat }: время вышло, играет бот.
notice-seat-back = { $seat } снова за столом.
notice-seat-resigned = { $seat }: сдача, дальше играет бот.
notice-seat-muted = { $seat }: хозяин стола скрыл сообщения для всех.
notice-seat-heard = { $seat }: хозяин стола снова дал слово.

# Неудачи
fault-not-invited = По старой ссылке сесть уже нельзя. Попросите новую у хозяина стола.
link-is-new = Кого-то выпроводили, поэтому ссылка новая: по старой больше никто не сядет.
fault-not-away = Этот человек ещё здесь.
fault-not-playing = Здесь сейчас не играют.
fault-resigned = После сдачи вернуться нельзя.
fault-spectator = Зрителям это недоступно.
fault-bot-sits-here = За вас играет бот. Сначала вернитесь на своё место.
