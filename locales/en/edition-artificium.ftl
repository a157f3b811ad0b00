# Editions of Artificium: remarks in an exported file, and mistakes of prices and track.
edition-note-track = The last space of the score track; beyond it there are no bonus spaces.
edition-note-good = What the bank asks and pays for a good, in coins, and its level from 1 to 4 (Theft reaches levels 1 and 2).
edition-note-space = The bonus spaces of the score track: a marker that passes or reaches one takes the good.
edition-fault-sell-price = Expected a price of at most { $most } for selling, below the one for buying; found { $got }.
edition-fault-first-level = Expected a price of at most { $most }: a good of level 1 can be bought with the opening coins; found { $got }.
edition-fault-rising = Expected a price of at least { $least }: prices rise with the level; found { $got }.
edition-fault-beyond-track = Expected a space from 1 to { $most }, where the track ends; found { $got }.
