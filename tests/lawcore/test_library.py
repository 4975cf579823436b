"""The library: every article that is cited can be opened, read as typed and found by words."""

import ast
import re
from functools import cache
from itertools import combinations, islice
from pathlib import Path

import pytest
from fluent.syntax.ast import Pattern, StringLiteral, TextElement
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

import bot
import lawcore
from lawcore import (
    EDITIONS,
    SUBJECTS,
    Answer,
    BadAnswer,
    Edition,
    Fault,
    Question,
    Ruling,
    Subject,
)
from lawcore.book.library import EditionDifference, Entry, Library, Pages
from lawcore.book.library.extent import is_in
from lawcore.book.library.library import cited_by_orders, first_sentence
from lawcore.book.library.numbers import LAST_LAW, ancestors, cited_in, is_number, parent
from lawcore.book.library.words import TEXTS, distinct, own_numbers, since
from lawcore.engine.article import Remark, Verdict, book_order, law_of
from lawcore.engine.dialogues import dialogues
from lawcore.engine.reading import consider
from lawcore.laws.editions import is_read
from lawcore.wording import LANGUAGES, Wording
from tests.each import together
from tests.lawcore.editions import READ
from tests.lawcore.walks import BOOK
from tests.parsed import messages, variables
from tests.sure import there
from tests.tables import tabled

HERE = Path(lawcore.__file__).parent
FILES = sorted((*HERE.rglob("*.ftl"), *Path(bot.__file__).parent.rglob("*.ftl")))
SAMPLED = 40
LANGUAGE = together("language", LANGUAGES)
EDITION = together("edition", EDITIONS)
FORMER, MIDDLE, LATEST = READ[:3]

Keys = dict[str, frozenset[str]]


