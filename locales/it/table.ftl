# Il tavolo: tutto ciò che è uguale per ogni gioco.

artel-line = Un tavolo per giochi di mestieri e commerci
close = Chiudi
cancel = Annulla
confirm = Conferma
back = Indietro
language = Lingua
theme-dark = Tema scuro
theme-light = Tema chiaro
menu = Menu
skip-to-board = Vai al tavolo

# Prima pagina
play-now = Gioca subito contro i bot
invite-people = Invita altre persone
your-name = Il tuo nome
lost-link = Questo link non porta da nessuna parte.
lost-link-hint = Ci si aspettava la prima pagina o un tavolo come /t/birch-k7qm2-pxw4t-z9bd3-hvnrs; il link dice { $path }.
guest-name = Ospite
name-needed = Prima scrivi un nome.
game = Gioco
seats-label = Posti
bot-level = Avversari
bot-novice = Novizio
bot-apprentice = Apprendista
bot-journeyman = Lavorante
bot-artisan = Artigiano
bot-master = Maestro
bot-elder = Decano
bot-random = Casuale
bot-greedy = Ingordo
bot-flat = Saggiatore
bot-planner = Pianificatore
bot-about-novice = Appena entrato nella gilda: buon cuore, ma molte mosse gli sfuggono.
bot-about-apprentice = Prende ciò che rende subito e di rado guarda oltre.
bot-about-journeyman = Ha visto un po’ di mondo e sa che cosa di solito conviene.
bot-about-artisan = Ha lunga pratica alle spalle e di solito trova la mossa migliore.
bot-about-master = Ci ha giocato mille volte e ti lascia ben poco.
bot-about-elder = Ha battuto tutti gli altri: vede più lontano e perdona meno di tutti.
bot-about-random = Gioca quel che gli capita in mano.
bot-about-greedy = Prende ciò che rende di più subito.
bot-about-flat = Prova qualche mossa in molte mani diverse prima di scegliere.
bot-about-planner = Pianifica tutto il round prima del primo passo.
bot-strength = forza { $strength } su { $most }
bot = bot
bot-name-0 = Mira
bot-name-1 = Lev
bot-name-2 = Chiara
bot-name-3 = Osip
bot-name-4 = Nina
bot-name-5 = Tito
seat-open = Aperto a una persona
modules-label = Moduli
more-modules = Altri { $count }
seat-bot = Bot: { $bot }
seat-me = Tu
create-table = Prepara il tavolo
my-tables = I tavoli a cui siedo
no-tables = Ancora nessun tavolo. Aprine uno.
forget-table = Togli dall’elenco
sheet-link = Conta i punti della tua partita
independent = Artel è una realizzazione indipendente; i giochi appartengono ai loro autori ed editori.

# Prima della partita
lobby-title = Tavolo { $table }
edition-label = Edizione
edition-house = Della casa
edition-told = edizione «{ $name }»
rules-told = Si gioca con: { $rules }
lobby-waiting = { $open ->
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $open } posti liberi.
}
lobby-starts = La partita comincia quando tutti i posti sono occupati.
sealing-title = Si sigilla la sorte
sealing-hint = Prima della prima estrazione ogni browser aggiunge un numero segreto. Si aspetta: { $names }.
lobby-empty = Non è ancora arrivato nessuno. Manda il link.
share-link = Link d’invito
share-lan = Sulla stessa rete
share-here = Su questo computer
only-here = Questo link funziona solo su questo computer.
only-here-open = Gli altri dispositivi non possono ancora seguirlo.
only-here-how = Per far entrare gli altri, riavvia il tavolo con artel serve --lan.
open-network = Apri il tavolo a questa rete
copy = Copia
copied = Copiato
qr-label = Il link come codice QR
sit-here = Siediti qui
sit-down = Siediti
watch = Guarda
fill-with-bot = Dallo a un bot
open-again = Riapri
seat-number = Posto { $number }
seat-free = libero
seat-you = tu
is-bot = bot, { $bot }
is-online = presente
is-offline = assente
i-sit-here = Siedo già qui
return-title = Torna al tuo posto
return-hint = Scegli il tuo posto e scrivi il codice di ritorno.
return-code = Codice di ritorno
return-go = Torna
other-device = Continua su un altro dispositivo
other-device-hint = Apri là questo link personale. Non mandarlo a nessuno: è il tuo posto.
other-device-code = Oppure apri il link comune, premi «Siedo già qui» e scrivi questo codice:
personal-link = Link personale

