"""The Laws of 2007."""

from lawcore.engine.fact import Edition
from lawcore.laws.editions.book import Book

BOOK = Book(
    Edition(2007),
    in_force=False,
    read=(
        "9* 10* 11* 13* 14* 15* 16 16A* 16B1* 19* 23* 24* 25* 26* 27 27A* 27B 27B1* 27B2* "
        "27B3* 27B4* 27C* 28* 29* 30* 31* 32* 36* 37* 38* 41* 42* 43* 44* 45A* 45B* 45C* 45D* 46* "
        "47* 48* 49* 50 50A* 50B* 50C* 50D 50D1(a)* 50D1(b)* 50E 50E1* 50E2* 51* 52* 53* 54* "
        "55* 57* 58* 60* 61* 62* 63* 64* 65* 66* 67 67A* 67B 67B1* 68* 69* 70* 71* 72A* 72B* "
        "79* 81* 82* 84* 87* 90*"
    ),
)
