"""The lines of a screen about an auction that was typed."""

from collections.abc import Mapping

from bot.conversation.interview import Interview
from bot.screens.call_effects import with_what_follows
from bot.screens.elements import Line, Style
from lawcore import Answer, Asked
from lawcore.board.stated import calls_named, impossible, player_asked_about
from lawcore.bridge.auction.given import Given, parse
from lawcore.bridge.auction.wording import AuctionWording
from lawcore.bridge.play.letters import names_of_seats
from lawcore.engine.records import replace
from lawcore.understanding import Understood
from lawcore.wording.choosing import ButtonGroup, Choosing, LabelledChoice


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
