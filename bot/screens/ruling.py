"""The screens of a ruling, of its reasoning, and of rulings side by side."""

from collections.abc import Iterator, Mapping, Sequence
from math import prod

from bot.conversation.callback_data import OVER, READ, Action, Look
from bot.conversation.changing import add_another
from bot.conversation.interview import Interview
from bot.screens.change import answers_line, entry_rows
from bot.screens.elements import (
    LABEL,
    Button,
    Line,
    Screen,
    Style,
    button,
    button_row,
    other_edition_buttons,
)
from bot.screens.rows import split_into_rows
from bot.wording import Words
from lawcore import Answer, Branch, Branches, Ruling
from lawcore.authorities import AUTHORITIES
from lawcore.languages import name_of
from lawcore.wording import LANGUAGES, Changing

FIRST_ORDERS = 3
MOST_ARTICLES, A_ROW = 8, 4
FIRST_SUPPOSITIONS = 3


def ruling_screen(interview: Interview, ruling: Ruling) -> Screen:
    """Return the screen of a ruling: what to do, to say and to weigh, why, and where to go on."""
    said = interview.words.bot
    ruled = interview.words.law.rule(ruling)
    rest = ruled.orders[FIRST_ORDERS:]
    why = (*ruled.reasons, *_settlement_lines(interview))
    lines = (
        Line(ruled.headline, Style.STRONG),
        *(Line(order) for order in ruled.orders[:FIRST_ORDERS]),
        *((Line(said.say("rest-of-orders"), Style.QUOTE),) if rest else ()),
        *(Line(order, Style.QUOTE) for order in rest),
        *_under_heading(said.say("say-this"), ruled.sayings),
        *_under_heading(said.say("to-weigh"), ruled.judgement, Style.QUOTE),
        *_under_heading(said.say("why-so"), why, Style.QUOTE),
        *_comparison_lines(interview),
        Line(ruled.appeal),
        Line(said.say("director-decides"), Style.NOTE),
        answers_line(interview),
    )
    return Screen(
        lines,
        (
            lead_buttons(interview, ruling),
            *article_buttons(ruling),
            *entry_rows(interview),
            button_row(interview, ("reasoning", Action.REASONING), ("change", Action.CHANGE)),
            reading_buttons(interview) if ruled.sayings else (),
            other_edition_buttons(interview),
            _another(interview),
            _ending_buttons(interview),
        ),
    )


def _another(interview: Interview) -> tuple[Button, ...]:
    """Return the button for one more on the board, where there can be one."""
    if add_another(interview) is None:
        return ()
    label = interview.words.law.another(interview.subject.name)
    return (button(interview, label, Action.ANOTHER),)


def _under_heading(
    heading: str, texts: Sequence[str], style: Style = Style.PLAIN
) -> Iterator[Line]:
    """Yield texts under a heading, nothing where there is none."""
    if texts:
        yield Line(heading, Style.STRONG)
    for text in texts:
        yield Line(text, style)


def _ending_buttons(interview: Interview) -> tuple[Button, ...]:
    """Return the buttons that go back and begin anew."""
    back = (("back", Action.BACK),) if interview.conversation.answers else ()
    return button_row(interview, *back, ("new", Action.NEW))


def reading_buttons(interview: Interview) -> tuple[Button, ...]:
    """Return a button for each language but the present one, to read the ruling out in it."""
    said = interview.words.bot
    return tuple(
        button(
            interview,
            said.say("say-in", language=name_of(code)),
            f"{READ}{code}",
        )
        for code in LANGUAGES
        if code != interview.conversation.language
    )


def reading_screen(interview: Interview, ruling: Ruling) -> Screen:
    """Return what is read to the players, in the language of the present screen."""
    language = interview.conversation.screen.language or ""
    words = Words.of(language) if language in LANGUAGES else interview.words
    ruled = words.law.rule(ruling)
    lines = (
        Line(ruled.headline, Style.STRONG),
        *_under_heading(words.bot.say("say-this"), ruled.sayings),
        Line(ruled.appeal),
    )
    return Screen(lines, (button_row(interview, ("back", Action.BACK)),))


