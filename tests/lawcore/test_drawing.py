"""Pictures of played boards: complete, legible, the same every time, whatever is in them."""

import sys
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from importlib.resources import files
from io import BytesIO
from itertools import pairwise
from math import ceil
from pathlib import Path
from struct import unpack
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

import lawcore
from lawcore.board.picture_words import WORDS
from lawcore.bridge.drawing.canvas import COLOURS, INK, SHAPES
from lawcore.bridge.drawing.font import (
    FILES,
    REPLACEMENT,
    SUITS,
    TextStyle,
    clean,
    font,
    lacking,
    shown,
)
from lawcore.bridge.drawing.picture import Emphasis, MarkedCard, Paragraph, Picture, PictureWords
from lawcore.bridge.drawing.png import NoRenderer, png
from lawcore.bridge.drawing.svg import LINES, MARGIN, TITLE, WIDTH, missing, svg
from lawcore.bridge.drawing.text import text
from lawcore.bridge.play.cards import PACK, RANKS, Card, Hands, Seat, Suit, winner
from lawcore.bridge.play.table import Trick
from lawcore.engine.records import replace

NORTH, EAST, SOUTH, WEST = Seat
LANGUAGE = pytest.mark.parametrize("words", WORDS.values(), ids=WORDS)
STYLES = (TITLE, *LINES.values())
SVG = "{http://www.w3.org/2000/svg}"
REVOKE_RED, WINNER_GREEN, PAPER = (179, 0, 27), (35, 122, 43), (255, 255, 255)
PHONE = 400 / WIDTH
"""How much smaller a telephone shows a picture."""
LEGIBLE = 11
"""The smallest type on a telephone, in its pixels."""
Pixel = tuple[int, int, int]


def cards(written: str) -> frozenset[Card]:
    """Read a hand written as "S:T H:QJ653"."""
    suits = (part.split(":") for part in written.split())
    return frozenset(Card.read(suit + rank) for suit, ranks in suits for rank in ranks)


def played(number: int, leader: Seat, written: str) -> Trick:
    """Read a trick at spades written as "CJ CA C2 C3", from the leader."""
    seats = (leader, leader.next, leader.partner, leader.partner.next)
    shown = tuple(
        (seat, Card.read(card)) for seat, card in zip(seats, written.split(), strict=False)
    )
    return Trick(number, leader, shown, winner(shown, Suit.SPADES))


THREE = {
    NORTH: cards("S:T H:QJ653 D:K652 C:AKQ"),
    EAST: cards("S:542 H:AKT2 D:Q43 C:842"),
    SOUTH: cards("S:AKQ983 H:4 D:J C:97653"),
}
HANDS: Hands = THREE | {WEST: frozenset(PACK).difference(*THREE.values())}
TRICKS = (
    played(1, WEST, "CJ CA C2 C3"),
    played(2, NORTH, "CK C4 DJ CT"),
    played(3, NORTH, "CQ C8 H4 S6"),
    played(4, WEST, "DA D2 D3 S3"),
)
REVOKES = (MarkedCard(2, SOUTH, "renonce 1"), MarkedCard(3, SOUTH, "renonce 2"))
EXAMPLE = Picture(
    words=WORDS["it"],
    title="Board 7 · 4♠ di Sud · 12 prese",
    details="Attacco ♣F · Tutti in prima",
    hands=HANDS,
    declarer=SOUTH,
    tricks=TRICKS,
    revokes=REVOKES,
    ruling=(
        Paragraph("Renonce 1 (presa 2): Sud gioca ♦F e aveva ♣9 7 6 5.", Emphasis.REVOKE),
        Paragraph("Una presa trasferita (12 → 11).", Emphasis.STRONG),
    ),
    indication=(Paragraph("A carte viste, se risponde alla presa 3, ne fa 11."),),
)
"""Two revokes of declarer in one deal."""


def drawn(picture: Picture) -> ET.Element:
    return ET.fromstring(svg(picture))  # noqa: S314 - made by us


def written(picture: Picture) -> list[str]:
    """Return the texts drawn, in the order in which they are drawn."""
    return [element.text or "" for element in drawn(picture).iter(f"{SVG}text")]


