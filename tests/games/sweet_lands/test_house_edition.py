"""The house edition keeps to every fact of the rulebook, and to what its own header says."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from tests.games.sweet_lands.house_edition import (
    BASICS,
    COUNTS,
    GAINS,
    INDUSTRIES,
    LANGUAGES,
    PROPERTY_ROWS,
    RESOURCES,
    SWEETS,
    Clause,
    Row,
    all_clauses,
    amounts,
    character_clauses,
    cost,
    house,
    instant_cards,
    round_cards,
    rows,
    words,
)

CARD_COUNT = 207
# What an amount of a resource is about worth in gold.
WORTH = {"gold": 1, "wheat": 2, "wood": 2, "iron": 2, "diamond": 5}
CHARACTERS = words(
    "bastet-biscuit nata-pastel solbi-chocolate rikka-berry che-lotus elise-tea-rose elsa-skyr elina-macaron "
    "sena-lokum carmen-honey sakura-mochi gretel-stollen jasmine-may laila-coral"
)
TWO_PLAYER_AREAS = words(
    "terrain food rabbit roads property industry prosperity disk diamond cards gold "
    "land-and-roads big-food big-rabbit big-property big-industry"
)
EXTRA_AREAS = TWO_PLAYER_AREAS[-5:]
TRACKS = ("terrain", "rabbits", "roads", "properties", "workers", "industry")


def printed(card: Row) -> str:
    """All of a card but its number and its names."""
    return repr(sorted((key, value) for key, value in card.items() if key not in ("id", "name")))


def test_there_are_207_cards_numbered_without_a_gap() -> None:
    assert [card["id"] for card in rows("card")] == list(range(1, CARD_COUNT + 1))


def test_the_cards_are_as_many_of_each_kind_as_the_header_says() -> None:
    found = Counter({"instant": len(instant_cards()), "round": len(round_cards())})
    found.update(card["industry"] for card in instant_cards())
    found.update(sweet for card in rows("card") for sweet in card["sweets"])
    assert dict(found) == house()["cards"]
    assert found["instant"] + found["round"] == CARD_COUNT
    assert 165 <= found["instant"] <= 172


def test_marks_and_sweets_are_spread_evenly() -> None:
    header = house()["cards"]
    assert len({header[industry] for industry in INDUSTRIES}) == 1
    assert max(header[sweet] for sweet in SWEETS) - min(header[sweet] for sweet in SWEETS) <= 2


def test_no_two_cards_are_alike() -> None:
    assert len({printed(card) for card in rows("card")}) == CARD_COUNT


def test_no_two_instant_abilities_are_the_same() -> None:
    assert len({tuple(card["instant"]) for card in instant_cards()}) == len(instant_cards())
    assert len({card["round"] for card in round_cards()}) == len(round_cards())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_that_fits_a_card(language: str) -> None:
    names = [card["name"][language] for card in rows("card")]
    assert len({name.casefold() for name in names}) == CARD_COUNT
    assert [name for name in names if not 3 <= len(name) <= 26 or name != name.strip()] == []
    cyrillic = [name for name in names if any("а" <= letter <= "я" for letter in name.casefold())]
    assert len(cyrillic) == (CARD_COUNT if language == "ru" else 0)


def test_a_card_has_what_its_kind_has() -> None:
    both = {"id", "name", "cost", "sweets"}
    for card in rows("card"):
        if "round" in card:
            assert set(card) == {*both, "round"}
        else:
            with_mark = set() if card["industry"] == "none" else {"work"}
            assert set(card) == {*both, "instant", "industry", *with_mark}
            assert card["instant"]
        assert set(card["name"]) == set(LANGUAGES)
        assert card["sweets"]
        assert len(set(card["sweets"])) == len(card["sweets"])
        assert set(card["sweets"]) <= set(SWEETS)


def test_a_round_card_brings_points_for_something() -> None:
    for card in round_cards():
        clause = Clause(card["round"])
        assert set(clause.gains) == {"vp"}
        assert clause.per


def test_everything_printed_is_of_the_language_and_every_word_of_it_is_printed() -> None:
    clauses = [Clause(text) for text in all_clauses()]
    counted = {word for clause in clauses for word in clause.counted()}
    towers = [text for character in rows("character") for text in character["tower"]]
    counted |= {word for text in towers for word in amounts(text, COUNTS)}
    assert {word for clause in clauses for word in clause.gains} == GAINS
    assert counted == COUNTS
    paid = {word for clause in clauses for word in clause.paid}
    assert {"gold", *BASICS, "basic", "diamond", "card", "disk"} == paid
    assert {clause.repeatedly for clause in clauses} == {False, True}


def test_what_is_paid_repeatedly_never_comes_back_by_itself() -> None:
    for text in all_clauses():
        clause = Clause(text)
        if clause.repeatedly:
            basic = {*BASICS, "basic"}
            paid = basic if set(clause.paid) & basic else set(clause.paid)
            assert not set(clause.gains) & paid, text
            assert not clause.per, text


def test_industry_bonuses_never_go_round_in_a_circle() -> None:
    """A work effect may start the bonus of an industry further on, never its own or an earlier one."""
    works = [(card["industry"], text) for card in instant_cards() for text in card.get("work", [])]
    works += [(each, text) for row in rows("character") for each in INDUSTRIES for text in row[each]]
    started = 0
    for industry, text in works:
        gains = Clause(text).gains
        assert not {"any-bonus", "play-card", "play-round-card", "employ"} & set(gains), text
        for number, other in enumerate(INDUSTRIES):
            if f"{other}-bonus" in gains:
                assert industry in INDUSTRIES[:number], text
                started += 1
    assert started >= 3


def counts_in(texts: list[str]) -> set[str]:
    return {word for text in texts for word in Clause(text).counted()}


def test_every_sweet_is_gained_for() -> None:
    for sweet in SWEETS:
        own = [card for card in instant_cards() if card["sweets"][0] == sweet]
        assert len([card for card in own if sweet in counts_in(card["instant"])]) >= 2, sweet
        assert len([card for card in own if sweet in counts_in(card.get("work", []))]) >= 2, sweet
        assert f"vp 1 per {sweet}" in [card["round"] for card in round_cards()]


def test_most_brownie_cards_and_no_others_are_cheaper_by_brownies() -> None:
    cheaper = [card for card in rows("card") if card["cost"].endswith("- brownie")]
    brownies = [card for card in rows("card") if "brownie" in card["sweets"]]
    assert all("brownie" in card["sweets"] for card in cheaper)
    assert len(cheaper) > 0.8 * len(brownies)


def worth(card: Row) -> int:
    return sum(WORTH[word] * number for word, number in cost(card["cost"]).items())


def plain_gains(card: Row) -> Counter[str]:
    """What a card gives at once; nothing where that depends on something."""
    found: Counter[str] = Counter()
    for clause in [Clause(text) for text in card["instant"]]:
        if clause.per or clause.paid or clause.needed:
            return Counter()
        found.update(clause.gains)
    return found


def test_what_gives_all_that_another_gives_and_more_costs_more() -> None:
    plain = [card for card in instant_cards() if plain_gains(card) and "brownie" not in card["sweets"]]
    pairs = [(weak, strong) for weak in plain for strong in plain if plain_gains(weak) < plain_gains(strong)]
    assert len(pairs) >= 10
    assert [(weak["id"], strong["id"]) for weak, strong in pairs if worth(weak) >= worth(strong)] == []


def test_cards_can_be_paid_for() -> None:
    costs = [worth(card) for card in rows("card")]
    assert min(costs) == 0
    assert max(costs) <= 18
    assert 5 <= sum(costs) / CARD_COUNT <= 9


def test_the_fourteen_characters_begin_nearly_alike_and_elina_makes_more() -> None:
    assert [row["id"] for row in rows("character")] == CHARACTERS
    made = {row["id"]: amounts(row["production"], RESOURCES[:4]) for row in rows("character")}
    begun = {row["id"]: amounts(row["start"], RESOURCES) for row in rows("character")}
    total = {who: sum(WORTH[word] * number for word, number in each.items()) for who, each in made.items()}
    others = [total[who] for who in CHARACTERS if who != "elina-macaron"]
    assert max(others) - min(others) <= 3
    assert total["elina-macaron"] > max(others)
    assert all(
        made["elina-macaron"][word] >= max(each[word] for each in made.values()) for word in RESOURCES[:4]
    )
    started = [sum(WORTH[word] * number for word, number in each.items()) for each in begun.values()]
    assert max(started) - min(started) <= 5


def test_a_clock_tower_asks_for_a_wonder_and_something_else() -> None:
    for character in rows("character"):
        needs = [amounts(text, COUNTS) for text in character["tower"]]
        assert needs[0] == {"wonders": 1}
        assert 2 <= len(needs) <= 3
        assert len(character["tent"]) == len(character["house"]) == len(character["building"]) == 2
        assert all(character[industry] for industry in INDUSTRIES)
        assert list(character_clauses(character))


def test_every_property_costs_wood() -> None:
    labs = [step["lab"] for step in rows("industry") if "lab" in step]
    shops = [row["cost"] for row in rows("shop")]
    assert len(house()["planning"]["costs"]) == 5
    assert len(labs) == 4
    assert {row["industry"] for row in rows("shop")} == set(INDUSTRIES)
    for text in (*house()["planning"]["costs"], *labs, *shops):
        assert cost(text).get("wood", 0) >= 1
    for prices in (house()["planning"]["costs"], labs):
        rising = [sum(WORTH[word] * number for word, number in cost(text).items()) for text in prices]
        assert rising == sorted(set(rising))
    for which in ("first", "fourth"):
        assert set(house()["planning"][which]) == set(PROPERTY_ROWS)


def test_the_industry_track_has_two_rows_labs_and_rising_points() -> None:
    steps = rows("industry")
    points = [step["points"] for step in steps if "points" in step]
    assert 16 <= len(steps) <= 18
    assert 8 <= house()["industry_track"]["upper"] < len(steps)
    assert points[:3] == [1, 1, 2]
    assert points == sorted(points)
    assert 2 * sum(points) >= 8
    carts = [text for step in steps for text in step.get("cart", [])]
    locomotives = [text for step in steps for text in step.get("locomotive", [])]
    assert [text for text in carts if "locomotive" in Clause(text).gains] == ["locomotive 1"]
    assert not any("locomotive" in Clause(text).gains for text in locomotives)
    for wanted in ("wonder 1", "skill 1", "terrain 1 + road 1"):
        assert wanted in carts


def test_the_food_track_has_its_rabbits_and_discounts_where_the_rules_name_them() -> None:
    steps = rows("food")
    assert len(steps) >= 11
    assert {number: step["discount"] for number, step in enumerate(steps, 1) if "discount" in step} == {
        7: 1,
        11: 2,
    }
    rabbits = [number for number, step in enumerate(steps, 1) if "rabbit" in step]
    assert rabbits[0] == 4
    assert len(rabbits) == 8
    bonuses = [text for step in steps for text in step.get("bonus", [])]
    assert "wonder 1" in bonuses
    assert "terrain 1 + road 1" in bonuses


def test_prosperity_pays_more_with_every_step_and_the_lower_track_is_longer() -> None:
    tracks = rows("prosperity")
    assert tuple(track["id"] for track in tracks) == TRACKS
    assert tracks[0]["rates"] == ["0", "1/3", "1/3", "1/2", "1/2", "1"]
    for track in tracks:
        rates = [Fraction(rate) for rate in track["rates"]]
        assert rates[0] == 0
        assert rates == sorted(rates)
        assert rates[-1] > rates[-2]
        assert track["first"]
        assert all(0 < int(step) < len(rates) for step in track["bonuses"])
    for upper, lower in zip(tracks[::2], tracks[1::2], strict=True):
        assert len(lower["rates"]) > len(upper["rates"])


def test_areas_open_one_two_and_two() -> None:
    areas = {area["id"]: area for area in rows("area")}
    assert set(areas) == {*TWO_PLAYER_AREAS, "big-gold", "copy-basic", "copy-any"}
    assert {area["spaces"] for area in areas.values()} == {1, 3}
    assert sorted(areas[name]["round"] for name in EXTRA_AREAS) == [1, 2, 2, 3, 3]
    assert {areas[name]["round"] for name in areas if name not in EXTRA_AREAS} == {1}


def test_support_tokens_and_the_cards_of_mio() -> None:
    assert [token["id"] for token in rows("support")] == [f"n{number}" for number in range(1, 16)]
    assert len({tuple(token["effect"]) for token in rows("support")}) == 15
    assert [(card["deck"], card["id"]) for card in rows("mio")] == [
        (deck, n) for deck in "ab" for n in range(1, 9)
    ]
    assert len({frozenset(card["areas"]) for card in rows("mio")}) == 16
    for card in rows("mio"):
        assert 3 <= len(set(card["areas"])) == len(card["areas"]) <= 4
        assert set(card["areas"]) <= set(TWO_PLAYER_AREAS)
    assert {area for card in rows("mio") for area in card["areas"]} == set(TWO_PLAYER_AREAS)


def test_values_are_the_printed_table_and_a_better_one() -> None:
    values = house()["values"]
    assert values["cities"] == [1, 2, 3, 5, 7, 9]
    assert all(better > plain for better, plain in zip(values["lotus-cities"], values["cities"], strict=True))
    assert set(values["virtual"]) == {"main-terrain", "best-production", "employed", "border"}
    assert all(number > 0 for number in values["virtual"].values())
    assert set(values["upgraded"]) == {"cities", "ports"}
