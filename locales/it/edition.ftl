# File di edizione: che cosa non va e che cosa cambiano.
edition-in-file = { $file }: { $said }
edition-in-line = { $file }, riga { $line }: { $said }
edition-in-key = { $file }, riga { $line }, { $path }: { $said }
edition-near = { $said } Forse { $near }?
edition-more = Ci sono altri errori; questi sono i primi { $count }.
edition-sound = { $file } è un’edizione valida di { $game }: «{ $name }», impronta nelle partite registrate: { $digest }.
edition-as-house = Riporta gli stessi valori dell’edizione della casa.
edition-changes = { $count ->
    [one] Un valore è diverso da quello dell’edizione della casa:
   *[other] { $count } valori sono diversi da quelli dell’edizione della casa:
}
edition-fault-other = Atteso: { $expected }; trovato: { $got }.
edition-fault-broken = Atteso TOML, trovato «{ $got }».
edition-fault-said-twice = Ogni chiave può stare una sola volta in una tabella; «{ $got }» la ripete.
edition-fault-too-large = Un file può avere al massimo { $most } byte; questo ne ha di più.
edition-fault-too-deep = Liste e tabelle possono stare l’una nell’altra al massimo { $most } volte; qui sono di più.
edition-fault-encoding = Atteso un testo in UTF-8, trovato il byte { $got }.
edition-fault-format = Atteso il formato { $known }, trovato { $got }: il file è di un’altra versione di Artel.
edition-fault-game = Attesa un’edizione di { $words }, trovata una di «{ $got }».
edition-fault-key = Attesa una chiave fra { $words }, trovata «{ $got }».
edition-fault-missing = Manca la chiave «{ $key }».
edition-fault-type = { $sort ->
    [number] Atteso un numero intero
    [text] Atteso un testo fra virgolette
    [list] Attesa una lista fra parentesi quadre
    [table] Attesa una tabella
    [yes-or-no] Atteso true o false
   *[other] Atteso: { $sort }
}, trovato { $got }.
edition-fault-bounds = Atteso un numero da { $least } a { $most }, trovato { $got }.
edition-fault-word = Attesa una parola fra { $words }, trovata «{ $got }».
edition-fault-length = Atteso un testo da { $least } a { $most } caratteri; questo ne ha { $got }.
edition-fault-one-line = Atteso un testo su una sola riga; dopo «{ $got }» ne seguono altre.
edition-fault-count = { $exact ->
    [yes] Attese { $most } voci, trovate { $got }.
   *[no] Attese da { $least } a { $most } voci, trovate { $got }.
}
edition-fault-duplicate = «{ $id }» può stare una sola volta, ed è già alla riga { $other }.
edition-fault-row-missing = Manca la voce «{ $id }».
