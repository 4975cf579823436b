"""The screens of a ruling: itself, why it is so, what else there is to it, what is read out."""

from collections.abc import Iterable, Iterator
from itertools import chain

from bot.conversation.actions import Action
from bot.conversation.callback_data import OVER, READ, RETURN, Look
from bot.conversation.changing import add_another
from bot.conversation.deep_links import payload
from bot.conversation.interview import Interview
from bot.screens.change import change_line, dropped_lines
from bot.screens.elements import (
    LABEL,
    Button,
    ButtonStyle,
    Line,
    Opening,
    Screen,
    Style,
    button,
    button_row,
    other_edition_buttons,
    title,
    way_on,
)
from bot.screens.noting import noted_button
from bot.screens.orders import fold, order_lines, size_of
from bot.screens.rows import Rows, option_rows, shorten, split_into_rows
from bot.screens.told import told_line
from bot.wording import Words
from lawcore import Ruling
from lawcore.authorities import AUTHORITIES
from lawcore.changes.wording import Changing
from lawcore.languages import name_of
from lawcore.library import Library
from lawcore.wording import LANGUAGES
from lawcore.wording.brief import Brief

MOST_FOLDED = 60
"""So many words stand behind the fold, but for orders."""
ARTICLES_A_ROW, MOST_ARTICLES = 3, 6
"""So many articles can be opened where it is said why a ruling is so."""
A_PAIR = 2
A_THIRD = 10
"""The most characters of a label that leave room for two as long beside it."""
MOST_REASONS = 14
"""So many lines of a phone give reasons; the rest is folded."""


def ruling_screen(interview: Interview, ruling: Ruling) -> Screen:
    """Return a ruling: what it is, what is said and done now and later; the rest is folded."""
    lines = ruling_lines(interview, ruling)
    if interview.is_in_group:
        return _group_screen(interview, lines)
    return Screen(lines, _rows(interview, ruling))


def ruling_lines(interview: Interview, ruling: Ruling) -> tuple[Line, ...]:
    """Return the lines of a ruling, those behind the fold last.

    A group sees what is ordered now, and what was told.
    """
    brief = interview.words.law.briefs.brief(ruling)
    head = (*change_line(interview), Line(brief.result, Style.STRONG))
    if interview.is_in_group:
        return (*head, *_lines_for_a_group(interview, brief, head))
    taken = (title(interview), *head, *dropped_lines(interview))
    orders = tuple(fold(order_lines(brief), taken))
    above = tuple(line for line in orders if line.style is not Style.QUOTE)
    below = tuple(line for line in orders if line.style is Style.QUOTE)
    return (*head, *above, *_folded_lines(interview, ruling, brief, below))


def _lines_for_a_group(
    interview: Interview, brief: Brief, head: tuple[Line, ...]
) -> Iterator[Line]:
    """Yield what is ordered now and was told, and that the Director decides."""
    decides = Line(interview.words.bot.say("director-decides"), Style.NOTE)
    taken = (title(interview), *head, *dropped_lines(interview), decides)
    orders = tuple(fold(order_lines(brief, only_now=True), taken))
    folded = [line for line in orders if line.style is Style.QUOTE]
    (told,) = _as_many(MOST_FOLDED - size_of(folded)[1], (told_line(interview),))
    yield from (*orders, *told, decides)


def _folded_lines(
    interview: Interview, ruling: Ruling, brief: Brief, orders: tuple[Line, ...]
) -> Iterator[Line]:
    """Yield the folded orders, then what is supposed, may be read later, was told, the appeal.

    What may be read later stands here as far as there is room, and so does what was told: the
    one stands behind "More" as well, the other behind "Change an answer".
    """
    compared, first = tuple(_comparison_lines(interview)), list(orders)
    last = [Line(text, Style.QUOTE) for text in _settlement_lines(interview)]
    if ruling.judgement:
        last.append(Line(interview.words.law.rulings.appeal(ruling.edition), Style.QUOTE))
    _, taken = size_of((*first, *last))
    room = MOST_FOLDED - taken
    supposed = next((text for text in brief.supposes if len(text.split()) <= room), "")
    if brief.supposes:
        first.append(Line(supposed or brief.supposes[-1], Style.QUOTE))
        room -= len(first[-1].text.split())
    told, *asides = _as_many(room, (told_line(interview), *brief.asides))
    yield from chain(compared, first, *asides, told, last)


def _as_many(room: int, texts: Iterable[str]) -> Iterator[tuple[Line, ...]]:
    """Yield each text as a folded line, or nothing where it has more words than are left."""
    for text in texts:
        words = len(text.split())
        yield (Line(text, Style.QUOTE),) if words <= room else ()
        room -= words if words <= room else 0


