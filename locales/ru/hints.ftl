# Подсказки: несколько лучших ходов, что каждый принесёт и почему.

hint = Подсказка
hint-title = Лучшие ходы, насколько вам дано знать
hint-thinking = Взвешиваю ходы…
hint-close = Убрать подсказку
hint-prepare = Приготовить этот ход
hint-expected = ≈ { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
hint-ahead = впереди на { $margin }
hint-level = вровень с лучшим
hint-trailing = позади на { $margin }
hint-chance = шанс на победу { $percent }{ "\u00A0" }%
hint-more = Даёт больше следующего хода: { $groups }.
hint-hardly-more = Едва ли лучше следующего хода.
hint-only = Больше ничего не стоит пробовать.
hint-less = Хуже лучшего на { NUMBER($behind, minimumFractionDigits: 1) }: { $groups }.
hint-less-bare = Хуже лучшего на { NUMBER($behind, minimumFractionDigits: 1) }.
hint-as-good = Не хуже лучшего, насколько можно судить.
hint-plus = { $group } (+{ NUMBER($points, minimumFractionDigits: 1) })
hint-minus = { $group } (−{ NUMBER($points, minimumFractionDigits: 1) })
hint-both = { $first } и { $second }
hint-but = { $groups }, но { $against }

allow-hints-bots = Можно брать подсказки
allow-hints-people = Всем можно брать подсказки; видно, кто сколько взял
hints-on-told = Подсказки разрешены: видно, кто сколько взял.
hints-taken = { $seat }: { $count ->
    [one] взята { $count } подсказка
    [few] взяты { $count } подсказки
   *[other] взято { $count } подсказок
}.
hints-count = подсказок: { $count }
key-hint = взять подсказку, если за столом они разрешены
