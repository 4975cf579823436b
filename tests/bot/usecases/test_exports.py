"""An evening sent as files: who gets them, what is in them, and that nobody waits for them."""

import asyncio
import csv
import io
from functools import partial

import pytest
from pypdf import PdfReader

from bot.sheets.model import SheetSession
from bot.storage.transaction import Transaction
from bot.telegram.handlers.evenings import EveningHandlers
from bot.usecases.outcome import Sender
from bot.usecases.pressed import list_of
from bot.usecases.sheets import export_of, session_of
from bot.wording import Words
from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES
from tests.bot.person import ORDINARY_REVOKE, Club, Person
from tests.bot.storage.direct import run
from tests.bot.usecases.test_plays import ENGLISH as RECORDED
from tests.bot.usecases.test_plays import confirmed

GROUP = -9


def handlers(club: Club) -> EveningHandlers:
    return club.bot.handlers.evenings


async def sent(club: Club, chat_id: int = 7) -> dict[str, bytes]:
    """The files that were sent to a chat, by the ends of their names, once all have come."""
    await handlers(club).exporter.wait_until_sent()
    shown = club.api.messages.values()
    files = [one.document for one in shown if one.document and one.chat_id == chat_id]
    assert len({file.name for file in files}) == len(files), "no file is sent twice"
    return {file.name.rpartition(".")[2]: file.content for file in files}


def table(content: bytes) -> list[dict[str, str]]:
    return [*csv.DictReader(io.StringIO(content.decode("utf-8-sig"), newline=""))]


def printed(content: bytes) -> str:
    pages = PdfReader(io.BytesIO(content)).pages
    return " ".join(" ".join(page.extract_text() for page in pages).split())


async def noted(person: Person, place: str) -> None:
    """A ruling that is noted with board and table."""
    await person.act("/revoke", ORDINARY_REVOKE, "[Board, table…]")
    await person.send(place)


async def test_an_evening_comes_as_two_files(club: Club) -> None:
    person = await club.person().act("/evening Club night")
    await noted(person, "12 5 NS 3 EW 7 =ask again")
    await person.act("/evening", "[Export]")
    assert person.said == Words.of("en").bot.say("evening-comes")
    files = await sent(club)
    assert set(files) == {"csv", "pdf"}
    (row,) = table(files["csv"])
    assert (row["session"], row["board"], row["table"]) == ("Club night", "12", "5")
    assert (row["ns"], row["ew"], row["settled"], row["state"]) == ("3", "7", "open", "open")
    assert row["director_line"] == "'=ask again"
    assert "64A2" in row["articles"].split("; ")
    text = printed(files["pdf"])
    for part in ("Ruling 1", "Board 12", "Table 5", "=ask again", row["decision"], "Director"):
        assert part in text, part


async def test_a_closed_evening_is_exported_too_and_stays_closed(club: Club) -> None:
    person = await club.person().act("/evening")
    await noted(person, "7 1")
    await person.act("/evening", "[Close the evening]", "[Close all the same]")
    assert "Open it again" in person.buttons
    await person.press("Export")
    assert set(await sent(club)) == {"csv", "pdf"}
    await person.send("/evening")
    assert "The evening is closed." in person.screen
    assert "Open it again" in person.buttons, "looking at it opens none"


async def test_an_evening_without_rulings_has_nothing_to_export(club: Club) -> None:
    person = await club.person().act("/evening")
    assert "Export" not in person.buttons


async def test_what_was_awarded_and_appealed_stands_in_the_files(club: Club) -> None:
    person = await club.person().act("/evening")
    await noted(person, "12 5")
    await person.send("/evening")
    await person.press(next(one for one in person.buttons if "amage repaired?" in one))
    await person.act("[Adjusted to…]", "[Not known]", "60% 4S= 40% 4S-1 N v", "[That is right]")
    await person.act("/evening")
    await person.press(next(one for one in person.buttons if "1 trick to" in one))
    await person.act("[Appeal]", "/evening", "[Export]")
    files = await sent(club)
    (row,) = table(files["csv"])
    assert row["state"] == "appeal"
    assert (row["awarded"], row["score_after"], row["settled"]) == ("weighted", "332", "open")
    assert [row[f"{of}_2"] for of in ("percent", "contract", "declarer", "score")] == [
        "40",
        "4S-1",
        "N",
        "-100",
    ]
    assert "[adjusted]" in row["prose"]
    text = printed(files["pdf"])
    assert "Appeal form · ruling 1" in text
    assert "Dealer W · North-South vul" in text


