"""The parts of a ruling to share: a citation to copy, and a link that opens it."""

from dataclasses import replace

from bot.conversation.deep_links import is_carried, payload
from bot.conversation.interview import Interview
from bot.markup import length
from bot.screens.elements import Line, Screen, Sharing, Style

LONGEST_CITATION = 256
"""The longest text that Telegram copies."""


def add_sharing(interview: Interview, screen: Screen) -> Screen:
    """Return a screen of a ruling with its citation and link, above its last row."""
    said, law, ruling = interview.words.bot, interview.words.law, interview.ruling
    headline = source = ""
    if ruling is not None:
        headline = law.briefs.result(ruling)
        numbers = dict.fromkeys(ordered.article for ordered in ruling.orders)
        source = said.say(
            "citation-source",
            articles=", ".join(law.articles.printed(number, ruling.edition) for number in numbers),
            edition=said.say("edition-name", edition=str(int(ruling.edition))),
        )
    link = payload(interview.conversation)
    lines = screen.lines
    if link is None:
        key = "no-link" if is_carried(interview.conversation) else "no-link-of-this"
        lines = (*lines, Line(said.say(key), Style.NOTE))
    sharing = Sharing(said.say("copy"), said.say("share"), headline, source, link, above=1)
    return replace(screen, lines=lines, sharing=sharing)


def citation(sharing: Sharing, link: str) -> str:
    """Return the plain text of a citation, at most 256 characters: only the headline is cut."""
    rest = "\n".join(filter(None, (sharing.source, link)))
    room = LONGEST_CITATION - length(rest) - 1
    headline = sharing.headline
    while length(headline) > room:
        headline = headline.removesuffix("…").rstrip().rpartition(" ")[0] + "…"
    return f"{headline}\n{rest}"
