"""The screens of a ruling, of its reasoning, and of rulings side by side."""

from collections.abc import Iterator, Mapping, Sequence
from math import prod

from bot.conversation.callback_data import OVER, READ, Action, Look
from bot.conversation.interview import differing, settled, told, with_another
from bot.conversation.model import Conversation
from bot.screens.change import answers_line, entry_rows
from bot.screens.elements import LABEL, Button, Line, Screen, Style, button, named, other_editions
from bot.screens.rows import in_rows
from bot.wording import SAID
from lawcore import Answer, Branch, Branches, Ruling
from lawcore.authorities import AUTHORITIES
from lawcore.wording import LANGUAGES, Changing, Wording

FIRST_ORDERS = 3
MOST_ARTICLES, A_ROW = 8, 4
FIRST_SUPPOSITIONS = 3


def ruling_screen(conversation: Conversation, ruling: Ruling) -> Screen:
    """Return a ruling: what to do, what to say, what to weigh, why, then where to go on."""
    said = SAID[conversation.language]
    ruled = Wording.of(conversation.language).rule(ruling)
    rest = ruled.orders[FIRST_ORDERS:]
    why = (*ruled.reasons, *_settled(conversation))
    lines = (
        Line(ruled.headline, Style.STRONG),
        *(Line(order) for order in ruled.orders[:FIRST_ORDERS]),
        *((Line(said.say("rest-of-orders"), Style.QUOTE),) if rest else ()),
        *(Line(order, Style.QUOTE) for order in rest),
        *_headed(said.say("say-this"), ruled.sayings),
        *_headed(said.say("to-weigh"), ruled.judgement, Style.QUOTE),
        *_headed(said.say("why-so"), why, Style.QUOTE),
        *_compared(conversation),
        Line(ruled.appeal),
        Line(said.say("director-decides"), Style.NOTE),
        answers_line(conversation),
    )
    return Screen(
        lines,
        (
            leading_over(conversation, ruling),
            *articles(ruling),
            *entry_rows(conversation),
            named(conversation, ("reasoning", Action.REASONING), ("change", Action.CHANGE)),
            readings(conversation) if ruled.sayings else (),
            other_editions(conversation),
            _another(conversation),
            _endings(conversation),
        ),
    )


def _another(conversation: Conversation) -> tuple[Button, ...]:
    """Return the button for one more on the board, where there can be one."""
    if with_another(conversation) is None:
        return ()
    label = Wording.of(conversation.language).another(conversation.subject)
    return (button(conversation, label, Action.ANOTHER),)


def _headed(heading: str, texts: Sequence[str], style: Style = Style.PLAIN) -> Iterator[Line]:
    """Yield texts under a heading, nothing where there is none."""
    if texts:
        yield Line(heading, Style.STRONG)
    for text in texts:
        yield Line(text, style)


def _endings(conversation: Conversation) -> tuple[Button, ...]:
    """Return the buttons that go back and begin anew."""
    back = (("back", Action.BACK),) if conversation.answers else ()
    return named(conversation, *back, ("new", Action.NEW))


def readings(conversation: Conversation) -> tuple[Button, ...]:
    """Return a button for each language but the present one, to read the ruling out in it."""
    said = SAID[conversation.language]
    return tuple(
        button(
            conversation,
            said.say("say-in", language=said.say(f"language-{code}")),
            f"{READ}{code}",
        )
        for code in LANGUAGES
        if code != conversation.language
    )


def reading_screen(conversation: Conversation, ruling: Ruling) -> Screen:
    """Return what is read to the players, in the language of the present screen."""
    language = conversation.screen.language or ""
    words = Wording.of(language if language in LANGUAGES else conversation.language)
    ruled = words.rule(ruling)
    lines = (
        Line(ruled.headline, Style.STRONG),
        *_headed(SAID[words.language].say("say-this"), ruled.sayings),
        Line(ruled.appeal),
    )
    return Screen(lines, (named(conversation, ("back", Action.BACK)),))


def _compared(conversation: Conversation) -> Iterator[Line]:
    """Yield what the edition rules otherwise than the one the conversation came from."""
    year = conversation.screen.came_from
    found = None if year is None else differing(conversation, year)
    if found is not None:
        said = SAID[conversation.language]
        name = said.say("edition-name", edition=str(year))
        yield Line(said.say("compared", edition=name), Style.STRONG)
        for line in Changing(conversation.language).differences(found):
            yield Line(line)


