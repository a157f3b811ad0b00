# Di che cosa è fatta un’aspettativa: i gruppi di caratteristiche di ogni gioco, come li nomina un motivo.

group-stage = il tempo che resta
group-points = punti sul tracciato
group-plan = quello che la mano può ancora dare
group-coins = monete
group-goods = merci
group-cards = carte in mano
group-rivals = quello che hanno gli altri
group-promises = miglioramenti promessi
group-stock = risorse e oro
group-tiles = tessere del villaggio
group-pieces = punti per lavoratori, abilità e risorse
group-prospects = quello che le tessere porteranno ancora
group-workers = lavoratori
group-skills = tessere abilità
group-winter = tessere dell’inverno
