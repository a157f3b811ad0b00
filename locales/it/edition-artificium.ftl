# Edizioni di Artificium: note nel file esportato ed errori di prezzi e segnapunti.
edition-note-track = L’ultima casella del segnapunti; oltre non ci sono caselle bonus.
edition-note-good = Quante monete chiede e paga la banca per una merce, e il suo livello da 1 a 4 (il Furto prende i livelli 1 e 2).
edition-note-space = Le caselle bonus del segnapunti: il segnalino che le passa o vi si ferma prende la merce.
edition-fault-sell-price = Atteso un prezzo di vendita di al massimo { $most }, sotto quello di acquisto; trovato { $got }.
edition-fault-first-level = Atteso un prezzo di al massimo { $most }: una merce di livello 1 si compra con le monete iniziali; trovato { $got }.
edition-fault-rising = Atteso un prezzo di almeno { $least }: i prezzi salgono con il livello; trovato { $got }.
edition-fault-beyond-track = Attesa una casella da 1 a { $most }, dove finisce il segnapunti; trovata { $got }.
