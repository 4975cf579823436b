"""Which editions have an article, and under which number another edition has it."""

from collections.abc import Mapping

from lawcore.engine.article import FIRST, LAST

Span = tuple[tuple[int, int], ...]
"""The editions from one year to another inclusive, one pair or several."""

_UNTIL_1997: Span = ((FIRST, 1997),)
_ONLY_2007: Span = ((2007, 2007),)
_SINCE_2007: Span = ((2007, LAST),)
_SINCE_2017: Span = ((2017, LAST),)
_NOT_2007: Span = ((FIRST, 1997), (2017, LAST))

SPANS: Mapping[str, Span] = {
    **dict.fromkeys(("63C", "71C", "72B4", "81C6"), _UNTIL_1997),
    **dict.fromkeys(("70D3", "71(1)", "71(2)"), _ONLY_2007),
    **dict.fromkeys(
        ("9A3", "9A4", "12B1", "12B2", "16D", "16D1", "16D2", "50E", "61B1", "61B2"), _SINCE_2007
    ),
    **dict.fromkeys(("61B2(a)", "61B2(b)", "61B3", "62C3", "64B7", "68B1"), _SINCE_2007),
    **dict.fromkeys(("68B2", "69B1", "69B2", "70D1", "70D2", "70E1", "70E2"), _SINCE_2007),
    **dict.fromkeys(
        (
            "24D",
            "24E",
            "43A3",
            "56A",
            "56B",
            "57A4",
            "57C3",
            "57D",
            "63A4",
            "64B8",
            "64C1",
            "64C2",
        ),
        _SINCE_2017,
    ),
    **dict.fromkeys(("64C2(a)", "64C2(b)", "68D1", "68D2", "68D2(a)", "68D2(b)"), _SINCE_2017),
    **dict.fromkeys(("45D1", "45D2", "61C", "68D2(b)(i)", "68D2(b)(ii)", "72C"), _SINCE_2017),
    **dict.fromkeys(("16C1", "16C2"), _NOT_2007),
}
"""The editions of an article; one that is not here is in every edition."""

SAME: tuple[Mapping[int, str], ...] = (
    {1997: "16A", 2007: "16B", 2017: "16B"},
    {1997: "16B", 2007: "16C", 2017: "16D"},
    {1997: "16C", 2007: "16D", 2017: "16C"},
    {1997: "16C1", 2007: "16D1", 2017: "16C1"},
    {1997: "16C2", 2007: "16D2", 2017: "16C2"},
    {1997: "12B", 2007: "12B2", 2017: "12B2"},
    {1997: "57A3", 2017: "57A4"},
    {1997: "57C", 2007: "57C1", 2017: "57C1"},
    {1997: "57C", 2007: "57C1", 2017: "57C2"},
    {2007: "57C2", 2017: "57C3"},
    {2007: "62C3", 2017: "61C"},
    {2007: "30B1", 2017: "30A"},
    {2007: "30B2", 2017: "30B1"},
    {2007: "30B3", 2017: "30B2"},
    {2007: "32A", 2017: "32B"},
    {2007: "32B", 2017: "32A"},
    {2007: "32B1", 2017: "32A1"},
    {2007: "32B2", 2017: "32A2"},
    {2007: "50E3", 2017: "50E4"},
    {1997: "63C", 2007: "63B", 2017: "63B"},
    {2007: "9A4", 2017: "9A5"},
    {1997: "71C", 2007: "71(2)", 2017: "71B"},
    {1997: "72B1", 2007: "23", 2017: "72C"},
    {1997: "75D2", 2007: "20F5(b)(ii)"},
    {1997: "72B4", 2007: "72B3", 2017: "72B3"},
    {1997: "81C6", 2007: "81C3", 2017: "81C3"},
)
"""The numbers of one article, each from an edition on, if they differ."""


def is_in(number: str, edition: int) -> bool:
    """Tell whether an edition has the article of a number."""
    spans = SPANS.get(number, ((FIRST, LAST),))
    return any(since <= edition <= until for since, until in spans)


def same_as(number: str, edition: int, other: int) -> str:
    """Return the number in another edition of the article that a number means in an edition."""
    for numbers in SAME:
        elsewhere = _as_of(numbers, other)
        if elsewhere is not None and _as_of(numbers, edition) == number:
            return elsewhere
    return number


def is_taken(number: str, edition: int, other: int) -> bool:
    """Tell whether another edition uses a number for a different article than an edition."""
    return any(
        _as_of(numbers, other) == number and _as_of(numbers, edition) not in {None, number}
        for numbers in SAME
    )


def _as_of(numbers: Mapping[int, str], edition: int) -> str | None:
    """Return the number that an article has in an edition; None if it is not there yet."""
    return next((numbers[year] for year in sorted(numbers)[::-1] if year <= edition), None)