async def test_an_appeal_has_the_picture_of_the_board_that_was_recorded(club: Club) -> None:
    person = await club.person().act("/evening")
    await confirmed(person, RECORDED)
    await person.answer()
    await person.send("/evening")
    await person.press(person.buttons[0])
    await person.act("[Appeal]", "/evening", "[Export]")
    pages = PdfReader(io.BytesIO((await sent(club))["pdf"])).pages
    assert [len(page.images) for page in pages] == [0, 0, 1]
    tricks = "Which of these tricks did the side that revoked first win? Trick 1, Trick 2, Trick 4"
    first = " ".join(pages[0].extract_text().split())
    assert tricks in first
    (row,) = table((await sent(club))["csv"])
    assert (row["contract"], row["declarer"], row["tricks"]) == ("4S+2", "S", "12")


async def test_a_press_does_not_wait_for_the_files_and_the_end_does(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = await club.person().act("/evening")
    await noted(person, "12 5")
    await person.send("/evening")
    printing, exporter = asyncio.Event(), handlers(club).exporter
    pdf = exporter.printer.pdf

    async def late(session: SheetSession) -> bytes | None:
        await printing.wait()
        return await pdf(session)

    monkeypatch.setattr(exporter.printer, "pdf", late)
    await person.act("[Export]", "[Export]", "/privacy")
    assert person.screen.startswith("What is stored"), "the next update is answered meanwhile"
    finishing = asyncio.create_task(exporter.wait_until_sent())
    await asyncio.sleep(0)
    assert not finishing.done()
    printing.set()
    assert set(await sent(club)) == {"csv", "pdf"}
    await finishing


async def test_where_it_cannot_be_printed_the_table_comes_and_that_is_said(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def none(_: object) -> None:
        return None

    monkeypatch.setattr(handlers(club).exporter.printer, "pdf", none)
    person = await club.person().act("/evening")
    await noted(person, "12 5")
    await person.act("/evening", "[Export]")
    assert set(await sent(club)) == {"csv"}
    assert person.screen == Words.of("en").bot.say("failed")


async def test_in_a_group_nobodys_own_line_is_in_the_files(club: Club) -> None:
    one, other = club.person(7, chat_id=GROUP), club.person(8, chat_id=GROUP)
    club.api.administrators.add((GROUP, 7))
    await one.send("/evening")
    for person in (one, other):
        await person.act("/revoke", ORDINARY_REVOKE)

    def own_lines(rows: Transaction, reader: Sender) -> list[str]:
        evening = rows.open_evening(GROUP)
        assert evening is not None
        for ruling in rows.noted_in(evening.id):
            rows.keep_noted(replace(ruling, own_line=f"of {ruling.user_id}"))
        session = session_of(export_of(rows, list_of(rows, evening), reader))
        return [ruling.own_line for ruling in session.rulings]

    for reader, lines in (
        (Sender(GROUP, 7), ["", ""]),
        (Sender(7, 7), ["of 7", ""]),
        (Sender(8, 8), ["", "of 8"]),
    ):
        assert run(club.bot.store, partial(own_lines, reader=reader)) == lines


async def test_the_press_comes_again_and_sends_nothing_twice(club: Club) -> None:
    person = await club.person().act("/evening")
    await noted(person, "12 5")
    await person.send("/evening")
    shown = person.message
    update = club.api.press(person.someone, shown.message_id, dict(shown.row)["Export"])
    await club.deliver(update)
    await club.deliver(update)
    assert set(await sent(club)) == {"csv", "pdf"}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_files_are_in_the_language_of_the_evening(club: Club, language: str) -> None:
    person = club.person(language=language)
    await person.act("/evening", "/revoke", ORDINARY_REVOKE, "/evening")
    await person.press(Words.of(language).bot.say("evening-export"))
    text = printed((await sent(club))["pdf"])
    assert Words.of(language).bot.say("sheet-facts") in text
    assert Words.of(language).bot.say("sheet-state-open") in text