class Said(Visitor):
    """Collects what a message says in any of its variants."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: Pattern) -> None:  # noqa: N802 - the parser's
        whole = [e.value if isinstance(e, TextElement) else " … " for e in node.elements]
        self.texts.append("".join(whole))
        self.generic_visit(node)

    def visit_StringLiteral(self, node: StringLiteral) -> None:  # noqa: N802 - the parser's
        self.texts.append(node.value)


def keys(language: str, file: Path | None = None) -> Keys:
    source = file or HERE / "languages" / language / "library.ftl"
    return variables(source.read_text("utf-8"))


def keys_since(language: str) -> dict[Edition, Keys]:
    """The keys of the paraphrases that hold since an edition."""
    folder = HERE / "languages" / language
    return {year: keys(language, folder / f"laws_{year}.ftl") for year in since(language)}


@cache
def entries(language: str) -> tuple[Entry, ...]:
    """Every article of every edition, opened once for all tests."""
    library = Library.of(language)
    numbers = ((number, edition) for edition in EDITIONS for number in library.numbers(edition))
    return tuple(library.open(number, edition) for number, edition in numbers)


def difference(entry: Entry, edition: Edition) -> EditionDifference | None:
    return next((one for one in entry.differences if one.edition == edition), None)


def opened(text: str, edition: Edition, language: str) -> bool:
    """Whether everything that a text cites can be opened in an edition."""
    library = Library.of(language)
    numbers = [library.read(number, edition) or number for number in cited_in(text)]
    missing = [number for number in numbers if not library.has(number, edition)]
    assert not missing, f"{missing} in {int(edition)}: {text}"
    return True


@EDITION
def test_every_article_of_every_subject_can_be_opened(edition: Edition) -> None:
    library = Library.of("en")
    for subject in SUBJECTS.values():
        book = subject.books.get(edition)
        for provision, version in book.versions.items() if book else ():
            if isinstance(provision, Remark):
                continue
            assert is_number(version.number), version.number
            assert library.open(version.number, edition).number == version.number


@BOOK
def test_everything_that_rulings_cite_can_be_opened(subject: Subject, edition: Edition) -> None:
    library = Library.of("en")
    for dialogue in islice(dialogues(subject, edition), SAMPLED):
        ruling = dialogue.ruling
        numbers = {*ruling.articles, *ruling.exemptions}
        numbers |= {ordered.article for ordered in ruling.orders}
        for aside in ruling.set_aside:
            numbers |= {aside.article, *aside.by}
        for number in numbers:
            assert library.open(number, edition).number == number
        for language in LANGUAGES:
            told = Wording.of(language).rulings.rule(ruling)
            for text in (told.headline, *told.orders, *told.reasons):
                assert opened(text, edition, language)


@EDITION
def test_everything_a_question_is_needed_by_can_be_opened(edition: Edition) -> None:
    library = Library.of("en")
    for subject in SUBJECTS.values():
        if edition not in subject.books:
            continue
        for dialogue in islice(dialogues(subject, edition), SAMPLED):
            told: dict[str, Answer] = {}
            for message in dialogue.messages:
                reply = consider(subject, edition, dict(told))
                if isinstance(reply, Ruling):
                    break
                assert isinstance(reply, Question)
                for number in reply.needed_by:
                    assert library.open(number, edition).number == number
                told.update(message)


@LANGUAGE
@EDITION
def test_everything_that_sentences_and_orders_cite_can_be_opened(
    language: str, edition: Edition
) -> None:
    library, wording = Library.of(language), Wording.of(language)
    for number in library.numbers(edition):
        for text in library.open(number, edition).paragraphs:
            assert opened(text, edition, language)
    for subject in SUBJECTS.values():
        book = subject.books.get(edition)
        for provision, version in book.versions.items() if book else ():
            if isinstance(provision, Remark):
                continue
            said = wording.articles.sentence(subject.name, provision.name, edition)
            assert opened(said, edition, language)
            for number in cited_by_orders(version, subject.name, language):
                known = there(library.read(number, edition))
                assert library.has(known, edition), (provision, number)


BID = re.compile(r"[1-7][CDHSFQ]")
"""What looks like the number of an article and is a bid, where auctions are spoken of."""
OF_AUCTIONS = {"auction.ftl", "help", "auction-example"}


def test_every_number_in_any_text_can_be_opened_in_some_edition() -> None:
    library = Library.of("en")
    found = set()
    for file in FILES:
        for message in messages(file.read_text("utf-8")):
            said = Said()
            said.visit(message)
            for number in (n for text in said.texts for n in cited_in(text)):
                found.add(number)
                editions = [e for e in EDITIONS if library.has(library.read(number, e) or "", e)]
                is_bid = BID.fullmatch(number) and {file.name, message.id.name} & OF_AUCTIONS
                assert editions or is_bid, f"{number}: {file.name}, {message.id.name}"
    assert {"64B", "50D", "57A", "16C", "16D", "90", "72B3", "85A1"} <= found


@LANGUAGE
def test_an_article_has_a_heading_and_something_to_say(language: str) -> None:
    for entry in entries(language):
        assert entry.heading
        assert entry.paragraphs or entry.children
        assert len(set(entry.paragraphs)) == len(entry.paragraphs)
        page = Pages(language).page(entry)
        assert str(entry.edition) in page.title
        assert entry.number in page.title
        everything = (page.heading, *page.paragraphs, *page.points, *page.relations)
        assert all(line.strip() and "{" not in line for line in (*everything, *page.differences))


@LANGUAGE
def test_every_way_on_from_an_article_leads_somewhere(language: str) -> None:
    library = Library.of(language)
    opened = {(entry.number, entry.edition) for entry in entries(language)}
    for entry in entries(language):
        ways = [entry.parent, entry.previous, entry.next, *entry.references]
        ways += [point.number for point in entry.children]
        ways += [*entry.exception_to, *entry.excepted_by]
        for number in ways:
            assert number is None or library.has(number, entry.edition)
        assert entry.number not in ways
        assert {(entry.number, edition) for edition in entry.editions} <= opened


@EDITION
def test_walking_on_from_law_to_law_passes_every_law(edition: Edition) -> None:
    library = Library.of("en")
    laws = [number for number in library.numbers(edition) if parent(number) is None]
    at, passed = laws[0], [laws[0]]
    while (following := library.open(at, edition).next) is not None:
        assert library.open(following, edition).previous == at
        at = following
        passed.append(at)
    assert passed == laws


@EDITION
def test_points_and_what_they_belong_to_agree(edition: Edition) -> None:
    library = Library.of("en")
    for number in library.numbers(edition):
        entry = library.open(number, edition)
        for point in entry.children:
            assert library.open(point.number, edition).parent == number
        if entry.parent:
            above = library.open(entry.parent, edition)
            assert number in [point.number for point in above.children]


@EDITION
def test_an_exception_and_its_rule_name_each_other(edition: Edition) -> None:
    library = Library.of("en")
    seen = 0
    for subject in SUBJECTS.values():
        book = subject.books.get(edition)
        versions = book.versions if book else {}
        for provision, version in versions.items():
            for excepted in provision.exception_to:
                if provision.cited and excepted.cited and excepted in versions:
                    seen += 1
                    rule = versions[excepted].number
                    assert rule in library.open(version.number, edition).exception_to
                    assert version.number in library.open(rule, edition).excepted_by
    assert seen


def test_a_law_alone_opens_its_points() -> None:
    entry = Library.of("en").open("64", LATEST)
    assert [point.number for point in entry.children] == ["64A", "64B", "64C"]
    assert entry.heading == "What an established revoke costs"
    assert entry.parent is None
    below = Library.of("en").open("64A", LATEST)
    assert [point.number for point in below.children] == ["64A1", "64A2"]


def test_neighbours_are_those_of_the_book() -> None:
    entry = Library.of("it").open("64A2", LATEST)
    assert (entry.previous, entry.parent, entry.next) == ("64A1", "64A", "64B")
    first = Library.of("it").open("64A1", LATEST)
    assert (first.previous, first.next) == ("63B", "64A2")


def test_older_texts_are_told_where_they_differ() -> None:
    entry = Library.of("en").open("64A2", LATEST)
    assert difference(entry, MIDDLE) is None
    older = there(difference(entry, FORMER))
    assert older.number is None
    assert older.text is not None
    assert "or two" in older.text


def test_another_number_of_the_same_text_is_told() -> None:
    renumbered = difference(Library.of("en").open("16C1", LATEST), MIDDLE)
    assert renumbered == EditionDifference(MIDDLE, "16D1")
    reworded = there(difference(Library.of("en").open("64C1", LATEST), MIDDLE))
    assert reworded.number == "64C"
    assert reworded.text is not None


def test_a_point_that_an_edition_lacks_is_told() -> None:
    entry = Library.of("en").open("64B8", LATEST)
    assert difference(entry, MIDDLE) == EditionDifference(MIDDLE, absent=True)
    assert "2007, 1997: not in the code" in Pages("en").page(entry).differences


def test_a_number_that_meant_something_else_is_told() -> None:
    entry = Library.of("en").open("62C3", LATEST)
    older = there(difference(entry, MIDDLE))
    assert older.elsewhere
    assert older.text is not None
    assert "quitted" in older.text
    assert difference(entry, FORMER) == EditionDifference(FORMER, absent=True)


def test_italian_prints_the_numbers_of_its_book() -> None:
    entry = Library.of("it").open("64A1(b)", MIDDLE)
    assert entry.number == "64A2"
    assert "64A1(b)" in entry.printed
    assert Library.of("en").open("64A2", MIDDLE).printed == "64A2"


def test_a_number_that_one_book_prints_is_no_number_of_another_book() -> None:
    italian, english = Library.of("it"), Library.of("en")
    assert {italian.read("64A1(b)", year) for year in (FORMER, LATEST)} == {"64A1(b)"}
    assert {english.read("64A1(b)", year) for year in EDITIONS} == {"64A1(b)"}
    assert italian.editions("64A1(b)") == (MIDDLE,)
    assert english.editions("64A1(b)") == ()


EVERY = tuple(dict.fromkeys(n for year in EDITIONS for n in Library.of("en").numbers(year)))
"""Every number of every edition."""
BELOW = tuple(f"({small})" for small in "abcdefghijklmnopqrstuvwxyz")
POINT = re.compile(r"[1-9][0-9]?[A-G]([1-9][0-9]?)?")
"""What a letter in brackets may follow."""


@EDITION
@LANGUAGE
def test_a_number_opens_itself_or_the_nearest_above_it_that_the_edition_has(
    language: str, edition: Edition
) -> None:
    """Every number of any edition, and every letter below each point, as typed in two ways."""
    library = Library.of(language)
    has = {*library.numbers(edition)}
    below = (n + letter for n in EVERY if POINT.fullmatch(n) for letter in BELOW)
    for number in (*EVERY, *below):
        typed = there(library.read(f"Art. {number.lower()}", edition))
        assert typed == library.read(number, edition)
        is_its_own = typed == number or library.printed(typed, edition).startswith(number)
        assert is_its_own or parent(number) == "71"
        found = library.nearest(typed, edition)
        if number in has:
            assert found == number
        elif found is None:
            assert law_of(number) not in has
        else:
            assert found in has
            assert found == typed or found in ancestors(typed)
            assert not {*ancestors(typed)} & has - {found, *ancestors(found)}


MATTERS_OF_THEIR_OWN = {
    *((1997, number) for number in ("16C2", "42B1", "46B1")),
    *((2007, number) for number in ("16", "16D2", "26", "26B", "27B4")),
}
"""Articles of which two subjects say different things in words that are much alike."""


@pytest.mark.parametrize("edition", [FORMER, MIDDLE], ids=int)
def test_an_article_that_several_subjects_state_is_not_said_twice(edition: Edition) -> None:
    """In editions without a paraphrase of the library's own: most words are others each time."""
    alike = set()
    for number in Library.of("en").numbers(edition):
        said = Library.of("en").open(number, edition).paragraphs
        for one, other in combinations([_long_words(text) for text in said], 2):
            if len(one & other) >= ALIKE * min(len(one), len(other)):
                alike.add((int(edition), number))
    assert alike == {pair for pair in MATTERS_OF_THEIR_OWN if pair[0] == edition}


