"""The lines of a screen about an auction that was typed."""

from collections.abc import Mapping
from dataclasses import replace

from bot.conversation.interview import Interview
from bot.screens.elements import Line, Style
from lawcore import Answer, Asked
from lawcore.auction.given import Given, parse
from lawcore.auction.stated import calls_named
from lawcore.auction.wording import AuctionWording
from lawcore.understanding import Understood
from lawcore.wording.choosing import Button, ButtonGroup, Choosing


def auction_lines(interview: Interview) -> tuple[Line, ...]:
    """Return the auction behind a proposal, and its irregularity; empty without an auction."""
    code, language = interview.conversation.screen.auction, interview.conversation.language
    given = None if code is None else parse(code)
    return () if given is None else lines_of(given, language)


def question_of(interview: Interview, asked: Asked) -> Choosing:
    """Return a question with its buttons.

    Where an auction was confirmed and shows which call an answer stands for, its button names the
    call.
    """
    subject = interview.subject.name
    shown = interview.words.law.choices.question(subject, asked, interview.told)
    code, language = interview.conversation.auction, interview.conversation.language
    given = None if code is None else parse(code)
    if given is None:
        return shown
    words = AuctionWording.of(language)
    named = {
        answer: words.lowest(call)
        for (name, answer), call in calls_named(subject, given).items()
        if name == asked.name
    }
    return replace(shown, buttons=tuple(_named(one, named) for one in shown.buttons))


def _named(one: Button | ButtonGroup, named: Mapping[Answer, str]) -> Button | ButtonGroup:
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
