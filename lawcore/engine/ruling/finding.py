"""Findings: the outcome of each provision in one reading of the law."""

from typing import ClassVar, Protocol

from lawcore.engine.ruling.order import Order


class NamedProvision(Protocol):
    """The part of a provision that a finding needs."""

    name: str
    kind: ClassVar[str]
    cited: bool


class Finding:
    """The outcome of one provision in one reading of the law.

    `wants` and `offers` mark, one bit each, the facts without which the outcome is not certain and
    the volunteered facts that were read. Most attributes of most findings keep the defaults of the
    class, which saves memory.
    """

    outcome: bool | Order | None = None
    because: tuple["Finding", ...] = ()
    excepted_by: tuple["Finding", ...] = ()
    asked: tuple[str, ...] = ()
    wants = 0
    offers = 0
    suspended = False
    set_aside = False

    def __init__(self, provision: NamedProvision, number: str) -> None:
        self.provision = provision
        self.number = number

    @property
    def name(self) -> str:
        """The name of the provision."""
        return self.provision.name

    @property
    def kind(self) -> str:
        """Whether it is a condition, a consequence or a remark."""
        return self.provision.kind

    @property
    def cited(self) -> bool:
        """The provision is cited, and not only a heading over others."""
        return self.provision.cited

    @property
    def held(self) -> bool:
        """The provision applies."""
        return bool(self.outcome) and not self.suspended
