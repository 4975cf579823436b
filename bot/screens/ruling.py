"""The screens of a ruling: itself, its reasons, more about it, and the words to read out."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.conversation.callback_data import Look, Open, Page
from bot.conversation.changing import add_another
from bot.conversation.deep_links import payload
from bot.conversation.interview import Interview
from bot.conversation.pressing import Action, GoOver, ReadOut, ReturnWith
from bot.screens.elements import LABEL, Button, ButtonStyle, Line, Opening, Screen, Style
from bot.screens.fitting import (
    CLOCK,
    FOLDED_HEIGHT,
    HIGHEST,
    LINE_HEIGHT,
    MARGIN,
    ROW_HEIGHT,
    OrderLines,
    clock_below,
    fold,
    height_of,
    order_lines,
    room_left,
    words_in,
)
from bot.screens.noting import noted_button
from bot.screens.question import table_row
from bot.screens.rows import (
    LONGEST_OF_THREE,
    LONGEST_OF_TWO,
    Rows,
    button,
    button_row,
    option_rows,
    other_edition_buttons,
    packed_rows,
    shorten,
    split_into_rows,
    way_on,
)
from bot.screens.seating import spoken_to
from bot.screens.told import change_line, dropped_lines, title, told_line
from bot.screens.ways import NextQuestion, next_question
from bot.wording import Words
from lawcore import Ruling
from lawcore.book.authorities import AUTHORITIES
from lawcore.book.changes.wording import ChangeWording
from lawcore.book.library import Library
from lawcore.engine.records import replace
from lawcore.engine.ruling import When
from lawcore.languages import name_of
from lawcore.wording import LANGUAGES
from lawcore.wording.brief import ShortRuling, Step

BLANK = Line("")
"""The line that sets the headline of a ruling apart."""
MOST_FOLDED, MOST_WORDS_TOLD = 60, 14
"""The most words behind the fold, and those that are left there for what was told."""
FEW_SAID, FEW_FOLDED = 56, 24
"""So many words of a ruling and its steps, and of what is folded, have room in every language."""
ARTICLES_A_ROW, MOST_ARTICLES = 3, 6
"""The articles in a row, and the most that can be opened from the reasons of a ruling."""
A_PAIR = 2
MOST_ROWS = 3
"""The most rows of buttons of a ruling in a group, the link left out."""


def ruling_screen(interview: Interview, ruling: Ruling) -> Screen:
    """Return a ruling: the result, the words and orders for now and later; the rest is folded."""
    asked = next_question(interview)
    lines, rows = _lines_and_rows(interview, ruling, asked)
    lines = _with_room(interview, lines, asked, _most_pixels(interview, asked, rows))
    if interview.is_in_group:
        return _group_screen(interview, lines, asked, rows)
    if asked is None:
        return Screen(lines, rows)
    steering = (("back", Action.BACK), ("why-ruled", Action.WHY), ("more", Action.MORE))
    asks = ask_buttons(interview) if _is_judged(interview) else ()
    rows = (*rows, asks, button_row(interview, *steering))
    return Screen(lines, tuple([row for row in rows if row]))


def _with_room(
    interview: Interview, lines: tuple[Line, ...], asked: NextQuestion | None, most: int
) -> tuple[Line, ...]:
    """Return the lines with the changed answer folded, where a question leaves no room.

    In a group what else was told gives way to it.
    """
    changed = tuple(change_line(interview))
    above = [line for line in lines if line.style is not Style.QUOTE]
    if asked is None or not changed or LINE_HEIGHT + height_of(above) <= most:
        return lines
    folded = tuple(replace(line, style=Style.QUOTE) for line in changed)
    told = told_line(interview) if interview.is_in_group else None
    *head, question = [line for line in lines[len(changed) :] if line.text != told]
    quoted = next((n for n, line in enumerate(head) if line.style is Style.QUOTE), len(head))
    return (*head[:quoted], *folded, *head[quoted:], question)


def _is_judged(interview: Interview) -> bool:
    """Tell whether the question that follows a ruling is the Director's to judge."""
    return interview.waiting is not None and interview.waiting == interview.unjudged


def ruling_lines(
    interview: Interview, ruling: Ruling, asked: NextQuestion | None = None
) -> tuple[Line, ...]:
    """Return the lines of a ruling, the folded ones last, and a question that follows it."""
    lines, _ = _lines_and_rows(interview, ruling, asked)
    return lines


