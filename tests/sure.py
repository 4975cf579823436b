"""What a test takes for granted of a value before it looks at it: the test fails otherwise."""

from typing import TypeVar

T = TypeVar("T")


def of_kind(kind: type[T], value: object) -> T:
    """Return a value of that kind."""
    assert isinstance(value, kind), value
    return value


def there(value: T | None) -> T:
    """Return a value that is not None."""
    assert value is not None
    return value
