# Ospiti: orologi, posti tenuti da un bot, gli elenchi della prima pagina.

# Orologi, scelti quando si prepara il tavolo
clock-label = Orologio
clock-kind-none = Nessuno
clock-kind-bank = Per la partita
clock-kind-days = Giorni a mossa
clock-about-none = Ognuno prende il tempo che gli serve.
clock-about-bank = Ogni posto ha un tempo per tutta la partita, e ne riceve un po’ dopo ogni turno.
clock-about-days = Ogni decisione ha alcuni giorni; non occorre trovarsi insieme.
clock-minutes = Minuti per la partita
clock-increment = Secondi in più per turno
clock-days = Giorni per decisione
clock-bot = Quando il tempo scade, un bot prende il posto da solo
clock-none = nessuno.
clock-told = Orologio: { $clock }
clock-bank-told = { $minutes } min { $increment ->
    [0] per la partita.
   *[other] per la partita + { $increment } s a turno.
}
clock-days-each = { $days ->
    [one] Un giorno
   *[other] { $days } giorni
} a mossa.
clock-days-left = { $days } g { $hours } h
clocks = Orologi
clock-of = { $seat }: restano { $time }
who-may-come = Chi può venire
by-link = Solo con il link
by-link-about = Senza il link nessuno trova il tavolo.
by-list = Aperto a tutti
by-list-about = Il tavolo appare sulla prima pagina di questo server.
is-listed = Aperto a tutti.
is-by-link = Solo con il link.

# Chi è qui
people = Persone
is-late = tempo scaduto
is-resigned = abbandono
bot-sits-in = gioca un bot
bot-sits-in-as = per ora gioca un bot ({ $bot })
bot-plays-for-you = Un bot gioca per te.
take-back = Riprendi il mio posto
you-resigned = Hai abbandonato; un bot continua.
seat-is-away = { $seat } non è al tavolo.
seat-is-late = { $seat } ha finito il tempo.
seats-are-away = Non sono al tavolo: { $names }.
votes-so-far = A favore di un bot: { $names }.
give-to-bot = Lascia giocare un bot
keep-seat = Aspettiamo ancora
mute = Nascondi per me
mute-who = Nascondi per me: { $seat }
unmute = Mostra di nuovo
unmute-who = Mostra di nuovo: { $seat }
mute-all = Silenzia per tutti
mute-all-who = Silenzia per tutti: { $seat }
unmute-all = Ridai la parola
unmute-all-who = Ridai la parola: { $seat }
is-muted = senza parola per tutti
people-of-talk = Persone: di chi si vedono i messaggi
leave = Esci per ora
leave-hint = Un bot gioca per te finché non torni.
resign = Abbandona
resign-sure = Abbandonare davvero?
resign-hint = Un bot gioca per te fino alla fine. Non si torna indietro.
get-up = Lascia il tavolo
kick = Accompagna alla porta
seat-resigned = { $seat } ha abbandonato; ha continuato un bot.
new-link = Crea un nuovo link
new-link-hint = Qualcun altro ha il tuo link? Con uno nuovo i vecchi smettono subito di funzionare, su ogni dispositivo.

# Elenchi della prima pagina
public-tables = Tavoli aperti
may-watch = Si può guardare.
table-my-turn = Tocca a te
table-turn-of = Tocca a { $names }
table-since = da { $when }
table-with = con { $names }
table-lobby = Si aspettano persone
table-over = La partita è finita
table-gone = Questo tavolo non c’è più, o la tua chiave non lo apre.

# Che cosa dice il tavolo dei posti
notice-seat-left = { $seat } lascia il tavolo per ora: gioca un bot.
notice-seat-given = { $seat } non c’è: chi è rimasto ha chiamato un bot.
notice-seat-late = { $seat } ha finito il tempo: gioca un bot.
notice-seat-back = { $seat } è di nuovo al tavolo.
notice-seat-resigned = { $seat } ha abbandonato; un bot continua.
notice-seat-muted = Chi ha aperto il tavolo ha silenziato { $seat } per tutti.
notice-seat-heard = Chi ha aperto il tavolo ridà la parola a { $seat }.

# Errori
fault-not-invited = Il vecchio link qui non fa più sedere nessuno. Chiedi quello nuovo a chi ha aperto il tavolo.
link-is-new = Qualcuno è stato accompagnato alla porta: il link è nuovo e quello vecchio non fa più sedere nessuno.
fault-not-away = Questa persona è ancora qui.
fault-not-playing = Qui non si sta giocando.
fault-resigned = Chi ha abbandonato non torna.
fault-spectator = Chi guarda non può farlo.
fault-bot-sits-here = Un bot gioca per te. Prima riprendi il tuo posto.
