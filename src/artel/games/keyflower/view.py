"""Keyflower as data: the whole state, what one seat may know of it, and a state that fits a view."""

from __future__ import annotations

from typing import cast

from artel.games.keyflower import words
from artel.games.keyflower.components.order import TILE
from artel.games.keyflower.components.vocabulary import ABSENT, BOAT
from artel.games.keyflower.phases.extend import tiles_to_place
from artel.games.keyflower.remembered import BAG_EVENTS, STACK_EVENTS, behind_screens, seen_by
from artel.games.keyflower.state import (
    AUCTION,
    COLOUR_COUNT,
    EDGE_COUNT,
    GOOD_COUNT,
    NO_COLOUR,
    NO_TILE,
    NOWHERE,
    SEAT_COUNT,
    SKILL_COUNT,
    KeyflowerRules,
    KeyflowerState,
    empty_state,
    lay,
    leader,
    rules_of,
)
from artel.games.keyflower.words import BACK, NEIGHBOUR_Q, NEIGHBOUR_R
from artel.kernel.bag import bag, counts_of
from artel.kernel.numbers import put_row, row_of
from artel.kernel.slices import EVERYTHING

COLOUR_WORDS = words.COLOURS[:COLOUR_COUNT]


def _tile(s: KeyflowerState, tile: int) -> dict[str, object]:
    """What lies on a tile, in a village or in the auction; all of it is open."""
    bound = s.colour[tile]
    return {
        "tile": rules_of(s).tables.words[tile],
        "side": words.SIDES[s.side[tile]],
        "colour": None if bound == NO_COLOUR else COLOUR_WORDS[bound],
        "workers": bag(row_of(s.on_tile, tile, COLOUR_COUNT), COLOUR_WORDS),
        "last_use": s.last_use[tile],
    }


def _lot(s: KeyflowerState, tile: int) -> dict[str, object]:
    data = _tile(s, tile)
    front = leader(s, tile)
    bids: list[dict[str, object]] = []
    for seat in range(s.rules.players):
        bid = s.bids[tile * SEAT_COUNT + seat]
        if bid:
            lies = s.colour[tile] not in (NO_COLOUR, bid & 3)
            bids.append(
                {
                    "seat": seat,
                    "colour": COLOUR_WORDS[bid & 3],
                    "count": bid >> 2,
                    "leads": bool(front == seat),
                    "lies": lies,
                }
            )
    data["bids"] = bids
    data["owner"] = None if s.owner[tile] == AUCTION else int(s.owner[tile])
    data["marker"] = tile == rules_of(s).marker_tile
    return data


def _village_tile(s: KeyflowerState, tile: int) -> dict[str, object]:
    data = _tile(s, tile)
    data["q"] = s.place_q[tile]
    data["r"] = s.place_r[tile]
    data["turn"] = s.turn[tile]
    data["goods"] = bag(row_of(s.goods, tile, GOOD_COUNT), words.GOODS)
    return data