def _lines_and_rows(
    interview: Interview, ruling: Ruling, asked: NextQuestion | None
) -> tuple[tuple[Line, ...], Rows]:
    """Return the lines of a ruling, with the answers to what follows it, else its own buttons.

    What is added to a ruling gives way where there is much to be done now: "More" has it too.
    A group has room for MOST_ROWS of these, and chooses them itself.
    """
    has_own = asked is None and not interview.is_in_group
    rows = _rows(interview, ruling) if has_own else _ways(interview, asked) if asked else ()
    lines = _lines(interview, ruling, asked, _most_pixels(interview, asked, rows))
    if has_own and room_left(lines, rows, HIGHEST) < LINE_HEIGHT:
        aside = _adding(interview, ruling)
        rows = tuple(row for row in rows if not set(row) <= set(aside))
        lines = _lines(interview, ruling, None, _most_pixels(interview, None, rows))
    return lines, rows


def _lines(
    interview: Interview, ruling: Ruling, asked: NextQuestion | None, most: int
) -> tuple[Line, ...]:
    """Return the lines of a ruling, with at most so many pixels above the fold.

    A group sees the orders and the facts, and what is assumed.
    """
    offers = asked.offers if asked is not None else ()
    brief = _telling_the_choice(_brief(interview, ruling, offers), asked)
    offers = offers if interview.is_in_private else ()
    if offers and _is_all(brief.steps, offers):
        brief = replace(brief, result="")
    question = () if asked is None else (Line(asked.ask, Style.STRONG),)
    changed = tuple(change_line(interview))
    head = (*changed, *_headline(brief))
    close = tuple(line for line in head if line is not BLANK)
    if interview.is_in_group:
        in_group = _lines_for_a_group(interview, brief, (*close, *question), most)
        return (*close, *in_group, *question)
    each = (brief,) if asked is not None else _in_each_language(interview, ruling, brief)
    longest = _headline(max(each, key=lambda one: len(one.result)))
    taken = (title(interview), *changed, *longest, *dropped_lines(interview), *question)
    laid = fold(_orders(each, taken, most, is_asking=asked is not None), taken, most)
    (above, below), *_ = laid
    height = max(height_of((*taken, *shown)) for shown, _ in laid)
    if asked is not None:
        if height > most:  # what is for later stands below the next ruling
            has_room = height <= most + FOLDED_HEIGHT
            return (*(head if has_room else close), *above, *question)
        supposed = _supposed_lines(brief, below) if _is_judged(interview) else ()
        return (*head, *above, *below, *supposed, *question)
    if height > most:
        return (*close, *above, *below)
    return (*head, *above, *_folded_lines(interview, ruling, each, [own for _, own in laid]))


def _headline(brief: ShortRuling) -> tuple[Line, ...]:
    """Return the result of a ruling, set apart from what follows."""
    return (Line(brief.result, Style.STRONG), BLANK) if brief.result else ()


def _in_each_language(
    interview: Interview, ruling: Ruling, brief: ShortRuling
) -> tuple[ShortRuling, ...]:
    """Return a ruling in brief in every language, that of the interview first.

    A short one has room in all of them: the others are not read then.
    """
    said = " ".join((brief.result, *(step.line for step in brief.steps)))
    folded = " ".join((*brief.asides, *brief.supposes[:1]))
    if len(said.split()) <= FEW_SAID and len(folded.split()) <= FEW_FOLDED:
        return (brief,)
    others = (Words.of(name).law for name in LANGUAGES if name != interview.words.bot.language)
    return (brief, *(law.briefs.brief(ruling) for law in others))


def _orders(
    each: Sequence[ShortRuling], taken: Sequence[Line], most: int, *, is_asking: bool
) -> list[tuple[OrderLines, ...]]:
    """Return the orders of a ruling in each language, closer together where one is too high.

    Nothing is folded above a question.
    """
    laid = [order_lines(brief) for brief in each]
    has_fold = not (is_asking or all(order.is_due for order in laid[0]))
    highest = most + (0 if has_fold else FOLDED_HEIGHT)
    dues = ([line for order in orders if order.is_due for line in order.lines] for orders in laid)
    heights = (height_of([one for one in (*taken, *due) if one is not BLANK]) for due in dues)
    return [order_lines(b, close=True) for b in each] if max(heights) > highest else laid


def _is_all(steps: Sequence[Step], offers: Sequence[str]) -> bool:
    """Tell whether an offer is all that is said: whom it is made to is the headline then."""
    (first, *others) = steps
    is_offered = bool(first.to) and offers[0] in first.text
    return is_offered and all(one.when is not When.NOW for one in others)


