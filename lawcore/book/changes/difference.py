"""What two editions rule differently on the same facts."""

from msgspec import Struct

from lawcore.engine.ruling import Finding, Order, Ordered, Ruling


class Renumbered(Struct, frozen=True):
    """An order that both editions give, under different numbers."""

    order: Order
    former: str
    latter: str


class Difference(Struct, frozen=True):
    """What two editions rule differently on the same facts.

    `gone` are the orders of the former alone, `new` those of the latter alone; `no_longer` and
    `now` are the names of the provisions that make an exception under one of them only.
    """

    former: Ruling
    latter: Ruling
    gone: tuple[Ordered, ...]
    new: tuple[Ordered, ...]
    renumbered: tuple[Renumbered, ...]
    no_longer: tuple[Finding, ...]
    now: tuple[Finding, ...]

    @property
    def none(self) -> bool:
        """The editions rule the same under the same numbers."""
        found = (self.gone, self.new, self.renumbered, self.no_longer, self.now)
        return not any(found) and self.former.status == self.latter.status


def difference(former: Ruling, latter: Ruling) -> Difference:
    """Return what two editions rule differently; both have ruled on the same facts."""
    before = {ordered.order: ordered.article for ordered in former.orders}
    after = {ordered.order: ordered.article for ordered in latter.orders}
    both = before.keys() & after.keys()
    excepting = {finding.name for finding in former.excepting}
    excepting_after = {finding.name for finding in latter.excepting}
    return Difference(
        former,
        latter,
        gone=tuple(o for o in former.orders if o.order not in after),
        new=tuple(o for o in latter.orders if o.order not in before),
        renumbered=tuple(
            Renumbered(order, before[order], after[order])
            for order in before
            if order in both and before[order] != after[order]
        ),
        no_longer=tuple(f for f in former.excepting if f.name not in excepting_after),
        now=tuple(f for f in latter.excepting if f.name not in excepting),
    )
