"""The auction first: offered, tapped call by call, and then the same as if it had been typed."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bot.conversation.actions import press
from bot.conversation.callback_data import Press
from bot.conversation.free_text import confirm_proposal, propose, read_statement
from bot.conversation.interview import Interview
from bot.conversation.keypad import END, SUBJECTS_WITH_AUCTION, UNDO, WITHOUT, tapped_in
from bot.conversation.model import Conversation
from bot.conversation.notice import Notice
from bot.conversation.pressing import read_action
from bot.conversation.screen_state import MAIN, ScreenKind, ScreenState
from bot.screens.elements import Style
from bot.screens.interview import screen
from bot.wording import Words
from lawcore.board.stated import LEAD_RESTRICTION, stated
from lawcore.bridge.auction.given import Given
from lawcore.bridge.auction.tapped import MOST_KEYS
from lawcore.engine.records import replace
from lawcore.understanding import telling
from lawcore.wording import LANGUAGES
from tests.bot.conversation.test_auction_given import RIGHT
from tests.bot.conversation.test_free_text import answers_of, kept_by
from tests.bot.person import Club, opened
from tests.bot.screens.rules import broken
from tests.bot.scripts import Script, scripted
from tests.bot.walks import actions, begun, done, tell
from tests.each import together
from tests.lawcore.auction.test_stated import irregular_auctions
from tests.lawcore.auction.test_tapped import keys_for
from tests.sampling import in_turn

SUBJECTS = sorted(SUBJECTS_WITH_AUCTION)
ROOM = MOST_KEYS + 2
NOT_TAPPED = "9"
"""The level of bids that no key makes."""


def tapped_by(conversation: Conversation, *keys: str) -> Conversation:
    """The conversation after keys, those of rarer calls looked for behind their key."""
    for key in keys:
        if "key-" + key not in actions(conversation):
            conversation = done(conversation, "key-others")
        conversation = done(conversation, "key-" + key)
    return conversation


def example_in(subject: str, language: str) -> str:
    shown = screen(Interview.of(begun(subject, 2017, language)))
    [line] = [line.text for line in shown.lines if line.style is Style.MONO]
    return line


@together("language", LANGUAGES)
@together("subject", SUBJECTS)
def test_the_first_question_shows_how_an_auction_is_written(subject: str, language: str) -> None:
    """The example is one of that subject, in the letters of the language."""
    asking = Interview.of(begun(subject, 2017, language))
    read = read_statement(example_in(subject, language), asking, language)
    assert read.auction is not None
    assert read.auction.given is not None
    assert read.auction.language == language
    assert read.subject == subject
    assert read.answers
    conversation = begun(subject, 2017, language)
    told = next(one for one in actions(conversation) if "=" in one)
    assert "keypad" not in actions(done(conversation, told))


def test_no_other_question_offers_it() -> None:
    assert "keypad" not in actions(begun("revoke", 2017))
    why = done(begun("insufficient_bid", 2017), "why")
    turn = press(Interview.of(why), Press(why.id, why.step, read_action("keypad")))
    assert turn.notice is Notice.STALE


def typed(given: Given) -> Conversation:
    """The conversation in which an auction was typed and confirmed."""
    found = stated(given)
    conversation = begun(str(found.subject), 2017)
    told = telling(conversation.subject, found.answers) or found.answers
    proposal = propose(Interview.of(conversation), told, auction=str(given))
    assert proposal is not None
    return confirm_proposal(proposal)


def in_the_row(conversation: Conversation) -> tuple[object, ...]:
    row = Interview.of(conversation).conversation
    return row.subject, row.answers, row.auction, row.proposed, row.screen


def some_auctions() -> Iterator[Given]:
    """An irregular auction of each set of answers, by players whose seats are known."""
    told = set[str]()
    for given, _ in irregular_auctions():
        found = repr(stated(given))
        if found not in told and not any(one.call[0] == NOT_TAPPED for one in given.calls):
            told.add(found)
            yield replace(given, is_seated=True)


@pytest.mark.parametrize("begins", ["insufficient_bid", "call_out_of_turn", "inadmissible_call"])
def test_tapped_is_the_same_as_typed(begins: str) -> None:
    """Wherever somebody began: the calls say what it is about."""
    for given in some_auctions():
        at = done(begun(begins, 2017), "keypad")
        needs_eight = any(one.call[0] == "8" for one in given.calls)
        if needs_eight and begins != "inadmissible_call":
            continue
        at = done(tapped_by(at, *keys_for(given)), "key-" + END)
        assert in_the_row(at) == in_the_row(typed(given)), given


async def test_from_the_command_to_the_question_that_is_left(club: Club) -> None:
    person = await club.person().act("/call_out_of_turn", "[Tap the calls]")
    assert "Who was the dealer?" in person.screen
    for label in ("North", "1", "1♣", "Out of turn: who?", "South", "1", "1♠"):
        await person.press(label)
    assert person.screen.splitlines() == [
        "Call out of turn",
        "What did West call?",
        "W  N   E  S",
        "   1♣     1♠?",
        "…",
        "1♠ by S is out of turn: it was E's turn.",
    ]
    await person.press("That is the call")
    assert answers_of(club, person) == {"kind": "bid", "turn_of": "rho", "lho": "undecided"}
    assert person.asked == {"lho"}
    row, other = kept_by(club, person), club.person(8)
    await other.send("dealer N: 1C S: 1S?")
    await other.press(RIGHT["en"])
    assert in_the_row(kept_by(club, other)) == in_the_row(row)


@scripted
async def test_an_auction_that_is_tapped(club: Club, script: Script) -> None:
    await script.play(club)


async def test_of_two_phones_one_counts(club: Club) -> None:
    """The same person presses on two phones at once: one call, and the other press is stale."""
    person = await club.person().act("/insufficient_bid", "[Tap the calls]", "[North]")
    label = dict(person.message.row)
    presses = [
        club.api.press(person.someone, person.message.message_id, label[one])
        for one in ("Pass", "Pass")
    ]
    await club.deliver(*presses)
    tapped = tapped_in(kept_by(club, person))
    assert tapped is not None
    assert [str(one.seat) for one in tapped.calls] == ["N"]
    assert club.api.answers[-2:] == ["", Words.of("en").bot.say(Notice.STALE)]


async def test_a_process_that_ends_loses_no_call(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'bot.db'}"
    async with opened(database) as club:
        person = await club.person().act("/insufficient_bid", "[Tap the calls]")
        for label in ("East", "1", "1♠", "2"):
            await person.press(label)
        buttons, at = dict(person.message.row), person.message.message_id
    async with opened(database, club.api) as again:
        person = again.person()
        await person.carry(buttons["2♥"], at)
        kept = tapped_in(kept_by(again, person))
        assert kept is not None
        assert str(kept) == "E E1S S2H"


def walked(subject: str, language: str, seed: int) -> Iterator[Conversation]:
    """The conversation at each screen of a keypad that is tapped at random."""
    chance = Random(f"{subject} {language} {seed}")  # noqa: S311 - the same walk each time
    conversation = done(begun(subject, 2017, language), "keypad")
    for _ in range(40):
        yield conversation
        keys = [
            key for key in actions(conversation) if key not in {"key-" + END, "key-" + WITHOUT}
        ]
        keys = [key for key in keys if key != "key-" + UNDO or chance.random() < 0.2] or keys
        conversation = done(conversation, chance.choice(keys))


@together("subject, language", in_turn(SUBJECTS, LANGUAGES))
def test_every_screen_of_it_fits_a_phone(subject: str, language: str) -> None:
    for seed in range(3):
        for conversation in walked(subject, language, seed):
            interview = Interview.of(conversation)
            shown = screen(interview)
            assert not [*broken(interview, shown)], [line.text for line in shown.lines]
            assert len(shown.buttons) <= ROOM
            plain = screen(Interview.of(replace(conversation, plain=True)))
            assert not any("♠" in line.text for line in plain.lines)
            assert plain.buttons


def test_what_cannot_be_read_is_the_question() -> None:
    for text in (None, "", "nonsense", "N N9S", 5):
        state = ScreenState.from_json({"kind": "keypad", "tapped": text})
        assert state == MAIN
    state = ScreenState(ScreenKind.KEYPAD, tapped="N N1S +2")
    assert ScreenState.from_json(state.as_json()) == state


def test_a_legal_auction_ends_only_where_it_tells_something() -> None:
    for subject, ends in (("changed_call", True), ("insufficient_bid", False)):
        at = tapped_by(done(begun(subject, 2017), "keypad"), "by-N", "1", "S", "P")
        assert ("key-" + END in actions(at)) is ends
        said = [line.text for line in screen(Interview.of(at)).lines]
        assert ("All calls are legal and in turn." in said) is not ends
        turn = press(Interview.of(at), Press(at.id, at.step, read_action("key-" + END)))
        assert (turn.notice is None) is ends


def test_the_whole_auction_tells_of_a_lead() -> None:
    at = done(begun(LEAD_RESTRICTION, 2017), "keypad")
    keys = ["by-N", "1", "S", "2", "C", "1", "H", "changed", "2", "S", "3", "C", "P", "P"]
    at = tapped_by(at, *keys)
    assert "key-" + END not in actions(at)
    at = done(tapped_by(at, "P"), "key-" + END)
    assert dict(at.answers) == {"side": "defends", "specified": "S"}


def test_a_call_may_be_answered_for_at_once_after_it() -> None:
    """The answers of the law are told as ever, once the auction is."""
    at = tapped_by(done(begun("insufficient_bid", 2017), "keypad"), "by-N", "1", "S", "1", "H")
    at = done(at, "key-" + END, tell("meant", "meant"), tell("lho", "declines"))
    assert "1 2♥: lowest in hearts" in [one.text for one in screen(Interview.of(at)).buttons]
