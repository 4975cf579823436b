"""The screens of what changed between two editions."""

from itertools import combinations

from bot.conversation.callback_data import ALL_PAIRS, Compare
from bot.screens.elements import Button, Line, Screen, Style, note
from bot.screens.fitting import fit
from bot.screens.rows import READ_IN_A_PAGE, Rows, has_next_page, option_rows, page_of
from bot.wording import Words
from lawcore import EDITIONS, SUBJECTS, Edition
from lawcore.book.changes import Change, kept
from lawcore.book.changes.wording import ChangeWording
from lawcore.book.library import Pages
from lawcore.wording import Wording


def editions_screen(language: str) -> Screen:
    """Return the screen that offers two editions to compare, the newest first."""
    said = Words.of(language).bot
    pairs = sorted(combinations(sorted(EDITIONS), 2), key=lambda pair: (-pair[1], -pair[0]))
    rows = tuple(
        (Button(said.say("changes-pair", former=str(a), latter=str(b)), Compare(a, b)),)
        for a, b in pairs
    )
    return note(said.say("changes-ask"), rows)


def changes_screen(language: str, wanted: Compare) -> Screen | None:
    """Return what changed between two editions; None for editions or subjects there are not."""
    if wanted == ALL_PAIRS:
        return editions_screen(language)
    if {wanted.former, wanted.latter} - set(EDITIONS) or wanted.former >= wanted.latter:
        return None
    if wanted.subject is None:
        return _subjects(language, wanted)
    if wanted.subject not in SUBJECTS:
        return None
    changes = kept(SUBJECTS[wanted.subject], Edition(wanted.former), Edition(wanted.latter))
    if wanted.place is None:
        return _list(language, wanted, changes)
    return _one(language, wanted, changes) if wanted.place < len(changes) else None


def _title(language: str, wanted: Compare) -> Line:
    pair = {"former": str(wanted.former), "latter": str(wanted.latter)}
    title = Words.of(language).bot.say("changes-pair", **pair)
    name = f" · {Wording.of(language).subject(wanted.subject)}" if wanted.subject else ""
    return Line(f"{title}{name}", Style.TITLE)


def _own_words(language: str, wanted: Compare) -> Line:
    """Return with the text of which of the two editions nobody compared the words."""
    years = Edition(wanted.former), Edition(wanted.latter)
    return Line(Pages(language).own_words(*years), Style.NOTE)


def _subjects(language: str, wanted: Compare) -> Screen:
    """Return the subjects in which something changed, a page of them; the others are named."""
    words = Words.of(language)
    said, law = words.bot, words.law
    former, latter = Edition(wanted.former), Edition(wanted.latter)
    years = (wanted.former, wanted.latter)
    covered = [n for n, subject in SUBJECTS.items() if {former, latter} <= subject.books.keys()]
    changed = [name for name in covered if kept(SUBJECTS[name], former, latter)]
    rows = option_rows(
        [
            Button(law.subject(name), Compare(*years, name))
            for name in page_of(changed, wanted.page)
        ]
    )
    is_last = not has_next_page(changed, wanted.page)
    rows = (*rows, _steps(language, wanted, ALL_PAIRS, is_last=is_last))
    notes = []
    for key, names in (
        ("changes-none", [name for name in covered if name not in changed]),
        ("changes-not-covered", [name for name in SUBJECTS if name not in covered]),
    ):
        if names:
            listed = ", ".join(map(law.subject, names))
            notes.append(Line(said.say(key, subjects=listed), Style.QUOTE))
    lines = (_title(language, wanted), *notes, _own_words(language, wanted))
    return Screen(lines, rows, said.say("shortened"))


def _steps(language: str, wanted: Compare, above: Compare, *, is_last: bool) -> tuple[Button, ...]:
    """Return the buttons to the page before or the list above, and to the next page."""
    said = Words.of(language).bot
    former, latter, subject, page = wanted.former, wanted.latter, wanted.subject, wanted.page
    before = Compare(former, latter, subject, page=page - 1) if page else above
    back = Button(said.say("back"), before)
    if is_last:
        return (back,)
    following = Compare(former, latter, subject, page=page + 1)
    return (back, Button(said.say("next-page"), following))


def _list(language: str, wanted: Compare, changes: tuple[Change, ...]) -> Screen:
    """Return a page of the changes of a subject: those that show in a ruling first."""
    said = Words.of(language).bot
    entries = _entries(language, changes)
    listed = [*enumerate(page_of([*entries.items()], wanted.page, READ_IN_A_PAGE), start=1)]
    buttons = tuple(
        Button(str(n), Compare(wanted.former, wanted.latter, wanted.subject, place))
        for n, (_, place) in listed
    )
    above = Compare(wanted.former, wanted.latter)
    is_last = not has_next_page([*entries], wanted.page, READ_IN_A_PAGE)
    steps = _steps(language, wanted, above, is_last=is_last)
    pages = -(-len(entries) // READ_IN_A_PAGE)
    number = said.say("changes-number", number=len(entries))
    at = said.say("page", page=wanted.page + 1, pages=pages) if pages > 1 else ""
    note = Line(" ".join(filter(None, (number, at))), Style.NOTE)
    numbered = (Line.led_by(str(n), title) for n, (title, _) in listed)
    rows: Rows = (*option_rows(buttons), steps)
    head = (_title(language, wanted), note, _own_words(language, wanted))
    return Screen((*head, *numbered), rows, said.say("shortened"))


def _entries(language: str, changes: tuple[Change, ...]) -> dict[str, int]:
    """Return the places of changes by their title; of those with the same title the first."""
    changing, entries = ChangeWording(language), dict[str, int]()
    for place, change in enumerate(changes):
        entries.setdefault(changing.label(change), place)
    return entries


def _one(language: str, wanted: Compare, changes: tuple[Change, ...]) -> Screen:
    """Return one change: both texts, how many cases it concerns, and the simplest of them.

    Other changes of the same title stand below it.
    """
    said, changing = Words.of(language).bot, ChangeWording(language)
    former, latter = Edition(wanted.former), Edition(wanted.latter)
    name = changing.label(changes[wanted.place or 0])
    told = [changing.change(one, former, latter) for one in changes if changing.label(one) == name]
    texts = dict.fromkeys(line for one in told for line in (*one.texts, one.cases))
    shown = [line for one in told for line in (*one.example, *one.differences)]
    page = [*_entries(language, changes)].index(name) // READ_IN_A_PAGE
    above = Compare(wanted.former, wanted.latter, wanted.subject, page=page)
    rows: Rows = ((Button(said.say("back"), above),),)
    lines = fit(
        (
            _title(language, wanted),
            Line(told[0].title, Style.STRONG),
            _own_words(language, wanted),
        ),
        (*map(Line, texts), *(Line(text, Style.QUOTE) for text in dict.fromkeys(shown))),
        rows,
    )
    return Screen(tuple(lines), rows, said.say("shortened"))
