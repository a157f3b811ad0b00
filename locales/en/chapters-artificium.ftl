# The chapters of the rule pages, under the names that the ledgers give them.
chapter-components = Components
chapter-setup = Setup
chapter-start-of-the-round = Start of the round
chapter-card-market = Card market
chapter-playing-cards = Playing cards
chapter-buying-and-selling = Buying and selling
chapter-points = Points
chapter-cards = Cards
chapter-end-of-the-round = End of the round
chapter-deck = Deck
chapter-final-scoring = Final scoring
chapter-worked-example = Worked example
