"""The auction of a case in words, and what follows from a new call, said on its button."""

from collections.abc import Mapping
from enum import StrEnum

from bot.conversation.interview import Interview, add_to, answers_of
from bot.screens.elements import LABEL, Line, Style
from lawcore import Answer, Asked, BadAnswer, Ruling
from lawcore.board.stated import calls_named, impossible, player_asked_about
from lawcore.bridge.auction.given import Given, parse
from lawcore.bridge.auction.wording import AuctionWording
from lawcore.bridge.play.letters import names_of_seats
from lawcore.engine.fact import Choice
from lawcore.engine.records import replace
from lawcore.understanding import Understood
from lawcore.wording.choosing import ButtonGroup, Choosing, LabelledChoice


class Follows(StrEnum):
    """What follows from an answer; the name is also the key of its words."""

    FREE = "free"
    """Everybody may call."""
    ONCE = "pass_next"
    """The partner passes once."""
    THROUGHOUT = "pass_always"
    """The partner passes throughout."""
    CANCELLED = "cancelled"
    """The new call is cancelled, and the partner passes throughout."""


_OF_EFFECTS = {
    "free": Follows.FREE,
    "pass_next": Follows.ONCE,
    "pass_always": Follows.THROUGHOUT,
}
_CANCELLED = "replacement_cancelled"


def follows(interview: Interview, name: str, choice: Choice) -> Follows | None:
    """Return what follows from a choice, None where that cannot be said in a few words."""
    answers = add_to(interview.conversation.answers, *answers_of(name, choice))
    try:
        reply = interview.reply_to(*answers)
    except BadAnswer:
        return None
    return _of_ruling(reply) if isinstance(reply, Ruling) else None


def _of_ruling(ruling: Ruling) -> Follows | None:
    """Return what a ruling comes to, None where it waits for something."""
    if str(ruling.status) == _CANCELLED:
        return Follows.CANCELLED
    return None if ruling.ask is not None else _OF_EFFECTS.get(str(ruling.effects.get("partner")))


def with_what_follows(interview: Interview, asked: Asked, shown: Choosing) -> Choosing:
    """Return a question about a new call with what follows on each button.

    Nothing is said where the answers do not differ in it.
    """
    found = {
        button.choice: outcome
        for button in shown.buttons
        if isinstance(button, LabelledChoice)
        and (outcome := follows(interview, asked.name, button.choice)) is not None
    }
    if len(set(found.values())) <= 1:
        return shown
    words = AuctionWording.of(interview.conversation.language)
    return replace(shown, buttons=tuple(_labelled(one, found, words) for one in shown.buttons))


def _labelled(
    one: LabelledChoice | ButtonGroup,
    found: Mapping[Choice, Follows],
    words: AuctionWording,
) -> LabelledChoice | ButtonGroup:
    """Return a button with what follows from it, in as many words as it has room for."""
    if isinstance(one, ButtonGroup) or one.choice not in found:
        return one
    outcome = found[one.choice]
    labels = (
        f"{one.text}: {said}"
        for said in (words.follows(outcome), words.follows(f"{outcome}.short"))
    )
    return replace(one, text=next((label for label in labels if len(label) <= LABEL), one.text))


def auction_lines(interview: Interview) -> tuple[Line, ...]:
    """Return the auction behind a proposal, and its irregularity; empty without an auction."""
    code, language = interview.conversation.screen.auction, interview.conversation.language
    given = None if code is None else parse(code)
    return () if given is None else lines_of(given, language)


def question_of(interview: Interview, asked: Asked) -> Choosing:
    """Return a question with its buttons.

    Where an auction was confirmed and shows which call an answer stands for, its button names the
    call, and the player of whom it is asked is named; a call that cannot be has none. Where a new
    call is compared the buttons say what follows.
    """
    subject = interview.subject.name
    shown = interview.words.law.facts.question(subject, asked, interview.told)
    code, language = interview.conversation.auction, interview.conversation.language
    given = None if code is None else parse(code)
    calls = () if given is None else calls_named(subject, given).items()
    words = AuctionWording.of(language)
    named = {answer: words.lowest(call) for (name, answer), call in calls if name == asked.name}
    out = frozenset() if given is None else impossible(subject, given)
    possible = (
        one
        for one in shown.buttons
        if isinstance(one, ButtonGroup) or (asked.name, one.choice.option) not in out
    )
    shown = replace(shown, buttons=tuple(_named(one, named) for one in possible))
    who = None if given is None else player_asked_about(asked.name, given)
    if who is not None:
        player = names_of_seats(language)[who[1]]
        shown = replace(shown, note=" ".join((shown.note, words.who(who[0], player))).strip())
    if all(fact.name != asked.name for fact in interview.subject.facts.new_call):
        return shown
    return with_what_follows(interview, asked, shown)


def _named(
    one: LabelledChoice | ButtonGroup, named: Mapping[Answer, str]
) -> LabelledChoice | ButtonGroup:
    """Return a button with the call that its answer stands for."""
    if isinstance(one, ButtonGroup):
        return one
    return replace(one, text=named.get(one.choice.option, one.text))


def lines_of(given: Given, language: str) -> tuple[Line, ...]:
    """Return an auction in a line, and below it the facts it shows."""
    words = AuctionWording.of(language)
    return (Line(words.line(given), Style.STRONG), *map(Line, words.findings(given)))


def texts_of(read: Understood, language: str) -> tuple[str, ...]:
    """Return an auction in words: the calls and the facts they show, or why it cannot be read."""
    if read.auction is None:
        return ()
    if read.auction.given is None:
        return (AuctionWording.of(language).slip(read.auction),)
    return tuple(line.text for line in lines_of(read.auction.given, language))
