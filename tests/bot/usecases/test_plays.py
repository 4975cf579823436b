"""Records of play: sent as text, file or link or typed trick by trick, read back, ruled on."""

import asyncio
import gzip
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.play.model import Play
from bot.play.sheet import (
    Sheet,
    add_lines,
    boards_of,
    language_of_record,
    replay_of,
    trouble_of,
    undo_last,
    write_record,
)
from bot.play.workers import Painter
from bot.screens.elements import Style
from bot.screens.play import LONGEST_CAPTION, labels_of, play_screen
from bot.terminal.bot_api import Someone
from bot.wording import TEXTS
from lawcore.bridge.play.detect import LARGEST
from lawcore.bridge.play.record import Record
from lawcore.bridge.play.replay import replay
from lawcore.bridge.play.worker import SolverProcess
from lawcore.bridge.play.writers import write_typed
from tests import lawcore
from tests.bot.bot_api import FullApi
from tests.bot.person import Club, Person, opened
from tests.bot.process import ROOT, environment
from tests.bot.scripts import Script, scripted
from tests.lawcore.play.deals import boards as random_boards
from tests.lawcore.play.endings import NO_LIBRARY, ending, seeded
from tests.patience import PATIENCE
from tests.sampling import in_turn

RECORDS = Path(str(lawcore.__file__)).parent / "play" / "records"
ENGLISH = (RECORDS / "example3_typed_en.txt").read_text(encoding="utf-8")
ITALIAN = (RECORDS / "example3_typed_it.txt").read_text(encoding="utf-8")
PBN = (RECORDS / "example3.pbn").read_bytes()
TYPED = {"en": ENGLISH, "it": ITALIAN}
FOUND = {
    "en": ("at trick 2 S did not follow to ♣ with ♦J while holding ♣9 ♣7 ♣6 ♣5", "at trick 3 S"),
    "it": ("alla presa 2 S non ha risposto a ♣, giocando ♦F con ♣9 ♣7 ♣6 ♣5", "alla presa 3 S"),
}
HANDS = ("N T.QJ653.K652.AKQ", "E 542.AKT2.Q43.842", "S AKQ983.4.J.97653")
TRICKS = ("CJ A 2 3", "CK 4 DJ T", "CQ 8 H4 S6", "DA 2 3 S3")
LATE = """3NT S
N AKQJ.AKQ.AKQ.AKQ
E T987.T98.T98.T98
S 6543.7654.765.76
W 2.J32.J432.J5432
CJ Q T 7
SA 7 3 2
SK 8 4 C2
SQ 9 5 C3
SJ T 6 C4
HA 8 4 2
HK 9 5 3
HQ T 6 J
DA 8 5 2
DK 9 6 3
DQ T H7 4
CA 8 6 5
CK 9 D7 DJ
"""
"""South discards the ♥7 on the ♦Q at trick 11 though he has the ♦7."""


def button(language: str, key: str) -> str:
    return TEXTS[language].say(key)


def image(width: int, height: int) -> bytes:
    """The beginning of a PNG of that size."""
    head = b"\x89PNG\r\n\x1a\n" + (13).to_bytes(4, "big") + b"IHDR"
    return head + width.to_bytes(4, "big") + height.to_bytes(4, "big")


def photos(club: Club) -> list[tuple[str, bytes]]:
    """The pictures that were sent: what stands below each, and the image."""
    sent = club.api.messages.values()
    return [(one.text, one.photo.content) for one in sent if one.photo]


async def confirmed(person: Person, text: str, language: str = "en") -> None:
    """Send a record and say that it is right."""
    await person.send(text)
    await person.press(button(language, "play-right"))


async def settled(club: Club) -> None:
    """Wait until nothing is being solved."""
    playing = club.bot.handlers.plays
    while tasks := [*playing._solving.values()]:
        await asyncio.gather(*tasks)


@asynccontextmanager
async def painted(database: str, painter: Painter) -> AsyncIterator[Club]:
    async with opened(database) as club:
        playing = club.bot.handlers.plays
        own, playing.painter = playing.painter, painter
        yield club
        playing.painter = own


@pytest.fixture
async def club(database: str, painter: Painter) -> AsyncIterator[Club]:
    async with painted(database, painter) as club:
        yield club


@pytest.fixture
async def patient(database: str, painter: Painter) -> AsyncIterator[Club]:
    """A club whose solver never gives up."""
    async with painted(database, painter) as club:
        playing = club.bot.handlers.plays
        playing.sight.solver = SolverProcess(limit=PATIENCE)
        playing.sight.longest = PATIENCE
        yield club


