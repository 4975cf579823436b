"""The answers to inline queries: articles, rulings, general questions, and links into the bot."""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final

from msgspec import Struct

from bot.conversation.callback_data import Look, OpenAnswer, Page
from bot.conversation.deep_links import (
    BadLink,
    LinkedCase,
    answer_payload,
    article_payload,
    as_conversation,
    follow,
    payload,
)
from bot.conversation.fingerprint import headline
from bot.conversation.free_text import is_article, with_usual
from bot.conversation.interview import Interview, none_of, usual_edition
from bot.conversation.model import EffectiveChoices
from bot.conversation.preferences import editions_of
from bot.screens.answer import answer_lines
from bot.screens.auction import texts_of
from bot.screens.elements import Line, Screen, Style
from bot.screens.interview import screen
from bot.screens.library import search_screen
from bot.screens.plain import make_plain
from bot.screens.score import TABLE, score_screen
from bot.screens.told import told_line
from bot.wording import Words
from lawcore import IN_FORCE, Edition
from lawcore.book.library import Library
from lawcore.book.library.official import OfficialTexts
from lawcore.bridge.play.score_reader import is_about_score
from lawcore.engine.records import replace
from lawcore.understanding import Understood, understand
from lawcore.understanding.answers import meant
from lawcore.wording import Texts

MOST_CARDS: Final = 10

_PAYLOAD = re.compile(r"[taq][A-Za-z0-9_-]{4,63}")


class InlineCard(Struct, frozen=True):
    """One result: its lines in the list, the message it becomes, and the button below that.

    The button opens the private chat with a payload.
    """

    title: str
    description: str
    shown: Screen
    label: str
    payload: str


class InlineAnswer(Struct, frozen=True):
    """The results of a query, and the button above them with its payload."""

    cards: tuple[InlineCard, ...]
    label: str
    payload: str = Page.HELP


def answer_query(query: str, asker: EffectiveChoices, official: OfficialTexts) -> InlineAnswer:
    """Return the answer to an inline query: at most ten cards, and always a button to go on."""
    text = " ".join(query.split())
    said = Words.of(asker.language).bot
    if not text:
        return InlineAnswer((), said.say("inline-hint"))
    if is_about_score(text, asker.language):
        cards: tuple[InlineCard, ...] = (_score_card(text, asker),)
    else:
        cards = tuple(islice(_cards(text, asker, official), MOST_CARDS))
    if asker.plain:
        cards = tuple(replace(one, shown=make_plain(one.shown, asker.language)) for one in cards)
    if not cards:
        return InlineAnswer((), said.say("inline-nothing"))
    return InlineAnswer(cards, cards[0].label, cards[0].payload)


def guest_card(line: str, asker: EffectiveChoices, official: OfficialTexts) -> InlineCard:
    """Return the answer to a line in a chat where the bot is a guest.

    What the line rules or opens is shown; of any other the way to ask about it in private.
    """
    found = answer_query(line, asker, official)
    said = Words.of(asker.language).bot
    if found.cards:
        return replace(found.cards[0], label=said.say("guest-otherwise"))
    shown = Screen((Line(said.say("guest-ask")),))
    title = said.say("guest-title")
    return InlineCard(title, "", shown, said.say("guest-begin"), Page.START)


def _cards(text: str, asker: EffectiveChoices, official: OfficialTexts) -> Iterator[InlineCard]:
    """Yield the results of a query: a link, an article with its points, or words."""
    shared = _parse_link(text)
    if shared is not None:
        yield _shared_card(shared, asker, official)
        return
    library, edition = Library.of(asker.language), Edition(asker.edition)
    number = library.read(text, edition)
    if number is None or not is_article(text, asker.language, asker.edition):
        yield from _cards_in_words(text, asker)
        for hit in library.search(text, edition, MOST_CARDS):
            yield _article_card(hit.number, asker, official)
    elif library.has(number, edition):
        yield _article_card(number, asker, official)
        for point in library.open(number, edition).children:
            yield _article_card(point.number, asker, official)
    else:
        for year in library.editions(number):
            there = library.read(number, year) or number
            yield _article_card(there, replace(asker, edition=int(year)), official)
        if (nearest := library.nearest(number, edition)) is not None:
            yield _article_card(nearest, asker, official, instead_of=number)


def _shared_card(
    shared: LinkedCase | Look | OpenAnswer, asker: EffectiveChoices, official: OfficialTexts
) -> InlineCard:
    match shared:
        case OpenAnswer(card):
            return _answer_card(card, asker)
        case Look(year, number):
            return _article_card(number, replace(asker, edition=year), official)
        case LinkedCase():
            return _case_card(_interview(asker, shared))


def _cards_in_words(text: str, asker: EffectiveChoices) -> Iterator[InlineCard]:
    """Yield the answers that a text asks for in general, and the case that it describes."""
    understood = with_usual(understand(text, preferred=asker.language))
    asked = meant(text, Edition(asker.edition), understood)
    for card in asked.near if asked.sure is None else (asked.sure,):
        yield _answer_card(card, asker)
    yield from _cards_stated(understood, asker)


def _parse_link(text: str) -> LinkedCase | Look | OpenAnswer | None:
    if _PAYLOAD.fullmatch(text) is None:
        return None
    try:
        return follow(text)
    except BadLink:
        return None


