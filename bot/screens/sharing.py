"""What of a ruling goes elsewhere: a citation to be copied, and a link that opens it anywhere."""

from bot.conversation.deep_links import payload
from bot.conversation.interview import Interview
from bot.markup import length
from bot.screens.elements import Line, Screen, Sharing, Style

CITATION = 256
"""Telegram copies no longer text."""


def add_sharing(interview: Interview, screen: Screen) -> Screen:
    """Return the screen of a ruling with what can be copied and shared; others as they are."""
    if interview.is_asking:
        return screen
    said, law, ruling = interview.words.bot, interview.words.law, interview.ruling
    headline = source = ""
    if ruling is not None:
        headline = law.headline(ruling)
        numbers = dict.fromkeys(ordered.article for ordered in ruling.orders)
        source = said.say(
            "citation-source",
            articles=", ".join(law.printed(number, ruling.edition) for number in numbers),
            edition=said.say("edition-name", edition=str(int(ruling.edition))),
        )
    link = payload(interview.conversation)
    lines = screen.lines
    if link is None:
        lines = (*lines, Line(said.say("no-link"), Style.NOTE))
    sharing = Sharing(said.say("copy"), said.say("share"), headline, source, link)
    return Screen(lines, screen.rows, screen.shortened, sharing)


def citation(sharing: Sharing, link: str) -> str:
    """Return the plain text of a citation, at most 256 characters: only the headline is cut."""
    rest = "\n".join(filter(None, (sharing.source, link)))
    room = CITATION - length(rest) - 1
    headline = sharing.headline
    while length(headline) > room:
        headline = headline.removesuffix("…").rstrip().rpartition(" ")[0] + "…"
    return f"{headline}\n{rest}"
