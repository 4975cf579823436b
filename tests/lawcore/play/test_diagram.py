"""Deals drawn as in books and by dealing programs, read as typed hands."""

from collections.abc import Sequence

import pytest

from lawcore.bridge.play.cards import Seat
from lawcore.bridge.play.detect import read
from lawcore.bridge.play.record import BadRecord, Wrong
from lawcore.bridge.play.replay import replay

SYMBOLS = """Board 7
          North
          ♠ K7
          ♥ KQJ74
          ♦ A6
          ♣ A653
West              East
♠ 4               ♠ A92
♥ A6              ♥ T852
♦ KQJ8742         ♦ 53
♣ J72             ♣ KQ94
          South
          ♠ QJT8653
          ♥ 93
          ♦ T9
          ♣ T8
4S S
DK A 5 9
"""
"""As Andrews' deal 3.1.9 draws it, with the names of the players and a trick behind it."""
BARE = """
          K7
          KQJ74
          A6
          A653
4               A92
A6              10 8 5 2
KQJ8742         53
J72             KQ94
          QJT8653
          93
          T9
          T8
"""
LETTERED = """
                    Nord
                P: 5 4
                C:10 5 4 3
                Q: D 7
                F: A10 5 4 2
    Ovest                         Est
P: D 8 6                      P: 3 2
C: A R 8                      C: D F 9 7
Q: 9 5 4 3 2                  Q: R F10
F: 7 6                        F: D F 9 8
                     Sud
                P: A R F10 9 7
                C: 6 2
                Q: A 8 6
                F: R 3
3P S
"""
"""As a playing program draws it (2022), in Italian letters."""


def hand(text: str, seat: Seat, language: str = "en") -> str:
    (record,) = read(text, language)
    return " ".join(sorted(map(str, record.hands[seat])))


def test_a_drawing_is_a_deal_and_the_play_goes_on_behind_it() -> None:
    (record,) = read(SYMBOLS)
    assert (record.board, str(record.contract), record.declarer) == ("7", "4S", Seat.SOUTH)
    board = replay(record)
    assert (board.errors, board.winners, len(board.revokes)) == ((), (Seat.NORTH,), 0)
    assert hand(SYMBOLS, Seat.WEST) == "C2 C7 CJ D2 D4 D7 D8 DJ DK DQ H6 HA S4"


def test_symbols_and_names_may_be_left_out() -> None:
    assert all(hand(BARE, seat) == hand(SYMBOLS, seat) for seat in Seat)
    framed = BARE.replace("\n4  ", "\n ----------------\n4  ").replace("A6  ", "| A6  |")
    assert hand(framed, Seat.EAST) == hand(SYMBOLS, Seat.EAST)


def test_two_drawings_with_a_line_between_are_two_deals() -> None:
    """So deal 3.1.9 writes several of them."""
    first, second = read(f"{BARE}{'-' * 26}\n{BARE}{'-' * 26}\n")
    assert (first.hands, first.faults, second.faults) == (second.hands, (), ())


def test_letters_of_a_language_and_blanks_between_cards_are_read() -> None:
    (record,) = read(LETTERED, "it")
    assert (str(record.contract), record.declarer, len(record.hands)) == ("3S", Seat.SOUTH, 4)
    assert hand(LETTERED, Seat.SOUTH, "it") == "C3 CK D6 D8 DA H2 H6 S7 S9 SA SJ SK ST"


def test_a_table_between_the_hands_and_letters_of_suits_are_read() -> None:
    table = BARE.replace("4               A92", "4        [ N ]    A92")
    table = table.replace("A6              10", "A6      W     E   10").replace(
        "KQJ8742  ", "KQJ8742   S   "
    )
    assert all(hand(table, seat) == hand(SYMBOLS, seat) for seat in Seat)
    lettered = SYMBOLS.replace("♠", "S").replace("♥", "H").replace("♦", "D").replace("♣", "C")
    assert all(hand(lettered, seat) == hand(SYMBOLS, seat) for seat in Seat)


