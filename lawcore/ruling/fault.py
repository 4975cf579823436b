"""What can be wrong with what was told."""

from enum import StrEnum, auto


class Fault(StrEnum):
    """What can be wrong with what was told."""

    UNKNOWN_SUBJECT = auto()
    UNKNOWN_EDITION = auto()
    NOT_COVERED = auto()
    UNKNOWN_LANGUAGE = auto()
    UNKNOWN_FACT = auto()
    UNKNOWN_OPTION = auto()
    UNKNOWN_SETTING = auto()
    UNKNOWN_KEY = auto()
    UNKNOWN_ARTICLE = auto()
    IMPOSSIBLE = auto()
    TOO_UNSURE = auto()
    NOT_JSON = auto()
    NOT_AN_OBJECT = auto()
    TOO_LONG = auto()
    WRONG_TYPE = auto()
    BAD_AUCTION = auto()
    LEGAL_AUCTION = auto()


class BadAnswer(ValueError):  # noqa: N818 - named by what it is
    """An answer that names no fact, no option of it, or cannot be together with the others."""

    def __init__(
        self,
        code: Fault,
        *,
        fact: str | None = None,
        value: object = None,
        allowed: tuple[object, ...] = (),
    ) -> None:
        super().__init__(code, fact, value)
        self.code = code
        self.fact = fact
        self.value = value
        self.allowed = allowed

    def __str__(self) -> str:
        """Return what is wrong in one line, by the names of the library."""
        said = self.code.replace("_", " ").capitalize()
        value = None if self.value is None else repr(self.value)
        about = " = ".join(part for part in (self.fact, value) if part)
        allowed = ", ".join(str(one) for one in self.allowed)
        said += f": {about}" if about else ""
        return f"{said}; allowed: {allowed}." if allowed else f"{said}."