def _rows(interview: Interview, ruling: Ruling) -> Rows:
    """Return at most seven buttons: the way on, why, what may be changed or added, the rest.

    Where there is a way on, what is read out stands behind "More".
    """
    adding = [("add-fact", Action.UNUSUAL)] if interview.rare else []
    ways_on = _ways_on(interview, ruling)[:1]
    middle = (
        *button_row(interview, *adding),
        *_note_buttons(interview),
        *(() if ways_on else reading_buttons(interview, ruling)[:1]),
    )
    rows = (
        *ways_on,
        button_row(interview, ("why-ruled", Action.WHY), ("change", Action.CHANGE)),
        *split_into_rows(middle, A_PAIR),
        button_row(interview, ("new", Action.NEW), ("more", Action.MORE)),
    )
    return tuple(row for row in rows if row)


def _note_buttons(interview: Interview) -> tuple[Button, ...]:
    """Return the button that notes a ruling, or says where it was noted.

    There is none where the ruling only answers a question of another one, and in a group where it
    is not noted: an evening is opened there by its command.
    """
    row = interview.conversation
    if row.goes_back is not None:
        return ()
    if row.is_noted:
        return (noted_button(interview),)
    return () if interview.is_in_group else button_row(interview, ("note-it", Action.NOTE))


def _ways_on(interview: Interview, ruling: Ruling) -> Rows:
    """Return rows with the ways on, each with its button or buttons; the first stands out.

    That is back to where the answer is needed, to where an answer comes from, to what is asked
    next, or to what is known later; then to the other subjects that take over.
    """
    over = lead_buttons(interview, ruling)
    leads = (ordered.order.leads_to for ordered in ruling.orders)
    comes_back = any(lead is not None and lead.returns is not None for lead in leads)
    others = (_next_button(interview, ruling), _later_button(interview))
    ways = (
        _return_buttons(interview, ruling),
        over[:1] if comes_back else (),
        *others,
        *((one,) for one in over[comes_back:]),
    )
    return tuple(way for way in ways if way)


def _return_buttons(interview: Interview, ruling: Ruling) -> tuple[Button, ...]:
    """Return a button for each answer with which the conversation that waits may go on."""
    waiting = interview.conversation.goes_back
    if waiting is None:
        return ()
    law, said = interview.words.law, interview.words.bot
    return tuple(
        button(
            interview,
            said.say("over", subject=law.option(waiting.subject, waiting.fact, answer)),
            f"{RETURN}{answer}",
            ButtonStyle.PRIMARY,
        )
        for answer in waiting.possible(ruling)
    )


def _next_button(interview: Interview, ruling: Ruling) -> tuple[Button, ...]:
    """Return the button that asks what is to be told next, if there is anything."""
    if ruling.ask is None:
        return ()
    label = interview.words.law.next(ruling.subject, ruling.ask.fact, interview.told)
    return (button(interview, label, Action.NEXT, ButtonStyle.PRIMARY),)


def _later_button(interview: Interview) -> tuple[Button, ...]:
    """Return the button that asks what nobody could know before, if there is any."""
    if interview.counted is None or interview.ruling is None:
        return ()
    if interview.ruling.pending:
        return way_on(interview, "play-is-over", Action.COUNT)
    name = interview.counted.name
    label = interview.words.law.next(interview.subject.name, name, interview.told)
    return (button(interview, label, Action.COUNT, ButtonStyle.PRIMARY),)


def _group_screen(interview: Interview, lines: tuple[Line, ...]) -> Screen:
    """Return a ruling as a group sees it: in short, with the way into the private chat."""
    said, link = interview.words.bot, payload(interview.conversation)
    opening = None if link is None else Opening(said.say("open-in-private"), link)
    rows = ((*button_row(interview, ("why-ruled", Action.WHY)), *_note_buttons(interview)),)
    return Screen(lines, rows, opening=opening)


def lead_buttons(interview: Interview, ruling: Ruling) -> tuple[Button, ...]:
    """Return a button for each subject to which a ruling leads over."""
    leads = (ordered.order.leads_to for ordered in ruling.orders)
    subjects = dict.fromkeys(lead.subject for lead in leads if lead is not None)
    return tuple(
        button(interview, _lead_label(interview.words, name), f"{OVER}{name}", ButtonStyle.PRIMARY)
        for name in subjects
    )


def _lead_label(words: Words, subject: str) -> str:
    """Return the label that leads over to a subject: its name alone where it is long."""
    name = words.law.subject(subject)
    label = words.bot.say("over", subject=name)
    return label if len(label) <= LABEL else name


def reading_buttons(interview: Interview, ruling: Ruling) -> tuple[Button, ...]:
    """Return a button for each language but the present one, to read the ruling out in it."""
    if not interview.words.law.rulings.sayings(ruling):
        return ()
    return tuple(
        button(interview, _reading_label(interview.words, code), f"{READ}{code}")
        for code in LANGUAGES
        if code != interview.conversation.language
    )


def _reading_label(words: Words, code: str) -> str:
    """Return the label that reads out in a language: by its name there is, else by its own."""
    key = f"say-in-{code}"
    if words.bot.has(key):
        return words.bot.say(key)
    return words.bot.say("say-in", language=name_of(code))