def _comparison_lines(interview: Interview) -> Iterator[Line]:
    """Yield what the edition rules otherwise than the one the conversation came from."""
    year = interview.conversation.screen.came_from
    difference = None if year is None else interview.difference_from(year)
    if difference is not None:
        said = interview.words.bot
        name = said.say("edition-name", edition=str(year))
        yield Line(said.say("compared", edition=name), Style.STRONG)
        for line in Changing(interview.conversation.language).differences(difference):
            yield Line(line)


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


def article_buttons(ruling: Ruling) -> tuple[tuple[Button, ...], ...]:
    """Return a button for each article that orders something, to be opened below the ruling."""
    numbers = dict.fromkeys(ordered.article for ordered in ruling.orders)
    buttons = [
        Button(number, Look(number, int(ruling.edition), below=True))
        for number in list(numbers)[:MOST_ARTICLES]
    ]
    return split_into_rows(buttons, A_ROW)


def lead_buttons(interview: Interview, ruling: Ruling) -> tuple[Button, ...]:
    """Return a button for each subject to which a ruling leads over."""
    leads = (ordered.order.leads_to for ordered in ruling.orders)
    subjects = dict.fromkeys(lead.subject for lead in leads if lead is not None)
    return tuple(
        button(interview, _lead_label(interview.words, name), f"{OVER}{name}") for name in subjects
    )


def _lead_label(words: Words, subject: str) -> str:
    """Return the label of the button to another subject: just its name if that is long."""
    name = words.law.subject(subject)
    label = words.bot.say("over", subject=name)
    return label if len(label) <= LABEL else name


def reasoning_screen(interview: Interview, ruling: Ruling) -> Screen:
    """Return the reading of the law, article by article."""
    said = interview.words.bot
    ruled = interview.words.law.rule(ruling)
    lines = (
        Line(said.say("reasoning-heading"), Style.STRONG),
        *(Line(text, Style.TREE) for text in ruled.reasoning.splitlines()),
    )
    return Screen(lines, (button_row(interview, ("back", Action.SHOW)),))


def branches_screen(interview: Interview, branches: Branches) -> Screen:
    """Return the rulings between which an unsure fact decides."""
    said = interview.words.bot
    law = interview.words.law
    lines = [Line(said.say("branches-heading"), Style.STRONG)]
    for branch in branches.branches:
        lines.extend(Line(text, Style.STRONG) for text in _supposition_lines(interview, branch))
        ruled = law.rule(branch.ruling)
        lines.extend(Line(text, Style.QUOTE) for text in (ruled.headline, *ruled.orders))
    lines.append(answers_line(interview))
    change = button_row(interview, ("change", Action.CHANGE))
    return Screen(
        tuple(lines),
        (
            *entry_rows(interview),
            change,
            other_edition_buttons(interview),
            _ending_buttons(interview),
        ),
    )


def _supposition_lines(interview: Interview, branch: Branch) -> Iterator[str]:
    """Yield what has to be true for a ruling, fact by fact if the facts are independent."""
    values: dict[str, dict[Answer, None]] = {}
    for supposition in branch.alike:
        for name, value in supposition.items():
            values.setdefault(name, {})[value] = None
    if len(branch.alike) == prod(map(len, values.values())):
        sure = {name: next(iter(some)) for name, some in values.items() if len(some) == 1}
        for name, answers in values.items():
            yield _branch_line(interview, sure, name, *answers)
        return
    for supposition in branch.alike[:FIRST_SUPPOSITIONS]:
        facts = (_branch_line(interview, supposition, *fact) for fact in supposition.items())
        yield " ".join(facts)
    if len(branch.alike) > FIRST_SUPPOSITIONS:
        more = len(branch.alike) - FIRST_SUPPOSITIONS
        yield interview.words.bot.say("branch-more", more=more)


def _branch_line(
    interview: Interview, supposed: Mapping[str, Answer], name: str, *answers: Answer
) -> str:
    law = interview.words.law
    known = {**interview.told, **supposed}
    labels = " / ".join(
        law.option(interview.subject.name, name, answer, known) for answer in answers
    )
    question = law.ask(interview.subject.name, name, known)
    return interview.words.bot.say("branch", question=question, answer=labels)