def height(picture: Picture) -> float:
    return float(drawn(picture).attrib["height"])


def suits_of(picture: Picture) -> Mapping[Suit, int]:
    """Count the suits drawn, each by its own shape; the colour has to be its own too."""
    shapes = {shape: suit for suit, shape in SHAPES.items()}
    paths = [path for path in drawn(picture).iter(f"{SVG}path") if path.attrib["d"] in shapes]
    for path in paths:
        assert path.attrib["fill"] == COLOURS[shapes[path.attrib["d"]]]
    return Counter(shapes[path.attrib["d"]] for path in paths)


def ends(picture: Picture) -> Iterator[float]:
    """Yield where each text ends, as measured."""
    for element in drawn(picture).iter(f"{SVG}text"):
        style = TextStyle(float(element.attrib["font-size"]), INK, "font-weight" in element.attrib)
        yield float(element.attrib["x"]) + style.width(element.text or "")


def size(image: bytes) -> tuple[int, int]:
    assert image.startswith(b"\x89PNG\r\n\x1a\n")
    across, down = unpack(">LL", image[16:24])
    return across, down


def pixels(image: bytes) -> list[list[Pixel]]:
    with Image.open(BytesIO(image)) as read:
        shown = read.convert("RGB").tobytes()
        width = 3 * read.width
    colours = [(*shown[at : at + 3],) for at in range(0, len(shown), 3)]
    return [colours[at : at + width // 3] for at in range(0, len(colours), width // 3)]


def holds(colours: Collection[Pixel], wanted: Pixel) -> bool:
    return any(
        all(abs(a - b) <= 12 for a, b in zip(each, wanted, strict=True)) for each in colours
    )


def said_by_the_project() -> list[str]:
    """Return the sources of all that is said in every language, and the words of pictures."""
    folder = Path(lawcore.__file__).parent / "languages"
    sources = [file for language in WORDS for file in (folder / language).rglob("*.ftl")]
    assert len(sources) >= len(WORDS)
    words = [each for words in WORDS.values() for each in words.texts]
    return [*words, *(source.read_text("utf-8") for source in sources)]


@pytest.fixture(scope="module")
def small() -> list[list[Pixel]]:
    return pixels(png(EXAMPLE, 0.25))


# What is in the picture


@LANGUAGE
def test_every_text_is_drawn_in_the_order_of_reading(words: PictureWords) -> None:
    texts = written(replace(EXAMPLE, words=words))
    order = [
        "Board 7 · 4", words.seats[NORTH], words.dummy, words.seats[WEST], words.seats[EAST],
        words.seats[SOUTH], words.declarer, "renonce 1", "renonce 2", words.leads, words.wins,
        words.revoke, "Renonce 1 (presa 2): Sud gioca", "Una presa trasferita (12 → 11).",
        words.indication, "A carte viste, se risponde alla presa 3, ne fa 11.",
    ]  # fmt: skip
    places = [texts.index(each) for each in order]
    assert places == sorted(places)


def test_a_suit_is_a_shape_in_its_own_colour_and_never_a_letter() -> None:
    assert len(set(SHAPES.values())) == len(set(COLOURS.values())) == 4
    in_the_play = Counter(card.suit for trick in TRICKS for _, card in trick.cards)
    in_the_texts = {Suit.SPADES: 1, Suit.CLUBS: 2, Suit.DIAMONDS: 1}
    in_the_cross = dict.fromkeys(Suit, 4)
    assert suits_of(EXAMPLE) == in_the_play + Counter(in_the_texts) + Counter(in_the_cross)
    assert not [each for each in written(EXAMPLE) if SUITS.keys() & set(each)]


def test_honours_have_the_letters_of_the_language_and_a_ten_is_10() -> None:
    title = {"it": "A R D F 10", "en": "A K Q J 10"}
    for language, words in WORDS.items():
        hands = {SOUTH: cards("S:AKQJT")}
        picture = Picture(words=words, title="", hands=hands, cards_each=5)
        assert title[language].split() == [
            each for each in written(picture) if each in words.ranks.values()
        ]
        assert f"♠ {title[language]}\n" in text(picture)


def test_the_leader_has_a_triangle_and_the_winner_a_tick_and_a_line() -> None:
    every = svg(EXAMPLE)
    assert every.count("l16 -10z") == len(TRICKS) + 1
    assert every.count("l7 8l13 -18") == every.count('fill="#237a2b"/>') == len(TRICKS) + 1
    unwon = replace(EXAMPLE, tricks=[replace(trick, winner=None) for trick in TRICKS])
    assert "l7 8l13 -18" not in svg(unwon)
    assert EXAMPLE.words.wins not in written(unwon)


def test_a_revoke_is_boxed_and_named() -> None:
    box = 'stroke="#b3001b"'
    assert svg(EXAMPLE).count(box) == len(REVOKES) + 1
    none = replace(EXAMPLE, revokes=())
    assert box not in svg(none)
    assert EXAMPLE.words.revoke not in written(none)
    assert [each for each in written(EXAMPLE) if each.startswith("renonce ")] == [
        "renonce 1",
        "renonce 2",
    ]


def test_the_box_of_a_revoke_is_around_the_card_it_is_put_on() -> None:
    moved = replace(EXAMPLE, revokes=(MarkedCard(1, WEST, "renonce 1"),))
    texts = {each.text: each for each in drawn(moved).iter(f"{SVG}text")}
    label, jack = texts["renonce 1"], next(
        each for each in drawn(moved).iter(f"{SVG}text")
        if each.text == "F" and each.attrib["font-size"] == "36"
        and float(each.attrib["y"]) > float(texts["1"].attrib["y"]) - 4
    )  # fmt: skip
    x, y = float(label.attrib["x"]), float(label.attrib["y"])
    boxes = [each for each in drawn(moved).iter(f"{SVG}rect") if each.get("stroke") == "#b3001b"]
    left, top, wide, high = (
        float(boxes[0].attrib[name]) for name in ("x", "y", "width", "height")
    )
    assert left < x < float(jack.attrib["x"]) < left + wide
    assert top < float(jack.attrib["y"]) < y < top + high


def test_only_vulnerable_sides_are_white_on_red() -> None:
    def white(vulnerable: Collection[Seat]) -> list[str]:
        every = drawn(replace(EXAMPLE, vulnerable=vulnerable)).iter(f"{SVG}text")
        return [each.text or "" for each in every if each.attrib["fill"] == "#ffffff"]

    assert white(()) == []
    assert sorted(white((EAST, WEST))) == ["E", "O"]
    assert sorted(white([*Seat])) == ["E", "N", "O", "S"]


def test_an_indication_is_framed_and_headed_and_the_last_thing() -> None:
    assert "stroke-dasharray" in svg(EXAMPLE)
    without = replace(EXAMPLE, indication=())
    assert "stroke-dasharray" not in svg(without)
    assert EXAMPLE.words.indication not in written(without) + text(without).splitlines()
    assert text(EXAMPLE).rstrip().endswith("presa 3,\nne fa 11.")


def test_the_smallest_type_is_legible_on_a_telephone() -> None:
    sizes = {float(each.attrib["font-size"]) for each in drawn(EXAMPLE).iter(f"{SVG}text")}
    assert min(sizes) * PHONE > LEGIBLE
    assert 1.2 < height(EXAMPLE) / WIDTH < 2.5


# What is not known


def test_a_hand_not_known_says_so_and_one_known_in_part_says_how_much() -> None:
    some = {SOUTH: cards("S:AK H:4"), EAST: frozenset[Card]()}
    picture = replace(EXAMPLE, hands=some)
    assert written(picture).count(EXAMPLE.words.unknown) == 3
    assert "+ 10 ?" in written(picture)
    assert written(picture).count("?") == 2
    assert text(picture).count(EXAMPLE.words.unknown) == 3
    assert "♦ ?" in text(picture)


def test_a_void_in_a_known_hand_is_a_dash() -> None:
    void = replace(EXAMPLE, hands={**HANDS, SOUTH: cards("S:AKQJT98765432")})
    assert written(void).count("\N{EN DASH}") == 3
    assert "\N{EN DASH}" not in written(EXAMPLE)


def test_an_ending_is_known_though_short() -> None:
    ending = replace(EXAMPLE, hands={SOUTH: cards("S:AK H:4")}, cards_each=3)
    assert "?" not in "".join(written(ending))


def test_without_any_hand_there_is_no_cross() -> None:
    no_hands = replace(EXAMPLE, hands={})
    assert height(no_hands) < height(EXAMPLE) - 500
    assert EXAMPLE.words.unknown not in written(no_hands)


def test_without_a_play_there_is_no_table() -> None:
    unplayed = replace(EXAMPLE, tricks=(), revokes=())
    assert EXAMPLE.words.leads not in written(unplayed) + text(unplayed).splitlines()
    assert height(unplayed) < height(EXAMPLE)


def test_a_title_alone_is_a_picture() -> None:
    assert written(Picture(words=WORDS["en"], title="Board 1")) == ["Board 1"]
    assert size(png(Picture(words=WORDS["en"], title="")))[0] == WIDTH


@pytest.mark.parametrize("count", [1, 2, 12, 13, 14, 30])
def test_as_many_tricks_as_there_are_have_a_row_of_one_height(count: int) -> None:
    picture = replace(
        EXAMPLE, tricks=[replace(TRICKS[0], number=n + 1) for n in range(count)], revokes=()
    )
    rows = [each for each in drawn(picture).iter(f"{SVG}text") if each.attrib["font-size"] == "29"]
    numbers = {each.text: float(each.attrib["y"]) for each in rows if (each.text or "").isdigit()}
    assert [*numbers] == [str(n + 1) for n in range(count)]
    assert len({round(b - a) for a, b in pairwise(numbers.values())}) <= 1
    assert max(ends(picture)) <= WIDTH - 16


def test_a_trick_that_was_not_completed_is_drawn_as_far_as_it_went() -> None:
    picture = replace(
        EXAMPLE, tricks=[played(9, EAST, "C2 C3")], revokes=[MarkedCard(9, WEST, "?")]
    )
    row = next(line for line in text(picture).splitlines() if line.startswith(" 9"))
    assert row.split() == ["9", "!", ">♣2", "♣3*"]
    assert "9" in written(picture)


# What cannot be drawn


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"tricks": (*TRICKS, TRICKS[0])}, "trick 1 is given twice"),
        ({"revokes": (MarkedCard(9, SOUTH, "x"),)}, "trick 9, which is not shown"),
        (
            {"tricks": (Trick(3, EAST, ((EAST, PACK[0]), (EAST, PACK[1]))), *TRICKS[:2])},
            "E plays twice to trick 3",
        ),
    ],
)
def test_what_has_no_place_is_refused(change: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        replace(EXAMPLE, **change)  # type: ignore[arg-type]


@pytest.mark.parametrize("scale", [0, -1, 0.2, 4.1, float("nan"), float("inf")])
def test_a_scale_that_makes_no_picture_is_refused(scale: float) -> None:
    with pytest.raises(ValueError, match=r"from 0\.25 to 4"):
        png(EXAMPLE, scale)


def test_without_the_renderer_there_is_text_and_svg_and_a_clear_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert png(EXAMPLE)
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(NoRenderer, match="resvg-py, which is not installed"):
        png(EXAMPLE)
    assert svg(EXAMPLE)
    assert text(EXAMPLE)


# Characters


def test_a_character_without_a_glyph_is_named_and_drawn_as_a_replacement() -> None:
    picture = replace(
        EXAMPLE, names={EAST: "太郎 Ćirić"}, title="\N{SMILING FACE WITH SUNGLASSES}"
    )
    assert missing(picture) == {"太", "郎", "\N{SMILING FACE WITH SUNGLASSES}"}
    assert REPLACEMENT * 2 + " Ćirić" in written(picture)
    assert written(picture)[0] == REPLACEMENT
    assert "太郎 Ćirić" in text(picture)


def test_every_character_that_the_project_can_say_leaves_ink() -> None:
    used = sorted(set("".join(map(clean, said_by_the_project()))) - {" ", "\xa0", *SUITS})
    picture = Picture(words=WORDS["it"], title="", ruling=[Paragraph(each) for each in used])
    lines = list(drawn(picture).iter(f"{SVG}text"))
    assert [each.text for each in lines] == used
    rows = pixels(png(picture, 0.25))
    inks = []
    for line in lines:
        base, high = float(line.attrib["y"]), float(line.attrib["font-size"])
        band = rows[int((base - high) / 4) : ceil((base + high * 0.3) / 4)]
        inks.append(sum(pixel != PAPER for row in band for pixel in row[:25]))
    assert not [each for each, ink in zip(used, inks, strict=True) if ink == 0]


def test_both_fonts_have_the_same_characters_and_carry_their_licence() -> None:
    for code in range(0x20, 0x10000):
        assert font(bold=False).has(chr(code)) is font(bold=True).has(chr(code))
    folder = files("lawcore.bridge.drawing") / "fonts"
    licence = (folder / "LICENSE").read_text("utf-8")
    assert "Bitstream Vera Fonts Copyright" in licence
    for name in FILES.values():
        data = (folder / name).read_bytes()
        assert "Renonce Sans".encode("utf-16-be") in data
        assert len(data) < 60_000


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  a\tb\n c  ", "a b c"),
        ("Nicolo\u0300", "Nicolò"),
        ("♠\ufe0e♡\ufe0f", "♠♥"),
        ("a\u200b \u202eb\x00\x1b[31m", "a b[31m"),
        ("a \u200b b", "a b"),
        ("\ud800x\uffff", "x"),
        ("64\xa0A", "64\xa0A"),
    ],
)
def test_a_text_is_drawn_without_what_cannot_be_seen(given: str, kept: str) -> None:
    assert clean(given) == kept