def _telling_the_choice(brief: ShortRuling, asked: NextQuestion | None) -> ShortRuling:
    """Return a ruling in which the player who chooses is spoken to last of those who are now.

    What the next subject says to that player stands in place of what is said here, which is the
    same in other words.
    """
    if asked is None or not asked.offers:
        return brief
    at = asked.at
    there = brief if at is None or at.ruling is None else _brief(at, at.ruling, asked.offers)
    told = next(step for step in there.steps if asked.offers[0] in step.text)
    others = [step for step in brief.steps if (step.to, step.when) != (told.to, told.when)]
    now = [step for step in others if step.when is When.NOW]
    return replace(brief, steps=(*now, told, *others[len(now) :]))


def _brief(interview: Interview, ruling: Ruling, offers: Sequence[str]) -> ShortRuling:
    """Return a ruling in brief, by seats where the auction of the case says them."""
    known = interview.conversation.auction is not None
    seats: Mapping[str, str] = spoken_to(interview) if known else {}
    return interview.words.law.briefs.brief(ruling, offers, seats)


def _most_pixels(interview: Interview, asked: NextQuestion | None, beside: Rows) -> int:
    """Return the most pixels above the fold: those that it and the buttons leave.

    Below the answers to a question stands another row. In a group the link into the private chat
    is a row as well.
    """
    asks = asked is not None and _is_judged(interview) and interview.conversation.may_ask
    rows = len(beside) + (asked is not None) + asks or MOST_ROWS
    height = ROW_HEIGHT * (rows + interview.is_in_group)
    if asked is not None:
        height += clock_below(Line(asked.ask, Style.STRONG))
    elif interview.is_in_private:
        height += CLOCK
    return HIGHEST - MARGIN - height - FOLDED_HEIGHT


def _ways(interview: Interview, asked: NextQuestion) -> Rows:
    """Return the answers to the question that follows a ruling, as buttons.

    Those that were offered to a player stand in rows of three or two, as far as they are short.
    """
    labelled = zip(asked.labels, asked.ways, strict=True)
    buttons = [button(interview, shorten(label), way.action) for label, way in labelled]
    offered = [one for one, way in zip(buttons, asked.ways, strict=True) if way.offer]
    longest = max((len(one.text) for one in offered), default=0)
    is_short = longest <= LONGEST_OF_THREE and len(offered) != A_PAIR**2
    is_even = longest <= LONGEST_OF_TWO
    return (
        *(split_into_rows(offered, A_PAIR + is_short) if is_even else packed_rows(offered)),
        *option_rows(buttons[len(offered) :]),
    )


def _lines_for_a_group(
    interview: Interview, brief: ShortRuling, head: tuple[Line, ...], most: int
) -> Iterator[Line]:
    """Yield the orders, what is assumed, the facts, and that the Director decides."""
    decides = Line(interview.words.bot.label("director-decides"), Style.NOTE)
    taken = (title(interview), *head, *dropped_lines(interview), decides)
    is_asking = next_question(interview) is not None
    (orders,) = _orders((brief,), taken, most, is_asking=is_asking)
    above = [line for one in orders if one.is_due for line in one.lines]
    is_full = height_of((*taken, *above)) > most
    later = [one.folded for one in orders if not one.is_due]
    folded = [] if is_asking else later  # else below the next ruling
    if is_full:
        shortest = [Line(text, Style.QUOTE) for text in brief.supposes[-1:]]
        height = height_of((*taken, *above, *shortest))
        has_room = not is_asking or height <= most + FOLDED_HEIGHT
        yield from (*above, *folded, *(shortest if has_room else ()), decides)
        return
    folded += _supposed_lines(brief, folded)
    yield from (*above, *folded, *_told_lines(interview, folded), decides)


def _folded_lines(
    interview: Interview,
    ruling: Ruling,
    each: Sequence[ShortRuling],
    orders: Sequence[tuple[Line, ...]],
) -> Iterator[Line]:
    """Yield the folded orders, then what is assumed, the words for later, the facts, the appeal.

    The words for later stand here as far as there is room in each language, and the facts where
    all have; they stand behind "More" and "Change" as well.
    """
    last = [Line(text, Style.QUOTE) for text in _settlement_lines(interview)]
    last += _appeal_lines(interview, ruling)
    firsts = [
        (*folded, *_supposed_lines(brief, (*folded, *last)))
        for brief, folded in zip(each, orders, strict=True)
    ]
    used = max(words_in((*first, *last)) for first in firsts)
    asides = _alike_in_each([one.asides for one in each], MOST_FOLDED - MOST_WORDS_TOLD - used)
    told = _told_lines(interview, (*firsts[0], *asides, *last))
    yield from (*_comparison_lines(interview), *firsts[0], *asides, *told, *last)