# What is sent


KINDS = ("typed", "example3.pbn", "example3.lin", "handviewer_lin.txt", "handviewer_params.txt")


@pytest.mark.parametrize(("name", "language"), in_turn(KINDS, ["it", "en"]))
async def test_example_3_is_read_back_and_ruled(club: Club, language: str, name: str) -> None:
    person = club.person(language=language)
    if name == "typed":
        await person.send(TYPED[language])
    elif name.startswith("handviewer"):
        await person.send((RECORDS / f"example3_{name}").read_text(encoding="utf-8"))
    else:
        await person.attach(name, (RECORDS / name).read_bytes())
    for found in FOUND[language]:
        assert found in person.screen
    assert "64A2" not in person.screen, "read back before it is ruled"
    await person.press(button(language, "play-right"))
    assert person.screen.count("64A2") == 1, "ruled at once, the rest is supposed"
    ((caption, image),) = photos(club)
    assert image.startswith(b"\x89PNG")
    assert "64A2" in caption
    assert "64B2" in caption
    assert len(caption) <= LONGEST_CAPTION
    is_counted = name != "handviewer_params.txt"
    assert len(caption.splitlines()) == 1 + is_counted, "the tricks, where the record tells them"


@pytest.mark.parametrize("plain", [False, True])
async def test_a_board_follows_as_text_in_plain_mode_alone(club: Club, *, plain: bool) -> None:
    person = club.person()
    if plain:
        await person.act("/settings", "[Symbols: yes]", "[No]")
    await confirmed(person, ENGLISH)
    await club.bot.handlers.plays.finish()
    assert len(photos(club)) == 1
    whole = [one for one in club.api.messages.values() if "Law 64B2" in one.text and not one.photo]
    assert len(whole) == plain


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("holiday.jpg", b"\xff\xd8", "PBN, LIN and text files"),
        ("no name", b"x", "PBN, LIN and text files"),
        ("large.pbn", b"x" * (LARGEST + 1), "too large"),
        ("letter.txt", b"Dear all, see you on Monday.", "no record of play"),
        ("empty.lin", b"", "no record of play"),
        ("bytes.txt", bytes(range(256)), "no record of play"),
    ],
)
async def test_other_files_are_refused_politely(
    club: Club, name: str, content: bytes, said: str
) -> None:
    person = club.person()
    await person.attach(name, content)
    assert said in person.screen
    assert "getFile" not in club.api.calls or len(content) <= LARGEST


@pytest.mark.parametrize(
    "text", ["3", "defender", "64A1", "defender\ntrick 5", "E led\nN played 3", "CJ A 2 3", "ciao"]
)
async def test_other_texts_are_left_to_the_interview(club: Club, text: str) -> None:
    assert language_of_record(text, "en") is None
    assert language_of_record(text, "it") is None
    person = club.person()
    await person.send(text)
    assert "Record of play" not in person.screen


# Typed trick by trick


@scripted
async def test_a_record_of_play(club: Club, script: Script) -> None:
    async def below_photos(_: Person) -> str:
        return " | ".join(text for text, _ in photos(club))

    async def written(_: Person) -> str:
        return str(len(club.api.written))

    await script.play(club, photos=below_photos, written=written)


async def test_a_revoke_on_trick_twelve_is_ruled_once_the_open_question_is_answered(
    club: Club,
) -> None:
    board = next(b for b in random_boards(7, 100, 0.3, only_at=12) if len(b.revokes) == 1)
    anna = club.person()
    await anna.attach("board.txt", write_typed(replay(board.record()), "en").encode())
    await anna.press("Right")
    assert anna.asked == {"hands_returned"}
    await anna.answer(hands_returned=False)
    assert "62D1" in anna.latest("Revoke")


async def test_a_restart_in_the_middle_loses_nothing(database: str) -> None:
    async with opened(database) as club:
        person = await club.person().act("/play")
        for line in ("4S S", *HANDS, *TRICKS[:2]):
            await person.send(line)
        await person.send("CQ 8 H4 C6")
        before, data = person.screen, dict(person.message.row)["Undo"]
        messages = dict(club.api.messages)
    async with opened(database) as club:
        club.api.messages |= messages
        club.api._next_message, club.api._next_update = 100, 100
        person = await club.person().act("CQ 8 H4 C6")
        assert person.screen == before, "the same screen, from the row alone"
        await person.send(TRICKS[2])
        assert "Trick 4: W to lead." in person.screen
        await person.carry(data)
        assert "out of date" in person.said