@pytest.mark.parametrize("void", ["-", "--", "---", "\N{EM DASH}"])
def test_a_void_is_a_dash(void: str) -> None:
    drawn = BARE.replace("\n4  ", f"\n{void}  ").replace("  QJT8653", "  QJT86543")
    drawn = drawn.replace("\nKQJ8742", "\nKQJT8742").replace("T9\n", "9\n")
    assert hand(drawn, Seat.WEST) == "C2 C7 CJ D2 D4 D7 D8 DJ DK DQ DT H6 HA"


FOUR = [
    hand.split(".")
    for hand in (
        "K7.KQJ74.A6.A653",
        "A92.T852.53.KQ94",
        "QJT8653.93.T9.T8",
        "4.A6.KQJ8742.J72",
    )
]


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(
    ("signs", "of_suit", "between", "of_hand"),
    [
        ("♠♥♦♣", "{} {}", "\n", "{}\n{}"),
        ("SHDC", "{} {}", "\n", "{}:\n\n{}"),
        ("♠♥♦♣", "{}{}", " ", "{}\n{}"),
        ("♠♥♦♣", "{}{}", ", ", "{}: {}"),
        ("♠♥♦♣", "{} {}", " ", "{} ({})"),
        ("♠♥♦♣", "{}: {}", "; ", "{} {}"),
        ("SHDC", "{}: {}", " ", "{}: {}"),
        ("PCQF", "{} {}", " ", "{}: {}"),
        ("    ", "{}{}", " / ", "{}: {}"),
        ("    ", "{}{}", " ", "{}: {}"),
    ],
)
def test_hands_below_or_behind_the_names_are_read(
    signs: str, of_suit: str, between: str, of_hand: str, language: str
) -> None:
    """Pages of results, copied, have the hands one below the other; people type them so."""
    names = (
        ("Nord", "Est", "Sud", "Ovest") if language == "it" else ("North", "East", "South", "West")
    )
    for spaced in (False, True):
        told = [
            between.join(
                of_suit.format(sign, " ".join(ranks) if spaced and sign in "♠♥♦♣" else ranks)
                for sign, ranks in zip(signs, suits, strict=True)
            )
            for suits in FOUR
        ]
        text = "\n".join(of_hand.format(*pair) for pair in zip(names, told, strict=True))
        text = text.replace("\n\n", "\n")
        assert all(hand(text, seat, language) == hand(BARE, seat) for seat in Seat), text


def test_a_row_of_cards_is_no_hand() -> None:
    (record,) = read("4S S\nW: ♦K, ♣J, ♥A, ♠4\nN: ♦A, ♣A, ♥4, ♠7\nE: ♦5 ♣4 ♥2 ♠2\nS: ♦9 ♣8 ♥3 ♠T")
    assert (record.hands, [len(row.cards) for row in record.rows]) == ({}, [4, 4, 4, 4])


@pytest.mark.parametrize(
    ("language", "bought", "led"),
    [
        ("en", "Contract: 4♠ by South", "Lead: ♦K"),
        ("en", "contract 4S S", "lead DK"),
        ("it", "Contratto: 4♠ di Sud", "Attacco: ♦R"),
        ("en", "4♠ (South)", "Trick 1: ♦K"),
        ("en", "4 spades - S", "1. ♦K"),
        ("it", "4 picche / Sud", "Presa 1: ♦R"),
    ],
)
def test_contract_and_lead_may_be_named(language: str, bought: str, led: str) -> None:
    (record,) = read(f"{BARE}{bought}\n{led}\n", language)
    board = replay(record)
    assert (f"{board.contract} {board.declarer}", board.errors) == ("4S S", ())
    assert [str(card) for _, card in board.tricks[0].cards] == ["DK"]


