# Suggerimenti: le poche mosse migliori, che cosa porterebbe ognuna e perché.

hint = Suggerimento
hint-title = Le mosse migliori, per quanto puoi sapere
hint-thinking = Sto soppesando le mosse…
hint-close = Metti via il suggerimento
hint-prepare = Prepara questa mossa
hint-expected = ≈ { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
hint-ahead = { $margin } di vantaggio
hint-level = alla pari col migliore
hint-trailing = { $margin } di svantaggio
hint-chance = { $percent }% di vincere
hint-more = Rende più della mossa seguente: { $groups }.
hint-hardly-more = Appena meglio della mossa seguente.
hint-only = Nient’altro merita di essere provato.
hint-less = { NUMBER($behind, minimumFractionDigits: 1) } in meno della migliore: { $groups }.
hint-less-bare = { NUMBER($behind, minimumFractionDigits: 1) } in meno della migliore.
hint-as-good = Buona come la migliore, per quanto si può dire.
hint-plus = { $group } (+{ NUMBER($points, minimumFractionDigits: 1) })
hint-minus = { $group } (−{ NUMBER($points, minimumFractionDigits: 1) })
hint-both = { $first } e { $second }
hint-but = { $groups }, ma { $against }

allow-hints-bots = Posso chiedere suggerimenti
allow-hints-people = Tutti possono chiedere suggerimenti; si vede quanti ne ha presi ognuno
hints-on-told = I suggerimenti sono ammessi: si vede quanti ne ha presi ognuno.
hints-taken = { $seat } ha preso { $count ->
    [one] { $count } suggerimento
   *[other] { $count } suggerimenti
}.
hints-count = suggerimenti: { $count }
key-hint = chiedere un suggerimento, dove il tavolo li ammette