def reading_screen(interview: Interview, ruling: Ruling) -> Screen:
    """Return the words that are said to the players, in the language of the present screen."""
    language = interview.conversation.screen.language or ""
    words = Words.of(language) if language in LANGUAGES else interview.words
    lines = tuple(Line(text) for text in words.law.rulings.sayings(ruling))
    return Screen(lines, (_to_ruling(interview),))


def because_screen(interview: Interview, ruling: Ruling) -> Screen:
    """Return why a ruling is so: what decided, what was excluded, and all that is supposed."""
    said, law = interview.words.bot, interview.words.law
    brief = law.briefs.brief(ruling)
    supposed = brief.supposed
    lines = [Line(brief.result, Style.STRONG)]
    if supposed:
        lines.append(Line(said.say("supposed", facts="; ".join(supposed)), Style.NOTE))
    room = MOST_REASONS - size_of(lines)[0]
    reasons = (text for text in law.rulings.reasons(ruling) if text.rstrip(".") != brief.result)
    texts = (*reasons, *law.rulings.judgement(ruling), *_settlement_lines(interview))
    for text in dict.fromkeys(texts):  # several revokes have reasons in common
        room -= size_of((Line(text),))[0]
        lines.append(Line(text, Style.PLAIN if room >= 0 else Style.QUOTE))
    if interview.is_in_group:
        return Screen(tuple(lines), (_to_ruling(interview),))
    reasoning = button_row(interview, ("reasoning", Action.REASONING))
    articles = _article_buttons(interview, ruling)
    is_long = any(len(one.text) > A_THIRD for one in articles)
    opening = split_into_rows(articles, ARTICLES_A_ROW - is_long)
    return Screen(tuple(lines), (*opening, reasoning, _to_ruling(interview)))


def _article_buttons(interview: Interview, ruling: Ruling) -> list[Button]:
    """Return a button for each of the first articles by which it is ruled, to open it below."""
    law = interview.words.law
    library = Library.of(interview.conversation.language)
    cited = dict.fromkeys(ordered.article for ordered in ruling.orders)
    known = [number for number in cited if library.has(number, ruling.edition)]
    return [
        Button(
            law.articles.printed(number, ruling.edition),
            Look(int(ruling.edition), number, below=True),
        )
        for number in known[:MOST_ARTICLES]
    ]


def reasoning_screen(interview: Interview, ruling: Ruling) -> Screen:
    """Return the reading of the law, article by article."""
    ruled = interview.words.law.rulings.rule(ruling)
    lines = (
        Line(interview.words.bot.say("reasoning-heading"), Style.STRONG),
        *(Line(text, Style.TREE) for text in ruled.reasoning.splitlines()),
    )
    return Screen(lines, (_to_ruling(interview),))


def more_screen(interview: Interview, ruling: Ruling) -> Screen:
    """Return the articles a ruling cites, each with its sentence, and what else can be done."""
    law = interview.words.law
    lines = [Line(law.briefs.result(ruling), Style.STRONG)]
    for number in dict.fromkeys(ordered.article for ordered in ruling.orders):
        sentence = law.articles.sentence_of_number(ruling.subject, number, ruling.edition)
        lines.append(Line.led_by(law.articles.printed(number, ruling.edition), sentence))
    others = (
        *other_edition_buttons(interview),
        *button_row(interview, ("reasoning", Action.REASONING)),
        *_another(interview),
        *(one for way in _ways_on(interview, ruling)[1:] for one in way),
        *reading_buttons(interview, ruling)[0 if _ways_on(interview, ruling) else 1 :],
    )
    return Screen(tuple(lines), (*option_rows(others), _to_ruling(interview)))


def _another(interview: Interview) -> tuple[Button, ...]:
    """Return the button for one more on the board, where there can be one."""
    if add_another(interview) is None:
        return ()
    label = interview.words.law.another(interview.subject.name)
    return (button(interview, shorten(label), Action.ANOTHER),)


def _to_ruling(interview: Interview) -> tuple[Button, ...]:
    return button_row(interview, ("to-ruling", Action.SHOW))


def _comparison_lines(interview: Interview) -> Iterator[Line]:
    """Yield what the edition rules otherwise than the one the conversation came from."""
    year = interview.conversation.screen.came_from
    difference = None if year is None else interview.difference_from(year)
    if difference is not None:
        said = interview.words.bot
        name = said.say("edition-name", edition=str(year))
        yield Line(said.say("compared", edition=name), Style.QUOTE)
        for line in Changing(interview.conversation.language).differences(difference):
            yield Line(line, Style.QUOTE)


def _settlement_lines(interview: Interview) -> Iterator[str]:
    """Yield what the authority has settled that matters here, and whether that is verified."""
    law = interview.words.law
    for settled in interview.settlements:
        known = settled.value is not None and settled.verified
        key = (
            "settled"
            if known
            else "settled-unverified"
            if settled.value is not None
            else "unsettled"
        )
        answer = (
            ""
            if settled.value is None
            else law.option(interview.subject.name, settled.option, settled.value)
        )
        yield interview.words.bot.say(
            key,
            authority=AUTHORITIES[interview.conversation.authority or ""].name,
            question=law.ask(interview.subject.name, settled.option, {}),
            answer=answer,
        )
