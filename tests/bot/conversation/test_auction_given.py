"""An auction typed to the bot: shown as it was understood, confirmed, and not asked."""

import json
from collections.abc import Iterator

import pytest

from bot.conversation.free_text import confirm_proposal, propose
from bot.conversation.interview import Interview
from bot.conversation.model import EffectiveChoices
from bot.conversation.screen_state import ScreenKind, ScreenState
from bot.screens.inline import answer_query
from bot.screens.interview import screen
from lawcore.board.stated import stated
from lawcore.book.library.official import OfficialTexts
from lawcore.bridge.auction.given import Given
from lawcore.bridge.auction.typed import read_auction
from lawcore.engine.records import replace
from lawcore.understanding import telling
from lawcore.wording import LANGUAGES
from tests.bot.person import Club
from tests.bot.screens.rules import broken
from tests.bot.scripts import Script, scripted
from tests.bot.walks import begun
from tests.lawcore.auction.test_stated import LINES, irregular_auctions

LINE = "1S (2C) 1H?"
RIGHT = {"en": "Right", "it": "Giusto"}
LONG = "dealer N: P P P 1C P 1D P 1H P 1S P 1NT P 2C P 2D P 2H P 2S P 2NT P 3C P 3D P 1C"


@scripted
async def test_an_auction_that_is_typed(club: Club, script: Script) -> None:
    await script.play(club)


@pytest.mark.parametrize("language", LANGUAGES)
def test_behind_the_bots_name(language: str) -> None:
    asker = EffectiveChoices(language, 2017)
    nowhere = OfficialTexts.none()
    [card, *_] = answer_query(LINE, asker, nowhere).cards
    texts = [line.text for line in card.shown.lines]
    assert "1♠ (2♣) 1♥?" in texts[1]
    assert "2♥" in texts[2]
    [legal, *_] = answer_query("1NT p 2D x", asker, nowhere).cards
    assert "1" in legal.title
    assert legal.payload == "start"
    [bad, *_] = answer_query("1S (2Z) 1H?", asker, nowhere).cards
    assert "2Z" in bad.description


def auctions() -> Iterator[Given]:
    """An auction of each set of answers that auctions give."""
    read = [read_auction(line) for line in (*LINES, LONG)]
    typed = [one.given for one in read if one is not None and one.given is not None]
    told = set[str]()
    for given in (*typed, *(given for given, _ in irregular_auctions())):
        found = stated(given)
        if found.subject is not None and repr(found) not in told:
            told.add(repr(found))
            yield given


def broken_where_named(confirmed: Interview) -> Iterator[str]:
    """The rules that the choice breaks in which a call of the auction is named."""
    if confirmed.subject.name != "insufficient_bid" or "lho" in confirmed.told:
        return
    told = (("meant", "meant"), ("lho", "declines"))
    kept = tuple(one for one in confirmed.conversation.answers if one[0] != "repl")
    asking = Interview.of(replace(confirmed.conversation, answers=(*kept, *told)))
    assert asking.waiting == "repl"
    yield from broken(asking, screen(asking))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_proposal_keeps_the_rules_of_screens(language: str) -> None:
    wrong: dict[str, str] = {}
    for given in auctions():
        found = stated(given)
        conversation = begun(str(found.subject), language=language)
        subject, answers = conversation.subject, found.answers
        answers = telling(subject, answers) or answers
        proposal = propose(Interview.of(conversation), answers, auction=str(given))
        assert proposal is not None
        interview = Interview.of(proposal)
        wrong |= dict.fromkeys(broken(interview, screen(interview)), str(given))
        confirmed = Interview.of(confirm_proposal(proposal))
        wrong |= dict.fromkeys(broken(confirmed, screen(confirmed)), str(given))
        wrong |= dict.fromkeys(broken_where_named(confirmed), str(given))
        question = confirmed.question
        asked = set() if question is None else {fact.name for fact in question.facts}
        assert not asked.intersection(found.answers)
    assert not wrong


@pytest.mark.parametrize("interrupted", [None, "abcd_-12"])
def test_the_screen_remembers_the_auction(interrupted: str | None) -> None:
    state = ScreenState(
        ScreenKind.PROPOSAL, interrupted=interrupted, auction="~N(EW) N1S E2C S1H?>2H"
    )
    assert ScreenState.from_json(json.loads(json.dumps(state.as_json()))) == state


async def test_an_irregular_call_of_a_record_that_is_sent(club: Club) -> None:
    person = club.person()
    deal = "N:T.QJ653.K652.AKQ AK976.T72.Q3.JT9 QJ83.AK98.A9.765 542.4.JT874.8432"
    record = (
        f'[Board "1"]\n[Dealer "N"]\n[Deal "{deal}"]\n[Auction "N"]\n1C 1H ^I 1D P\n3NT AP\n'
        '[Declarer "N"]\n[Contract "3NT"]\n[Play "E"]\nSA S3 S2 ST\n*\n[Result "9"]\n'
    )
    await person.attach("one.pbn", record.encode())
    assert "Auction: N: 1♣ 1♥ 1♦? pass 3NT pass" in person.screen
    assert "1♦ is insufficient; the lowest sufficient bid in diamonds is 2♦." in person.screen
