"""Everything fixed for one game of Sweet Lands: an edition compiled into lists of numbers."""

from __future__ import annotations

from typing import Final, cast

from artel.games.sweet_lands.components import printed
from artel.games.sweet_lands.domain_map import DomainMap
from artel.games.sweet_lands.effects.clauses import Cost, parse_clause, parse_cost, parse_count
from artel.games.sweet_lands.effects.giving import Giver, LayTogether
from artel.games.sweet_lands.effects.table import EffectTable
from artel.games.sweet_lands.effects.vocabulary import GAINS, PRICE_COUNT
from artel.games.sweet_lands.hexes import PLACES
from artel.games.sweet_lands.refusing import Refuser
from artel.games.sweet_lands.rows import Edition
from artel.games.sweet_lands.words import (
    AREA_COUNT,
    AREAS,
    CARD_COUNT,
    CARDS,
    CHARACTERS,
    DOMAINS,
    INDUSTRIES,
    MARKERS,
    NORMAL_SUPPORT_COUNT,
    PIECES,
    SKILLS,
    SPECIALS,
    SUPPORTS,
    SWEET_COUNT,
    TERRAINS,
    TRACKS,
    UPGRADE_TOKENS,
)
from artel.kernel.rules import Flat
from artel.kernel.state import Rules, Step


def prices(cost: Cost) -> list[int]:
    return [cost.amount(price) for price in range(PRICE_COUNT)]


