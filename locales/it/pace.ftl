# Dal mio ultimo turno, al mio ritmo, e come il tavolo mi chiama.

since-title = Dal tuo ultimo turno
since-table = Al tavolo
since-more = { $count ->
    [one] Ancora una riga nel diario.
   *[other] Ancora { $count } righe nel diario.
}
since-lines = { $count ->
    [one] una riga
   *[other] { $count } righe
}
since-again = Rivedi
since-put-away = Metti via

pace-title = Ritmo e avvisi
pace-speed = Le mosse degli altri
pace-slow = Lente
pace-normal = Normali
pace-instant = Subito
pace-calm = Questo dispositivo chiede poco movimento: finché qui non scegli, le mosse appaiono subito e nulla si sposta in volo.
pace-clocks = Nessuno aspetta mentre guardi. Dove ci sono orologi, il tuo corre.
pace-bar = Ritmo delle mosse degli altri
pace-pause = Pausa
pace-go-on = Continua
pace-step = Prossima mossa
pace-to-now = Al presente
pace-to-turn = Al mio turno
pace-left = { $count ->
    [0] Niente altro da vedere
    [one] Una mossa da vedere
   *[other] { $count } mosse da vedere
}

call-label = Quando tocca a me
call-sound = Un suono
call-listen = Ascolta
call-notify = Una notifica quando questa pagina non è in vista
call-notify-ask = Il browser chiederà il permesso.
call-notify-denied = Il browser vieta le notifiche da qui; si possono permettere nelle sue impostazioni per questa pagina.
call-notify-none = Questo browser non ha notifiche per questa pagina.
call-turn = ● Tocca a te · { $game }
call-body = Il tavolo { $table } ti aspetta.

key-pause = ferma le mosse degli altri, o continua
key-step = la prossima mossa mentre è in pausa
key-now = salta al presente
key-again = rivedi cosa è successo dal mio ultimo turno
