"""A desk is opened, set up, closed; one of several is asked; without the setting there is none."""

import csv
import tomllib
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from io import StringIO
from itertools import product
from pathlib import Path

from bot.conversation.deep_links import payload
from bot.desk.figures import COLUMNS
from bot.desk.model import Desk, Question
from bot.service.desks import cases_text, draft_of_case, figures_text
from bot.settings import Settings
from lawcore import IN_FORCE, SUBJECTS
from lawcore.book.decided import run
from lawcore.engine.records import replace
from tests.bot.conversation.test_chain import led
from tests.bot.desk.desk_people import (
    ADMIN,
    ANOTHER,
    GROUP,
    MARTA,
    DeskApi,
    DeskClub,
    desk_club,
    play,
)
from tests.bot.person import ORDINARY_REVOKE, opened
from tests.bot.scripts import Script, scripted
from tests.bot.walks import at_random

BACK = "Back"


@scripted
async def test_a_desk(club: DeskClub, script: Script) -> None:
    await play(club, script)


async def test_a_group_that_the_operator_has_not_named_cannot_be_a_desk(database: str) -> None:
    async with desk_club(database, desks=frozenset({GROUP})) as club:
        await club.open_desk(ANOTHER)
        said = club.texts(ANOTHER)[-1]
        assert said.startswith("This group cannot be a desk here")
        assert str(ANOTHER) in said


async def test_without_the_setting_nothing_of_desks_is_shown(database: str) -> None:
    async with desk_club(database) as club:
        await club.asked(club.person())
    async with opened(database, DeskApi(first_update=1_000)) as bare:
        person = await bare.person().act("/revoke", ORDINARY_REVOKE)
        assert "Ask a director" not in person.buttons
        await person.send("/desk")
        assert "There is no such command" in person.screen
        await person.send("/privacy")
        assert "desk" not in person.screen
    async with desk_club(database, DeskApi(first_update=2_000)) as club:
        await club.later(days=9_000)
        assert "No answer from Club" in club.texts(7)[-1], "its desk was closed meanwhile"


async def test_of_several_desks_the_one_of_the_link_the_group_or_the_language_is_asked(
    club: DeskClub,
) -> None:
    second = await club.open_desk(ANOTHER)
    await second.act(
        "[Languages: English]",
        "[Languages: Italiano, English]",
        "[Languages: English, Italiano]",
    )
    assert "Languages: Italiano" in second.buttons
    anna, carlo = club.person(), club.person(8, "it")
    await club.asked(anna)
    assert club.texts(GROUP)[-1].startswith("A1 · Revoke")
    await carlo.act("/chiedi un pubblico parla?", "[Invia: sono un giocatore]")
    assert club.texts(ANOTHER)[-1].startswith("A1 · Domanda · un giocatore")
    await carlo.send("/start d" + club.desk_id(GROUP))
    await carlo.act("/chiedi un altro pubblico parla?", "[Invia: sono un giocatore]")
    assert club.texts(GROUP)[-1].startswith("A2 · Question · a player")
    third = -9
    club.api.administrators.add((third, ADMIN))
    there = club.in_group(ADMIN, third)
    await there.send("/desk nonsense")
    assert there.screen.startswith("There is no such desk")
    await there.send("/desk " + club.desk_id(ANOTHER))
    assert there.screen == "Questions from this group go to Club."
    bruno = club.in_group(9, third)
    await bruno.act("/revoke", ORDINARY_REVOKE, "[Ask a director]")
    bruno = club.person(9)
    await bruno.send("/start " + club.api.opened[-1].rpartition("=")[2])
    await bruno.press("Send: I am a player")
    assert club.texts(ANOTHER)[-1].startswith("A2 · Renonce · un giocatore")


async def test_whoever_means_none_of_several_chooses(club: DeskClub) -> None:
    await club.open_desk(ANOTHER)
    anna = await club.person().act("/ask May a spectator speak?")
    assert anna.screen == "Whom do you want to ask?"
    assert anna.buttons == ["Club", "Club", BACK]
    await anna.carry(next(d for _, d in anna.message.row if club.desk_id(ANOTHER) in d))
    await anna.press("Send: I am a player")
    assert club.texts(ANOTHER)[-1].startswith("A1 · Question")


async def test_the_figures_are_shown_and_sent_as_a_table(database: str) -> None:
    async with desk_club(database) as club:
        anna, admin = club.person(), club.in_group(ADMIN)
        await club.asked(anna)
        await club.later(minutes=12)
        marta = await club.taken()
        await club.later(minutes=30)
        await marta.act("[I rule differently…]", "2 tricks.", "[Send]", "[Mark as decided case]")
        await club.asked(anna)
        await admin.act("/desk", "[Statistics]")
        assert admin.screen == (
            "Club · 2026-11\nAsked: 2; open: 1; withdrawn: 0\nRevoke 2\n"
            "Taken after 12 minutes, nine in ten within 12 minutes\n"
            "Answered after 42 minutes, nine in ten within 42 minutes\nRuled differently 1"
        )
        await admin.press("As a table")
        sent = next(one.document for one in club.api.messages.values() if one.document)
        heading, line = csv.reader(StringIO(sent.content.decode()))
        assert tuple(heading) == COLUMNS
        told = dict(zip(heading, line, strict=True))
        assert (told["asked"], told["differently"], told["answered_median"]) == ("2", "1", "42")
        assert told["subjects"] == "revoke:2"
    settings = Settings(database_url=database)
    assert "Ruled differently 1" in figures_of(settings)
    assert "2026-11,2,1,0,0,1" in figures_of(settings, as_table=True)