def test_markup_in_a_text_is_only_text() -> None:
    hostile = "<b>&amp;\"'</b>]]>"
    picture = Picture(
        words=WORDS["en"],
        title=hostile,
        details=hostile,
        names={NORTH: hostile},
        hands=HANDS,
        ruling=(Paragraph(hostile),),
    )
    assert written(picture).count(hostile) == 4
    tags = {each.tag.removeprefix(SVG) for each in drawn(picture).iter()}
    assert tags == {"svg", "title", "desc", "text", "rect", "path"}


@given(st.text(max_size=60), st.text(max_size=60))
def test_whatever_is_written_the_svg_is_well_formed_and_inside_the_picture(
    title: str, name: str
) -> None:
    mark = MarkedCard(1, SOUTH, name)
    picture = replace(
        EXAMPLE, title=title, names=dict.fromkeys(Seat, name), revokes=(mark,), details=name
    )
    assert max(ends(picture)) <= WIDTH - 16
    assert not lacking(written(picture))
    assert max(map(len, text(picture).splitlines())) <= 60


# Widths


@given(st.text(), st.sampled_from(STYLES), st.integers(60, 900))
def test_a_wrapped_text_fits_its_width_and_loses_nothing(
    content: str, style: TextStyle, width: int
) -> None:
    lines = style.wrap(content, width)
    assert all(style.width(line) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == shown(content).replace(" ", "")


@given(st.text(), st.sampled_from(STYLES), st.integers(120, 900))
def test_a_text_cut_short_fits_and_says_that_it_is_cut(
    content: str, style: TextStyle, width: int
) -> None:
    cut = style.fit(content, width)
    assert style.width(cut) <= width
    assert cut == shown(content) or (cut.endswith("…") and shown(content).startswith(cut[:-1]))


def test_lines_are_broken_between_words_and_filled() -> None:
    style, words = LINES[Emphasis.PLAIN], ["presa"] * 40
    lines = style.wrap(" ".join(words), 600)
    assert " ".join(lines).split() == words
    assert all(set(line.split()) == {"presa"} for line in lines)
    assert all(style.width(f"{line} presa") > 600 for line in lines[:-1])


@pytest.mark.parametrize("style", [TITLE, LINES[Emphasis.PLAIN]])
def test_a_text_is_as_wide_as_the_renderer_draws_it(style: TextStyle) -> None:
    content = "Wàllet AV ffi Tö 1097 ♠ →♦M"
    line = {"title": content} if style is TITLE else {"ruling": (Paragraph(content),)}
    rows = pixels(png(replace(Picture(words=WORDS["en"], title=""), **line)))
    inked = [x for row in rows for x, pixel in enumerate(row) if pixel != PAPER]
    assert max(inked) == pytest.approx(MARGIN + style.width(content), abs=5)
    assert min(inked) == pytest.approx(MARGIN, abs=5)


def test_a_name_too_long_is_cut_and_a_suit_too_long_goes_on_below() -> None:
    name = "Giovanna D'Alessandro-Montefeltro della Rovere"
    long = {WEST: cards("H:AKQJT98765432"), EAST: cards("S:AKQJT9876 C:AKQJ")}
    picture = replace(EXAMPLE, hands=long, names=dict.fromkeys(Seat, name))
    cut = [each for each in written(picture) if each.startswith("Giovanna")]
    assert len(cut) == 4
    assert all(each.endswith("…") for each in (cut[1], cut[2]))
    assert max(ends(picture)) <= WIDTH - 16
    short = {WEST: cards("S:98765 H:AKQJ D:5432"), EAST: cards("S:AKQ H:T9 D:AKQJ C:AKQJ")}
    assert height(picture) > height(replace(picture, hands=short))
    assert "♥ A R D F 10 9 8 7 6 5 4 3 2" in text(picture)


# PNG


@pytest.mark.parametrize(("scale", "across"), [(0.25, 225), (1.0, 900), (2.0, 1800)])
def test_a_png_has_the_size_of_the_picture(scale: float, across: int) -> None:
    wide, high = size(png(EXAMPLE, scale))
    assert wide == across
    assert high == pytest.approx(height(EXAMPLE) * scale, abs=1)


def test_a_png_has_the_colours_of_suits_and_marks_on_white(small: list[list[Pixel]]) -> None:
    colours = Counter(pixel for row in small for pixel in row)
    assert colours.most_common(1)[0][0] == PAPER
    for colour in (*COLOURS.values(), INK):
        assert holds(colours, tuple(bytes.fromhex(colour[1:])))  # type: ignore[arg-type]
    assert holds(colours, REVOKE_RED)
    assert holds(colours, WINNER_GREEN)


def test_a_png_has_ink_from_top_to_bottom_and_a_margin(small: list[list[Pixel]]) -> None:
    inked = [y for y, row in enumerate(small) if set(row) != {PAPER}]
    assert inked[0] < 20
    assert inked[-1] > len(small) - 20
    assert all(pixel == PAPER for row in small for pixel in (*row[:3], *row[-3:]))


@LANGUAGE
def test_the_same_board_gives_the_same_picture(words: PictureWords) -> None:
    picture = replace(EXAMPLE, words=words)
    turned = {seat: frozenset(sorted(HANDS[seat])) for seat in reversed(Seat)}
    again = replace(picture, hands=turned)
    assert svg(picture) == svg(again)
    assert png(picture, 0.5) == png(again, 0.5)
    assert text(picture) == text(again)


# Text


def test_the_text_is_the_board_in_letters_of_one_width() -> None:
    board = Path(__file__).with_name("drawn_board.txt")
    assert text(EXAMPLE) == board.read_text("utf-8")


def test_the_text_without_symbols_has_the_letters_of_the_suits() -> None:
    plain = replace(EXAMPLE, title="", details="", ruling=(), indication=())
    said = text(plain, symbols=False)
    assert not SUITS.keys() & set(said)
    assert said.isascii()
    assert " 1 >FF      FA*     F2      F3\n" in said
    assert "P A R D 9 8 3\n" in said


def test_the_svg_says_the_text_to_those_who_do_not_see_it() -> None:
    root = drawn(EXAMPLE)
    said = root.findtext(f"{SVG}desc")
    assert root.findtext(f"{SVG}title") == EXAMPLE.title
    assert said is not None
    assert said.split() == text(EXAMPLE).split()


@LANGUAGE
def test_every_rank_seat_and_suit_has_a_word_of_its_own(words: PictureWords) -> None:
    assert [*words.ranks] == [*range(2, len(RANKS) + 2)]
    for names in (words.ranks, words.seats, words.letters, words.suits):
        assert len(set(names.values())) == len(names)
        assert all(names.values())
    assert set(words.seats) == set(words.letters) == set(Seat)
    assert set(words.suits) == set(Suit)
