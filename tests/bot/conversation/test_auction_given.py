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
from tests.bot.conversation.test_free_text import answers_of, kept_by
from tests.bot.person import Club
from tests.bot.screens.rules import broken
from tests.bot.walks import begun
from tests.lawcore.auction.test_stated import LINES, irregular_auctions

LINE = "1S (2C) 1H?"
RIGHT = {"en": "Right", "it": "Giusto"}
LONG = "dealer N: P P P 1C P 1D P 1H P 1S P 1NT P 2C P 2D P 2H P 2S P 2NT P 3C P 3D P 1C"


async def test_what_is_irregular_is_shown_and_what_was_given_is_not_asked(club: Club) -> None:
    person = club.person()
    await person.send(LINE)
    auction, found = person.screen.splitlines()
    assert auction == "Auction: 1♠ (2♣) 1♥?"
    assert found == "1♥ is insufficient; the lowest sufficient bid in hearts is 2♥."
    assert person.buttons == ["Right", "No"]
    assert answers_of(club, person) == {}
    await person.press(RIGHT["en"])
    assert answers_of(club, person) == {"turn": "in_turn"}
    assert person.asked == {"meant"}


async def test_the_same_in_italian_with_its_letters(club: Club) -> None:
    person = await club.person(language="it").act("1P (2F) 1C")
    assert person.screen.splitlines()[:2] == [
        "Licitazione: 1♠ (2♣) 1♥?",
        "1♥ è insufficiente; la minima a cuori è 2♥.",
    ]


async def test_a_letter_of_two_languages_is_that_of_the_person(club: Club) -> None:
    english, italian = club.person(), club.person(8, language="it")
    await english.send("1C (1C)")
    await italian.send("1C (1C)")
    assert "Auction: 1♣ (1♣?)" in english.screen
    assert "Licitazione: 1♥ (1♥?)" in italian.screen


async def test_whose_turn_it_was_is_not_asked(club: Club) -> None:
    person = await club.person().act("dealer N: E 1S")
    assert "1♠ by E is out of turn: it was N's turn." in person.screen
    await person.press(RIGHT["en"])
    assert answers_of(club, person) == {"kind": "bid", "turn_of": "rho", "lho": "undecided"}
    assert person.asked == {"lho"}


async def test_words_beside_the_auction_count_too(club: Club) -> None:
    person = await club.person().act("1S (2C) 1H? the next player does not accept")
    await person.press(RIGHT["en"])
    assert answers_of(club, person) == {"lho": "declines"}
    assert person.asked == {"meant"}


async def test_a_legal_auction_is_said_to_be_legal_and_has_subjects_to_choose(club: Club) -> None:
    person = await club.person().act("1NT p 2D x")
    assert person.screen.splitlines() == [
        "Auction: 1NT pass 2♦ X", "All calls are legal and in turn.", "What is it about?",
    ]  # fmt: skip
    subjects = ["Changed call", "Call out of turn", "Unauthorised information"]
    assert person.buttons == [*subjects, "None of these"]
    await person.press("Changed call")
    assert kept_by(club, person).subject == "changed_call"
    assert "Auction: 1NT pass 2♦ X" in person.screen


@pytest.mark.parametrize("before", [None, "1S (2C) 1H?"])
async def test_what_cannot_be_read_is_named_with_what_to_do(
    club: Club, before: str | None
) -> None:
    person = club.person()
    if before is not None:
        await person.send(before)
    await person.send("1S (2Z) 1H?")
    said = person.screen if before is None else next(iter(club.api.messages.values())).text
    texts = [one.text for one in club.api.messages.values()]
    assert any(text.startswith("“2Z” is no call. Write bids as 1S") for text in texts), said


async def test_an_auction_while_another_case_is_open_begins_its_own(club: Club) -> None:
    person = await club.person().act("/revoke", LINE)
    assert kept_by(club, person).subject == "insufficient_bid"
    await person.press("Go on with the case")
    assert kept_by(club, person).subject == "revoke"


async def test_a_second_auction_takes_the_place_of_the_first(club: Club) -> None:
    person = await club.person().act(LINE, "1S (2C) 1D? (P)")
    assert "Auction: 1♠ (2♣) 1♦? (pass)" in person.screen
    await person.press(RIGHT["en"])
    assert answers_of(club, person) == {"turn": "in_turn", "lho": "called"}


