# Что первая страница и стол перед игрой говорят об этой игре.
game-keyflower = Кейфлауэр
sheet-link-keyflower = Соберите касаниями деревню и то, что за ширмой, — и узнайте лучший счёт с причиной каждого очка.

# Что можно добавить к игре
module-keyflower-merchants = Торговцы
module-keyflower-merchants-about = Контракты, которые выполняют или обменивают, расширения, удваивающие очки тайла, домики и по второй лодке с каждым именем. Партия длится примерно на четверть дольше.
module-keyflower-farmers = Фермеры
module-keyflower-farmers-about = Овцы, свиньи и коровы живут и множатся на полях между дорогами, а пшеница помогает перевозить. Партия длится примерно на четверть дольше.
module-keyflower-merchants-farmers = «Торговцы» и «Фермеры» вместе
module-keyflower-key-celeste = Key Celeste
module-keyflower-key-celeste-about = В каждом сезоне выставляется корабль-призрак; его призрак отпугивает лидирующую ставку другого игрока. Партия длится на несколько минут дольше.
module-keyflower-storyteller = Сказитель
module-keyflower-storyteller-about = Ещё один весенний тайл: случайный рабочий или навык. Партия длится столько же.
module-keyflower-emporium = Торговый дом
module-keyflower-emporium-about = Ещё один зимний тайл: очки за наборы рабочих с зелёным. Партия длится столько же.
module-keyflower-monument = Монумент
module-keyflower-monument-about = Ещё один зимний тайл: очки за наборы ресурсов с золотом. Партия длится столько же.
module-keyflower-trader = Меняла
module-keyflower-trader-about = Ещё один летний тайл: навык превращается в зелёных рабочих. Партия длится столько же.
module-keyflower-sorcerer = Чародей
module-keyflower-sorcerer-about = Ещё один летний тайл: он использует другой тайл своей деревни. Партия длится столько же.
module-keyflower-developer = Застройщик
module-keyflower-developer-about = Ещё один летний тайл: очки за символы улучшения вокруг него. Партия длится столько же.
module-keyflower-boat-7 = Лодка 7
module-keyflower-boat-7-about = Ещё одна летняя лодка: ресурсы извне кладутся куда угодно — или приходят по три в конце сезона. Партия длится столько же.
module-keyflower-talton-lodge = Талтон-лодж
module-keyflower-talton-lodge-about = Ещё один осенний тайл: очки за символы рабочих на ваших тайлах. Партия длится столько же.
module-keyflower-beekeeper = Пасечник
module-keyflower-beekeeper-about = Ещё один зимний тайл: очки за тайлы вокруг него. Партия длится столько же.
module-keyflower-the-glade = Поляна
module-keyflower-the-glade-about = Ещё один зимний тайл: очки за летние тайлы вокруг неё. Партия длится столько же.
module-keyflower-the-glade-in-winter = Зимняя поляна
module-keyflower-the-glade-in-winter-about = Ещё один зимний тайл: очки за зимние тайлы вокруг неё. Партия длится столько же.
module-keyflower-keyside = Причал
module-keyflower-keyside-about = Ещё один зимний тайл: двенадцать ресурсов перед подсчётом очков. Партия длится столько же.
module-keyflower-delivery-man = Посыльный
module-keyflower-delivery-man-about = Ещё один зимний тайл: очки за самый длинный путь по дорогам. Партия длится столько же.

# Варианты «Торговцев»
option-keyflower-merchants-only = Вариант А: только лодки II, все тайлы «Торговцев» в свои сезоны и два их зимних тайла
option-keyflower-merchants-only-no = Нет
option-keyflower-merchants-only-yes = Да
option-keyflower-open-screens = Вариант Б: рабочие, навыки и контракты, полученные открыто, лежат перед ширмой
option-keyflower-open-screens-no = Нет
option-keyflower-open-screens-yes = Да
option-keyflower-green-start = Вариант В: кто начинает с лишним зелёным рабочим
option-keyflower-green-start-no = Как обычно
option-keyflower-green-start-yes = Плюс один зелёный