def _appeal_lines(interview: Interview, ruling: Ruling) -> tuple[Line, ...]:
    """Return that a ruling with points of judgement may be appealed."""
    if not ruling.judgement:
        return ()
    return (Line(interview.words.law.rulings.appeal(ruling.edition), Style.QUOTE),)


def _supposed_lines(brief: ShortRuling, folded: Iterable[Line]) -> tuple[Line, ...]:
    """Return the line of what is assumed, as long as there is room beside what is folded."""
    if not brief.supposes:
        return ()
    room = MOST_FOLDED - words_in(folded)
    fitting = (text for text in brief.supposes if len(text.split()) <= room)
    return (Line(next(fitting, brief.supposes[-1]), Style.QUOTE),)


def _alike_in_each(every: Sequence[Sequence[str]], room: int) -> tuple[Line, ...]:
    """Return of what the Law adds as much as there is room for in the language of most words."""
    found = []
    for text, *others in zip(*every, strict=True):
        most = max(len(one.split()) for one in (text, *others))
        if most <= room:
            found.append(Line(text, Style.QUOTE))
            room -= most
    return tuple(found)


def _told_lines(interview: Interview, folded: Iterable[Line]) -> tuple[Line, ...]:
    """Return the facts in a line, nothing where there is no room for all beside what is folded."""
    told = Line(told_line(interview), Style.QUOTE)
    return (told,) if words_in((*folded, told)) <= MOST_FOLDED else ()


def _rows(interview: Interview, ruling: Ruling) -> Rows:
    """Return at most eight buttons: the next step, why, changes, additions, back, the rest."""
    back = [("back", Action.BACK)] if interview.own_answers or interview.above else []
    reasons = (("why-ruled", Action.WHY), ("change", Action.CHANGE))
    rows = (
        *_ways_on(interview, ruling)[:1],
        _score_button(interview, ruling),
        *_beside(button_row(interview, *reasons), _adding(interview, ruling)),
        button_row(interview, *back, ("new-beside", Action.NEW), ("more", Action.MORE)),
    )
    return tuple([row for row in rows if row])


def _beside(row: tuple[Button, ...], others: tuple[Button, ...]) -> Rows:
    """Return a row with one more button beside it, or below it where its label is long."""
    whole = (*row, *others)
    if len(others) == 1 and all(len(one.text) <= LONGEST_OF_THREE for one in whole):
        return (whole,)
    return (row, *split_into_rows(others, A_PAIR))


def _adding(interview: Interview, ruling: Ruling) -> tuple[Button, ...]:
    """Return the buttons that note a ruling, or ask others about it."""
    return (
        *_note_buttons(interview),
        *(ask_buttons(interview) if _asks_first(interview, ruling) else ()),
    )


def _score_button(interview: Interview, ruling: Ruling) -> tuple[Button, ...]:
    """Return the button that works out an adjusted score, where one is awarded."""
    if not any(ordered.order.adjusts for ordered in ruling.orders):
        return ()
    label = interview.words.bot.say("work-out-score")
    return (Button(label, Open(Page.SCORE), ButtonStyle.PRIMARY),)


def _asks_first(interview: Interview, ruling: Ruling) -> bool:
    """Tell whether directors are asked from the ruling itself: it leaves them a judgement."""
    is_left = bool(ruling.judgement) and not _ways_on(interview, ruling)
    return interview.conversation.may_ask and is_left


def ask_buttons(interview: Interview) -> tuple[Button, ...]:
    """Return the button that asks a desk of directors, where there is one."""
    is_offered = interview.conversation.may_ask
    return button_row(interview, ("ask-beside", Action.ASK)) if is_offered else ()


def _note_buttons(interview: Interview) -> tuple[Button, ...]:
    """Return the button that notes a ruling, or says where it was noted.

    There is none in a group where it is not noted: an evening is opened there by its command.
    """
    row = interview.conversation
    if row.noted is not None and row.is_noted:
        return (noted_button(interview),)
    return () if interview.is_in_group else button_row(interview, ("note-it", Action.NOTE))


