"""An evening of twenty rulings by two directors, from the first press to the table."""

import csv
import io
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from pypdf import PdfReader

from tests.bot.person import ORDINARY_REVOKE, Club, Person

GROUP = -9
TYPED = ">"
"""Stands before what is typed; anything else is the beginning of a button."""
CONTESTED = {
    "accepted": "no",
    "act": "said_win_n",
    "by": "declarer",
    "less_successful_normal_line": "open",
}
REVOKE = {"hand": "defender", "trick": 5, "since": "played", "won_by": "offender"}


@dataclass(frozen=True)
class Played:
    """A ruling: what was told, what became of its entries, and what its line has, by hand.

    `settled` are entries with the presses and lines that settle them. `line` is settled, state,
    contract, declarer, tricks, score before and after, how it came, tricks and to whom.
    """

    subject: str
    told: Mapping[str, object]
    line: str
    settled: tuple[tuple[str, ...], ...] = ()
    pairs: str = ""
    also: Mapping[str, str] = field(default_factory=dict)


RIGHT, PLAIN = "That is right", "Without a score"
NOTHING = ("damage repaired?", "Nothing changes")
EVENING = (
    # 1, nobody vulnerable: 4S= is 420; two tricks more are 4S+2, 480.
    Played(
        "revoke",
        REVOKE,
        "done no_adjustment 4S+2 N 12 420 480 tricks 2 declarer",
        (("tricks to be counted", "Count the tricks", "One", ">4S= N", RIGHT), NOTHING),
        "3-8",
    ),
    # 2, North-South vulnerable: 3NT= is 600; a trick less is down one, 100.
    Played(
        "revoke",
        {**ORDINARY_REVOKE, "hand": "declarer"},
        "done no_adjustment 3NT-1 S 8 600 -100 tricks 1 defenders",
        (("1 trick to", "Work out the score", ">3NT= S", RIGHT), NOTHING),
    ),
    # 3, East-West vulnerable: 2H-1 by West is 100 to North-South; made it is 110 to West.
    Played(
        "revoke",
        REVOKE,
        "done no_adjustment 2H= W 8 100 -110 tricks 1 declarer",
        (("tricks to be counted", "Count the tricks", "None", ">2H-1 W", RIGHT), NOTHING),
    ),
    # 4, all vulnerable: 5DX-2 is 500 to North-South; down one it is 200.
    Played(
        "revoke",
        ORDINARY_REVOKE,
        "done no_adjustment 5DX-1 E 10 500 200 tricks 1 declarer",
        (("1 trick to", "Work out the score", ">5Dx-2 E", RIGHT), NOTHING),
    ),
    Played(
        "revoke",
        ORDINARY_REVOKE,
        "done no_adjustment - - - - - - 1 declarer",
        (("1 trick to", "Work out the score", PLAIN), NOTHING),
    ),
    # 6, East-West vulnerable: 4S-1 by East is 100 to North-South, made 620 to East.
    Played(
        "revoke",
        ORDINARY_REVOKE,
        "open open 4S= E 10 100 -620 adjusted 1 declarer",
        (("damage repaired?", "Adjusted", ">4S-1 E", ">4S= E", RIGHT),),
    ),
    Played("unauthorised_information", {"when": "now"}, "open open - - - - - - 0 -"),
    Played(
        "misinformation",
        {"when": "play", "m_kind": "wrong_expl", "m_affected": "call"},
        "done no_adjustment - - - - - - 0 -",
        (
            ("look again", "Dealt with"),
            ("correction after", "Done"),
            ("did they gain?", "Nothing changes"),
        ),
    ),
    Played("claim", CONTESTED, "open open - - - - - - 0 -"),
    # 10: average plus to North-South.
    Played(
        "wrong_cards",
        {"case": "14_and_12", "call_by_wrong_hand": "yes", "seen": "yes"},
        "done adjusted - - - - - artificial 0 -",
        (("adjusted score", "Adjusted", "Not known", ">60/40", RIGHT),),
        also={"percent_ns": "60", "percent_ew": "40"},
    ),
    # 11, nobody vulnerable: 60 % of 400 and 40 % of -50 are 240 - 20.
    Played(
        "revoke",
        ORDINARY_REVOKE,
        "done adjusted - - - 400 220 weighted 1 declarer",
        (
            ("damage repaired?", "Adjusted", ">3NT= N", ">60% 3NT= N 40% 3NT-1 N", RIGHT),
            ("1 trick to", "Work out the score", PLAIN),
        ),
        also={
            "percent_1": "60",
            "contract_1": "3NT=",
            "declarer_1": "N",
            "score_1": "400",
            "percent_2": "40",
            "contract_2": "3NT-1",
            "declarer_2": "N",
            "score_2": "-50",
            "percent_3": "",
        },
    ),
    # 12, North-South vulnerable: 4S= is 620, with a trick more 650; it is appealed.
    Played(
        "revoke",
        ORDINARY_REVOKE,
        "open appeal 4S+1 N 11 620 650 tricks 1 declarer",
        (("1 trick to", "Work out the score", ">4S= N", RIGHT), ("damage repaired?", "Appeal")),
    ),
    Played("revoke", {**REVOKE, "won_by": "unsure"}, "open open - - - - - - - -"),
    Played("insufficient_bid", {"meant": "meant", "lho": "accepts"}, "done done - - - - - - 0 -"),
    Played(
        "penalty_card",
        {"how": "dropped"},
        "done done - - - - - - 0 -",
    ),
    Played(
        "conduct",
        {"case": "psych"},
        "done done - - - - - - 0 -",
        (("right of appeal", "Done"),),
    ),
    Played("revoke", REVOKE, "open open - - - - - - - -"),
    # 18, North-South vulnerable: the result alone was told.
    Played(
        "revoke",
        ORDINARY_REVOKE,
        "open open 4H= N 10 620 - - 1 declarer",
        (("18, table", "Result", ">4H= N", RIGHT),),
    ),
    Played(
        "wrong_board",
        {"case": "only_looked"},
        "done done - - - - - - 0 -",
        (("penalty?", "Dealt with"),),
    ),
    Played("asking", {"what": "own_card"}, "open open - - - - - - 0 -"),
)
COLUMNS = (
    "settled",
    "state",
    "contract",
    "declarer",
    "tricks",
    "score_before",
    "score_after",
    "awarded",
    "tricks_transferred",
    "tricks_to",
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