LONG = 4
ALIKE = 0.6
"""The share of the words of a sentence that another has too, where both may say the same."""


def _long_words(text: str) -> set[str]:
    return {word for word in re.findall(r"\w+", text.casefold()) if len(word) >= LONG}


@LANGUAGE
def test_what_reading_found_is_said_by_the_command_and_practice_on_every_page(
    language: str,
) -> None:
    pages, found = Pages(language), set()
    for entry in entries(language):
        shown, marked = pages.page(entry).paragraphs, pages.with_verdicts(entry)
        for text, verdict, read, told in zip(
            entry.paragraphs, entry.verdicts, shown, marked, strict=True
        ):
            assert (verdict is None) is not is_read(entry.number, entry.edition)
            assert (text == told) is (verdict is None)
            assert (text == read) is (verdict is not Verdict.PRACTICE)
            assert "[" not in read
            found.add(verdict)
    assert found == {None, *Verdict}


@LANGUAGE
def test_what_was_not_compared_with_its_text_says_so(language: str) -> None:
    library, pages = Library.of(language), Pages(language)
    for entry in entries(language):
        number, edition = entry.number, entry.edition
        page = pages.page(entry)
        shown = (number, *(point.number for point in entry.children))
        compared = all(is_read(one, edition) for one in shown)
        assert (str(int(edition)) in page.own_words) is not compared, number
    assert str(int(MIDDLE)) in pages.page(library.open("16D2", MIDDLE)).own_words
    assert str(int(MIDDLE)) not in pages.page(library.open("62A", MIDDLE)).own_words