def _ways_on(interview: Interview, ruling: Ruling) -> Rows:
    """Return rows of buttons for the next steps; the first stands out.

    They return to where the answer is needed, lead to where an answer comes from, to the next
    question or to what is known later; then to the other subjects that take over.
    """
    over = lead_buttons(interview, ruling)
    leads = (ordered.order.leads_to for ordered in ruling.orders)
    comes_back = any(lead is not None and lead.returns is not None for lead in leads)
    others = (_next_button(interview, ruling), _later_button(interview))
    ways = (
        _return_buttons(interview),
        over[:1] if comes_back else (),
        *others,
        *((one,) for one in over[comes_back:]),
    )
    return tuple([way for way in ways if way])


def _return_buttons(interview: Interview) -> tuple[Button, ...]:
    """Return a button for each answer with which the waiting conversation may go on."""
    above, lead = interview.above, interview.lead
    if above is None or lead is None or lead.returns is None:
        return ()
    law, said, fact = interview.words.law, interview.words.bot, lead.returns.fact
    return tuple(
        button(
            interview,
            said.say("over", subject=law.option(above.subject.name, fact, answer)),
            ReturnWith(str(answer)),
            ButtonStyle.PRIMARY,
        )
        for answer in interview.possible_returns
    )


def _next_button(interview: Interview, ruling: Ruling) -> tuple[Button, ...]:
    """Return the button of the next question, if there is one that is not asked here.

    Where a score is adjusted the damage is known that would be asked about.
    """
    if ruling.ask is None or interview.waiting is not None or _score_button(interview, ruling):
        return ()
    label = interview.words.law.next(ruling.subject, ruling.ask.fact, interview.told)
    return (button(interview, label, Action.NEXT, ButtonStyle.PRIMARY),)


def _later_button(interview: Interview) -> tuple[Button, ...]:
    """Return the button of the fact that could not be known before, if there is one."""
    if interview.counted is None or interview.ruling is None:
        return ()
    if interview.ruling.pending:
        return way_on(interview, "play-is-over", Action.COUNT)
    name = interview.counted.name
    label = interview.words.law.next(interview.subject.name, name, interview.told)
    return (button(interview, label, Action.COUNT, ButtonStyle.PRIMARY),)


def _group_screen(
    interview: Interview, lines: tuple[Line, ...], asked: NextQuestion | None, answers: Rows
) -> Screen:
    """Return a short ruling for a group, with the link into the private chat.

    A question that follows has its answers there too, and so has any other way on.
    """
    said, link = interview.words.bot, payload(interview.conversation)
    opening = None if link is None else Opening(said.say("open-in-private"), link)
    last = (*button_row(interview, ("why-ruled", Action.WHY)), *_note_buttons(interview))
    ruling = interview.ruling
    ways = _ways_on(interview, ruling)[:1] if asked is None and ruling is not None else answers
    back = button_row(interview, ("back", Action.BACK)) if ways else ()
    asks = ruling is not None and asked is None and _asks_first(interview, ruling)
    beside = (ask_buttons(interview),) if asks else ()
    return Screen(lines, (*ways, *beside, (*back, *last)), opening=opening)


def lead_buttons(interview: Interview, ruling: Ruling) -> tuple[Button, ...]:
    """Return a button for each subject to which a ruling leads; one that is due stands out."""
    leads = [(one.order.leads_to, one.order.when) for one in ruling.orders]
    due = {lead.subject for lead, when in leads if lead and when is not When.DIRECTOR}
    return tuple(
        button(
            interview,
            _lead_label(interview.words, name),
            GoOver(name),
            ButtonStyle.PRIMARY if name in due else None,
        )
        for name in dict.fromkeys(lead.subject for lead, _ in leads if lead)
    )


def _lead_label(words: Words, subject: str) -> str:
    """Return the label of the button to another subject: its name alone where it is long."""
    name = words.law.subject(subject)
    label = words.bot.say("over", subject=name)
    return label if len(label) <= LABEL else name


def reading_buttons(interview: Interview, ruling: Ruling) -> tuple[Button, ...]:
    """Return a button for each language but the present one, to read the ruling out in it."""
    if not interview.words.law.rulings.sayings(ruling):
        return ()
    return tuple(
        button(interview, _reading_label(interview.words, code), ReadOut(code))
        for code in LANGUAGES
        if code != interview.conversation.language
    )


def _reading_label(words: Words, code: str) -> str:
    """Return the label of the button that reads out in a language, in that language if need be."""
    key = f"say-in-{code}"
    if words.bot.has(key):
        return words.bot.say(key)
    return words.bot.say("say-in", language=name_of(code))