# Stati
state-connecting = Andiamo al tavolo…
state-reconnecting = La linea è caduta. Nuovo collegamento…
state-reconnecting-hint = Le tue mosse sono al sicuro e saranno rispedite.
state-lost = Il server non risponde.
state-lost-hint = La partita è al sicuro. Prossimo tentativo fra { $seconds } s.
try-again = Prova adesso
state-no-table = A questo link non c’è nessun tavolo.
state-no-table-hint = Forse il link è incompleto, o il tavolo non c’è più da tempo.
state-wrong-key = Questa chiave non apre nessun posto a questo tavolo.
state-wrong-key-hint = Puoi guardare, o tornare con il tuo codice.
state-stopped = Questa partita è stata fermata.
to-first-page = Alla prima pagina
spectating = Stai guardando.

# Barra della decisione
your-turn = Tocca a te.
waiting-for = Stanno ancora decidendo { $names }.
waiting-one = Sta decidendo { $seat }.
thinking = Invio…
undo = Annulla mossa
why-not = Perché no?
why-not-mode = Tocca ciò che non si può fare, oppure raggiungilo con le frecce e premi Invio, e leggi perché.
why-fine = Questo si può fare.
rule = Regola:
always-here = Sempre allo stesso posto
more = Altro…
game-over = La partita è finita.
see-scores = Punteggi
chosen-waiting = Gli altri stanno ancora decidendo.

# Diario e riavvolgimento
log = Diario
log-empty = Non è ancora successo nulla.
log-earlier = Righe precedenti: { $count }
rewind-here = Mostra il tavolo in questo momento
back-to-now = Torna al presente
say = Di’ al tavolo
unread = { $count ->
    [one] Un nuovo messaggio
   *[other] { $count } nuovi messaggi
}
said = { $name }: { $text }

# Schede
tab-table = Tavolo
tab-mine = Mio
tab-others = Altri
tab-log = Diario

# Comandi e tasti
command-line = Comando
command-hint = Scrivi un comando: { $example }
command-why = Comincia con «why» per chiedere perché no.
keys-title = Tasti
key-walk = passa da una mossa possibile all’altra
key-answer = rispondi
key-undo = annulla la mossa
key-why = chiedere perché non si può
key-command = scrivi un comando
key-help = questi tasti
key-escape = chiudi, annulla la scelta
key-past = un passo nel passato