def _article_card(
    number: str, asker: EffectiveChoices, official: OfficialTexts, instead_of: str | None = None
) -> InlineCard:
    """Return the card of an article that the library has, perhaps instead of one that it lacks."""
    library, edition = Library.of(asker.language), Edition(asker.edition)
    shown = search_screen(instead_of or number, asker.language, edition, official)
    point, entry = library.point(number, edition), library.open(number, edition)
    return InlineCard(
        title=f"{point.printed} · {point.words if entry.parent else entry.heading}",
        description=entry.paragraphs[0] if entry.paragraphs else entry.heading,
        shown=Screen(shown.lines, (), shown.shortened),
        label=Words.of(asker.language).bot.say("inline-article", number=point.printed),
        payload=article_payload(number, asker.edition),
    )


def _score_card(text: str, asker: EffectiveChoices) -> InlineCard:
    """Return the card of a line about scores; its button opens the Law of the table."""
    shown = score_screen(text, asker.language)
    strong = [line.text for line in shown.lines if line.style is Style.STRONG]
    others = [line.text for line in shown.lines[1:] if line.text not in strong]
    return InlineCard(
        title=" · ".join(strong) or shown.lines[0].text,
        description=" · ".join(others),
        shown=Screen(shown.lines, (), shown.shortened),
        label=Words.of(asker.language).bot.say("inline-article", number=TABLE),
        payload=article_payload(TABLE, int(IN_FORCE)),
    )


def _answer_card(card: str, asker: EffectiveChoices) -> InlineCard:
    lines = answer_lines(asker.language, Edition(asker.edition), card)
    return InlineCard(
        title=lines[0].text,
        description=lines[1].text,
        shown=Screen(lines),
        label=Words.of(asker.language).bot.say("to-private"),
        payload=answer_payload(card),
    )


def _cards_stated(understood: Understood, asker: EffectiveChoices) -> Iterator[InlineCard]:
    """Yield the card of a case described in words; none if its subject is not clear."""
    said = texts_of(understood, asker.language)
    if understood.subject is None:
        if said:
            yield _auction_card(said, asker)
        return
    known = asker.edition in editions_of(understood.subject)
    linked = LinkedCase(
        understood.subject,
        asker.edition if known else usual_edition(understood.subject),
        asker.authority,
        tuple(understood.answers.items()),
    )
    card = _case_card(_interview(asker, linked))
    lines = card.shown.lines
    given = tuple(Line(text, Style.STRONG) for text in said)
    yield replace(card, shown=replace(card.shown, lines=(lines[0], *given, *lines[1:])))


def _auction_card(said: tuple[str, ...], asker: EffectiveChoices) -> InlineCard:
    """Return the card of an auction in which nothing is irregular, or that cannot be read."""
    label = Words.of(asker.language).bot.say("to-private")
    shown = Screen(tuple(Line(text) for text in said))
    return InlineCard(said[0], said[-1], shown, label, Page.START)


def _interview(asker: EffectiveChoices, linked: LinkedCase) -> Interview:
    return Interview.of(as_conversation(linked, asker.language))


def _case_card(interview: Interview) -> InlineCard:
    """Return the card of a ruling, or of the facts known so far with the next question.

    Where only a list of tricks is open, the ruling assumes that none was won. For a case that no
    link can carry the button leads to the first screen.
    """
    said, conversation = interview.words.bot, interview.conversation
    subject = interview.words.law.subject(conversation.subject)
    name = said.say("title", subject=subject, edition=str(conversation.edition))
    link = payload(conversation) or Page.START
    usual = _deny_lists(interview)
    ruled = headline(usual.reply, conversation.language)
    told = told_line(interview)
    if ruled is None:
        asked = screen(interview).lines[1]
        heading = Line(said.say("inline-asks" if told else "inline-begins"), Style.NOTE)
        known = (Line(said.say("understood", sentence=told), Style.STRONG),) if told else ()
        lines = (Line(name, Style.TITLE), *known, heading, asked)
        missing = 1 if _is_last(usual) else 0
        title = said.say("inline-incomplete", subject=subject, missing=missing)
        description = told or asked.text
        shown = Screen(lines, (), said.say("shortened"))
        return InlineCard(title, description, shown, _label(said, "rest", link), link)
    decides = Line(said.say("director-decides"), Style.NOTE)
    shown = screen(usual)
    lines = (*shown.lines, decides)
    label = _label(said, "rest" if usual != interview else "open", link)
    whole = Screen(lines, (), shown.shortened)
    return InlineCard(ruled, told or name, whole, label, link)


def _label(said: Texts, leads_to: str, link: str) -> str:
    """Return the label of the button of a case."""
    return said.say("to-private" if link == Page.START else f"inline-{leads_to}")


def _is_last(interview: Interview) -> bool:
    """Tell whether every answer to the present question leads to a ruling."""
    question, conversation = interview.question, interview.conversation
    if question is None:
        return False
    asked = question.facts[0]
    told = (
        replace(conversation, answers=(*conversation.answers, (asked.name, option)))
        for option in asked.options
    )
    return all(_deny_lists(Interview.of(one)).question is None for one in told)


def _deny_lists(interview: Interview) -> Interview:
    """Return the interview with all lists denied, as long as lists are asked."""
    while (question := interview.question) is not None and question.is_list:
        answers = (*interview.conversation.answers, *none_of(question))
        interview = Interview.of(replace(interview.conversation, answers=answers))
    return interview
