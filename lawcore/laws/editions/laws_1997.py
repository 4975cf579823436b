"""The Laws of 1997."""

from lawcore.engine.fact import Edition
from lawcore.laws.editions.book import Book

BOOK = Book(
    Edition(1997),
    in_force=False,
    read=(
        "9A* 10A* 11* 12A* 12B* 16 32* 41* 42A1* 42A2* 43A2* 43B2(b)* 43B3* 45A* 45B* 45C* 45D* "
        "50 50A* 50B* 50C* 50D 50D2(a)* 59* 61* 62* 63* 64* 66* 67 67A* 67B 67B1* 68* 69* 70* 71*"
    ),
)
