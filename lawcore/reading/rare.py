"""Rare circumstances that are taken as usual: what is supposed, and what may still be told."""

from lawcore.fact import Answer, Fact, Facts, Told
from lawcore.ruling import Asked, Unusual

ONE_LIST = 6
"""So many unusual answers are shown in one list, without groups."""
OF_ALL = "unusual"
"""The name of the group that has them all."""


def list_supposed(kind: type[Facts], bits: int) -> tuple[tuple[str, Answer], ...]:
    """Return the facts of some bits with their usual answers, the likeliest to be wrong first."""
    ordered = dict.fromkeys((*kind.likeliest, *kind.listed))
    return tuple(
        (fact.name, fact.usual) for fact in ordered if fact.bit & bits and fact.usual is not None
    )


def list_unusual(kind: type[Facts], told: Told, bits: int) -> tuple[Unusual, ...]:
    """Return what may still be told of the facts of some bits, in groups where it is much.

    Of a fact that was told more may be told where that refines it. What is known only later is
    not among it.
    """
    refined = {r.fact.name for r in kind.refined if told.get(r.fact.name) in r.answers}
    here = [fact for fact in kind.listed if fact not in kind.later]
    facts = [fact for fact in here if fact.bit & bits or fact.name in refined]
    asked = {fact.name: found for fact in facts if (found := _asked(kind, fact, told)).options}
    if not asked:
        return ()
    if sum(len(found.options) for found in asked.values()) <= ONE_LIST:
        return (Unusual(OF_ALL, tuple(asked.values())),)
    groups = (
        Unusual(group.name, tuple(asked[fact.name] for fact in group.facts if fact.name in asked))
        for group in kind.rare
    )
    return tuple(group for group in groups if group.facts)


def _asked(kind: type[Facts], fact: Fact[Answer], told: Told) -> Asked:
    """Return a rare circumstance with the answers other than the usual one and the one told."""
    taken = (fact.usual, told.get(fact.name))
    options = tuple(option for option in kind.offered(fact, told) if option not in taken)
    return Asked(fact.name, options, fact.usual)