# Fine della partita
score-sheet = Punteggi
chance-checking = Controllo delle estrazioni…
chance-fair-all = { $draws ->
    [one] L’unica estrazione deriva
   *[other] Tutte le { $draws } estrazioni derivano
} dal seme e dai numeri di tutti i giocatori, compreso il tuo.
chance-fair-mine = { $draws ->
    [one] L’unica estrazione deriva
   *[other] Tutte le { $draws } estrazioni derivano
} dal seme e dai numeri sigillati, compreso il tuo.
chance-fair = { $draws ->
    [one] L’unica estrazione deriva
   *[other] Tutte le { $draws } estrazioni derivano
} dal seme e dai numeri sigillati prima della partita.
chance-left-out = Senza numero, perché non è stato aperto in tempo: { $names }.
chance-unwitnessed = { $draws ->
    [one] L’unica estrazione deriva
   *[other] Tutte le { $draws } estrazioni derivano
} dal seme aperto, ma questo browser non lo ha visto sigillare.
chance-unfair = Di queste estrazioni non ci si può fidare.
chance-wrong-seed = Il seme non è quello sigillato prima della partita.
chance-wrong-seal = Il numero di { $name } non è quello sigillato.
chance-wrong-nonce = Il tavolo ha preso il tuo numero e poi lo ha lasciato fuori.
chance-wrong-draw = L’estrazione { $number } non deriva dal seme e dai numeri.
chance-unfair-record = Conserva la partita registrata: si può controllare con qualsiasi copia di Artel.
chance-unchecked = Non è stato possibile controllare le estrazioni.
winner = Vince { $names }!
winners = Vincono insieme { $names }!
# A pari punti: i posti si condividono, oppure qualcosa decide
tie-victory = A pari punti ({ $points }): { $names }. Nel regolamento nulla decide tra loro, quindi la vittoria è condivisa.
tie-place = A pari punti ({ $points }): { $names }. Condividono il { $place }º posto.
tie-broken = A pari punti ({ $points }): { $names }. Decide { $why } ({ $values }).
tie-value = { $name } { $value }
score-total = Totale
rematch = Gioca ancora
rematch-go = Al nuovo tavolo
review = Ripercorri la partita
download-record = Scarica il verbale
download-edition = Scarica l’edizione
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

# Da dove vengono i numeri
provenance-edition = Valore dell’edizione con cui si gioca.
provenance-house = Valore nostro: quello stampato è solo in una figura.

# Guasti della linea e dei moduli
fault-unreachable = Il server non risponde. È acceso?
fault-unexpected = È arrivata una risposta inattesa. Riprova.
fault-name-taken = A questo tavolo qualcuno ha già questo nome.
fault-table-full = Il tavolo è al completo.
fault-seat-taken = Questo posto è stato appena preso.
fault-unknown-seat = Questo posto non esiste.
fault-wrong-code = Il codice non è quello di questo posto.
fault-too-many-attempts = Troppi tentativi. Aspetta un poco.
fault-not-a-person = In quel posto siede un bot.
fault-too-long = È troppo lungo.
fault-wrong-type = Qui non si può usare.
fault-empty-field = Qui manca qualcosa.
fault-already-seated = Siedi già a questo tavolo.
fault-already-started = La partita è già cominciata.
fault-not-the-creator = Solo chi ha aperto il tavolo può cambiare i posti.
fault-too-fast = Troppi messaggi insieme. Aspetta un momento.
fault-wrong-key = Questa chiave non apre nessun posto a questo tavolo.
fault-unknown-table = Questo tavolo non esiste.
fault-wrong-players = Questo gioco non è per così tanti posti.
fault-bad-rules = Questi moduli e queste opzioni non vanno insieme.
fault-server-failed = Il server ha avuto un intoppo. Riprova.
fault-not-kept = La mossa non si è potuta salvare. Riprova.
fault-engine-failed = Il motore delle regole ha inciampato qui. Nulla è cambiato.
fault-not-over = La partita non è ancora finita.
fault-too-short = È troppo corto.
fault-id-reused = Questa richiesta è già servita per altro. Riprova.
fault-too-many-tables = Per un altro tavolo ora non c’è posto. Riprova più tardi.
fault-too-many-connections = Troppe persone guardano questo tavolo.
fault-not-from-here = Solo dal computer che ospita il tavolo lo si può aprire alla rete.
fault-no-network = Questo computer non è in una rete da cui altri possano entrare.
fault-busy = Molti fogli aspettano di essere contati. Riprova tra un momento.
fault-too-slow = Il conteggio di questo foglio richiede troppo tempo.