async def test_two_people_do_not_mix(club: Club) -> None:
    one, two = club.person(1), club.person(2, language="it")
    for person in (one, two):
        await person.send("/play")
    for mine, other in zip(ENGLISH.splitlines(), ITALIAN.splitlines(), strict=True):
        await one.send(mine)
        await two.send(other)
    await one.press("Done")
    await two.press("Fatto")
    assert FOUND["en"][0] in one.screen
    assert FOUND["it"][0] in two.screen
    data = dict(one.message.row)["Right"]
    await two.carry(data)
    assert two.said == TEXTS["it"].say("play-gone")


# A session's deals


def pbn_of(*numbers: int, play: bool = False) -> bytes:
    """A session of the same deal on several boards."""
    text = PBN.decode()
    if not play:
        text = text[: text.index("[Play")]
    return "\n".join(
        text.replace('[Board "1"]', f'[Board "{number}"]').strip() + "\n" for number in numbers
    ).encode()


async def test_a_session_is_kept_and_a_board_named_by_its_number(club: Club) -> None:
    person = club.person()
    await person.attach("session.pbn", pbn_of(11, 12))
    assert "2 deals of your session" in person.screen
    assert "♠" not in person.screen, "only the board asked for is shown"
    await person.act("[12]", "4S S")
    for line in TRICKS:
        await person.send(line)
    await person.press("Done")
    assert "Board 12" in person.screen
    assert FOUND["en"][0] in person.screen
    await person.send("board 11\n4S S\nCJ A 2 3")
    assert "Board 11" in person.screen
    assert "Q J 6 5 3" in person.screen


async def test_a_session_is_one_persons_alone_and_ends(club: Club) -> None:
    person, other = club.person(1), club.person(2)
    await person.attach("session.pbn", pbn_of(11, 12))
    deal, end = dict(person.message.row)["12"], dict(person.message.row)["End of session"]
    await other.send("/start")
    await other.carry(deal)
    assert "no longer kept" in other.said
    await person.carry(end)
    assert "Session ended" in club.api.changes[-1].text
    assert dict(club.api.changes[-1].row)["Record of play"] == "*open.play"
    await person.send("/start")
    await person.carry(deal)
    assert "no longer kept" in person.said


async def test_of_several_boards_with_play_one_is_chosen(club: Club) -> None:
    person = club.person()
    await person.attach("two.pbn", pbn_of(*range(1, 46), play=True))
    assert "45 boards" in person.screen
    await person.act("[More boards]", "[42]")
    assert "Board 42" in person.screen
    assert FOUND["en"][0] in person.screen


OTHER_DEAL = b'[Deal "N:AQ52.K84.J93.Q72 K84.Q93.AQ42.853 J973.AJ52.K8.AJ6 T6.T76.T765.KT94"]\n'


async def test_a_session_with_one_game_a_table_has_its_deals_once(club: Club) -> None:
    person = club.person()
    await person.attach("session.pbn", pbn_of(*[11] * 8, *[12] * 8))
    assert "2 deals of your session" in person.screen


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (b'\n[Board "11"]\n' + OTHER_DEAL, "board 11 is there with different deals"),
        (b"\n" + OTHER_DEAL, "the deal at place 3 has no number that can be read"),
        (b'\n[Board "2-13"]\n' + OTHER_DEAL, "the deal at place 3 has no number that can be read"),
        (b'\n[Board "13"]\n[Board "14"]\n' + OTHER_DEAL, "(lines 27, 28, 29)"),
    ],
)
async def test_no_deal_comes_under_a_wrong_number(club: Club, more: bytes, said: str) -> None:
    person = club.person()
    await person.attach("session.pbn", pbn_of(11, 12) + more)
    assert said in person.screen
    whose = (person.someone.chat_id, person.someone.user_id)
    assert await club.bot.store.run(lambda rows: rows.deals(*whose)) == {}


async def test_what_is_left_out_of_a_session_is_said_by_board(club: Club) -> None:
    person = club.person()
    await person.attach("session.pbn", pbn_of(11) + b'\n[Board "12"]\n[Deal "N:A.K.Q.J - - -"]\n')
    assert "One deal of your session" in person.screen
    assert "12: line 15: N has 4 cards, not 13" in person.screen


