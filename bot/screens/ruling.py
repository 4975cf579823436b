"""The screens of a ruling, of its reasoning, and of rulings side by side."""

from collections.abc import Iterator, Mapping
from math import prod

from bot.buttons import Action
from bot.conversations import Conversation
from bot.interview import told, with_another
from bot.screens.parts import Line, Screen, Style, named, other_editions
from bot.wording import SAID
from lawcore import Answer, Branch, Branches, Ruling
from lawcore.wording import Wording

FIRST_ORDERS = 3
FIRST_SUPPOSITIONS = 3


def ruling_screen(conversation: Conversation, ruling: Ruling) -> Screen:
    """Return a ruling: first what to do, then why and what to weigh, then where to go on."""
    said = SAID[conversation.language]
    ruled = Wording.of(conversation.language).rule(ruling)
    rest = ruled.orders[FIRST_ORDERS:]
    quoted = [
        *ruled.reasons,
        *((said.say("rest-of-orders"), *rest) if rest else ()),
        *((said.say("to-weigh"), *ruled.judgement) if ruled.judgement else ()),
        said.say("director-decides"),
    ]
    lines = (
        Line(ruled.headline, Style.STRONG),
        *(Line(order) for order in ruled.orders[:FIRST_ORDERS]),
        *(Line(text, Style.QUOTE) for text in quoted),
    )
    another = ("another", Action.ANOTHER) if with_another(conversation) else None
    return Screen(
        lines,
        (
            named(conversation, ("reasoning", Action.REASONING), ("change", Action.CHANGE)),
            other_editions(conversation),
            named(conversation, *filter(None, (another, ("new", Action.NEW)))),
        ),
    )


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
    endings = named(conversation, ("change", Action.CHANGE), ("new", Action.NEW))
    return Screen(tuple(lines), (other_editions(conversation), endings))


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
