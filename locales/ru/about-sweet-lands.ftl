# Что первая страница и стол перед игрой говорят об этой игре.
game-sweet-lands = Сладкоземье
game-sweet-lands-line = Край сладостей растёт поле за полем: работники, шкалы и города — вчетвером или в одиночку против Мио.
sheet-link-sweet-lands = Все девять частей итогового подсчёта, плюсом и минусом.

# Что выбирают перед началом
option-sweet-lands-turn-order = Очерёдность хода: по часовой стрелке или, со 2-го раунда, в том порядке, в каком закончили прошлый
option-sweet-lands-turn-order-clockwise = По часовой стрелке
option-sweet-lands-turn-order-changing = Меняется
option-sweet-lands-drafting = Набор по кругу: первую руку выбирают по карте из наборов, которые передают соседям
option-sweet-lands-drafting-no = Нет
option-sweet-lands-drafting-yes = Да
option-sweet-lands-upgraded-skills = Улучшенные навыки: за алмаз можно взять навык сильнее обычного
option-sweet-lands-upgraded-skills-no = Нет
option-sweet-lands-upgraded-skills-yes = Да
option-sweet-lands-domains = Поля владений: у всех сторона А, или каждый выбирает сторону
option-sweet-lands-domains-a = Сторона А
option-sweet-lands-domains-choose = На выбор
option-sweet-lands-mio = В одиночку: из каких колод берёт карты Мио
option-sweet-lands-mio-both = Из обеих
option-sweet-lands-mio-a = Только колода А (наш вариант)
option-sweet-lands-mio-b = Только колода В (наш вариант)
