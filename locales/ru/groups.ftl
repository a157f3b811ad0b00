# Из чего складывается ожидание: группы признаков всех игр, какими их называет причина.

group-cards = карты
group-coins = монеты
group-domain = владения
group-goals = цели
group-goods = товары
group-pieces = фишки, за которые дают очки
group-plan = планы на карты
group-points = уже набранные очки
group-promises = будущие улучшения
group-prospects = будущая отдача тайлов
group-rivals = помеха соперникам
group-seats = число игроков
group-skills = навыки
group-stock = ресурсы
group-tempo = выигрыш времени
group-tiles = тайлы
group-tracks = шкалы
group-winter = зимние тайлы
group-workers = рабочие
