"""The effects of the orders of a ruling."""

from collections.abc import Iterable, Mapping, Sequence

from lawcore.engine.ruling.leading import Ask, Effect
from lawcore.engine.ruling.order import Order

Effects = Mapping[str, Effect]


def sum_up(usual: Effects, orders: Iterable[Order]) -> Effects:
    """Return the effects of orders: the `usual` ones, unless an order says otherwise.

    Lists of several orders are joined. Raises RuntimeError if two orders contradict each other, or
    one has an effect that the subject does not name.
    """
    found: dict[str, Effect] = {}
    for order in orders:
        for name, effect in order.effects.items():
            found[name] = _both(name, found[name], effect) if name in found else effect
    if unknown := found.keys() - usual.keys():
        msg = f"orders speak of {sorted(unknown)}, of which the subject knows nothing"
        raise RuntimeError(msg)
    return {**usual, **found}


def _both(name: str, one: Effect, other: Effect) -> Effect:
    if isinstance(one, tuple) and isinstance(other, tuple):
        return tuple(dict.fromkeys((*one, *other)))
    if one != other:
        msg = f"one order says that {name} is {one}, another that it is {other}"
        raise RuntimeError(msg)
    return one


def renumber(effects: Effects, laws: Mapping[str, str]) -> Effects:
    """Return effects with the numbers that an edition has for the Laws in them."""

    def as_then(effect: Effect) -> Effect:
        if isinstance(effect, tuple):
            return tuple(laws.get(law, law) for law in effect)
        return laws.get(effect, effect) if isinstance(effect, str) else effect

    return {name: as_then(effect) for name, effect in effects.items()}


def in_all(effects: Sequence[Effects]) -> Effects:
    """Return the effects common to several rulings; None or an empty list if they differ."""
    first, *others = effects

    def agreed(name: str, effect: Effect) -> Effect:
        if isinstance(effect, tuple):
            lists = [own[name] for own in others]
            held = (e for e in effect if all(isinstance(x, tuple) and e in x for x in lists))
            return tuple(held)
        return effect if all(own.get(name) == effect for own in others) else None

    return {name: agreed(name, effect) for name, effect in first.items()}


def next_asked(orders: Iterable[Order]) -> Ask | None:
    """Return what is to be told next; of orders that ask for one fact that one which tells more.

    Raises RuntimeError if they ask for several.
    """
    asks = [order.asks for order in orders if order.asks is not None]
    asked = list(dict.fromkeys(ask.fact for ask in asks))
    if len(asked) > 1:
        msg = f"orders ask for {asked} at once"
        raise RuntimeError(msg)
    return max(asks, key=lambda ask: len(ask.telling), default=None)
