# What the first page and the lobby say of this game before any of its own texts are loaded.
game-sweet-lands = Sweet Lands
game-sweet-lands-line = A domain of sweets grows field by field: workers, tracks and cities, with four or alone against Mio.
sheet-link-sweet-lands = All nine parts of the final scoring, with plus and minus.

# What may be chosen before it begins
option-sweet-lands-turn-order = Turn order: clockwise, or from round 2 on as the round before was ended
option-sweet-lands-turn-order-clockwise = Clockwise
option-sweet-lands-turn-order-changing = Changing
option-sweet-lands-drafting = Drafting: the first hand is chosen card by card from packs that are passed on
option-sweet-lands-drafting-no = No
option-sweet-lands-drafting-yes = Yes
option-sweet-lands-upgraded-skills = Upgraded skills: a diamond buys a stronger skill in place of a plain one
option-sweet-lands-upgraded-skills-no = No
option-sweet-lands-upgraded-skills-yes = Yes
option-sweet-lands-domains = Domains: side A for everybody, or each chooses a side
option-sweet-lands-domains-a = Side A
option-sweet-lands-domains-choose = By choice
option-sweet-lands-mio = Alone: the decks Mio draws from
option-sweet-lands-mio-both = Both
option-sweet-lands-mio-a = Deck A alone (our variant)
option-sweet-lands-mio-b = Deck B alone (our variant)