async def test_what_is_left_out_of_a_file_is_said_below_the_board(club: Club) -> None:
    person = club.person()
    await person.attach("one.pbn", PBN.replace(b'[Result "12"]', b'[Result "^12"]').strip())
    assert FOUND["en"][0] in person.screen
    assert "12 tricks were agreed on" in person.screen
    wrong = PBN.replace(b"1S Pass 2H Pass", b"1S Pass bid Pass")
    await person.attach("one.pbn", wrong)
    assert "line 11: “BID” is no call" in person.screen


async def test_what_a_file_remarks_is_said_below_the_board_that_is_chosen(club: Club) -> None:
    person = club.person()
    agreed = pbn_of(*range(1, 9), play=True).replace(b'[Result "12"]', b'[Result "^12"]')
    named = pbn_of(9, play=True).replace(b'[Dealer "S"]', b'[Dealer "Rosa"]')
    await person.attach("nine.pbn", agreed + b"\n" + named)
    assert "… +" in person.screen
    kept = await club.bot.store.run(lambda rows: rows.export(person.someone.user_id))
    assert "Rosa" not in str(kept)
    await person.press("9")
    assert "“…” is not understood and left out" in person.screen or "… is not" in person.screen
    assert "agreed on" not in person.screen
    await person.attach("nine.pbn", agreed)
    await person.press("8")
    assert "12 tricks were agreed on" in person.screen


async def test_a_board_alone_is_taken_with_its_calls(club: Club) -> None:
    person = club.person()
    calls = '[Dealer "W"]\n[Auction "W"]\n1D ^I 1C AP\n'
    await person.attach("one.pbn", b'[Board "3"]\n' + OTHER_DEAL + calls.encode())
    assert "Board 3" in person.screen
    assert "1♣" in person.screen
    assert "insufficient" in person.screen


async def test_a_board_with_an_error_is_not_read_back_as_whole(club: Club) -> None:
    person = club.person()
    slip = pbn_of(1, play=True).replace(b"S6 CQ C8 H4", b"S6 ZQ C8 H4")
    await person.attach("two.pbn", slip + b"\n" + pbn_of(2, play=True))
    assert "“ZQ” is not a card" in person.screen
    await person.press("1")
    assert "Trick 3: N to lead." in person.screen
    assert "Is this right?" not in person.screen
    await person.attach("two.pbn", slip + b"\n" + pbn_of(2, play=True))
    await person.press("2")
    assert "Is this right?" in person.screen


async def test_nothing_but_cards_is_kept(club: Club) -> None:
    person = club.person()
    named = PBN.decode().replace('[North "?"]', '[North "Rosa Verdi"]')
    await person.attach("named.pbn", named.replace("[Event", "{Rosa was late}\n[Event").encode())
    await person.send("/play\n4S S\nRosa led the king\nCJ A 2 3\nCK 4 DJ T")
    store = club.bot.store
    kept = await store.run(lambda rows: rows.export(person.someone.user_id))
    assert kept["play"]
    assert "Rosa" not in str(kept)
    assert "ROSA" not in str(kept)
    assert "line 2: “ROSA LED THE KING” is not understood" in club.api.changes[-1].text


PICTURE = b'\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR[Deal "N:'
PDF = b'%PDF-1.4\n1 0 obj\n<< /Type /Page >>\n[Deal "N:AKQ"]\nendobj\n'


@pytest.mark.parametrize("content", [PICTURE, PDF, gzip.compress(b'[Board "1"]', mtime=0)])
async def test_a_file_that_is_no_text_is_no_record_whatever_its_name(
    club: Club, content: bytes
) -> None:
    person = club.person()
    await club.deliver(club.api.attach(person.someone, "board.pbn", content))
    (said,) = (one.text for one in club.api.messages.values() if one.document is None)
    assert "this is no record of play" in said


async def test_cards_that_are_missing_are_said_and_nothing_breaks(club: Club) -> None:
    person = club.person()
    await club.deliver(club.api.attach(person.someone, "x.lin", b"pn|a,b,c,d|md|3S2H|"))
    assert "S has 1 card, not 13" in club.api.changes[-1].text
    await person.send("4S S")
    assert "4♠" in club.api.changes[-1].text


# Pictures and indications


async def test_the_picture_follows_the_answers(club: Club) -> None:
    person = club.person()
    await confirmed(person, ENGLISH)
    await person.answer()
    await person.press_on("Picture")
    assert len(photos(club)) == 2