@tabled
def test_an_article_leads_to_its_own_text_in_another_edition_whatever_its_number(
    number: str, edition: Edition, other: Edition, printed: str
) -> None:
    told = there(difference(Library.of("en").open(number, edition), other))
    assert (told.number, told.elsewhere, told.absent) == (
        printed if printed not in {"elsewhere", "absent"} else None,
        printed == "elsewhere",
        printed == "absent",
    )


def test_no_provision_has_a_number_that_its_edition_does_not_have() -> None:
    for subject in SUBJECTS.values():
        for edition, book in subject.books.items():
            for provision, version in book.versions.items():
                told = (subject.name, provision.name, version.number, edition)
                assert isinstance(provision, Remark) or is_in(version.number, edition), told


@tabled
def test_the_paraphrase_of_an_earlier_edition_is_of_its_own_text(
    number: str, edition: Edition, words: str
) -> None:
    library = Library.of("en")
    assert words in library.open(number, edition).paragraphs[0]
    assert words not in library.open(number, LATEST).paragraphs[0]


@LANGUAGE
def test_what_is_quoted_of_another_edition_says_whether_its_text_was_read(language: str) -> None:
    pages, some = Pages(language), False
    for entry in entries(language):
        quoted = [one for one in entry.differences if one.text]
        unread = {o.edition for o in quoted if not is_read(o.number or entry.number, o.edition)}
        for line in pages.page(entry).differences[:1]:
            assert {year for year in EDITIONS if str(int(year)) in line} == unread
            some = some or bool(unread)
    assert some


