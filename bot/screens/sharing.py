"""The parts of a ruling to share: a citation to copy, and a link that opens it."""

from bot.conversation.deep_links import is_carried, payload
from bot.conversation.interview import Interview
from bot.conversation.page_links import PageSite
from bot.markup import length
from bot.screens.elements import Line, PageButton, Screen, Sharing, Style
from lawcore.engine.records import replace

LONGEST_CITATION = 256
"""The longest text that Telegram copies."""


def add_sharing(interview: Interview, screen: Screen, page: PageSite | None = None) -> Screen:
    """Return a screen of a ruling with its citation and links, above its last row."""
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
    return replace(screen, lines=lines, sharing=sharing, page=_page_button(interview, page))


def _page_button(interview: Interview, page: PageSite | None) -> PageButton | None:
    """Return the button that opens the ruling on the page, where it rules the same."""
    if page is None:
        return None
    inside = opens_in_telegram(page, in_group=interview.is_in_group)
    url = page.link(interview.conversation, in_telegram=inside)
    label = interview.words.bot.say("open-page")
    return None if url is None else PageButton(label, url, inside)


def opens_in_telegram(page: PageSite, *, in_group: bool) -> bool:
    """Tell whether Telegram opens the page itself, which it does in private chats over HTTPS."""
    return not in_group and page.url.startswith("https:")


def citation(sharing: Sharing, link: str) -> str:
    """Return the plain text of a citation, at most 256 characters: only the headline is cut."""
    rest = "\n".join(filter(None, (sharing.source, link)))
    room = LONGEST_CITATION - length(rest) - 1
    headline = sharing.headline
    while length(headline) > room:
        headline = headline.removesuffix("…").rstrip().rpartition(" ")[0] + "…"
    return f"{headline}\n{rest}"
