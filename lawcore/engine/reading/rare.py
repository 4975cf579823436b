"""Rare circumstances taken as usual: those that are supposed, and those that may still be told."""

from lawcore.engine.fact import Answer, Answers, Fact, Facts
from lawcore.engine.ruling import Asked, Unusual

ONE_LIST = 6
"""The most unusual answers that are shown in one list, without groups."""
OF_ALL = "unusual"
"""The name of the group that has all of them."""


def list_supposed(kind: type[Facts], bits: int) -> tuple[tuple[str, Answer], ...]:
    """Return the facts of some bits with their usual answers, the least certain first."""
    ordered = dict.fromkeys((*kind.likeliest, *kind.listed))
    return tuple(
        (fact.name, fact.usual) for fact in ordered if fact.bit & bits and fact.usual is not None
    )


def list_unusual(kind: type[Facts], answers: Answers, bits: int) -> tuple[Unusual, ...]:
    """Return the unusual answers still open for the facts of some bits, grouped if many.

    An answered fact is included if it can be told more exactly (`follow_ups`). Facts known only
    later are left out.
    """
    refined = {r.fact.name for r in kind.follow_ups if answers.get(r.fact.name) in r.answers}
    here = [fact for fact in kind.listed if fact not in kind.later]
    facts = [fact for fact in here if fact.bit & bits or fact.name in refined]
    asked = {fact.name: found for fact in facts if (found := _asked(kind, fact, answers)).options}
    if not asked:
        return ()
    if sum(len(found.options) for found in asked.values()) <= ONE_LIST:
        return (Unusual(OF_ALL, tuple(asked.values())),)
    groups = (
        Unusual(group.name, tuple(asked[fact.name] for fact in group.facts if fact.name in asked))
        for group in kind.rare
    )
    return tuple(group for group in groups if group.facts)


def _asked(kind: type[Facts], fact: Fact[Answer], answers: Answers) -> Asked:
    """Return a rare circumstance without its usual answer and the one given."""
    taken = (fact.usual, answers.get(fact.name))
    options = tuple(option for option in kind.offered(fact, answers) if option not in taken)
    return Asked(fact.name, options, fact.usual)