@tabled
def test_an_unknown_article_is_refused_with_the_editions_that_have_it(
    number: str, edition: Edition, editions: tuple[Edition, ...]
) -> None:
    with pytest.raises(BadAnswer) as caught:
        Library.of("en").open(number, edition)
    assert caught.value.code is Fault.UNKNOWN_ARTICLE
    assert caught.value.value == number
    assert caught.value.allowed == editions


@tabled
def test_a_number_is_read_as_people_type_it(typed: str, number: str) -> None:
    for edition in EDITIONS:
        assert Library.of("it").read(typed, edition) == number


@tabled
def test_what_is_no_number_of_an_article_is_not_read_as_one(typed: str) -> None:
    for edition in EDITIONS:
        assert Library.of("en").read(typed, edition) is None


@tabled
def test_law_71_is_numbered_as_each_edition_does(typed: str, expected: tuple[str, ...]) -> None:
    read = Library.of("en").read
    assert tuple(read(typed, edition) for edition in (FORMER, MIDDLE, LATEST)) == expected


@given(st.text(max_size=60) | st.from_regex(r"\A(art\. ?)?[0-9]{1,3}[ .]?[A-Ha-h]?[0-9(a-c)]*\Z"))
def test_reading_and_searching_never_fail(text: str) -> None:
    library = Library.of("en")
    number = library.read(text, LATEST)
    assert number is None or is_number(number)
    for hit in library.search(text, LATEST):
        assert library.has(hit.number, LATEST)


@EDITION
def test_every_number_is_read_back_as_itself(edition: Edition) -> None:
    library = Library.of("it")
    for number in library.numbers(edition):
        assert is_number(number)
        assert library.read(number, edition) == number
        assert library.read(f"art. {number.lower()}", edition) == number
        assert parent(number) == (ancestors(number) or (None,))[0]


def test_numbers_are_sorted_as_in_the_book() -> None:
    mixed = ["64B8", "64", "71(2)", "9A3", "64B10", "64C2(b)", "64C2(a)", "64A", "71(1)", "64C"]
    assert sorted(mixed, key=book_order) == [
        "9A3", "64", "64A", "64B8", "64B10", "64C", "64C2(a)", "64C2(b)", "71(1)", "71(2)",
    ]  # fmt: skip


@tabled
def test_the_numbers_in_a_text_are_found(text: str, numbers: tuple[str, ...]) -> None:
    assert cited_in(text) == numbers


@tabled
@LANGUAGE
def test_words_of_any_language_find_the_article(
    query: str, best: tuple[str, ...], language: str
) -> None:
    assert Library.of(language).search(query, LATEST)[0].number in best


@tabled
def test_typing_errors_are_forgiven(query: str, best: str) -> None:
    assert best in [hit.number for hit in Library.of("en").search(query, LATEST)[:2]]


@tabled
@EDITION
def test_nothing_silly_is_found(query: str, edition: Edition) -> None:
    assert Library.of("it").search(query, edition) == []