def _settled(conversation: Conversation) -> Iterator[str]:
    """Yield what the authority has settled that matters here, and whether that is verified."""
    law = Wording.of(conversation.language)
    for one in settled(conversation):
        known = one.value is not None and one.verified
        key = (
            "settled" if known else "settled-unverified" if one.value is not None else "unsettled"
        )
        answer = (
            "" if one.value is None else law.option(conversation.subject, one.option, one.value)
        )
        yield SAID[conversation.language].say(
            key,
            authority=AUTHORITIES[conversation.authority or ""].name,
            question=law.ask(conversation.subject, one.option, {}),
            answer=answer,
        )


def articles(ruling: Ruling) -> tuple[tuple[Button, ...], ...]:
    """Return a button for each article that orders something, to be opened below the ruling."""
    numbers = dict.fromkeys(ordered.article for ordered in ruling.orders)
    buttons = [
        Button(number, Look(number, int(ruling.edition), below=True))
        for number in list(numbers)[:MOST_ARTICLES]
    ]
    return in_rows(buttons, A_ROW)


def leading_over(conversation: Conversation, ruling: Ruling) -> tuple[Button, ...]:
    """Return a button for each subject to which a ruling leads over."""
    leads = (ordered.order.leads_to for ordered in ruling.orders)
    subjects = dict.fromkeys(lead.subject for lead in leads if lead is not None)
    return tuple(
        button(conversation, _over(conversation.language, name), f"{OVER}{name}")
        for name in subjects
    )


def _over(language: str, subject: str) -> str:
    """Return the label that leads over to a subject: its name alone where it is long."""
    name = Wording.of(language).subject(subject)
    label = SAID[language].say("over", subject=name)
    return label if len(label) <= LABEL else name


def reasoning_screen(conversation: Conversation, ruling: Ruling) -> Screen:
    """Return the reading of the law, article by article."""
    said = SAID[conversation.language]
    ruled = Wording.of(conversation.language).rule(ruling)
    lines = (
        Line(said.say("reasoning-heading"), Style.STRONG),
        *(Line(text, Style.TREE) for text in ruled.reasoning.splitlines()),
    )
    return Screen(lines, (named(conversation, ("back", Action.SHOW)),))


def branches_screen(conversation: Conversation, branches: Branches) -> Screen:
    """Return the rulings between which an unsure fact decides."""
    said = SAID[conversation.language]
    law = Wording.of(conversation.language)
    lines = [Line(said.say("branches-heading"), Style.STRONG)]
    for branch in branches.branches:
        lines.extend(Line(text, Style.STRONG) for text in _supposed(conversation, branch))
        ruled = law.rule(branch.ruling)
        lines.extend(Line(text, Style.QUOTE) for text in (ruled.headline, *ruled.orders))
    lines.append(answers_line(conversation))
    change = named(conversation, ("change", Action.CHANGE))
    return Screen(
        tuple(lines),
        (
            *entry_rows(conversation),
            change,
            other_editions(conversation),
            _endings(conversation),
        ),
    )


def _supposed(conversation: Conversation, branch: Branch) -> Iterator[str]:
    """Yield what has to be so for a ruling: fact by fact where the facts do not hang together."""
    values: dict[str, dict[Answer, None]] = {}
    for supposition in branch.alike:
        for name, value in supposition.items():
            values.setdefault(name, {})[value] = None
    if len(branch.alike) == prod(map(len, values.values())):
        sure = {name: next(iter(some)) for name, some in values.items() if len(some) == 1}
        for name, answers in values.items():
            yield _branch(conversation, sure, name, *answers)
        return
    for supposition in branch.alike[:FIRST_SUPPOSITIONS]:
        facts = (_branch(conversation, supposition, *fact) for fact in supposition.items())
        yield " ".join(facts)
    if len(branch.alike) > FIRST_SUPPOSITIONS:
        more = len(branch.alike) - FIRST_SUPPOSITIONS
        yield SAID[conversation.language].say("branch-more", more=more)


def _branch(
    conversation: Conversation, supposed: Mapping[str, Answer], name: str, *answers: Answer
) -> str:
    law = Wording.of(conversation.language)
    known = {**told(conversation), **supposed}
    labels = " / ".join(
        law.option(conversation.subject, name, answer, known) for answer in answers
    )
    question = law.ask(conversation.subject, name, known)
    return SAID[conversation.language].say("branch", question=question, answer=labels)