async def test_beside_a_command_too(club: Club) -> None:
    person = await club.person(language="it").act("/licita_insufficiente 1P (2F) 1C (P)")
    assert "Licitazione: 1♠ (2♣) 1♥? (passo)" in person.screen


async def test_in_a_group(club: Club) -> None:
    person = await club.person(1, chat_id=-9).act(f"/insufficient_bid {LINE}")
    assert "1♥ is insufficient" in person.screen


async def test_the_lead_is_ruled_on_when_the_auction_is_over(club: Club) -> None:
    person = await club.person().act("1S (2C) 1H > 2S")
    await person.press(RIGHT["en"])
    await person.answer(meant="meant", lho="declines", cmp="no")
    assert "partner passes throughout" in person.screen
    await person.press("The auction is over: who plays?")
    await person.answer(side="defends")
    await person.press("→ Lead restriction")
    assert person.asked == {"first_turn"}
    await person.send("1S (2C) 1H > 2S (3C) P (P) P")
    assert person.screen.startswith("Lead restriction")
    assert "The calls are taken to show the suits they name." in person.screen
    await person.press(RIGHT["en"])
    assert answers_of(club, person)["specified"] == "S"
    await person.answer(first_turn="yes")
    assert "♥ ♦ ♣" in person.screen


async def test_several_calls_in_a_row_are_taken_in_order(club: Club) -> None:
    person = await club.person().act("1S (2C) 1H > X")
    await person.press(RIGHT["en"])
    await person.answer(meant="meant", lho="declines", cmp="no")
    await person.press("The player has chosen another call")
    assert "You must pass to the end of the auction" in person.screen
    await person.answer(repl="insuff_again", lho2="declines")
    await person.press("The player has chosen another call")
    assert person.asked == {"repl"}
    told = answers_of(club, person)
    assert told == {"meant": "meant", "lho": "declines", "prior": "insuff", "repl": "none"}
    await person.answer(repl="pass", cmp="no")
    assert "partner passes throughout" in person.screen


def spelt(line: str) -> str:
    """An auction as a row keeps it."""
    read = read_auction(line)
    assert read is not None
    return str(read.given)


LOWEST = {"en": "2♥: lowest in hearts", "it": "2♥: la minima a cuori"}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_bid_that_may_replace_it_is_named_where_it_is_asked(
    club: Club, language: str
) -> None:
    person = await club.person(language=language).act("1♠ (2♣) 1♥?")
    await person.press(RIGHT[language])
    await person.answer(meant="meant", lho="declines")
    assert person.asked == {"repl"}
    await person.press(f"1 {LOWEST[language]}")
    assert answers_of(club, person)["repl"] == "same_denom"
    await person.press({"en": "Change", "it": "Cambia"}[language])
    await person.press({"en": "Lowest bid", "it": "La minima"}[language])
    assert any(LOWEST[language] in label for label in person.buttons)


async def test_without_an_auction_or_where_no_bid_is_high_enough_none_is_named(
    club: Club,
) -> None:
    person = await club.person().act("/insufficient_bid")
    await person.answer(meant="meant", lho="declines")
    assert "1 Lowest bid" in person.buttons
    await person.send("1S (7N) 7S?")
    assert "no bid in spades is high enough" in person.screen
    await person.press(RIGHT["en"])
    await person.answer(meant="meant", lho="declines")
    assert person.buttons[:2] == ["1 Pass", "2 Double"]


async def test_a_later_auction_takes_the_place_of_the_one_confirmed(club: Club) -> None:
    person = club.person()
    for line, lowest in (("1S (2C) 1H?", "2♥"), ("1S (2C) 1D? (P)", "2♦")):
        await person.send(line)
        await person.press(RIGHT["en"])
        assert kept_by(club, person).auction == spelt(line)
        await person.answer(meant="meant" if lowest == "2♥" else None)
    await person.act("1S (3C) 1H?", "<discard>")
    assert kept_by(club, person).auction == spelt("1S (2C) 1D? (P)")


async def test_the_auction_goes_on_to_the_subject_that_takes_over(club: Club) -> None:
    """A bid out of turn that is insufficient too: repeated at his turn it is ruled by 27."""
    person = await club.person().act("1S P 1H out of turn")
    await person.press(RIGHT["en"])
    await person.answer(turn_of="rho", lho="declines", rho_then="passes")
    await person.do("go-meant=meant")
    await person.answer(lho="declines")
    assert f"1 {LOWEST['en']}" in person.buttons


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
