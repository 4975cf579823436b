"""An evening of twenty rulings by two directors, from the first press to the table."""

import csv
import io
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pypdf import PdfReader

from tests.bot.person import Club, Person
from tests.tables import beside

GROUP = -9
TYPED = ">"
"""Stands before what is typed; anything else is the beginning of a button."""


@dataclass(frozen=True)
class Played:
    """A ruling: what was told, what became of its entries, and what its line has, by hand.

    `settled` are entries with the presses and lines that settle them. `line` is settled, state,
    contract, declarer, tricks, score before and after, how it came, tricks and to whom. `note` is
    for whoever reads the table.
    """

    subject: str
    told: Mapping[str, object]
    line: str
    settled: Sequence[Sequence[str]] = ()
    pairs: str = ""
    also: Mapping[str, str] = field(default_factory=dict)
    note: str = ""


EVENING = [Played(**row) for row in beside(__file__, "test_a_whole_evening.toml")["ruling"]]
COLUMNS = (
    *("settled", "state", "contract", "declarer", "tricks"),
    *("score_before", "score_after", "awarded", "tricks_transferred", "tricks_to"),
)


def button(person: Person, text: str) -> str:
    """The button that has a text in it; what is to be done comes first."""
    found = [label for label in person.buttons if text in label]
    assert found, (text, person.screen, person.buttons)
    return found[0]


async def ruled(person: Person, played: Played) -> None:
    """Press through an interview; what is not told is answered with the first answer there is.

    A ruling that asks again what was left open is left as it is.
    """
    await person.send(f"/{played.subject}")
    said = set[str]()
    while person.asked:
        fact = min(person.asked)
        if fact in said and played.told.get(fact) == "open":
            return
        said.add(fact)
        answer = played.told.get(fact)
        if answer == "unsure":
            if "unsure" not in person.actions:
                return
            await person.do("unsure")
            continue
        told = [a for a in person.actions if a.startswith(f"{fact}={str(answer).lower()}")]
        told = told or [a for a in person.actions if a.startswith(f"{fact}=")]
        await person.do(min(told, key=lambda action: ("after_play" in action, action)))


async def settle(person: Person, board: int, entry: str, *then: str) -> None:
    """Find an entry by its board and settle it."""
    await person.reply(f"board {board}")
    for one in (entry, *then):
        if one.startswith(TYPED):
            await person.reply(one.removeprefix(TYPED))
        else:
            await person.press(button(person, one))


async def exported(club: Club, person: Person) -> tuple[list[dict[str, str]], str]:
    """The table of the evening, and the text of its sheets."""
    await person.act("/evening", "[Export]")
    await person.press(button(person, "All ("))
    await club.bot.handlers.evenings.exporter.wait_until_sent()
    files = [one.document for one in club.api.messages.values() if one.document]
    content = next(file.content for file in files if file.name.endswith("csv"))
    table = csv.DictReader(io.StringIO(content.decode("utf-8-sig"), newline=""))
    sheets = next(file.content for file in files if file.name.endswith("pdf"))
    pages = (page.extract_text() for page in PdfReader(io.BytesIO(sheets)).pages)
    return [*table], " ".join(" ".join(pages).split())


def check_sheets(rows: list[dict[str, str]], sheets: str) -> None:
    """Compare what is printed of each ruling with its line in the table."""
    plain = sheets.replace("\N{MINUS SIGN}", "-").replace("\N{EN DASH}", "-")
    printed = re.split(r"(?=Ruling \d+ · Board )", plain)
    alone: list[str] = []
    for row in rows:
        mine = " ".join(one for one in printed if one.startswith(f"Ruling {row['ruling']} · "))
        if not mine:
            alone.append(row["ruling"])
            continue
        assert mine.partition("Pairs")[0].endswith(
            f"Board {row['board']} · Table {row['table']} · "
        ), mine
        for number in (row["score_before"], row["score_after"]):
            signed = number if number.startswith("-") or not int(number or 0) else f"+{number}"
            assert signed in mine, (row["ruling"], signed, mine)
        assert ("- open" in mine) == (row["settled"] == "open"), (row["ruling"], mine)
    assert len(alone) == plain.count("Appeal form") == 1, alone
    assert re.search(r"Ruling 1 · Board 1 · Table 2 · Pairs (NS )?3\D+8\b", plain), plain[:3000]


async def test_an_evening_from_the_first_press_to_the_table(club: Club) -> None:
    anna, bruno = (club.person(user, chat_id=GROUP) for user in (1, 2))
    directors = (bruno, anna)
    club.api.administrators.add((GROUP, 1))
    await anna.send("/evening Club night")
    for board, played in enumerate(EVENING, start=1):
        person = directors[board % 2]
        await ruled(person, played)
        await person.reply(f"{board} {board % 5 + 1} {played.pairs}".strip())
    for person, name in ((anna, "AB"), (bruno, "Bruno")):
        await person.act("/evening", "[My initials]")
        await person.reply(name)
    for board, played in enumerate(EVENING, start=1):
        for entry in played.settled:
            await settle(anna, board, *entry)
    rows, sheets = await exported(club, anna)
    assert len(rows) == len(EVENING)
    for board, (row, played) in enumerate(zip(rows, EVENING, strict=True), start=1):
        wanted = ["" if one == "-" else one for one in played.line.split()]
        assert [row[column] for column in COLUMNS] == wanted, (board, row["prose"])
        assert (row["board"], row["table"]) == (str(board), str(board % 5 + 1))
        assert row["director"] == ("Bruno", "AB")[board % 2]
        assert {column: row[column] for column in played.also} == played.also
    assert (rows[0]["ns"], rows[0]["ew"]) == ("3", "8")
    check_sheets(rows, sheets)
    await anna.act("/evening", "[Close the evening]", "[Close all the same]")
    assert "The evening is closed." in anna.screen
