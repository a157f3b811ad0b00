# Учимся играть: страница глав и то, что стоит рядом с уроком.
learn-title = Учимся играть: { $title }
learn-hint = Настоящая партия с подсказками. Выйти можно когда угодно: это устройство помнит, где вы остановились.
learn-lessons = { $count ->
    [one] { $count } урок
    [few] { $count } урока
   *[other] { $count } уроков
}
learn-begin = Начать
learn-continue = Продолжить
learn-done = Пройдено
learn-none = Уроков по этой игре пока никто не написал.
lesson-show = Показать
lesson-waits = Не сейчас. Сначала то, о чём просит урок:
lesson-further = Дальше: { $title }
lesson-chapters = Все главы
puzzle-of-the-day = Задача дня
