# Игра в терминале.
terminal-begins = Вы играете против ботов: { $bot }. Зерно { $seed }. Наберите ?, чтобы увидеть справку.
terminal-begins-alone = Вы играете в одиночку. Зерно { $seed }. Наберите ? для справки.
terminal-edition = Издание: «{ $name }».
terminal-left = Вы вышли из-за стола.
terminal-kept = Партия сохранена. Продолжить: { $command }
terminal-not-kept = Партию не удаётся хранить автоматически ({ $reason }). Наберите save и имя файла, чтобы её сохранить.
terminal-record = Вся партия ещё раз: { $command }
terminal-saved = Сохранено. Продолжить позже: { $command }
terminal-save-needs-name = Нужно имя файла, например: save vecher.artel
terminal-save-exists = Файл { $file } уже есть, он остаётся как был. Выберите другое имя.
terminal-save-failed = Файл { $file } записать не удалось: { $reason }. Ничего не потеряно; попробуйте другое имя.
terminal-earlier = { $count ->
    [one] (выше ещё { $count } строка; всё покажет log { $all })
    [few] (выше ещё { $count } строки; всё покажет log { $all })
   *[other] (выше ещё { $count } строк; всё покажет log { $all })
}
terminal-no-piece = Такого в игре нет: { $got }.
terminal-help-game = Сейчас можно сделать ход:
terminal-help-own = Кроме того:
terminal-help-number = НОМЕР          ход с этим номером; список даёт moves
terminal-help-why = why СТРОКА     почему ход невозможен
terminal-help-hint = hint           лучшие ходы, что каждый даёт и почему
terminal-help-undo = undo           отменяет ваш последний ход
terminal-help-table = show           весь стол
terminal-help-piece = show ИМЯ       тайл, карта или товар
terminal-help-seat = show МЕСТО     что лежит перед этим игроком
terminal-help-log = log [N]        что произошло
terminal-help-save = save [ФАЙЛ]    сохраняет партию
terminal-help-quit = quit           выход; партия сохранится
terminal-track = очки
terminal-seat = Игрок { $number }
terminal-goods = товары
terminal-hand = рука
terminal-played = сыграно
terminal-state = состояние
terminal-workers = рабочие
terminal-skills = навыки
terminal-bids = ставки (> ведёт)
terminal-placed = рабочие на тайле
terminal-lying = ресурсы на тайле
terminal-to-place = к размещению
terminal-legend = над названием рабочие, под ним ресурсы; края: = дорога, ~ вода, / _ \ поле; + улучшен.
terminal-edges = Края: = дорога, ~ вода, / _ \ поле.
terminal-count = { $count } × { $name }
terminal-cost = Цена улучшения: { $cost }.
terminal-in-village = Лежит в деревне: { $seat }.
terminal-in-auction = Выставлен на торги.
terminal-at-quay = Лодка этой партии.
terminal-waits = { $seat } скоро добавит этот выигранный тайл в деревню.
terminal-behind-screen = Это один из ваших зимних тайлов.
terminal-nowhere = На столе его не видно.
terminal-next-use = Чтобы использовать его в этом сезоне ещё раз, нужно рабочих: { $need } или больше.
terminal-effect-nothing = {""}
terminal-effect-produce = даёт { $gains }
terminal-effect-choose = даёт одно на выбор: { $gains }
terminal-effect-draw-workers = даёт { $gains }
terminal-effect-draw-skills = даёт { $gains }
terminal-effect-exchange = платите: { $pays }; получаете: { $gains }
terminal-effect-transport = шагов перевозки: { $steps }, улучшений: { $upgrades }
terminal-effect-yard = очков за каждый: { $points }
terminal-piece-random-worker = рабочий из мешка
terminal-piece-random-skill = навык из стопки
terminal-piece-any-worker = любой рабочий
terminal-piece-blue-worker = синий рабочий
terminal-piece-red-worker = красный рабочий
terminal-piece-yellow-worker = жёлтый рабочий
terminal-piece-green-worker = зелёный рабочий
terminal-piece-any-skill = любой навык
terminal-piece-any-resource = любой ресурс
terminal-place = Рассказано до хода { $at } из { $moves }{ $line ->
    [0] .
   *[other] , это строка { $line } файла.
}
# The list of the games.
games-game = игра
games-players = игроки
games-bots = боты
games-modules = дополнения
games-options = варианты
games-seats = от { $least } до { $most }
