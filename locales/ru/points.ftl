# Кто где стоит во время игры и как рассказан конец.

points-now = Очки сейчас
points-now-about = Как если бы игра закончилась сейчас. Промежуток оставляют скрытые фишки.
points-sure = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
points-between = от { $least } до { $most } очков
points-unknown = неизвестно
worth-now = Если бы игра закончилась сейчас: вам { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
tell-points = Все видят, у кого сколько очков
points-off-told = Очки считают только в конце.

score-caption = Итоговый подсчёт: строка для каждого источника очков, столбец для каждого игрока
next-row = Следующая строка
show-all-rows = Показать всё
show-on-board = Показать на столе
back-to-sheet = Назад к подсчёту
row-before = Предыдущая строка
row-after = Следующая строка
no-pieces-here = На столе нет ничего из этой строки.
after-the-end = После игры
go-home = На первую страницу