def test_deals_with_their_par_are_read() -> None:
    """Andrews' deal 3.1.9, `format/parArticle`; `format/practice` begins with "Deal: 3"."""
    heading = "Deal #3\nDealer: South\nVulnerability: EW vul\nContract: 6 notrump by West\n"
    drawn = SYMBOLS.partition("North")[2].rpartition("4S S")[0]
    for symbol, letter in zip("♠♥♦♣", "SHDC", strict=True):
        drawn = drawn.replace(symbol, f"{letter} :")
    (record,) = read(f"{heading}N/S score: -1440\n\n{drawn}-----------\n")
    assert (record.board, record.dealer, record.vulnerable) == ("3", Seat.SOUTH, "EW")
    assert (f"{record.contract} {record.declarer}", record.faults) == ("6NT W", ())
    assert len(record.hands) == 4
    (practice,) = read(f"Deal: 3\n{drawn}")
    assert (practice.board, practice.faults, len(practice.hands)) == ("3", (), 4)


def test_a_lead_that_is_played_too_is_no_trick_of_its_own() -> None:
    (played,) = read(f"{BARE}4S S\nLead: ♦K\n1. ♦K ♦A ♦5 ♦9\n")
    assert [len(row.cards) for row in played.rows] == [4]


@pytest.mark.parametrize(
    ("said", "contract"),
    [
        ("3 no trump by West", "3NT W"),
        ("4 hearts doubled, East", "4HX E"),
        ("2 quadri surcontrate (N)", "2DXX N"),
        ("6♣x/S", "6CX S"),
        ("1NT** S", "1NTXX S"),
    ],
)
def test_a_contract_may_be_in_words(said: str, contract: str) -> None:
    (record,) = read(f"{BARE}{said}\n")
    assert f"{record.contract} {record.declarer}" == contract


@pytest.mark.parametrize(
    ("former", "latter"), [("♠ K7", "♥ K7"), ("KQJ74", "KQJ7"), ("♣ T8", "♣ T9"), ("A653", "Axxx")]
)
def test_what_is_no_whole_deal_is_refused_and_not_guessed(former: str, latter: str) -> None:
    try:
        (record,) = read(SYMBOLS.replace(former, latter))
    except BadRecord:
        return
    assert record.hands == {}
    assert Wrong.NOT_UNDERSTOOD in {fault.code for fault in record.faults}


def test_a_void_alone_on_its_row_is_no_frame() -> None:
    drawn = """
                  A K 9 8 2
                  10 9 7 2
                  10 8
                  K 10
J 10 5 3                        Q 7
A K Q 5                         J 8 6 4 3
K 7 3                           A J 6
J 7                             A 9 2
                  6 4
                  -
                  Q 9 5 4 2
                  Q 8 6 5 4 3
"""
    assert hand(drawn, Seat.SOUTH) == "C3 C4 C5 C6 C8 CQ D2 D4 D5 D9 DQ S4 S6"
    assert hand(drawn, Seat.NORTH) == "CK CT D8 DT H2 H7 H9 HT S2 S8 S9 SA SK"


COUNTED = """   1.
2                   5                   A Q 8               K J T 9 7 6 4 3
T 9 8               J 7 6 4 2           A Q 5               K 3
K 7 5 2             9 8 6               Q J T               A 4 3
K J T 8 4           9 7 6 3             A Q 5 2             -

   2.
Q 7 4 3 2           -                   K J T 9 5           A 8 6
Q 6 3               J 9 2               K 8 5 4             A T 7
9 8 3               Q T 6               K 5                 A J 7 4 2
J 4                 A 9 8 6 5 3 2       K T                 Q 7

Generated 2 hands
Produced 2 hands
Initial random seed 1
Time needed    0.000 sec
"""
"""As dealer 20211121 prints deals if nothing else is asked for."""


def test_four_hands_side_by_side_are_a_deal_with_its_number() -> None:
    first, second = read(COUNTED)
    assert [(each.board, len(each.hands), each.faults) for each in (first, second)] == [
        ("1", 4, ()),
        ("2", 4, ()),
    ]
    assert " ".join(sorted(map(str, second.hands[Seat.EAST]))) == (
        "C2 C3 C5 C6 C8 C9 CA D6 DQ DT H2 H9 HJ"
    )