@LANGUAGE
def test_what_is_found_comes_best_first_and_not_too_much_of_it(language: str) -> None:
    library = Library.of(language)
    for query in ("carta", "card", "revoke", "trick 12", "morto"):
        hits = library.search(query, LATEST, limit=5)
        assert 0 < len(hits) <= 5
        scores = [hit.score for hit in hits]
        assert scores == sorted(scores, reverse=True)
        assert all(0 < score <= 100 for score in scores)
        assert not any(hit.words.endswith(("…", ".", ";")) for hit in hits)


def test_a_typed_number_is_found_as_itself() -> None:
    library = Library.of("en")
    assert [hit.number for hit in library.search("art. 45 C4(b)", LATEST)] == ["45C4(b)"]
    assert library.search("64B8", MIDDLE) == []


def test_the_same_words_are_found_in_all_languages_alike() -> None:
    found = [
        [(hit.number, hit.score) for hit in Library.of(language).search("carta caduta", LATEST)]
        for language in LANGUAGES
    ]
    assert found[0] == found[1]


def test_law_23_is_found_by_what_it_was_in_each_edition() -> None:
    library = Library.of("en")
    assert library.search("comparable call", LATEST)[0].number == "23"
    assert "23" in [hit.number for hit in library.search("could have known", MIDDLE)]
    assert "23" not in [hit.number for hit in library.search("could have known", LATEST)]


def test_sentences_that_say_the_same_are_told_once() -> None:
    same = (
        "Dummy is free to ask declarer a question.",
        "Dummy is free to ask declarer questions.",
    )
    assert distinct(same, "en") == same[:1]
    for one, other in (
        ("It is a penalty card.", "It is no penalty card."),
        ("What partner knows is unauthorised.", "What declarer knows is unauthorised."),
        ("The trick is number 12.", "The trick is number 13."),
    ):
        assert distinct((one, other), "en") == (one, other)
    assert len(distinct(("Il morto può chiedere.", "Il morto non può chiedere."), "it")) == 2


def test_a_list_says_of_an_article_what_can_stand_alone() -> None:
    assert first_sentence("It stands.") == "It stands"
    assert first_sentence("He may accept it; he does so by calling (27A1).") == "He may accept it"
    library = Library.of("en")
    same = (library.point(number, LATEST).words for number in ("45C", "45C1"))
    assert len(set(same)) == 1, "an article without words of its own begins with its first point"


@LANGUAGE
def test_every_law_has_a_heading_and_the_older_texts_are_of_editions(language: str) -> None:
    said = keys(language)
    assert {f"heading-{law}" for law in range(1, LAST_LAW + 1)} <= said.keys()
    years = {key.partition(".until-")[2] for key in said if ".until-" in key}
    assert years <= {str(edition) for edition in EDITIONS[:-1]}


@LANGUAGE
def test_every_text_of_the_library_is_used(language: str) -> None:
    said = {key.partition(".")[0] for key in keys(language)}
    for newer in keys_since(language).values():
        said |= {key.partition(".")[0] for key in newer}
    constants = {
        node.value
        for file in (HERE / "book" / "library").glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    constants |= {"show-difference-absent", "show-difference-untreated"}
    laws = {f"heading-{law}" for law in range(1, LAST_LAW + 1)}
    library = Library.of(language)
    opened = {number for edition in EDITIONS for number in library.numbers(edition)}
    mine = {number for edition in EDITIONS for number in own_numbers(language, edition)}
    assert mine <= opened
    spelt = {number.replace("(", "-").replace(")", "") for number in opened}
    numbered = {f"{kind}-{number}" for kind in ("article", "words") for number in spelt}
    assert not said - constants - laws - numbered


@LANGUAGE
def test_words_to_look_for_are_said_once_each(language: str) -> None:
    for key in keys(language):
        if key.startswith(("words-", "idle-words", "people")):
            words = TEXTS[language].say(key).split(", ")
            assert all(word == word.strip() and word for word in words), key
            assert len(set(words)) == len(words), key
