# Di che cosa è fatta un’aspettativa: i gruppi di caratteristiche di ogni gioco, come li nomina un motivo.

group-cards = carte
group-coins = monete
group-domain = il dominio
group-goals = obiettivi
group-goods = merci
group-pieces = pezzi che fanno punti
group-plan = piani con le carte
group-points = punti già fatti
group-promises = miglioramenti futuri
group-prospects = la resa futura delle tessere
group-rivals = ostacolo agli altri
group-seats = il numero di giocatori
group-skills = abilità
group-stock = risorse
group-tempo = tempo guadagnato
group-tiles = tessere
group-tracks = tracciati
group-winter = tessere inverno
group-workers = lavoratori