def test_what_a_generator_says_behind_its_deals_is_passed_over() -> None:
    deal = "n AKQJT98765432... e .AKQJT98765432.. s ..AKQJT98765432. w ...AKQJT98765432"
    said = COUNTED[COUNTED.index("Generated") :]
    (record,) = read(f"{deal}\n{said}")
    assert (len(record.hands), record.faults) == (4, ())


@pytest.mark.parametrize("void", ["\t\t\t", ""])
def test_a_void_may_be_an_empty_place(void: str) -> None:
    """So @bridge-tools/core 0.3.1 draws it; the line above is no holding."""
    drawn = (
        f"board 1\n{void}\n\t\t\t63\n\t\t\tAKQ987\n\t\t\tA9732\nKQT2\t\t\t\t\tA8654\n"
        "AT\t\t\t\t\tKQ5\nJ6542\t\t\t\t\tT\n85\t\t\t\t\tQJT6\n"
        "\t\t\tJ973\n\t\t\tJ98742\n\t\t\t3\n\t\t\tK4\n"
    )
    (record,) = read(drawn)
    assert (record.board, len(record.hands), record.faults) == ("1", 4, ())
    beside = drawn.replace("\t\tT\n", "\t\t\n").replace("\t63\n", "\t63\n", 1)
    beside = (
        beside.replace("AKQ987", "AKQT987")
        .replace("\tA9732", "\tA973")
        .replace("QJT6\n", "QJT62\n")
    )
    (record,) = read(beside)
    assert (record.board, "".join(sorted(c.suit for c in record.hands[Seat.EAST]))) == (
        "1",
        "CCCCCHHHSSSSS",
    )


@pytest.mark.parametrize("frame", ["-" * 18, " " * 18])
def test_the_name_of_a_player_may_stand_before_the_first_suit(frame: str) -> None:
    """So deal 3.1.9 draws in the style of OKbridge, with a frame and without."""
    side = frame[0].replace("-", "|")
    (record,) = read(f"""
                              North S KJ63
                                    H J43
                                    D 652
                                    C J92
               West           {frame}  East
               S 84           {side}                {side}  S QT5
               H 7            {side}                {side}  H AQT
               D KT9874       {side}                {side}  D QJ3
               C KQ54         {side}                {side}  C 8763
                              {frame}
                              South S A972
                                    H K98652
                                    D A
                                    C AT
---------------------------------------------------------------------------
""")
    assert (len(record.hands), record.faults) == (4, ())
    assert " ".join(sorted(map(str, record.hands[Seat.WEST]))).startswith("C4 C5 CK CQ D4 D7")


NORTH, EAST, SOUTH, WEST = (".".join(suits) for suits in FOUR)


@pytest.mark.parametrize(
    "row",
    [
        f"{NORTH} {EAST} {SOUTH} {WEST}",
        f"{NORTH}|{EAST}|{SOUTH}|{WEST}",
        "|".join((NORTH, EAST, SOUTH, WEST, *["8 0 0 3 0", "5 12 12 9 12"] * 2)),
        f"{NORTH}|{EAST}|{SOUTH}|{WEST}".replace(".", " "),
        f"{WEST} {NORTH} {EAST} {SOUTH}:65658888888843433232",
    ],
)
def test_a_deal_on_a_line_is_from_north_and_from_west_with_its_double_dummy(row: str) -> None:
    """So deal 3.1.9 writes with `-l` and `format/ddline`; from West is Ginsberg's library."""
    first, second = read(f"{row}\n{row}\n")
    assert [first.hands, first.faults] == [second.hands, second.faults]
    assert all(hand(row, seat) == hand(BARE, seat) for seat in Seat)


