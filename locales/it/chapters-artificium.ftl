# I capitoli delle pagine delle regole, con i nomi che danno loro i registri delle regole.
chapter-components = Componenti
chapter-setup = Preparazione
chapter-start-of-the-round = Inizio del round
chapter-card-market = Mercato delle carte
chapter-playing-cards = Giocare le carte
chapter-buying-and-selling = Comprare e vendere
chapter-points = Punti
chapter-cards = Carte
chapter-end-of-the-round = Fine del round
chapter-deck = Mazzo
chapter-final-scoring = Punteggio finale
chapter-worked-example = Esempio svolto