class SweetRules(Rules):
    """An edition by numbers: costs by price, effects by list, cards, tracks, maps."""

    def __init__(
        self, players: int, modules: tuple[str, ...], steps: list[Step], flat: Flat, edition: Edition
    ) -> None:
        super().__init__("sweet-lands", players, modules, steps)
        self.printed: Final = edition
        self.effects: Final = EffectTable()
        self.is_solo: Final = players == 1
        self.turn_order_changes: Final = flat.options["turn-order"] == "changing"
        self.is_drafted: Final = flat.options["drafting"] == "yes" and players > 1
        self.has_upgrades: Final = flat.options["upgraded-skills"] == "yes"
        self.chooses_domains: Final = flat.options["domains"] == "choose"
        self.mio_decks: Final = {"both": 3, "a": 1, "b": 2}[flat.options["mio"]] if players == 1 else 0
        self._cards(edition)
        self._characters(edition)
        self._areas(edition)
        self._tracks(edition)
        self._tokens(edition)
        self.maps: Final = [DomainMap(row.map) for row in edition.domains]
        # By map and cell: what its symbol gives to whoever lays a token there, and what a capital cell gives.
        self.cell_effects: Final = [
            [
                self._texts(f"cell-{PLACES[place]}", row.bonuses.get(PLACES[place], []))
                for place in self.maps[number].places
            ]
            for number, row in enumerate(edition.domains)
        ]
        self.capital_effect: Final = [
            self.effects.add(f"capital-{DOMAINS[number]}", row.capital)
            for number, row in enumerate(edition.domains)
        ]
        self._abilities()
        self.city_points: Final = edition.city_points
        self.lotus_points: Final = edition.lotus_points
        self.virtual: Final = edition.virtual
        self.opening: Final[list[list[int]]] = []
        # How each word of the vocabulary is given; the plain ones need nobody.
        nobody = Giver()
        self.givers: Final = [cast(Giver, flat.rows["givers"].get(gain, nobody)) for gain in GAINS]
        self.lay_together: Final = cast(LayTogether, flat.rows["laying"]["together"])
        self.refusals: Final = {name: cast(Refuser, row) for name, row in flat.rows["refusals"].items()}
        named = {step.shape.name: step for step in steps}
        # The questions by which prices are paid that leave a choice.
        self.discard_step: Final = named["discard"]
        self.spend_step: Final = named["spend"]

    def _texts(self, source: str, clauses: object) -> int:
        assert isinstance(clauses, list)
        return self.effects.add(source, clauses)

    def _printed(self, source: str, texts: tuple[str, ...]) -> int:
        return self.effects.add(source, [parse_clause(text) for text in texts])

    def _cards(self, edition: Edition) -> None:
        """What the cards cost, show and do, by card.

        Rule: SL-BOX-2, SL-CRD-1
        """
        # By card and price.
        self.card_costs = [amount for card in edition.cards for amount in prices(card.cost)]
        self.card_brownie = [card.cost.brownie for card in edition.cards]
        self.card_mark = [card.mark for card in edition.cards]
        self.is_round_card = [card.round is not None for card in edition.cards]
        self.card_instant = [
            self.effects.add(CARDS[number], card.instant) for number, card in enumerate(edition.cards)
        ]
        self.card_work = [
            self.effects.add(CARDS[number], card.work) for number, card in enumerate(edition.cards)
        ]
        self.card_round = [
            self.effects.add(CARDS[number], [] if card.round is None else [card.round])
            for number, card in enumerate(edition.cards)
        ]
        # By card and sweet.
        self.card_sweets = [0] * (CARD_COUNT * SWEET_COUNT)
        for number, card in enumerate(edition.cards):
            for sweet in card.sweets:
                self.card_sweets[number * SWEET_COUNT + sweet] += 1

    def _characters(self, edition: Edition) -> None:
        """What stands on the boards of the characters, by character.

        Rule: SL-BOX-10, SL-SET-19, SL-SET-20, SL-PRP-14, SL-CHR-19
        """
        self.start = [row.start for row in edition.characters]
        self.production = [row.production for row in edition.characters]
        # By character, then property type and piece: the bonus under it.
        self.piece_bonus: list[list[int]] = []
        self.column_effect: list[list[int]] = []
        self.tower_needs = [row.tower for row in edition.characters]
        common = [
            [
                self.effects.add(f"{PIECES[kind]}-{piece}", edition.rows[kind][place])
                for place, piece in ((0, 1), (1, 4), (2, 5))
            ]
            for kind in range(3)
        ]
        for who, row in enumerate(edition.characters):
            bonuses: list[int] = []
            for kind in range(3):
                own = [
                    self.effects.add(f"{PIECES[kind]}-{piece + 2}", row.bonuses[kind][piece])
                    for piece in range(2)
                ]
                bonuses += [common[kind][0], own[0], own[1], common[kind][1], common[kind][2]]
            self.piece_bonus.append(bonuses)
            self.column_effect.append(
                [
                    self.effects.add(f"{CHARACTERS[who]}-{INDUSTRIES[industry]}", row.columns[industry])
                    for industry in range(3)
                ]
            )

    def _abilities(self) -> None:
        """What characters may do once a round, and what their clock towers give at the end of it.

        Rule: SL-CHR-1, SL-CHR-2, SL-CHR-5, SL-CHR-6, SL-CHR-7, SL-CHR-11, SL-CHR-29
        """
        self.ability_effect = [
            [self._printed(f"character-{CHARACTERS[who]}", (text,)) for text in texts]
            for who, texts in enumerate(printed.CHARACTER_ABILITIES)
        ]
        self.tower_effect = [
            self._printed(f"character-{CHARACTERS[who]}", (text,) if text else ())
            for who, text in enumerate(printed.TOWER_EFFECTS)
        ]

    def _areas(self, edition: Edition) -> None:
        """Spaces, prices and effects of the action areas that are in play.

        Rule: SL-SET-1, SL-SET-6, SL-ARE-1, SL-ARE-11, SL-ARE-12, SL-ARE-13, SL-ARE-14, SL-ARE-16, SL-ARE-17,
            SL-ARE-18, SL-ARE-20, SL-ARE-21, SL-ARE-22, SL-ARE-23, SL-ARE-27, SL-ARE-28, SL-ARE-29, SL-ARE-31
        """
        players = self.players
        self.spaces = [
            edition.spaces[area] if printed.AREA_PLAYERS[area] <= players else 0 for area in range(AREA_COUNT)
        ]
        self.area_round = edition.opening
        self.area_costs = [amount for text in printed.AREA_COSTS for amount in prices(parse_cost(text))]
        self.area_effect = [
            self._printed(f"area-{AREAS[area]}", printed.AREA_EFFECTS[area]) for area in range(AREA_COUNT)
        ]
        self.mio = edition.mio

    def _tracks(self, edition: Edition) -> None:
        """The tracks step by step, and what the pieces on the boards cost.

        Rule: SL-BOX-12, SL-IND-12, SL-FOD-2, SL-FOD-3, SL-RAB-2, SL-PRO-1, SL-PRO-9, SL-PRO-10, SL-PRO-11
        """
        # By level and price.
        self.row_costs = [amount for cost in edition.costs for amount in prices(cost)]
        self.shop_costs = [amount for industry in range(3) for amount in prices(edition.shops[industry])]
        # The industry track, by step; step 0 is where the markers start.
        self.industry_end = len(edition.industry)
        self.industry_points = [0, *[step.points for step in edition.industry]]
        self.marker_effects = [
            [
                0,
                *[
                    self.effects.add(f"{MARKERS[0]}-{at + 1}", step.cart)
                    for at, step in enumerate(edition.industry)
                ],
            ],
            [
                0,
                *[
                    self.effects.add(f"{MARKERS[1]}-{at + 1}", step.locomotive)
                    for at, step in enumerate(edition.industry)
                ],
            ],
        ]
        # The steps that labs close, in their order, and what each lab costs.
        self.lab_steps = [at + 1 for at, step in enumerate(edition.industry) if step.lab is not None]
        self.lab_costs = [
            amount for step in edition.industry if step.lab is not None for amount in prices(step.lab)
        ]
        self.food_end = len(edition.food)
        self.food_effect = [
            0,
            *[self.effects.add(f"food-{at + 1}", row.bonus) for at, row in enumerate(edition.food)],
        ]
        self.food_discount = [0, *[row.discount for row in edition.food]]
        # By rabbit: from which step on it may be taken, and its bonus.
        rabbits = [(at + 1, row) for at, row in enumerate(edition.food) if row.has_rabbit]
        self.rabbit_steps = [at for at, _ in rabbits]
        self.rabbit_effect = [
            self.effects.add(f"rabbit-{number + 1}", row.rabbit) for number, (_, row) in enumerate(rabbits)
        ]
        self.track_end = [len(row.rates) - 1 for row in edition.tracks]
        self.track_points = [[points for points, _ in row.rates] for row in edition.tracks]
        self.track_counts = [[count for _, count in row.rates] for row in edition.tracks]
        self.track_effects = [
            [
                self.effects.add(f"track-{TRACKS[number]}-{step}", row.bonuses.get(step, []))
                for step in range(len(row.rates))
            ]
            for number, row in enumerate(edition.tracks)
        ]
        self.crown_effect = [
            self.effects.add(f"crown-{TRACKS[number]}", row.first)
            for number, row in enumerate(edition.tracks)
        ]

    def _tokens(self, edition: Edition) -> None:
        """What the tokens of the box give or ask for.

        Rule: SL-BOX-9, SL-ROD-8, SL-SPT-1, SL-SPT-2, SL-SPT-3, SL-SPT-4, SL-SPT-5, SL-SPT-6, SL-SKL-1,
            SL-SKL-2, SL-SKL-3, SL-SKL-7, SL-SKL-8, SL-SKL-9, SL-UPG-4, SL-UPG-5, SL-UPG-6, SL-UPG-7,
            SL-UPG-12, SL-SUP-4, SL-SUP-5, SL-SUP-6, SL-SUP-7, SL-SUP-8, SL-BOX-5, SL-MIL-5, SL-MIL-6,
            SL-MIL-7, SL-MIL-8, SL-MIL-9, SL-MIL-10, SL-MIL-11, SL-MIL-12, SL-MIL-13, SL-MIL-14, SL-MIL-15,
            SL-MIL-16
        """
        self.terrain_effect = [
            self.effects.add(f"token-{TERRAINS[kind]}", clauses)
            for kind, clauses in enumerate(edition.terrain)
        ]
        self.special_effect = [
            self._printed(f"special-{SPECIALS[kind]}", texts)
            for kind, texts in enumerate(printed.SPECIAL_EFFECTS)
        ]
        self.skill_effect = [
            self._printed(f"skill-{SKILLS[number]}", texts)
            for number, texts in enumerate(printed.SKILL_EFFECTS)
        ]
        self.upgrade_effect = [
            self._printed(f"skill-{UPGRADE_TOKENS[number]}", texts)
            for number, texts in enumerate(printed.UPGRADE_EFFECTS)
        ]
        self.support_effect = [
            self.effects.add(f"support-{SUPPORTS[number]}", clauses)
            for number, clauses in enumerate(edition.supports)
        ]
        self.support_asks = [
            not all(self.effects.eager[self.effects.begin[which] : self.effects.end[which]])
            for which in self.support_effect
        ]
        self.support_round = [
            self._printed(f"support-{SUPPORTS[NORMAL_SUPPORT_COUNT + number]}", (text,))
            for number, text in enumerate(printed.SUPPORT_ROUND)
        ]
        self.milestone_needs = [parse_count(text) for text in printed.MILESTONE_NEEDS]
        self.city_vp = edition.city_vp
        self.port_vp = edition.port_vp
