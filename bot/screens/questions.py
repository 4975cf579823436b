"""The lists of the general questions that have an answer: by subject, as at the start."""

from collections.abc import Mapping

from bot.conversation.callback_data import ALL_QUESTIONS, ListQuestions, Open, OpenAnswer, Page
from bot.screens.elements import Button, Line, Screen, Style
from bot.screens.rows import (
    IN_A_PAGE,
    OF_GROUPS,
    has_next_page,
    option_rows,
    page_of,
    split_into_rows,
)
from bot.wording import Words
from lawcore import SUBJECTS, Edition
from lawcore.understanding.answers import CARDS, CardWords, is_shown

OTHER = "cards"
"""The group in which questions stand that are of no subject."""


def questions_screen(language: str, edition: Edition, wanted: ListQuestions) -> Screen | None:
    """Return what there are questions about, or a page of those about one matter.

    None for a matter or a page that there is not.
    """
    matters = _matters(edition)
    if wanted.about is None:
        return _matters_screen(language, edition, matters)
    cards = matters.get(wanted.about, ())
    shown = page_of(cards, wanted.page)
    if not shown:
        return None
    said, words = Words.of(language).bot, CardWords.of(language)
    buttons = [Button(words.name(card), OpenAnswer(card, listed=True)) for card in shown]
    before = ListQuestions(wanted.about, wanted.page - 1) if wanted.page else ALL_QUESTIONS
    steps = [Button(said.say("back"), before)]
    if has_next_page(cards, wanted.page):
        following = ListQuestions(wanted.about, wanted.page + 1)
        steps.append(Button(said.say("next-page"), following))
    pages = -(-len(cards) // IN_A_PAGE)
    lines = [Line(said.say("open-questions"), Style.TITLE)]
    lines.append(Line(_label(language, wanted.about), Style.STRONG))
    if pages > 1:
        lines.append(Line(said.say("page", page=wanted.page + 1, pages=pages), Style.NOTE))
    return Screen(tuple(lines), (*split_into_rows(buttons, 1), tuple(steps)))


def list_of(card: str, edition: Edition) -> ListQuestions:
    """Return the page on which a question is listed; all matters where it is not."""
    about = _matter(card)
    cards = _matters(edition).get(about, [])
    return ListQuestions(about, cards.index(card) // IN_A_PAGE) if card in cards else ALL_QUESTIONS


def _matters_screen(language: str, edition: Edition, matters: Mapping[str, list[str]]) -> Screen:
    """Return the subjects and groups of which there are questions, as they stand at the start."""
    said = Words.of(language).bot
    key = "questions-ask" if matters else "questions-none"
    asked = Line(said.say(key, edition=said.say("edition-name", edition=str(edition))))
    rows = option_rows([Button(_label(language, one), ListQuestions(one)) for one in matters])
    help_ = Button(said.say("back"), Open(Page.HELP))
    return Screen((Line(said.say("open-questions"), Style.TITLE), asked), (*rows, (help_,)))


def _label(language: str, about: str) -> str:
    words = Words.of(language)
    return words.bot.say(OF_GROUPS[about]) if about in OF_GROUPS else words.law.subject(about)


def _matters(edition: Edition) -> Mapping[str, list[str]]:
    """Return the questions that an edition answers by their matters, in the order of the start."""
    alone = (n for n, one in SUBJECTS.items() if not one.within and one.group not in OF_GROUPS)
    found: dict[str, list[str]] = {name: [] for name in (*alone, *OF_GROUPS)}
    for card in CARDS:
        if is_shown(card, edition):
            found[_matter(card)].append(card)
    return {name: cards for name, cards in found.items() if cards}


def _matter(card: str) -> str:
    """Return under which button of the start a question stands."""
    opens = CARDS[card].opens
    if opens is None:
        return OTHER
    subject = SUBJECTS[opens].within or opens
    group = SUBJECTS[subject].group
    return group if group in OF_GROUPS else subject