def test_two_blanks_on_a_line_of_deals_are_a_void() -> None:
    row = "A98 KQJ54 AQJT9 |QJT7 T32 K83 642|65432 98 7654 J5|K A76 2 AKQT9873"
    (record,) = read(f"{row}\n4S S\n")
    assert {card.suit for card in record.hands[Seat.NORTH]} == {"S", "H", "D"}


@pytest.mark.parametrize(
    ("names", "signs"),
    [(("N ", "W ", "E ", "S "), "♠♥♦♣"), ([""] * 4, "♠♥♦♣"), ([""] * 4, "    ")],
)
def test_hands_on_three_lines_are_a_drawing(names: Sequence[str], signs: str) -> None:
    """So Xue's solver (2024) shows a deal, and takes it."""
    north, west, east, south = (
        name
        + " ".join(f"{sign} {ranks}".strip() for sign, ranks in zip(signs, suits, strict=True))
        for name, suits in zip(names, (FOUR[0], FOUR[3], FOUR[1], FOUR[2]), strict=True)
    )
    drawn = f"{' ' * 25}{north}\n{west}{' ' * 25}{east}\n{' ' * 25}{south}\n4S S\nDK A 5 9\n"
    (record,) = read(drawn)
    assert (all(hand(drawn, seat) == hand(BARE, seat) for seat in Seat), record.faults) == (
        True,
        (),
    )


@pytest.mark.parametrize(
    "told",
    [
        "\n".join(ranks for suits in FOUR for ranks in suits),
        "\n\n".join("\n".join(f"{s} {r}" for s, r in zip("SHDC", h, strict=True)) for h in FOUR),
        "\n".join(f"{s}{r}" for h in FOUR for s, r in zip("♠♥♦♣", h, strict=True)),
        "\n".join(".".join(suits) for suits in FOUR),
        "\n".join(" ".join(suits) for suits in FOUR),
    ],
)
def test_hands_without_names_are_not_guessed(told: str) -> None:
    """Copied from a page they are of North, West, East, South, in a list clockwise."""
    (record,) = read(f"{told}\n4S S\n")
    (fault,) = record.faults
    assert (record.hands, fault.code, fault.line) == ({}, Wrong.PLAYERS_NOT_NAMED, 1)


@pytest.mark.parametrize(
    ("language", "said", "contract"),
    [
        ("en", "South plays 4S", "4S S"),
        ("en", "South is in 4♠ doubled", "4SX S"),
        ("en", "West to play 3 no trump", "3NT W"),
        ("en", "Declarer: East\nContract: 2H", "2H E"),
        ("en", "Contract: 2H, declarer East", "2H E"),
        ("en", "4S, South declarer", "4S S"),
        ("en", "4S played by South", "4S S"),
        ("it", "Sud gioca 4P", "4S S"),
        ("it", "Ovest gioca 3SA contrate", "3NTX W"),
        ("it", "4 cuori giocate da Est", "4H E"),
        ("it", "Dichiarante Sud, contratto 4P", "4S S"),
        ("it", "Contratto: 4P\nDichiarante: Sud", "4S S"),
    ],
)
def test_who_plays_may_be_said_before_the_contract_or_apart(
    language: str, said: str, contract: str
) -> None:
    (record,) = read(f"{said}\n{BARE}", language)
    assert (f"{record.contract} {record.declarer}", record.faults) == (contract, ())


@pytest.mark.parametrize(
    ("said", "tricks"),
    [("4S S -1", 9), ("4♠ by South made 10", 10), ("S 4S+1", 11), ("South plays 4S, down 2", 8)],
)
def test_a_contract_may_have_its_result(said: str, tricks: int) -> None:
    (record,) = read(f"{said}\n{BARE}DK A 5 9\n")
    assert (f"{record.contract} {record.declarer}", record.result) == ("4S S", tricks)
    assert (record.faults, len(record.rows)) == ((), 1)


def test_results_alone_are_no_record() -> None:
    """They are a table of scores."""
    with pytest.raises(BadRecord):
        read("4S S -1\n3NT N =\n")