# Rifiuti del tavolo
no-stale = Il tavolo era già andato avanti. Guarda di nuovo e rispondi.
no-spectator = Chi guarda non gioca.
no-bot-sits-here = Un bot gioca per te. Prima riprendi il tuo posto.
no-muted = Chi ha aperto il tavolo ti ha silenziato: nessuno vede ciò che scrivi.
no-not-your-turn = Non tocca a te: sta decidendo { $turn }.
no-already-answered = Hai già risposto; gli altri stanno ancora scegliendo.
no-wrong-question = Adesso si chiede un’altra cosa.
no-game-over = La partita è finita.
no-endless = La partita non va avanti: alla mossa { $plies } doveva essere finita da un pezzo. Si ferma qui, senza risultato.
no-nothing-to-undo = Non c’è nulla da annullare: nel frattempo si è pescato, scoperto o mosso.
no-too-many-undos = Qui hai già annullato { $count } mosse. Ora una deve restare.
no-too-late = I numeri si stanno già aprendo: i sigilli non cambiano più.
no-not-sealing = Adesso non si apre nulla.
no-wrong-nonce = Non è il numero che era stato sigillato.
no-unknown-command = Questo comando non esiste: { $got }.
did-you-mean = Intendevi: { $lines }?
no-unknown-word = «{ $got }» qui non è noto. Atteso: { $expected }.
no-unknown-number = Questa mossa non esiste.
no-missing-word = Il comando è troppo corto. Atteso: { $expected }.
no-extra-word = Il comando è troppo lungo. Atteso: { $expected }.
no-empty-command = Scrivi un comando.
no-stopped = Questa partita non si può più ricostruire ed è ferma all’ultimo punto buono.
no-unknown-place = La partita non ha questo momento.
no-id-reused = Questo messaggio è già servito per altro.
no-not-foreseeable = Che cosa viene dopo non si può prevedere: prima decidono il caso o gli altri.
no-plan-too-slow = Provare tutto questo richiede troppo tempo. Chiedi di meno in una volta.
no-plan-too-large = C’è troppo da dire in una volta. Chiedi di meno.
no-other = Adesso non è possibile.

# Quello che dice il tavolo stesso
notice-bot-fell-back = { $why ->
    [too-slow] { $seat } ha pensato troppo a lungo: è stata giocata una mossa lecita a caso.
    [illegal-move] { $seat } ha scelto una mossa non permessa: ne è stata giocata una lecita a caso.
   *[crashed] { $seat } ha inciampato: è stata giocata una mossa lecita a caso.
}
notice-bots-stopped = I bot hanno inciampato e aspettano. Ricarica la pagina per svegliarli.
notice-endless = La partita non va avanti: dopo { $plies } mosse doveva essere finita da un pezzo. Si ferma qui, senza risultato.
notice-unheard = Il server dice qualcosa che questa pagina non capisce ({ $kind }). Ricarica la pagina.