async def test_a_press_does_not_wait_for_a_picture(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = club.person()
    await confirmed(person, ENGLISH)
    await person.answer()
    sent, drawn = len(photos(club)), asyncio.Event()
    png = club.bot.handlers.plays.painter.png

    async def late(picture: Any) -> bytes | None:
        await drawn.wait()
        return await png(picture)

    monkeypatch.setattr(club.bot.handlers.plays.painter, "png", late)
    shown = next(one for one in club.api.messages.values() if "Picture" in dict(one.row))
    press = dict(shown.row)["Picture"]
    await club.post(club.api.press(person.someone, shown.message_id, press))
    messages = len(club.api.messages)
    await club.post(club.api.write(person.someone, "/privacy"))
    assert len(club.api.messages) == messages + 1, "the next update is answered meanwhile"
    assert len(photos(club)) == sent
    drawn.set()
    await club.deliver()
    assert len(photos(club)) == sent + 1


async def test_without_a_picture_the_board_comes_as_text(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def none(_: object) -> None:
        return None

    monkeypatch.setattr(club.bot.handlers.plays.painter, "png", none)
    person = club.person()
    await confirmed(person, "4S S\nCJ A 2 3\nCK 4 5 T")
    texts = [one.marked for one in club.api.messages.values()]
    assert any("<pre>" in text and "No revoke" in text for text in texts)
    assert photos(club) == []


async def test_a_killed_painter_starts_anew(club: Club) -> None:
    person = club.person()
    await confirmed(person, "4S S\nCJ A 2 3\nCK 4 5 T")
    pid = club.bot.handlers.plays.painter.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    await person.press_on("Picture")
    assert len(photos(club)) == 2
    assert club.bot.handlers.plays.painter.pid not in (None, pid)


NO_SEMAPHORES = """
import _multiprocessing

class SemLock(_multiprocessing.SemLock):
    def __new__(cls, *arguments):
        raise PermissionError(13, "Permission denied")

_multiprocessing.SemLock = SemLock
"""
"""What an interpreter reads as it starts, and each that it starts: /dev/shm cannot be written."""

WITHOUT_SEMAPHORES = """
import asyncio, os
from concurrent.futures import ProcessPoolExecutor
from tests.bot.usecases import test_plays as here

async def pictures():
    async with here.opened(os.environ["DATABASE_URL"]) as club:
        person = club.person()
        await here.confirmed(person, here.ENGLISH)
        await person.answer()
        await person.press_on("Indication")
        await here.settled(club)
        block = person.latest("Indication at sight")
        print(len(here.photos(club)), "Solved by" in block)

try:
    ProcessPoolExecutor(1)
except PermissionError as error:
    print(error)
asyncio.run(pictures())
"""


def test_pictures_and_indications_come_where_there_are_no_semaphores(
    database: str, tmp_path: Path
) -> None:
    (tmp_path / "sitecustomize.py").write_text(NO_SEMAPHORES)
    environ = environment(database, PYTHONPATH=f"{tmp_path}{os.pathsep}{ROOT}")
    ended = subprocess.run(
        [sys.executable, "-c", WITHOUT_SEMAPHORES],
        env=environ, capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert ended.stdout.splitlines() == ["[Errno 13] Permission denied", "1 True"], ended.stderr


async def test_the_indication_is_marked_as_one(patient: Club) -> None:
    person = patient.person()
    await confirmed(person, LATE)
    await person.press_on("Indication")
    await settled(patient)
    block = person.latest("Indication at sight")
    assert "Without revoke 1 (trick 11, S)" in block
    assert "Solved by" in block
    assert "left to the Director" in block
    assert "It sees all hands" in block


async def test_no_number_where_the_solver_did_not_finish(club: Club) -> None:
    person = club.person()
    environ = {**os.environ, **NO_LIBRARY}
    club.bot.handlers.plays.sight.solver = SolverProcess(limit=0.01, environment=environ)
    await confirmed(person, ENGLISH)
    await person.press_on("Indication")
    await settled(club)
    block = person.latest("Indication at sight")
    assert "the solver did not finish" in block
    assert "declarer takes" not in block
    assert "DDS is not installed" in block


async def test_others_are_answered_while_a_board_is_solved(patient: Club) -> None:
    person, other = patient.person(1), patient.person(2)
    sight = patient.bot.handlers.plays.sight
    await confirmed(person, LATE)
    sight.solver.values(ending(seeded(1), 2))
    assert sight.solver.pid is not None
    os.kill(sight.solver.pid, signal.SIGSTOP)
    await person.press_on("Indication")
    await other.act("/revoke", "<hand=defender>")
    assert "trick=1-11" in other.actions
    assert patient.bot.handlers.plays._solving
    os.kill(sight.solver.pid, signal.SIGCONT)
    await settled(patient)
    assert "Without revoke 1" in person.latest("Indication at sight")


async def test_a_killed_solver_starts_anew(patient: Club) -> None:
    person = patient.person()
    await confirmed(person, LATE)
    for _ in range(2):
        await person.press_on("Indication")
        await settled(patient)
        pid = patient.bot.handlers.plays.sight.solver.pid
        assert pid is not None
        assert "Without revoke 1" in person.latest("Indication at sight")
        os.kill(pid, signal.SIGKILL)


# The stand-in for Telegram


@pytest.mark.parametrize(
    ("photo", "caption", "said"),
    [
        (b"not a picture", "", "IMAGE_PROCESS_FAILED"),
        (image(30, 30), "x" * (LONGEST_CAPTION + 1), "caption is too long"),
        (image(9_000, 1_001), "", "PHOTO_INVALID_DIMENSIONS"),
        (image(20, 401), "", "PHOTO_INVALID_DIMENSIONS"),
    ],
)
async def test_the_stand_in_refuses_what_is_no_photo(
    photo: bytes, caption: str, said: str
) -> None:
    asked = {"chat_id": 1, "photo": ("board.png", photo, "image/png"), "caption": caption}
    status, answer = await FullApi().call("sendPhoto", asked)
    assert status == 400
    assert said in answer["description"]


async def test_the_stand_in_has_the_files_that_were_sent() -> None:
    api = FullApi()
    sent = api.attach(Someone(1, 1), "x.pbn", b"[Deal]")["message"]["document"]
    status, answer = await api.call("getFile", {"file_id": sent["file_id"]})
    assert status == 200
    assert api.fetch(answer["result"]["file_path"]) == (200, b"[Deal]")
    assert api.fetch("documents/other")[0] == 404
    assert (await api.call("getFile", {"file_id": "other"}))[0] == 400


# What is done with a record


@pytest.mark.parametrize("language", ["it", "en"])
def test_our_notation_says_what_the_record_said(language: str) -> None:
    for board in random_boards(7, 40, 0.2, claims=True):
        record: Record = board.record()
        known, text = replay(record), write_record(record, language)
        again = replay_of(text, language)
        assert again.tricks == known.tricks
        assert again.revokes == known.revokes
        assert again.declarer_tricks == known.declarer_tricks
        assert write_record(record, language) == text


def test_rows_of_players_are_taken_together_and_corrected_one_by_one() -> None:
    rows = "4S S\nW: CJ CT S6 DA\nN: CA CK CQ D2\nE: C2 C4 C8 D3\nS: C3 DJ H4 CA"
    (board,) = boards_of(rows, "en")
    assert trouble_of(board.sheet, "en") is not None
    sheet, _ = add_lines(board.sheet, "S: C3 DJ H4 S3", "en", {})
    assert sheet.waiting == ()
    assert len(replay_of(sheet.text, "en").tricks) == 4


def test_undoing_everything_leaves_an_empty_sheet() -> None:
    (board,) = boards_of(ENGLISH, "en")
    sheet = board.sheet
    for _ in range(12):
        sheet = undo_last(sheet, "en")
    assert sheet == Sheet()


@pytest.mark.parametrize("language", ["it", "en"])
def test_in_plain_words_no_symbol_is_left(language: str) -> None:
    (board,) = boards_of(TYPED[language], language)
    play = board.sheet.write_to(Play(id="x", chat_id=1, user_id=1, language=language))
    for screen in ("typing", "read_back", "ruled"):
        shown = play_screen(Play(**{**play.__dict__, "screen": screen}), plain=True)
        assert all(line.style is not Style.MONO for line in shown.lines)
        assert not any(sign in line.text for line in shown.lines for sign in "♠♥♦♣→")


def test_boards_with_the_same_name_are_told_apart() -> None:
    record = "board 1\n4S S\n--\nboard 1\n4H S\n--\n3NT S"
    play = Play(id="x", chat_id=1, user_id=1, language="en", record=record)
    assert [*labels_of(play)] == ["1", "1 (2)", "(3)"], "a place is no number"
