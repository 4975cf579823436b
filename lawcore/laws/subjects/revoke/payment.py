"""Counting: which trick can pay for which revoke."""

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct


class Demand(Struct, frozen=True):
    """One trick that is due for a revoke, with the tricks (1 to 13) that could pay it.

    `since` is the trick of the revoke; `exact` marks the trick of the revoke itself, `second`
    the second of two tricks that are due.
    """

    revoke: int
    since: int
    payable: frozenset[int]
    exact: bool = False
    second: bool = False


def demands_of(  # noqa: PLR0913 - each is a fact of the revoke, told by its name
    revoke: int,
    *,
    trick: int,
    due: int,
    won_by_offender: bool,
    won: Collection[int],
    playable: Collection[int] = (),
) -> tuple[Demand, ...]:
    """Return what is due for one revoke, `won` being the tricks its side won.

    A revoke whose trick the offender won takes that very trick and any later one; another takes
    any trick from that one on, and a second one (1997) a later trick won with a playable card.
    """
    if due == 0:
        return ()
    later = frozenset(number for number in won if number > trick)
    if won_by_offender:
        first = Demand(revoke, trick, frozenset({trick}), exact=True)
        return (first,) if due == 1 else (first, Demand(revoke, trick, later, second=True))
    first = Demand(revoke, trick, frozenset(number for number in won if number >= trick))
    if due == 1:
        return (first,)
    return first, Demand(revoke, trick, later & frozenset(playable), second=True)


def pay(demands: Sequence[Demand]) -> Mapping[Demand, int]:
    """Give each demand a trick of its own, as many as can be paid at once.

    A trick is transferred once and never for a later revoke. Exact demands are served first, then
    the open ones from the latest revoke backwards, making room where that lets one more be paid.
    """
    order = sorted(demands, key=lambda demand: (not demand.exact, -demand.since, demand.revoke))
    holder: dict[int, int] = {}

    def place(index: int, tried: set[int]) -> bool:
        for trick in sorted(order[index].payable - tried):
            tried.add(trick)
            if trick not in holder or place(holder[trick], tried):
                holder[trick] = index
                return True
        return False

    for index in range(len(order)):
        place(index, set())
    return {order[index]: trick for trick, index in holder.items()}
