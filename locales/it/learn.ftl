# Imparare un gioco: la pagina dei capitoli, e ciò che sta accanto a una lezione.
learn-title = Impara { $title }
learn-hint = Una partita vera con una guida. Puoi uscire quando vuoi: questo dispositivo ricorda dov’eri.
learn-lessons = { $count ->
    [one] { $count } lezione
   *[other] { $count } lezioni
}
learn-begin = Comincia
learn-continue = Continua
learn-done = Imparato
learn-none = Per questo gioco nessuno ha ancora scritto lezioni.
lesson-show = Mostrami
lesson-waits = Non ora. La lezione chiede questo:
lesson-further = Avanti: { $title }
lesson-chapters = Tutti i capitoli
puzzle-of-the-day = Problema del giorno
