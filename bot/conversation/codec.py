"""How the data of a button is spelled: derived from the fields of its kind, within 64 bytes."""

import re
from collections.abc import Callable
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import Annotated, Any, ClassVar, Final, TypeVar, get_args, get_origin

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

LIMIT: Final = 64
"""The most bytes that Telegram accepts as the data of a button."""
FREE: Final = "*"
"""Begins the data of every button outside of an interview."""
_SEPARATOR: Final = "."


class CallbackData(Struct, frozen=True):
    """What a button carries: the base of all kinds of buttons."""

    spelling: ClassVar["Spelling"]


class Carrying(Struct, frozen=True):
    """What a button of an interview does that carries something: the base of such actions.

    As a string it is what stands in the data of the button: "group-later".
    """

    spelling: ClassVar["Spelling"]

    def __str__(self) -> str:
        return self.spelling.pack(self)


Kind = TypeVar("Kind", bound=CallbackData)
Act = TypeVar("Act", bound=Carrying)

_ACTIONS: dict[str, type[Carrying]] = {}
"""The actions that carry something, by the word with which they begin, before a hyphen."""
_KINDS: dict[str, type[CallbackData]] = {}
"""The kinds by the word with which their data begins, without the mark `FREE`; "" is any other."""


def kind(*prefixes: str) -> Callable[[type[Kind]], type[Kind]]:
    """Declare a record as a kind of button, with the prefix of its data.

    Of several prefixes the first field says which; the data of a kind without any begins with its
    first field. Fields are spelled in their order. A field is a `StrEnum`, or annotated with the
    pattern of its text: `Annotated[int, "[0-9]{4}"]`, and what reads it where its type does not;
    the pattern of a bool is the word for True. A field with a default may be followed only by
    others that have one; a default is spelled as nothing.
    """

    def register(declared: type[Kind]) -> type[Kind]:
        declared.spelling = Spelling(declared, prefixes)
        for prefix in prefixes or ("",):
            _KINDS[prefix.partition(_SEPARATOR)[0]] = declared
        return declared

    return register


def action(word: str) -> Callable[[type[Act]], type[Act]]:
    """Declare a record as an action of an interview, with the word it begins with."""

    def register(declared: type[Act]) -> type[Act]:
        declared.spelling = Spelling(declared, (), f"{word}-")
        _ACTIONS[word] = declared
        return declared

    return register


def read_carrying(text: str) -> Carrying | None:
    """Return the action that is spelled so, None where none is by its word."""
    word, hyphen, _ = text.partition("-")
    found = _ACTIONS.get(word) if hyphen else None
    return None if found is None else found.spelling.unpack(text)


def pack(data: CallbackData) -> str:
    """Return the callback data of a button; `ValueError` where it has more than 64 bytes."""
    packed = data.spelling.pack(data)
    if len(packed.encode()) > LIMIT:
        message = f"a button carries at most {LIMIT} bytes: {packed}"
        raise ValueError(message)
    return packed


@lru_cache(maxsize=256)
def unpack(packed: str) -> CallbackData | None:
    """Return what callback data says, None if no button of the bot has it.

    It is remembered for a while: each handler of presses asks whether a button is of its kind.
    """
    if len(packed) > LIMIT:
        return None
    word = packed[1:].partition(_SEPARATOR)[0] if packed.startswith(FREE) else ""
    found = _KINDS.get(word)
    return None if found is None else found.spelling.unpack(packed)


class _FieldSpelling:
    """Writes and reads one field."""

    def __init__(self, field: FieldInfo) -> None:
        self.name = field.name
        self.default = field.default
        self._type, self.pattern = _reader_and_pattern(field.type)

    def pack(self, value: object) -> str:
        """Return the text of a value, empty for the default."""
        if value == self.default:
            return ""
        return self.pattern if value is True else str(value)

    def unpack(self, text: str | None) -> Any:
        """Return the value of a text that fits the pattern; an empty one is the default."""
        if not text:
            return self.default
        return True if self._type is bool else self._type(text)


class Spelling:
    """Writes and reads the data of one kind of button, or an action."""

    def __init__(self, declared: type[Any], prefixes: tuple[str, ...], begins: str = "") -> None:
        self._kind = declared
        self._fields = tuple(map(_FieldSpelling, fields(declared)))
        if len(prefixes) > 1:
            self._fields[0].pattern = "|".join(map(re.escape, prefixes))
        self._prefix = () if len(prefixes) != 1 else prefixes
        self._mark = FREE if prefixes else begins

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """What its data looks like, compiled when the first is read."""
        optional, required = "", [re.escape(one) for one in self._prefix]
        for one in reversed(self._fields):
            if one.default is not NODEFAULT:
                optional = rf"(?:\.({one.pattern})?{optional})?"
        required += [f"({one.pattern})" for one in self._fields if one.default is NODEFAULT]
        return re.compile(re.escape(self._mark) + r"\.".join(required) + optional)

    def pack(self, data: object) -> str:
        """Return the data of a button of this kind, however long it is."""
        texts = [one.pack(getattr(data, one.name)) for one in self._fields]
        while texts and not texts[-1]:
            texts.pop()
        return self._mark + _SEPARATOR.join((*self._prefix, *texts))

    def unpack(self, packed: str) -> Any:
        """Return the button with this data, None where the data is of no button of this kind."""
        found = self.pattern.fullmatch(packed)
        if found is None:
            return None
        pairs = zip(self._fields, found.groups(), strict=True)
        return self._kind(**{one.name: one.unpack(text) for one, text in pairs})


def _reader_and_pattern(hint: Any) -> tuple[Any, str]:
    """Return what reads the text of a field, its type if nothing else, and the text's pattern."""
    hint = next((one for one in get_args(hint) if get_origin(one) is Annotated), hint)
    if get_origin(hint) is Annotated:
        plain, pattern, *reads = get_args(hint)
        return reads[0] if reads else plain, pattern
    if issubclass(hint, StrEnum):
        return hint, "|".join(map(re.escape, hint))
    message = f"the field of a button needs a pattern: {hint}"
    raise TypeError(message)
