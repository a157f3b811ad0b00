"""The promo tiles as modules: one bundle for each, so that each can be switched on alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from artel.games.keyflower.components.vocabulary import Tile, effect_words
from artel.games.keyflower.promos.advice import ADVICE
from artel.games.keyflower.promos.landing import LAND, LAND_GOOD, LAND_NEXT, LandAnywhere
from artel.games.keyflower.promos.last_gift import LAST_GIFT_COMES
from artel.games.keyflower.promos.lodging import PAY_WORKERS, WorkersPay
from artel.games.keyflower.promos.scoring import (
    SUMMER_BESIDE,
    UPGRADES_BESIDE,
    WALK,
    WINTER_BESIDE,
    WORKER_SYMBOLS,
)
from artel.games.keyflower.promos.sorcery import ENCHANT, ENCHANTED, SORCERY, GivesUse, Sorcery
from artel.games.keyflower.promos.tiles import (
    PROMO_TILES,
    SCORE_SUMMER_BESIDE,
    SCORE_UPGRADES_BESIDE,
    SCORE_WALK,
    SCORE_WINTER_BESIDE,
    SCORE_WORKER_SYMBOLS,
    USE_ANYWHERE,
    USE_BESIDE,
    facts_of,
)
from artel.games.keyflower.scoring.hooks import Scorer
from artel.games.keyflower.view_types import COUNT_TYPE, GOOD_TYPE, SCORING_TILE, SOURCE
from artel.kernel.rules import Insert, Module
from artel.kernel.schema import Entry
from artel.kernel.shape import Shape
from artel.kernel.state import Step
from artel.kernel.view_types import ViewTypes

LEDGER: Final = str(Path(__file__).parent.parent / "promos" / "ledger.toml")
TILES: Final = {tile.word: tile for tile in PROMO_TILES}


def facts_later(tile: Tile) -> Callable[[], list[dict[str, object]]]:
    """The printed values of one tile, made when they are asked for."""

    def facts() -> list[dict[str, object]]:
        return facts_of(tile)

    return facts


def promo(
    name: str, word: str = "", *, rows: dict[str, dict[str, object]] | None = None,
    verbs: Sequence[Shape] = (), steps: Sequence[Step] = (), lines: Sequence[Shape] = (),
    inserts: Sequence[Insert] = (), view_types: ViewTypes | None = None,
) -> Module:  # fmt: skip
    """A module of one tile; it has the name of the tile unless told otherwise."""
    tile = TILES[word or name]
    return Module(
        name, needs=["base"], verbs=verbs, steps=steps, lines=lines, openings=(), inserts=inserts,
        rows={"tiles": {tile.word: tile}, **(rows or {}), **ADVICE.get(name, {})},
        facts=facts_later(tile), view_types=view_types, ledger=LEDGER,
    )  # fmt: skip


def scoring(name: str, kind: int, scorer: Scorer, rule: str = "") -> Module:
    """A module of one tile that scores by the village; `rule` where workers might seem to go on it."""
    word = effect_words()[kind]
    rows: dict[str, dict[str, object]] = {"scorers": {word: scorer}}
    if rule:
        rows["cites"] = {f"never-used {name}": rule}
    return promo(name, rows=rows, view_types=ViewTypes(reasons={word: (SCORING_TILE,)}))


def sorcerer() -> Module:
    sorcery = Sorcery("KFP-SORCERER-7")
    return promo(
        "sorcerer",
        rows={
            "givers": {USE_BESIDE: GivesUse(asks=True), USE_ANYWHERE: GivesUse(asks=True)},
            "limits": {USE_BESIDE: sorcery, USE_ANYWHERE: sorcery},
        },
        verbs=[ENCHANT],
        steps=[SORCERY],
        lines=[ENCHANTED],
        view_types=ViewTypes(details={SORCERY.shape.name: (SOURCE,)}),
    )


def boat_7() -> Module:
    details = (
        Entry("good", GOOD_TYPE, "The resource."),
        Entry("count", COUNT_TYPE, "How many of it are still to be placed."),
    )
    return promo(
        "boat-7",
        "summer-boat-7",
        rows={"landings": {"boat-7": LandAnywhere()}},
        verbs=[LAND],
        steps=[LAND_NEXT, LAND_GOOD],
        view_types=ViewTypes(details={LAND_GOOD.shape.name: details}),
    )


def talton_lodge() -> Module:
    word = effect_words()[SCORE_WORKER_SYMBOLS]
    left = Entry("count", COUNT_TYPE, "How many workers are still to be paid.")
    return promo(
        "talton-lodge",
        rows={
            "scorers": {word: WORKER_SYMBOLS},
            "payers": {"any-worker": WorkersPay()},
            "cites": {"never-used talton-lodge": "KFP-TALTON-1"},
        },
        steps=[PAY_WORKERS],
        view_types=ViewTypes(
            details={PAY_WORKERS.shape.name: (SOURCE, left)}, reasons={word: (SCORING_TILE,)}
        ),
    )


def keyside() -> Module:
    gift = LAST_GIFT_COMES.shape.name
    return promo(
        "keyside", steps=[LAST_GIFT_COMES], inserts=[Insert("season-end", gift, before="next-season")]
    )


# In the order of the tiles.
PROMOS: Final[list[Module]] = [
    promo("storyteller"),
    promo("emporium"),
    promo("monument"),
    promo("trader"),
    sorcerer(),
    scoring("developer", SCORE_UPGRADES_BESIDE, UPGRADES_BESIDE, "KFP-DEVELOPER-1"),
    boat_7(),
    talton_lodge(),
    promo("beekeeper"),
    scoring("the-glade", SCORE_SUMMER_BESIDE, SUMMER_BESIDE),
    scoring("the-glade-in-winter", SCORE_WINTER_BESIDE, WINTER_BESIDE),
    keyside(),
    scoring("delivery-man", SCORE_WALK, WALK),
]