def _open_table(s: KeyflowerState) -> dict[str, object]:
    rules = rules_of(s)
    boats: list[dict[str, object]] = []
    for place, tile in enumerate(s.boats):
        boats.append(
            {
                "boat": rules.tables.words[tile],
                "workers": bag(s.load[place * COLOUR_COUNT : (place + 1) * COLOUR_COUNT], COLOUR_WORDS),
                "skills": bag(s.load_skills[place * SKILL_COUNT : (place + 1) * SKILL_COUNT], words.SKILLS),
                "taken": bool((s.boats_taken >> place) & 1),
            }
        )
    villages: list[list[dict[str, object]]] = []
    for seat in range(rules.players):
        villages.append([_village_tile(s, tile) for tile in s.laid if s.owner[tile] == seat])
    data: dict[str, object] = {
        "season": words.SEASONS[s.season] if s.season >= 0 else None,
        "first": int(s.first) if s.first >= 0 else None,
        "passes": int(s.passes),
        "green": int(s.green),
        "supply": bag(s.supply, words.GOODS),
        "boats": boats,
        "lots": [_lot(s, tile) for tile in s.lots],
        "villages": villages,
        "removed": [rules.tables.words[tile] for tile in s.removed],
    }
    if rules.lots_shut:
        shut = {"tile": rules.tables.words[s.shut], "seat": int(s.shut_for)}
        data["shut"] = None if s.shut == NO_TILE else shut
    if rules.boats_told:
        data["boat_choices"] = [
            {"boat": rules.tables.words[choice // SEAT_COUNT], "seat": choice % SEAT_COUNT}
            for choice in s.boat_choices
        ]
    return data


def _open_seat(s: KeyflowerState, seat: int) -> dict[str, object]:
    screen = row_of(s.screen, seat, COLOUR_COUNT)
    skills = row_of(s.skills, seat, SKILL_COUNT)
    table_words = rules_of(s).tables.words
    waiting = tiles_to_place(s, seat)
    return {
        "worker_count": sum(screen),
        "workers_shown": bag(row_of(s.shown, seat, COLOUR_COUNT), COLOUR_WORDS),
        "skill_count": sum(skills),
        "skills_shown": bag(row_of(s.skills_shown, seat, SKILL_COUNT), words.SKILLS),
        "winter_count": s.winter_of.count(seat),
        "kept_count": s.kept_of.count(seat),
        "to_place": [table_words[tile] for tile in waiting],
        "to_place_back": [table_words[tile] for tile in waiting if s.side[tile] == BACK],
    }


def _own_seat(s: KeyflowerState, seat: int) -> dict[str, object]:
    winters = [rules_of(s).tables.words[tile] for tile in rules_of(s).winters]
    mine = [place for place in range(len(winters)) if s.winter_of[place] == seat]
    return {
        "workers": bag(row_of(s.screen, seat, COLOUR_COUNT), COLOUR_WORDS),
        "skills": bag(row_of(s.skills, seat, SKILL_COUNT), words.SKILLS),
        "winter": [winters[place] for place in mine],
        "offered": [winters[place] for place in mine if (s.offered >> place) & 1],
        "kept": [winters[place] for place in range(len(winters)) if s.kept_of[place] == seat],
    }


def state_data(s: KeyflowerState) -> dict[str, object]:
    data = _open_table(s)
    data["bag"] = bag(s.bag, COLOUR_WORDS)
    data["stack"] = bag(s.stack, words.SKILLS)
    data["bag_story"] = [BAG_EVENTS.text(event) for event in s.bag_story]
    data["stack_story"] = [STACK_EVENTS.text(event) for event in s.stack_story]
    data["seats"] = [{**_open_seat(s, seat), **_own_seat(s, seat)} for seat in range(s.rules.players)]
    _add_slices(s, data, EVERYTHING)
    return data


def view_data(s: KeyflowerState, viewer: int) -> dict[str, object]:
    data = _open_table(s)
    data["bag"] = int(s.bag_size)
    data["stack"] = sum(s.stack)
    data["bag_story"] = [BAG_EVENTS.text(event) for event in seen_by(s.bag_story, viewer)]
    data["stack_story"] = [STACK_EVENTS.text(event) for event in seen_by(s.stack_story, viewer)]
    rows: list[dict[str, object]] = []
    for seat in range(s.rules.players):
        row = _open_seat(s, seat)
        if seat == viewer:
            row.update(_own_seat(s, seat))
        rows.append(row)
    data["seats"] = rows
    for teller in rules_of(s).tellers:
        data.update(teller.told(s))
    _add_slices(s, data, viewer)
    return data


def _add_slices(s: KeyflowerState, data: dict[str, object], viewer: int) -> None:
    """What modules have added to the state, as far as this viewer may know it."""
    slices = rules_of(s).slices
    if not slices.slots:
        return
    data.update(slices.table_data(s.lists, viewer))
    for seat, row in enumerate(cast("list[dict[str, object]]", data["seats"])):
        row.update(slices.seat_data(s.lists, seat, viewer))


def _number(rules: KeyflowerRules, word: object) -> int:
    number = TILE.number(word) if isinstance(word, str) else None
    if number is None or number >= rules.tile_count or rules.tables.kind[number] == ABSENT:
        table_words = rules.tables.words
        raise TypeError(f"expected a tile such as {', '.join(table_words[:8])} ..., got {word!r}")
    return number


def _boat(rules: KeyflowerRules, word: object) -> int:
    boat = _number(rules, word)
    if rules.tables.kind[boat] != BOAT:
        raise TypeError(f"expected a boat, got {word!r}")
    return boat


def _winter_place(rules: KeyflowerRules, word: object) -> int:
    """The place of a winter tile in the deck of winter."""
    place = rules.winter_at[_number(rules, word)]
    if place == NOWHERE:
        raise TypeError(f"expected a winter tile, got {word!r}")
    return place


def state_from(rules: KeyflowerRules, data: dict[str, object]) -> KeyflowerState:
    s = _open_state_from(rules, data)
    s.bag = counts_of(data["bag"], COLOUR_WORDS)
    s.bag_size = sum(s.bag)
    s.stack = counts_of(data["stack"], words.SKILLS)
    for seat, row in enumerate(_rows(data["seats"], rules.players)):
        _own_seat_from(s, seat, row)
    if rules.slices.slots:
        s.lists = rules.slices.read(rules.players, data)
    for surveyor in rules.surveyors:
        surveyor.rebuild(s)
    _check_stories(s, EVERYTHING)
    return s


def seen_from(rules: KeyflowerRules, data: dict[str, object], viewer: int) -> KeyflowerState:
    """A state as a view tells it: what the viewer does not see is blank, and the stories hide it."""
    s = _open_state_from(rules, data)
    if viewer >= 0:
        _own_seat_from(s, viewer, _rows(data["seats"], rules.players)[viewer])
    if rules.slices.slots:
        s.lists = rules.slices.read(rules.players, data, viewer)
    for surveyor in rules.surveyors:
        surveyor.rebuild(s)
    _check_stories(s, viewer)
    return s


def _open_state_from(rules: KeyflowerRules, data: dict[str, object]) -> KeyflowerState:
    """What lies open to all, and the stories as far as they are told."""
    s = empty_state(rules)
    season = data["season"]
    s.season = -1 if season is None else words.SEASONS.index(cast(str, season))
    first = data["first"]
    s.first = -1 if first is None else cast(int, first)
    s.passes = cast(int, data["passes"])
    s.green = cast(int, data["green"])
    s.supply = counts_of(data["supply"], words.GOODS)
    for place, boat in enumerate(_rows(data["boats"], len(rules.boats))):
        s.boats[place] = _boat(rules, boat["boat"])
        s.load[place * COLOUR_COUNT : (place + 1) * COLOUR_COUNT] = counts_of(boat["workers"], COLOUR_WORDS)
        s.load_skills[place * SKILL_COUNT : (place + 1) * SKILL_COUNT] = counts_of(
            boat["skills"], words.SKILLS
        )
        if boat["taken"]:
            s.boats_taken |= 1 << place
    if rules.boats_told:
        for choice in cast("list[dict[str, object]]", data["boat_choices"]):
            chosen = _boat(rules, choice["boat"])
            s.boat_choices = [*s.boat_choices, chosen * SEAT_COUNT + cast(int, choice["seat"])]
    for lot in cast("list[dict[str, object]]", data["lots"]):
        _lot_from(s, lot)
    if rules.lots_shut and data["shut"] is not None:
        shut = cast("dict[str, object]", data["shut"])
        s.shut, s.shut_for = _number(rules, shut["tile"]), cast(int, shut["seat"])
    villages = cast("list[list[dict[str, object]]]", data["villages"])
    for seat, village in enumerate(villages):
        for row in village:
            _village_tile_from(s, seat, row)
    _join_villages(s)
    s.removed = [_number(rules, word) for word in cast("list[object]", data["removed"])]
    for seat, row in enumerate(_rows(data["seats"], rules.players)):
        _open_seat_from(s, seat, row)
    s.bag_story = [BAG_EVENTS.parse(line) for line in cast("list[str]", data["bag_story"])]
    s.stack_story = [STACK_EVENTS.parse(line) for line in cast("list[str]", data["stack_story"])]
    return s


def _check_stories(s: KeyflowerState, viewer: int) -> None:
    """The stories explain every piece behind the screens, or behind the viewer's own."""
    drawn = behind_screens(s.bag_story, s.rules.players, COLOUR_COUNT)
    skills = behind_screens(s.stack_story, s.rules.players, SKILL_COUNT)
    for seat in range(s.rules.players):
        if viewer not in (EVERYTHING, seat):
            continue
        begin, end = seat * COLOUR_COUNT, (seat + 1) * COLOUR_COUNT
        told = [known + found for known, found in zip(s.shown[begin:end], drawn[begin:end], strict=True)]
        workers = row_of(s.screen, seat, COLOUR_COUNT)
        if told != workers:
            expected = f"expected the story of the bag to explain the workers {workers}"
            raise TypeError(f"{expected} of seat {seat}, got {told}")
        begin, end = seat * SKILL_COUNT, (seat + 1) * SKILL_COUNT
        held = row_of(s.skills, seat, SKILL_COUNT)
        if skills[begin:end] != held:
            expected = f"expected the story of the stack to explain the skills {held}"
            raise TypeError(f"{expected} of seat {seat}, got {skills[begin:end]}")


def _rows(data: object, count: int) -> list[dict[str, object]]:
    if not isinstance(data, list) or len(data) != count:
        raise TypeError(f"expected {count} rows, got {data!r}")
    return data


def _tile_from(s: KeyflowerState, row: dict[str, object]) -> int:
    tile = _number(rules_of(s), row["tile"])
    bound = row["colour"]
    s.side[tile] = words.SIDES.index(cast(str, row["side"]))
    s.colour[tile] = NO_COLOUR if bound is None else COLOUR_WORDS.index(cast(str, bound))
    put_row(s.on_tile, tile, counts_of(row["workers"], COLOUR_WORDS))
    s.last_use[tile] = cast(int, row["last_use"])
    return tile


def _lot_from(s: KeyflowerState, row: dict[str, object]) -> None:
    tile = _tile_from(s, row)
    s.lots.append(tile)
    owner = row["owner"]
    s.owner[tile] = AUCTION if owner is None else cast(int, owner)
    for bid in cast("list[dict[str, object]]", row["bids"]):
        colour = COLOUR_WORDS.index(cast(str, bid["colour"]))
        s.bids[tile * SEAT_COUNT + cast(int, bid["seat"])] = cast(int, bid["count"]) * 4 + colour


def _village_tile_from(s: KeyflowerState, seat: int, row: dict[str, object]) -> None:
    tile = _tile_from(s, row)
    s.owner[tile] = seat
    s.place_q[tile] = cast(int, row["q"])
    s.place_r[tile] = cast(int, row["r"])
    s.turn[tile] = cast(int, row["turn"])
    put_row(s.goods, tile, counts_of(row["goods"], words.GOODS))
    lay(s, tile)


def _join_villages(s: KeyflowerState) -> None:
    at = {(s.owner[tile], s.place_q[tile], s.place_r[tile]): tile for tile in s.laid}
    if len(at) != len(s.laid):
        raise TypeError("expected each place of a village once, got two tiles on one")
    for tile in s.laid:
        for edge in range(EDGE_COUNT):
            place = (s.owner[tile], s.place_q[tile] + NEIGHBOUR_Q[edge], s.place_r[tile] + NEIGHBOUR_R[edge])
            s.adjacent[tile * EDGE_COUNT + edge] = at.get(place, NOWHERE)


def _open_seat_from(s: KeyflowerState, seat: int, row: dict[str, object]) -> None:
    rules = rules_of(s)
    put_row(s.shown, seat, counts_of(row["workers_shown"], COLOUR_WORDS))
    put_row(s.skills_shown, seat, counts_of(row["skills_shown"], words.SKILLS))
    for word in cast("list[str]", row["to_place"]):
        s.owner[_number(rules, word)] = seat
    for word in cast("list[str]", row["to_place_back"]):
        s.side[_number(rules, word)] = BACK


def _own_seat_from(s: KeyflowerState, seat: int, row: dict[str, object]) -> None:
    rules = rules_of(s)
    put_row(s.screen, seat, counts_of(row["workers"], COLOUR_WORDS))
    put_row(s.skills, seat, counts_of(row["skills"], words.SKILLS))
    for word in cast("list[str]", row["winter"]):
        s.winter_of[_winter_place(rules, word)] = seat
    for word in cast("list[str]", row["offered"]):
        s.offered |= 1 << _winter_place(rules, word)
    for word in cast("list[str]", row["kept"]):
        s.kept_of[_winter_place(rules, word)] = seat
