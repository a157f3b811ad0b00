# Из чего складывается ожидание: группы признаков всех игр, какими их называет причина.

group-stage = оставшееся время
group-points = очки на шкале
group-plan = то, что ещё даст рука
group-coins = монеты
group-goods = товары
group-cards = карты на руке
group-rivals = то, что есть у других
group-promises = обещанные улучшения
group-stock = ресурсы и золото
group-tiles = жетоны деревни
group-pieces = очки за рабочих, навыки и ресурсы
group-prospects = то, что ещё принесут жетоны
group-workers = рабочие
group-skills = жетоны навыков
group-winter = зимние жетоны