# Il proprio turno
my-turn = Il mio turno
redo = Ripeti
turn-back = { $count ->
    [0] All’inizio del mio turno
    [one] All’inizio del mio turno ({ $count } passo)
   *[other] All’inizio del mio turno ({ $count } passi)
}
ask-back = Chiedi agli altri di poter ritirare la tua ultima mossa
back-request = { $count ->
    [one] { $seat } chiede di ritirare una mossa.
   *[other] { $seat } chiede di ritirare { $count } mosse.
}
back-waiting = Chiedi di tornare indietro. Manca il consenso di: { $names }.
back-agree = D’accordo
back-refuse = No
back-withdraw = Lascia stare
stand-until = { $line }, finché per me non cambia qualcosa
stand-no-more = Chiedimelo di nuovo
standing = «{ $line }» vale finché per te non cambia qualcosa.
on-this-device = Su questo dispositivo
confirm-turns = L’ultimo passo del mio turno aspetta la mia conferma
answer-forced = Le risposte senza alternative vengono date da sole
by-itself = da sé
what-if = E se…?
what-if-bots = E se…? Prova: per gli altri rispondono i bot
what-if-me = E se…? Prova: rispondo io per tutti
what-if-hint = Niente di questo arriva al tavolo; ciò che non vedi è distribuito di nuovo.
what-if-called = La partita è andata avanti: al tavolo tocca a te.
back-to-table = Torna al tavolo
key-turn-back = all’inizio del mio turno
key-redo = ripeti
key-my-turn = il mio turno: risposte fisse, e se…?
no-nothing-to-redo = Non c’è niente da ripetere.
no-nobody-to-ask = Qui non c’è nessuno che possa acconsentire.
no-already-asking = { $seat } lo sta già chiedendo.
no-already-refused = Gli altri hanno detto di no. Chiedilo di nuovo quando la partita sarà andata avanti.
no-nothing-asked = Nessuno lo chiede più.
no-cannot-stand = Può restare valido solo questo: { $expected }.
no-only-at-the-table = Questo si fa solo al tavolo, non mentre si prova.
no-points-off = A questo tavolo i punti si contano solo alla fine.
no-hints-off = A questo tavolo non ci sono suggerimenti.
no-no-choice = C’è una sola cosa che puoi fare.
no-hints-busy = Si sta pensando a molti suggerimenti. Riprova fra un momento.
no-no-hint = Questa volta non si è trovato un suggerimento. Riprova, o decidi da te.
no-sandbox-full = Hai provato { $count } passi. Torna al tavolo e ricomincia.
no-sandbox-ended = La prova è finita: ecco di nuovo il tavolo.
notice-back-asked = { $count ->
    [one] { $seat } chiede di ritirare una mossa.
   *[other] { $seat } chiede di ritirare { $count } mosse.
}
notice-back-refused = { $seat } non è d’accordo a tornare indietro.
notice-back-withdrawn = { $seat } non chiede più di tornare indietro.
notice-taken-back = { $count ->
    [one] Con il consenso di tutti è stata ritirata una mossa.
   *[other] Con il consenso di tutti sono state ritirate { $count } mosse.
}

# Le regole a portata di mano
rules = Regole
read-the-rules = Leggi le regole
rules-of = Le regole di { $title }
all-pieces = Tutti i pezzi e che cosa fanno
base-game = Il gioco base
search-rules = Cerca nelle regole
rules-found = { $count ->
    [0] Nessun risultato. Prova con altre parole o con meno parole.
    [one] Trovata { $count } regola.
   *[other] Trovate { $count } regole.
}
rules-more = … e altre { $count }; aggiungi una parola.
rule-unknown = La regola { $rule } qui non c’è. Qui sotto ci sono tutti i capitoli.
rules-coming = Le regole stanno arrivando…
no-rules = Nessuno ha scritto le pagine delle regole di questo gioco.
link-to-rule = Collegamento a { $rule }
see-rules = Apri le regole
read-rule = Leggi la regola { $rule }
about-piece = Che cos’è: { $title }
our-ruling = Una nostra lettura, in inglese: decisione { $numbers }

# Lessons
no-lesson-expects = Non ora: prima fai ciò che dice la lezione.
no-lesson-over = Le lezioni di questo capitolo sono finite.
no-lesson-no-undo = In una lezione non si annulla nulla. Ricominciala, invece.
no-lesson-sealed = In una lezione le carte sono preparate.
no-puzzle-one-move = Un problema riguarda una sola mossa: fai soltanto quella.
no-puzzle-judged = È stata giudicata qui sopra; la posizione resta com’è.
fault-unknown-lesson = Questa lezione non c’è.
guide = Prima partita guidata
lesson-at = { $at } di { $of }
lesson-next = Avanti
lesson-again = Da capo
lesson-leave = Esci
lesson-play = Alla prima pagina, per una partita vera
lesson-restart = Ricomincia il capitolo
learn-by-playing = Impara giocando
learn-go-on = Continua a imparare (fatte: { $count })