def in_thread(work: Callable[[], str]) -> str:
    """What comes of work that runs a loop of its own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work).result()


def figures_of(settings: Settings, *, as_table: bool = False) -> str:
    """The figures as the command prints them, from a thread without a loop."""
    return in_thread(lambda: figures_text(settings, as_table=as_table))


async def test_the_desk_that_is_asked_is_seen_and_changed_in_the_settings(club: DeskClub) -> None:
    anna = await club.person().act("/settings")
    assert not any("Directors asked" in one for one in anna.buttons), "there is only one"
    await club.open_desk(ANOTHER)
    second = club.desk_id(ANOTHER)
    await anna.act("/settings", "[Directors asked: by language]")
    await anna.carry(next(d for _, d in anna.message.row if d.endswith(second)))
    assert "Directors asked: Club" in anna.buttons
    await anna.act("/ask May a spectator speak?", "[Send: I am a player]")
    assert club.texts(ANOTHER)[-1].startswith("A1 · Question")
    await anna.act("/settings", "[Directors asked: Club]", "[Default]")
    assert "Directors asked: by language" in anna.buttons
    await anna.send("/ask May a spectator speak?")
    assert anna.screen == "Whom do you want to ask?"


async def mark_answered(club: DeskClub, answer: str) -> None:
    """Have a director rule otherwise on the newest question, and mark it."""
    marta = await club.taken()
    await marta.press("I rule differently…")
    await marta.send(answer)
    await marta.act("[Send]", "[Mark as decided case]")
    assert "Mark as decided case" not in marta.buttons


def drafted(database: str) -> str:
    """What the command prints of the marked questions."""
    return in_thread(lambda: cases_text(Settings(database_url=database)))


def compared_in(folder: Path, drafts: str) -> tuple[list[str], int]:
    """What the command that compares decided cases says of drafts, each in its file."""
    files: defaultdict[str, str] = defaultdict(str)
    for block in drafts.split("# lawcore/book/decided/")[1:]:
        name, _, case = block.partition("\n")
        files[name] += case
    for name, content in files.items():
        (folder / name).write_text(content, "utf-8")
    return run("en", folder=folder)


async def test_a_marked_question_is_drafted_as_a_decided_case(
    database: str, tmp_path: Path
) -> None:
    async with desk_club(database) as club:
        await club.asked(club.person())
        await mark_answered(club, '2 tricks: "64A2".')
    draft = drafted(database)
    (case,) = tomllib.loads(draft)["case"]
    assert case["told"] == ORDINARY_REVOKE
    assert case["note"] == '2 tricks: "64A2".'
    assert set(case["story"]) == {"it", "en"}
    assert case["theirs"]["2017"]["articles"] == ["64A2"]
    lines, status = compared_in(tmp_path, draft)
    assert "1 ruling of 1 case" in lines[-1]
    assert status == 0, "the director has named an article on which it rests here too"


async def test_a_case_of_several_subjects_is_asked_and_drafted_whole(
    database: str, tmp_path: Path
) -> None:
    link = payload(led("reply=refused>go-declarer_choice=require"))
    async with desk_club(database) as club:
        anna = club.person()
        await club.compose(anna, link=str(link))
        composed = anna.screen
        await anna.press("Send: I direct, no hurry")
        for shown in (composed, club.texts(GROUP)[-1]):
            assert "Lead refused: it is a major penalty card (54D)" in shown
            assert "Lead required: the card is no longer a penalty card (50D2(a))" in shown
            assert "The wrong defender · face up · lead refused · requires the suit" in shown
        assert any(data.endswith(f"?start={link}") for _, data in club.in_group(MARTA).message.row)
        await mark_answered(club, "The card stays a penalty card (50D).")
    draft = drafted(database)
    first, second = tomllib.loads("\n".join(draft.splitlines()))["case"]
    assert (first["told"]["reply"], second["told"]["declarer_choice"]) == ("refused", "require")
    lines, _ = compared_in(tmp_path, draft)
    assert "2 rulings of 1 case" in lines[-1]


def test_every_ruling_can_be_drafted(tmp_path: Path) -> None:
    """A draft tells or assumes all that its ruling rests on, whatever was left open."""
    desk, drafts = Desk(id="d", chat_id=-1, name="Club", languages="en"), []
    for number, (name, seed) in enumerate(product(SUBJECTS, range(4))):
        if IN_FORCE not in SUBJECTS[name].books:
            continue
        row = at_random(name, int(IN_FORCE), seed, unsure=bool(seed % 2))
        asked = Question(desk="d", number=number, asker_id=1, language="en")
        asked = replace(asked, subject=name, edition=row.edition, answers=row.answers)
        drafts.append(draft_of_case(desk, asked))
    lines, _ = compared_in(tmp_path, "\n".join(drafts))
    assert f"{sum(map(bool, drafts))} rulings" in lines[-1], lines
