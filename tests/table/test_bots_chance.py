"""The chance of bots at a table: it follows from the table's, so that taking back throws no dice again."""

from __future__ import annotations

from tests.support import Guest, Message, new_table

TURNS = 120


def asked(guest: Guest) -> Message:
    """The next view in which the guest has to answer, and nobody else."""
    while True:
        view = guest.wait_for("view")
        if [ask["seat"] for ask in view["view"]["asks"]] == [0]:
            return view


def test_a_bot_answers_the_same_after_an_undo(url: str) -> None:
    """Wherever what it did may be taken back: its own deeds there are many, and it throws dice for them."""
    made = new_table(url, 2, bots=("random",), game="sweet-lands")
    compared = 0
    with Guest(url, str(made["table"]), str(made["key"])) as guest:
        view = asked(guest)
        for turn in range(TURNS):
            moves = view["view"]["moves"]
            line = moves[turn % len(moves)]
            assert guest.move(line, view["n"])["t"] == "ok"
            after = asked(guest)
            if after["undo"] and 1 in after["by"]:
                assert guest.ask({"t": "undo", "at": after["n"]})["t"] == "ok"
                back = asked(guest)
                assert back["view"]["moves"] == moves
                assert guest.move(line, back["n"])["t"] == "ok"
                again = asked(guest)
                assert again["view"] == after["view"]
                after = again
                compared += 1
            view = after
    assert compared >= 3, compared