def reading_screen(interview: Interview, ruling: Ruling) -> Screen:
    """Return the words to the players, in the language of the present screen."""
    language = interview.conversation.screen.language or ""
    words = Words.of(language) if language in LANGUAGES else interview.words
    lines = tuple(Line(text) for text in words.law.rulings.sayings(ruling))
    return Screen(lines, (_to_ruling(interview),))


def because_screen(interview: Interview, ruling: Ruling) -> Screen:
    """Return the reasons of a ruling: what decided, what was excluded, and what is assumed."""
    said, law = interview.words.bot, interview.words.law
    brief = law.briefs.brief(ruling)
    supposed = brief.supposed
    lines = [Line(brief.result, Style.STRONG)]
    if supposed:
        lines.append(Line(said.say("supposed", facts="; ".join(supposed)), Style.NOTE))
    reasons = (text for text in law.rulings.reasons(ruling) if text.rstrip(".") != brief.result)
    appeal = (line.text for line in _appeal_lines(interview, ruling))
    texts = (*reasons, *law.rulings.judgement(ruling), *_settlement_lines(interview), *appeal)
    lines += map(Line, dict.fromkeys(texts))  # several revokes have reasons in common
    if interview.is_in_group:
        return Screen(tuple(lines), (_to_ruling(interview),))
    reasoning = button_row(interview, ("reasoning", Action.REASONING))
    articles = _article_buttons(interview, ruling)
    is_long = any(len(one.text) > LONGEST_OF_THREE for one in articles)
    opening = split_into_rows(articles, ARTICLES_A_ROW - is_long)
    return Screen(tuple(lines), (*opening, reasoning, _to_ruling(interview)))


def _article_buttons(interview: Interview, ruling: Ruling) -> list[Button]:
    """Return a button for each of the first articles of a ruling, which opens it below."""
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
    """Return the cited articles of a ruling, each with its sentence, and further actions."""
    law = interview.words.law
    lines = [Line(law.briefs.result(ruling), Style.STRONG)]
    for number in dict.fromkeys(ordered.article for ordered in ruling.orders):
        sentence = law.rulings.sentence_of_number(ruling, number)
        lines.append(Line.led_by(law.articles.printed(number, ruling.edition), sentence))
    asked = next_question(interview)
    _, rows = _lines_and_rows(interview, ruling, asked)
    shown = {one for row in rows for one in row}
    aside = () if asked is not None else _adding(interview, ruling)
    asks = asked is None and _asks_first(interview, ruling)
    adding = [("add-fact", Action.UNUSUAL)] if interview.rare else []
    others = (
        *(_rest(interview) if asked is not None else [one for one in aside if one not in shown]),
        *other_edition_buttons(interview),
        *button_row(interview, *adding, ("reasoning", Action.REASONING)),
        *_another(interview),
        *(one for way in _ways_on(interview, ruling)[1:] for one in way),
        *reading_buttons(interview, ruling),
        *(() if asks else ask_buttons(interview)),
    )
    return Screen(tuple(lines), (*packed_rows(others), _to_ruling(interview)))


def _rest(interview: Interview) -> tuple[Button, ...]:
    """Return the buttons of a ruling for which its screen has no room beside a question."""
    keys = (("change", Action.CHANGE), ("new", Action.NEW))
    return (*button_row(interview, *keys), *_note_buttons(interview), *table_row(interview))


def _another(interview: Interview) -> tuple[Button, ...]:
    """Return the button for one more irregularity, where there can be one."""
    if add_another(interview) is None:
        return ()
    label = interview.words.law.another(interview.subject.name)
    return (button(interview, shorten(label), Action.ANOTHER),)


def _to_ruling(interview: Interview) -> tuple[Button, ...]:
    return button_row(interview, ("to-ruling", Action.SHOW))


def _comparison_lines(interview: Interview) -> Iterator[Line]:
    """Yield what the edition rules otherwise than the one before the switch."""
    year = interview.conversation.screen.came_from
    difference = None if year is None else interview.difference_from(year)
    if difference is not None:
        said = interview.words.bot
        name = said.say("edition-name", edition=str(year))
        yield Line(said.say("compared", edition=name), Style.QUOTE)
        for line in ChangeWording(interview.conversation.language).differences(difference):
            yield Line(line, Style.QUOTE)


def _settlement_lines(interview: Interview) -> Iterator[str]:
    """Yield the options of the authority that matter here, and whether they are verified."""
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
