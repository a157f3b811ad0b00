# Главы страниц с правилами, под теми именами, которые дают им реестры правил.
chapter-components = Состав игры
chapter-setup = Подготовка
chapter-start-of-the-round = Начало раунда
chapter-card-market = Рынок карт
chapter-playing-cards = Розыгрыш карт
chapter-buying-and-selling = Покупка и продажа
chapter-points = Очки
chapter-cards = Карты
chapter-end-of-the-round = Конец раунда
chapter-deck = Колода
chapter-final-scoring = Финальный подсчёт
chapter-worked-example = Разобранный пример
