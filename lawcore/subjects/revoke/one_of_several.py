"""One revoke among several: its facts named as they are told of that one."""

from dataclasses import replace

from lawcore.fact import Choice, in_group
from lawcore.ruling import Asked, Branch, Ruling, Unusual

HALF = 6
"""The last of the tricks that stand behind the first button, before those up to the twelfth."""
HALVES = ("first_half", "second_half")
"""What the two buttons are called in the words of the language."""


def ask_of_one(asked: Asked, prefix: str) -> Asked:
    """Return a fact as it is asked of one among several: the number of its trick counts."""
    choices = [
        replace(choice, also=tuple((prefix + name, answer) for name, answer in choice.also))
        for each in asked.choices
        for choice in (_by_number(each) if each.alike else (_without_trick(each),))
    ]
    return replace(asked, name=prefix + asked.name, choices=tuple(dict.fromkeys(choices)))


def _by_number(choice: Choice) -> tuple[Choice, ...]:
    """Return a button for each trick, those of the first half of the play behind one of theirs."""
    first = [trick for trick in choice.alike if int(trick) <= HALF]
    later = [trick for trick in choice.alike if int(trick) > HALF]
    return (*in_group(HALVES[0], *first), *in_group(HALVES[1], *later))


def _without_trick(choice: Choice) -> Choice:
    """Return a button that leaves the trick to be asked for by its number."""
    tells_trick = any(name == "trick" for name, _ in choice.also)
    return Choice(choice.option) if tells_trick else choice


def list_of_one(rare: tuple[Unusual, ...], prefix: str) -> tuple[Unusual, ...]:
    """Return rare circumstances named as they are told of one among several."""
    return tuple(
        replace(group, facts=tuple(ask_of_one(asked, prefix) for asked in group.facts))
        for group in rare
    )


def rule_as_one(ruling: Ruling, prefix: str) -> Ruling:
    """Return the ruling on one of several with its facts named as they are told of that one."""
    return replace(
        ruling,
        supposed=tuple((prefix + name, answer) for name, answer in ruling.supposed),
        rare=list_of_one(ruling.rare, prefix),
        pending=tuple(prefix + name for name in ruling.pending),
        depends=tuple(_branch_told(branch, prefix) for branch in ruling.depends),
        told={**dict(ruling.supposed), **ruling.told},
    )


def _branch_told(branch: Branch, prefix: str) -> Branch:
    ways = tuple({prefix + name: a for name, a in way.items()} for way in branch.alike)
    return Branch(ways[0], branch.ruling, ways)
