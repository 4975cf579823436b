"""The screens of answers to general questions: one answer, or the nearest two to choose from.

The questions that have an answer are listed by subject, as at the start.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from bot.conversation.callback_data import (
    ALL_QUESTIONS,
    About,
    Begin,
    Happened,
    ListQuestions,
    Look,
    Open,
    OpenAnswer,
    Page,
)
from bot.conversation.deep_links import answer_payload
from bot.screens.elements import Button, ButtonStyle, Line, Opening, Screen, Style
from bot.screens.rows import (
    ALL_GROUPS,
    IN_A_PAGE,
    OF_GROUPS,
    Rows,
    has_next_page,
    option_rows,
    page_of,
    split_into_rows,
)
from bot.wording import Words
from lawcore import SUBJECTS, Edition
from lawcore.book.library import Library
from lawcore.book.library.numbers import ancestors, parent
from lawcore.laws.editions import READ_AGAINST
from lawcore.understanding import Understood
from lawcore.understanding.answers import CARDS, CardWords, Meant, is_shown

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


MOST_ROWS = 2
"""The most rows of articles."""
_WIDTHS = {5: 5, 10: 3, 17: 2}
"""The longest article of a row, in characters, and how many then stand in it."""


class Asker(Struct, frozen=True):
    """Who asks: the language and edition, whether in a group, and whether a case is open.

    Who has chosen from the `listed` questions is led back there, not to the case.
    """

    language: str
    edition: Edition
    in_group: bool = False
    going_on: bool = False
    listed: bool = False


def meant_screen(
    asker: Asker, meant: Meant, read: Understood, beside: Sequence[Button] = ()
) -> Screen:
    """Return the answer that is meant, or the nearest two, with what a desk has for the line.

    `read` is what was understood of the question as a case: where it tells one as well, the
    interview is begun with what was told.
    """
    if meant.sure is None:
        return _which_screen(asker, meant.near, read, beside)
    return answer_screen(asker, meant.sure, read.subject if meant.tells else None)


def answer_screen(asker: Asker, card: str, told: str | None = None) -> Screen:
    """Return an answer with its articles and the way into the interview about it.

    In a group the articles are only named, and a button opens the answer in the private chat.
    `told` is the subject of a case that the question told as well.
    """
    said = Words.of(asker.language).bot
    begins = tuple((one,) for one in _happened(asker, card, told))
    if asker.in_group:
        lines = answer_lines(asker.language, asker.edition, card)
        rows = (*begins, *_list_rows(asker, card))
        return Screen(lines, rows, opening=Opening(said.say("to-private"), answer_payload(card)))
    lines = (
        *_answer_lines(asker.language, asker.edition, card),
        Line(said.say("answer-general"), Style.NOTE),
    )
    last = _list_rows(asker, card) or _case_rows(asker)
    return Screen(lines, (*begins, *_article_rows(asker, card), *last))


def answer_lines(language: str, edition: Edition, card: str) -> tuple[Line, ...]:
    """Return an answer with the numbers of the articles on which it rests."""
    said, library = Words.of(language).bot, Library.of(language)
    articles = ", ".join(library.printed(one, edition) for one in CARDS[card].articles)
    rests = Line(said.say("answer-rests", articles=articles), Style.NOTE)
    return (*_answer_lines(language, edition, card), rests)


def _answer_lines(language: str, edition: Edition, card: str) -> tuple[Line, ...]:
    """Return the question and the answer; for an earlier edition what was otherwise goes first."""
    said, words = Words.of(language).bot, CardWords.of(language)
    asked = Line(words.name(card), Style.STRONG)
    former = words.until(card, edition)
    if former is None:
        return asked, Line(words.answer(card))
    by_edition = ((edition, former), (READ_AGAINST, words.answer(card)))
    lines = (said.say("answer-by", edition=str(one), text=text) for one, text in by_edition)
    return asked, *map(Line, lines)


def _which_screen(
    asker: Asker, near: Sequence[str], read: Understood, beside: Sequence[Button]
) -> Screen:
    """Return the nearest answers to choose from, and the way into an interview."""
    words, said = CardWords.of(asker.language), Words.of(asker.language)
    about = read.among if read.subject is None else (read.subject,)
    begins = [
        Button(said.bot.say("over", subject=said.law.subject(one)), About(one))
        for one in about[:1]
    ]
    others = [] if begins else [Button(said.bot.say("none-of-these"), Begin(ALL_GROUPS))]
    cards = [Button(words.name(card), OpenAnswer(card)) for card in near]
    rows = tuple((one,) for one in (*cards, *begins, *others, *beside))
    asked = Line(said.bot.say("answer-which"), Style.STRONG)
    return Screen((asked,), (*rows, *_case_rows(asker)))


def _happened(asker: Asker, card: str, told: str | None) -> Iterator[Button]:
    """Yield the button that begins the interview about a question."""
    label, opens = Words.of(asker.language).bot.say("happened"), CARDS[card].opens
    if told is not None:
        yield Button(label, About(told), ButtonStyle.PRIMARY)
    elif opens is not None and asker.edition in SUBJECTS[opens].books:
        yield Button(label, Happened(card), ButtonStyle.PRIMARY)


def _article_rows(asker: Asker, card: str) -> Rows:
    """Return a button for each article; where they are many, one for the points of a paragraph.

    What was otherwise in an earlier edition leaves room for one row.
    """
    library, edition = Library.of(asker.language), asker.edition
    most = MOST_ROWS - (CardWords.of(asker.language).until(card, edition) is not None)
    numbers = [one for one in CARDS[card].articles if library.has(one, edition)]
    while len(rows := _laid_out(asker, numbers)) > most:
        deepest = max(len(ancestors(one)) for one in numbers)
        above = (
            (parent(one) or one) if len(ancestors(one)) == deepest else one for one in numbers
        )
        numbers = [*dict.fromkeys(above)]
    return rows


def _laid_out(asker: Asker, numbers: Sequence[str]) -> Rows:
    library, edition = Library.of(asker.language), asker.edition
    buttons = [
        Button(library.printed(one, edition), Look(int(edition), one, below=True))
        for one in numbers
    ]
    longest = max((len(one.text) for one in buttons), default=0)
    width = next((number for most, number in _WIDTHS.items() if longest <= most), 1)
    return split_into_rows(buttons, width)


def _list_rows(asker: Asker, card: str) -> Rows:
    label = Words.of(asker.language).bot.say("back")
    return ((Button(label, list_of(card, asker.edition)),),) if asker.listed else ()


def _case_rows(asker: Asker) -> Rows:
    label = Words.of(asker.language).bot.say("open-case")
    return ((Button(label, Open(Page.CASE)),),) if asker.going_on else ()
