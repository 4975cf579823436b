"""What a screen says of an auction that somebody gave."""

from bot.conversation.interview import Interview
from bot.screens.elements import Line, Style
from lawcore.auction.given import Given, parse
from lawcore.understanding import Understood
from lawcore.wording.auction import AuctionWording


def auction_lines(interview: Interview) -> tuple[Line, ...]:
    """Return the auction of which a proposal is made, and what is irregular in it; or nothing."""
    spelt, language = interview.conversation.screen.auction, interview.conversation.language
    given = None if spelt is None else parse(spelt)
    return () if given is None else lines_of(given, language)


def lines_of(given: Given, language: str) -> tuple[Line, ...]:
    """Return an auction in a line, and below it what it shows."""
    words = AuctionWording.of(language)
    return (Line(words.line(given), Style.STRONG), *map(Line, words.findings(given)))


def texts_of(read: Understood, language: str) -> tuple[str, ...]:
    """Return what is said of an auction: the calls and what they show, or why it is not read."""
    if read.auction is None:
        return ()
    if read.auction.given is None:
        return (AuctionWording.of(language).slip(read.auction),)
    return tuple(line.text for line in lines_of(read.auction.given, language))
