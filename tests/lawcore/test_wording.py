"""What is said about the law: complete in every language, all of it used, nothing half said."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import lawcore
from lawcore import (
    EDITIONS,
    SUBJECTS,
    Answer,
    Asked,
    BadAnswer,
    BoardRuling,
    Branches,
    Edition,
    Fault,
    Question,
    Ruling,
    Subject,
    enquire,
)
from lawcore.engine.article import Provision, Remark
from lawcore.engine.fact import Fact, by_itself
from lawcore.engine.reading import OF_ALL as OF_ALL_RARE
from lawcore.engine.reading import consider
from lawcore.engine.ruling import When
from lawcore.laws.subjects.revoke.facts import Hand
from lawcore.laws.subjects.revoke.further import HALVES
from lawcore.wording import LANGUAGES, RulingInWords, Wording
from lawcore.wording.filled import OF_ALL, answer_key
from tests import tables
from tests.abbreviations import abbreviated, messages_abbreviated
from tests.each import each, together
from tests.lawcore.cases import Answers
from tests.lawcore.revoke_dialogues import as_usual
from tests.lawcore.vectors import ORDINARY
from tests.lawcore.walks import every_dialogue
from tests.parsed import variables
from tools.changes import COUNTED

HERE = Path(lawcore.__file__).parent
REVOKE = SUBJECTS["revoke"]
SAMPLED = 11
LONGEST_LABEL = 24
LISTS = {
    **{f"list-{name}": frozenset[str]() for name in ("took", "they_took", "playable")},
    "list-playable.aside": frozenset[str](),
}
"""What is asked of the tricks of a board with several revokes."""
"""What is asked of each trick where several revokes are counted."""
ALIKE = {
    "revoke": {"law-won_nothing.until-1997"},
    "claim": {"law-the_opening_lead_is_ruled.until-1997"},
}
"""Older texts that read a fact more, or lead nowhere, and come to the same sentence."""
OF_SEVERAL = "J5"
"""The one point of judgement that no provision makes: it comes of counting several revokes."""
_SILENT: Mapping[str, list[str]] = tables.beside(__file__, "silent.toml")
SILENT = {*_SILENT["every"]}
"""The orders that are for the Director alone."""
SILENT_IN = {subject: {*orders} for subject, orders in _SILENT.items()}
"""Those of one subject: another may speak of its order of the same name."""
HIDDEN = {
    ("revoke", "could_comply"), ("revoke", "partner_has_two_suits"),
    ("revoke", "won_later_with_playable_card"), ("claim", "trumps_out"),
    ("claim", "needs_card_position"), ("claim", "claimer_unaware_likely"),
    ("penalty_card", "due"), ("penalty_card", "disobeyed"), ("penalty_card", "declarer_choice"),
    ("penalty_card", "declarer_accepts"), ("lead_out_of_turn", "reply"),
    ("played_card", "unintended"), ("played_card", "intent_incontrovertible"),
    ("played_card", "revoke_by"), ("dummy", "was_a_revoke"),
}  # fmt: skip
"""What tells a player something if it is asked at the table."""
ADDRESSEES = {
    "all", "both_sides", "declarer", "dummy", "defenders", "defender", "other_defender", "partner",
    "revoker", "holder", "leader", "defender_on_lead", "next_defender", "hasty_defender",
    "defender_before_partner", "defenders_partner", "opponent_who_played", "side_taking_back",
    "other_side", "claimer", "side_that_did_not_claim", "asker", "appellants", "askers_partner",
    "asked_partner", "short_player", "offender", "lho", "peers", "explainers",
    "explainers_partner", "declarers_partner", "speakers_partner", "players_partner",
    "card_owners_partner", "misled_player", "informed_player", "innocents",
}  # fmt: skip
"""All to whom something is said."""
HANDS = (*Hand, None)
LANGUAGE = together("language", LANGUAGES)
EDITION = together("edition", EDITIONS)


SUBJECT = together("subject", SUBJECTS.values())


def _file(language: str, name: str) -> Path:
    folder = HERE / "languages" / language
    return folder / f"{name}.ftl" if name in OF_ALL else folder / "subjects" / f"{name}.ftl"


@cache
def keys(language: str, *files: str) -> Mapping[str, frozenset[str]]:
    """The messages and attributes of some files, each with its variables."""
    found: dict[str, frozenset[str]] = {}
    for file in files:
        said = variables(_file(language, file).read_text(encoding="utf-8"))
        assert not found.keys() & said.keys()
        found |= said
    return found


def facts_of(subject: Subject) -> Mapping[str, Fact[Any]]:
    several = subject.several
    return {**subject.facts.named, **(several.further.named if several else {})}


def provisions(*subjects: Subject) -> set[Provision[Any]]:
    return {
        provision
        for subject in subjects or SUBJECTS.values()
        for book in subject.books.values()
        for provision in book.versions
    }


def words_of(subject: str) -> Mapping[str, frozenset[str]]:
    """The messages of a subject, with those of the provisions that subjects share."""
    return keys("en", "provisions", subject)


def key_of_option(name: str, answer: Answer) -> str:
    if isinstance(answer, bool):
        return f"option-{name}-{'yes' if answer else 'no'}"
    return f"option-{name}-{answer}"


def is_number(answer: Answer) -> bool:
    return isinstance(answer, int) and not isinstance(answer, bool)


def of_facts(subject: Subject) -> Iterator[tuple[str, frozenset[str]]]:
    told = frozenset(subject.facts.named)
    there = words_of(subject.name)
    for name, fact in facts_of(subject).items():
        yield f"fact-{name}", told
        if f"fact-{name}.aside" in there:
            yield f"fact-{name}.aside", frozenset()
        for option in fact.options:
            if not is_number(option):
                yield key_of_option(name, option), told
    for name in ("subject", "subject.command", "subject.menu"):
        yield name, frozenset()
    yield from of_later(subject)


def of_later(subject: Subject) -> Iterator[tuple[str, frozenset[str]]]:
    told, there = frozenset(subject.facts.named), words_of(subject.name)
    later = {fact.name for fact in subject.facts.later}
    asked = {order.asks.fact for order in subject.orders.values() if order.asks is not None}
    for name in later | asked:
        yield f"next-{name}", told
        if name in later and f"task-{name}" in there:
            yield f"task-{name}", frozenset()


def of_provisions(subject: Subject) -> Iterator[tuple[str, frozenset[str]]]:
    for provision in provisions(subject):
        if not isinstance(provision, Remark):
            yield f"law-{provision.name}", frozenset()


def of_judgement() -> Iterator[tuple[str, frozenset[str]]]:
    for provision in provisions():
        if isinstance(provision, Remark):
            for version in provision.versions:
                yield f"judgement-{version.number}", frozenset()
    yield f"judgement-{OF_SEVERAL}", frozenset()


def of_orders(subject: Subject) -> Iterator[tuple[str, frozenset[str]]]:
    """What is said of orders and rulings; some of it only where the subject has a line for it."""
    told = frozenset(subject.facts.named) | {"status", "tricks", "edition"}
    told |= {"revokes"} if subject.several else set()
    there = words_of(subject.name)
    for order in subject.orders.values():
        given = told | set(order.takes)
        yield f"order-{order.name}", given
        if order.decides is not None:
            own = [key for key in there if key.startswith(f"headline-{order.name}")]
            for key in own or [f"headline-{order.decides}"]:
                yield key, given | SEATED | {"articles"}
            if any("-" in key.removeprefix("headline-") for key in own) and len(own) == 1:
                yield f"headline-{order.decides}", given | SEATED | {"articles"}
        if order.counted:
            yield "reason-no-exemption", told
    for key in there:
        if re.fullmatch(r"reason-\d", key):
            yield key, told


SEATED = {"at_offender", "at_lho", "at_partner", "at_rho"}
"""The names of the seats in an auction, by whom one speaks to there."""


def of_sayings(subject: Subject) -> Iterator[tuple[str, frozenset[str]]]:
    told = frozenset(subject.facts.named) | {"status", "tricks", "edition"}
    told |= SEATED
    told |= {"revokes"} if subject.several else set()
    for order in subject.orders.values():
        if order.name not in SILENT | SILENT_IN.get(subject.name, set()):
            given = told | set(order.takes)
            yield f"say-{order.name}", given
            for to in addressed(subject.name, f"say-{order.name}"):
                yield f"say-{order.name}.{to}", given


def addressed(subject: str, key: str) -> tuple[str, ...]:
    """Those to whom a message says something."""
    there = words_of(subject)
    return tuple(k.removeprefix(f"{key}.") for k in there if k.startswith(f"{key}."))


def of_choices(subject: Subject) -> Iterator[tuple[str, frozenset[str]]]:
    """What is said where rare circumstances are supposed; some only where there is a line."""
    told = frozenset(subject.facts.named)
    there = words_of(subject.name)
    for name, choices in subject.facts.choices.items():
        yield from ((f"group-{name}-{c.group}", told) for c in choices if c.group is not None)
    if subject.several is not None:
        yield from ((f"group-trick-{half}", told) for half in HALVES)
    for fact in facts_of(subject).values():
        if fact.usual is not None:
            yield f"supposed-{fact.name}", told
    for group in subject.facts.rare:
        yield f"rare-{group.name}", frozenset()
    optional = {**dict.fromkeys(of_buttons(subject), told), **dict(in_few_words(subject))}
    for key in there.keys() & optional.keys():
        offered = SEATED | {"edition"} if key.startswith("offer-") else set[str]()
        yield key, optional[key] | (SEATED if key.startswith("choose-") else offered)


def of_buttons(subject: Subject) -> Iterator[str]:
    """What may be said otherwise than elsewhere, where rare circumstances are supposed."""
    for name, fact in facts_of(subject).items():
        yield from (f"ask-{name}", f"ask-{name}.note", f"depends-{name}", f"brief-{name}")
        yield from (f"why-{name}", f"choose-{name}", f"offer-{name}")
        yield from (f"why-{name}.until-{year}" for year in subject.books)
        for choice in (*subject.facts.choices.get(name, ()), *by_itself(*fact.options)):
            answers = (choice.answer, *(answer for _, answer in choice.also))
            told_by_it = "-".join(str(answer_key(answer)) for answer in answers)
            yield from (
                f"choice-{name}-{told_by_it}",
                f"choice-{name}-{choice.group}-{told_by_it}",
            )
            yield f"brief-{name}-{answer_key(choice.answer)}"
            yield f"group-{name}-{choice.group}.ask"
            key = f"{name}-{answer_key(choice.answer)}"
            yield from (f"if-{key}", f"chosen-{key}", f"offer-{key}", f"offer-{key}.then")


def in_few_words(subject: Subject) -> Iterator[tuple[str, frozenset[str]]]:
    """What is said of rulings in few words, where the subject has a line for it."""
    there = words_of(subject.name)
    told = frozenset(subject.facts.named)
    told |= {"status", "tricks", "edition", "fewest", "most"}
    told |= {"revokes"} if subject.several else set()
    counts = any(order.counted for order in subject.orders.values())
    head = {"articles", "transfer"} if counts else {"articles"}
    for order in subject.orders.values():
        given = told | set(order.takes)
        for kind in ("step", "short", "aside", "task"):
            yield f"{kind}-{order.name}", given
        for kind in ("result", "outcome") if order.decides is not None else ():
            yield f"{kind}-{order.decides}", given | head
            for key in there:
                if re.match(f"{kind}-{order.name}(-|$)", key):
                    yield key, given | head
    for key in ("transfer", "step-pending", "task-pending"):
        yield key, told
    yield "result-board-pending", frozenset()


def said_by_name() -> Iterator[tuple[str, frozenset[str]]]:
    """The messages that the code asks for by their whole name, with what it gives them."""
    for file in (*(HERE / "wording").glob("*.py"), HERE / "book" / "changes" / "wording.py"):
        yield from said_in(file)
    yield from said_in(HERE / "__main__.py")


def said_in(file: Path) -> Iterator[tuple[str, frozenset[str]]]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
        given = frozenset(keyword.arg or "" for keyword in node.keywords)
        if name in {"say", "_say"} and isinstance(node.args[0], ast.Constant):
            yield str(node.args[0].value), given
    for key in ("tree-held", "tree-not-held"):
        yield key, frozenset({"article", "text"})


OF_THE_BOARD = {
    "say-board": frozenset(),
    **{
        key: frozenset({"others", "tricks", "hand"})
        for key in ("headline-board", "say-board.both_sides")
    },
}
"""What is said of several irregularities on one board at once."""


def asked_for(subject: Subject) -> Mapping[str, frozenset[str]]:
    """Every message the code can ask for about a subject, with the arguments it gives."""
    return {
        **dict(of_facts(subject)),
        **dict(of_choices(subject)),
        **dict(of_provisions(subject)),
        **dict(of_orders(subject)),
        **dict(of_sayings(subject)),
        **(OF_THE_BOARD if subject.several else {}),
        **(LISTS if subject.several else {}),
    }


def asked_for_by_all() -> Mapping[str, frozenset[str]]:
    """Every message the code can ask for whatever the subject."""
    errors = (fault for fault in Fault if fault is not Fault.UNKNOWN_ARTICLE)
    return {
        **dict(of_judgement()),
        **{f"change-{key}": frozenset() for keys in COUNTED.values() for key in keys},
        **{f"error-{fault}": frozenset({"fact", "value", "allowed"}) for fault in errors},
        "error-number_as_text": frozenset({"fact", "value", "allowed"}),
        "error-no_subject": frozenset({"allowed"}),
        "error-did-you-mean": frozenset({"error", "suggestion"}),
        f"rare-{OF_ALL_RARE}": frozenset(),
        **{f"to-{name}": frozenset() for name in ADDRESSEES},
        **{f"depends-{word}": frozenset({"first", "last"}) for word in ("and", "or")},
        **{f"step-done-{when}": frozenset({"text", "articles"}) for when in When},
        **{f"step-said-{when}": frozenset({"to", "text", "articles"}) for when in When},
        **{key: given for key, given in said_by_name() if not key.endswith("-")},
    }


def older_texts(subject: Subject) -> Mapping[str, bool]:
    """Where a provision may have another sentence, and whether its text was another."""
    sentences: dict[str, bool] = {}
    for provision in provisions(subject):
        newest, *older = provision.versions
        own = {version.until for version in older if version.body is not newest.body}
        for year in sorted({*map(int, EDITIONS[:-1]), *own}):
            sentences[f"law-{provision.name}.until-{year}"] = year in own
    return sentences


TO_ADD = """
lawcore/languages/*/subjects/{subject}.ftl has to have {missing}.
What an order says to nobody but the Director needs no say-: name it in SILENT_IN here.
"""
SAID = """
{order}: either say-{order} says it to somebody, in lawcore/languages/*/subjects/{subject}.ftl, or
it is for the Director alone: name it in SILENT_IN here.
"""


@SUBJECT
def test_every_message_that_can_be_asked_for_exists(subject: Subject) -> None:
    missing = asked_for(subject).keys() - words_of(subject.name).keys()
    assert not missing, TO_ADD.format(subject=subject.name, missing=sorted(missing))


def test_every_message_that_any_subject_can_ask_for_exists() -> None:
    of_some_subject = {"result-board-pending", "further", "task-board"}
    of_some_subject |= {f"board-{part}" for part in ("one", "each", "some", "deed")}
    of_some_subject |= {f"board-{part}" for part in ("paid", "payment", "unpaid")}
    of_some_subject |= {"several", "several.number", "several.another"}
    of_some_subject |= {"subject", "subject.command", "subject.menu", "not_covered", "instead"}
    missing = asked_for_by_all().keys() - keys("en", *OF_ALL).keys()
    assert missing == of_some_subject


@SUBJECT
def test_every_message_of_a_subject_is_used(subject: Subject) -> None:
    used = asked_for(subject).keys() | older_texts(subject).keys() | asked_for_by_all().keys()
    assert not keys("en", subject.name).keys() - used


def test_every_message_of_all_subjects_is_used() -> None:
    of_some = {key for subject in SUBJECTS.values() for key in asked_for(subject)}
    of_some |= {key for subject in SUBJECTS.values() for key in older_texts(subject)}
    shared_words = keys("en", "provisions").keys()
    assert shared_words <= of_some
    assert not keys("en", *OF_ALL).keys() - shared_words - asked_for_by_all().keys()


@SUBJECT
def test_every_older_text_has_its_own_sentence(subject: Subject) -> None:
    other_texts = {key for key, is_another in older_texts(subject).items() if is_another}
    missing = other_texts - words_of(subject.name).keys()
    assert missing == ALIKE.get(subject.name, set())


@LANGUAGE
@SUBJECT
def test_messages_need_nothing_that_the_code_does_not_give(
    language: str, subject: Subject
) -> None:
    given = {**asked_for_by_all(), **asked_for(subject)}
    for key, needed in {**keys(language, *OF_ALL), **keys(language, subject.name)}.items():
        if key in keys(language, "provisions") and key not in given:
            continue  # of a provision that this subject has not
        assert needed <= given.get(key, frozenset()), key


@LANGUAGE
def test_a_language_has_a_file_for_each_subject(language: str) -> None:
    folder = HERE / "languages" / language / "subjects"
    assert {file.name for file in folder.iterdir()} == {f"{name}.ftl" for name in SUBJECTS}


def test_an_abbreviation_is_told_from_a_word() -> None:
    short = (
        "LHO chooses",
        "At the 1st trick",
        "A card, e.g. the ace",
        "Lowest in NT",
        "N/S",
        "dif.",
    )
    whole = (
        "3NT by South",
        "As he led",
        "/start begins",
        "Trick 12.",
        "e gli altri.",
        "12ª presa",
    )
    assert [*abbreviated((*short, *whole))] == [*short]


@LANGUAGE
def test_nothing_that_is_shown_is_abbreviated(language: str) -> None:
    folder = HERE / "languages" / language
    for file in (*folder.glob("*.ftl"), *folder.glob("subjects/*.ftl")):
        assert not [*messages_abbreviated(file)], file.name


@LANGUAGE
def test_a_usual_answer_is_understood_without_its_question(language: str) -> None:
    facts, bare = Wording.of(language).facts, {"yes", "no", "sì"}
    for subject in SUBJECTS.values():
        for fact in subject.facts.named.values():
            if fact.usual is not None:
                said = facts.answer(subject.name, fact.name, fact.usual, {})
                assert said.lower() not in bare, (subject.name, fact.name)


# what is said


def sound(text: str) -> None:
    """Nothing is left open, doubled or empty."""
    assert text
    assert text == text.strip()
    assert not re.search(r"[{}]|unknown|'None'|Edition\(| [.,;:]|\.\.|\(\)", text), text
    for line in text.splitlines():
        assert "  " not in line.lstrip(), text


def sayings_are_sound(told: RulingInWords) -> None:
    """Each is one line that names whom it is read to."""
    for text in told.sayings:
        sound(text)
        assert "\n" not in text
        assert re.match(r"(\w+ \d: )?(To|A|Al|Alla|Alle|Ai|All') ?[^:]+: \S", text), text
        assert text[-1] in ".?", text
    assert len(set(told.sayings)) == len(told.sayings)


def test_everybody_to_whom_something_is_said_has_a_name_and_nobody_else() -> None:
    found = {
        to
        for subject in SUBJECTS
        for key in words_of(subject)
        if key.startswith("say-") and "." not in key
        for to in addressed(subject, key)
    }
    assert found == ADDRESSEES


@LANGUAGE
@SUBJECT
def test_every_order_that_is_said_is_said_to_somebody(language: str, subject: Subject) -> None:
    wording = Wording.of(language)
    for edition in subject.books:
        for dialogue in every_dialogue(subject, edition)[::SAMPLED]:
            for ordered in dialogue.ruling.orders:
                said = wording.rulings.said(ordered.order, dialogue.ruling)
                name = ordered.order.name
                silent = name in SILENT | SILENT_IN.get(subject.name, set())
                assert bool(said) is not silent, SAID.format(subject=subject.name, order=name)
                for saying in said:
                    assert saying.to in ADDRESSEES
                    sound(saying.aloud)
                    assert saying.aloud[0].isupper()


@SUBJECT
def test_what_could_tell_a_player_something_is_asked_with_care(subject: Subject) -> None:
    there = words_of(subject.name)
    careful = {name for name in subject.facts.named if f"fact-{name}.aside" in there}
    assert careful >= {name for of, name in HIDDEN if of == subject.name}


@LANGUAGE
def test_a_question_about_hidden_cards_says_to_ask_away_from_the_table(language: str) -> None:
    wording = Wording.of(language)

    def asides(*names: str) -> tuple[str, ...]:
        asked = tuple(Asked(name, (True, False), None) for name in names)
        return wording.asides(Question("revoke", Edition(2017), asked, ()))

    for name in ("could_comply", "2.playable_9"):
        assert len(asides(name)) == 1
        sound(asides(name)[0])
    assert asides("2.could_comply", "hand", "could_comply") == asides("could_comply")
    assert asides("hand", "2.took_9") == ()


def told_hand(hand: Hand | None) -> dict[str, Answer]:
    return {} if hand is None else {"hand": hand}


@each(
    "language, hand, name",
    product(LANGUAGES, HANDS, [*facts_of(REVOKE), "2.by", "2.trick", "3.won_by", "2.since"]),
    of=lambda language, hand, _: f"{language}-{hand}",
    called=lambda *_: _[-1],
)
def test_every_question_and_option_can_be_said(
    language: str, hand: Hand | None, name: str
) -> None:
    wording = Wording.of(language)
    told = told_hand(hand)
    fact = facts_of(REVOKE)[name.partition(".")[2] or name]
    sound(wording.ask("revoke", name, told))
    labels = [wording.option("revoke", name, option, told) for option in fact.options]
    assert len(set(labels)) == len(labels)
    for label in labels:
        sound(label)
        assert len(label) <= LONGEST_LABEL


@LANGUAGE
@together("name", ["took_9", "they_took_13", "playable_12", "2.playable_10"])
def test_every_trick_of_a_list_can_be_said(language: str, name: str) -> None:
    wording = Wording.of(language)
    sound(wording.ask("revoke", name, {"hand": Hand.DEFENDER}))
    for answer in (True, False):
        sound(wording.option("revoke", name, answer))
        assert len(wording.option("revoke", name, answer)) <= LONGEST_LABEL


def questions(edition: Edition, answers: Answers) -> Iterator[tuple[Question, Answers]]:
    """The questions of a dialogue, each with what was told before it."""
    told: dict[str, Answer] = {}
    while isinstance(reply := consider(REVOKE, edition, told), Question):
        yield reply, dict(told)
        told[reply.facts[0].name] = answers[reply.facts[0].name]


@cache
def sample(edition: Edition) -> tuple[Ruling, ...]:
    """The ruling of every eleventh dialogue."""
    return tuple(dialogue.ruling for dialogue in as_usual(edition)[::SAMPLED])


RARE: tuple[Answers, ...] = (
    {"noticed_by": "director"},
    {"noticed_by": "spectator", "attention": "after_correction_period"},
    {"on_purpose": True},
    {"cards_mixed": True},
    {"card_missing": True},
    {"trick": 13, "later_tricks": "none"},
    {"duty": "required_card", "could_comply": False},
)


def unusual(edition: Edition) -> Iterator[Ruling]:
    """The rulings on circumstances that nobody is asked about."""
    for hand in Hand:
        for since in ("nothing", "played"):
            for rare in RARE:
                told: Answers = {**ORDINARY, "hand": hand, "since": since, **rare}
                if any(pair.met(told) for pair in REVOKE.facts.impossible):
                    continue
                reply = enquire(REVOKE, edition, told)
                assert isinstance(reply, Ruling)
                yield reply


def rulings(edition: Edition) -> tuple[Ruling, ...]:
    return (*sample(edition), *unusual(edition))


@LANGUAGE
@EDITION
def test_every_question_and_its_reason_can_be_said(language: str, edition: Edition) -> None:
    wording = Wording.of(language)
    for ruling in sample(edition)[::7]:
        for question, told in questions(edition, ruling.told):
            sound(wording.heading(question, told))
            sound(wording.why(question))


@LANGUAGE
@EDITION
def test_the_labels_of_a_list_are_told_apart(language: str, edition: Edition) -> None:
    wording = Wording.of(language)
    for ruling in sample(edition)[::7]:
        for question, told in questions(edition, ruling.told):
            labels = [
                wording.option("revoke", asked.name, option, told)
                for asked in question.facts
                for option in asked.options
                if option != asked.usual
            ]
            assert len(set(labels)) == len(labels), labels


def cited(ruling: Ruling, wording: Wording) -> set[str]:
    numbers = {ordered.article for ordered in ruling.orders}.union(ruling.articles)
    return {wording.articles.printed(number, ruling.edition) for number in numbers}


@LANGUAGE
@EDITION
def test_every_ruling_can_be_said(language: str, edition: Edition) -> None:
    wording = Wording.of(language)
    for ruling in rulings(edition):
        told = wording.rulings.rule(ruling)
        for text in (told.headline, *told.orders, *told.reasons, *told.judgement, told.reasoning):
            sound(text)
        sayings_are_sound(told)
        assert told.appeal.endswith(" (92A).")
        assert "\n" not in told.headline
        assert any(f"({article}" in told.headline for article in cited(ruling, wording)), told
        assert len(told.orders) == len(ruling.orders)
        for text, ordered in zip(told.orders, ruling.orders, strict=True):
            assert text.endswith(f" ({wording.articles.printed(ordered.article, edition)}).")
        assert all(text.endswith(".") for text in (*told.reasons, *told.judgement))
        assert len(told.judgement) == len(ruling.judgement)


NOT_SO = ("could_comply", "dummy_drew_attention", "defender_asked_partner", "duty", "attention")
DOUBTS = (
    ("won_by",),
    ("since",),
    ("hand",),
    ("trick",),
    ("won_by", "later_tricks"),
    *((name,) for name in NOT_SO),
)


@LANGUAGE
@EDITION
@together("doubts", DOUBTS)
def test_every_branch_can_be_said(
    language: str, edition: Edition, doubts: tuple[str, ...]
) -> None:
    wording = Wording.of(language)
    answers = {name: answer for name, answer in ORDINARY.items() if name not in doubts}
    reply = enquire(REVOKE, edition, answers, unsure=doubts)
    branches = reply.branches if isinstance(reply, Branches) else ()
    assert branches or "won_by" not in doubts
    for branch in branches:
        sound(wording.rulings.rule(branch.ruling).headline)
        for name, answer in branch.suppose.items():
            sound(wording.ask("revoke", name, branch.ruling.told))
            sound(wording.option("revoke", name, answer, branch.ruling.told))


@LANGUAGE
@together("edition", [Edition(1997), Edition(2007)])
def test_a_ruling_on_an_unknown_hand_names_no_hand(language: str, edition: Edition) -> None:
    wording = Wording.of(language)
    answers = {**ORDINARY, "since": "nothing", "duty": "required_card"}
    del answers["hand"]
    reply = enquire(REVOKE, edition, answers, unsure=("hand",))
    assert isinstance(reply, Branches)
    on_either, on_a_defender = (wording.rulings.rule(branch.ruling) for branch in reply.branches)
    hands = re.compile(r"dummy|declarer|defender|morto|dichiarante|difensore", re.IGNORECASE)
    assert not [text for text in (on_either.headline, *on_either.orders[:2]) if hands.search(text)]
    assert hands.search(on_a_defender.orders[0])


def further(number: int, change: Answers) -> dict[str, Answer]:
    return {f"{number}.{name}": answer for name, answer in {**ORDINARY, **change}.items()}


def won(prefix: str, *tricks: int) -> dict[str, Answer]:
    return {f"{prefix}_{trick}": trick in tricks for trick in range(1, 14)}


OFFENDER: Answers = {"won_by": "offender"}
BOARDS = [
    (
        further(2, {"by": "same_player", "suit_again": False, "trick": 9, **OFFENDER}),
        won("took", 9, 10),
    ),
    (
        further(2, {"by": "partner", "trick": 6}),
        won("took", 8),
    ),
    (
        further(2, {"by": "opponent", "trick": 7}),
        won("they_took", 7),
    ),
    (
        {
            **further(2, {"by": "opponent", "trick": 7, **OFFENDER}),
            **further(3, {"by": "other_opponent", "trick": 8}),
        },
        won("they_took", 7, 9, 10),
    ),
    (
        further(2, {"by": "same_player", "suit_again": True, "trick": 8}),
        won("took", 9),
    ),
    (
        further(2, {"by": "other_opponent", "trick": 5, "since": "nothing"}),
        won("took", 9),
    ),
]


@LANGUAGE
@EDITION
@together("others, tricks", BOARDS)
def test_several_revokes_can_be_said(
    language: str, edition: Edition, others: Answers, tricks: Answers
) -> None:
    wording = Wording.of(language)
    playable = {f"{number}playable_{trick}": True for number in ("", "2.") for trick in range(14)}
    playable = {name: value for name, value in playable.items() if not name.endswith("_0")}
    first = {**ORDINARY, **OFFENDER, "later_tricks": "more"}
    ruling = enquire(REVOKE, edition, {**first, **others, **tricks, **playable})
    assert isinstance(ruling, BoardRuling), ruling
    told = wording.rulings.rule(ruling)
    for text in (told.headline, *told.orders, *told.reasons, *told.judgement, told.reasoning):
        sound(text)
    assert "\n" not in told.headline
    assert all(text.endswith(".") for text in (*told.orders, *told.reasons, *told.judgement))
    assert len(told.judgement) == len(ruling.judgement)


# numbers


def texts(language: str, edition: Edition) -> Iterator[str]:
    wording = Wording.of(language)
    for ruling in rulings(edition):
        told = wording.rulings.rule(ruling)
        yield from (told.headline, *told.orders, *told.reasons, told.reasoning)


@LANGUAGE
@EDITION
def test_only_the_italian_book_of_2007_prints_other_numbers(
    language: str, edition: Edition
) -> None:
    said = "\n".join(texts(language, edition))
    own_way = (language, edition) == ("it", 2007)
    assert ("64A1(a) [64A1]" in said) is own_way
    assert ("64A1(b) [64A2]" in said) is own_way
    plain = said.replace("64A1(a) [64A1]", "").replace("64A1(b) [64A2]", "")
    assert bool(re.search(r"\b64A[12]\b", plain)) is not own_way
    assert "64A1(a)" not in plain
    assert "64A1(b)" not in plain


@LANGUAGE
@EDITION
def test_every_provision_in_force_can_be_said(language: str, edition: Edition) -> None:
    wording = Wording.of(language)
    for subject in SUBJECTS.values():
        book = subject.books.get(edition)
        for provision in book.rules if book else ():
            if not isinstance(provision, Remark):
                sound(wording.articles.sentence(subject.name, provision.name, edition))


FAULTS = [
    BadAnswer(Fault.UNKNOWN_FACT, fact="colour", value=1),
    BadAnswer(Fault.UNKNOWN_SETTING, fact="colour", value="red"),
    BadAnswer(Fault.UNKNOWN_KEY, value="colour", allowed=("answers", "options")),
    BadAnswer(Fault.UNKNOWN_OPTION, fact="hand", value=["x"], allowed=tuple(Hand)),
    BadAnswer(Fault.UNKNOWN_OPTION, fact="on_purpose", value=1, allowed=(True, False)),
    BadAnswer(Fault.IMPOSSIBLE, fact="later_tricks", value="more", allowed=("trick",)),
    BadAnswer(Fault.UNKNOWN_SUBJECT, value="claim", allowed=tuple(SUBJECTS)),
    BadAnswer(Fault.NOT_COVERED, fact="lead_out_of_turn", value=1997, allowed=(2007, 2017)),
    BadAnswer(Fault.UNKNOWN_EDITION, value=2097, allowed=EDITIONS),
    BadAnswer(Fault.UNKNOWN_LANGUAGE, value="fr", allowed=LANGUAGES),
    BadAnswer(Fault.NOT_JSON, value="hello"),
    BadAnswer(Fault.NOT_AN_OBJECT),
    BadAnswer(Fault.TOO_LONG, value=1_000_000, allowed=(100_000,)),
    BadAnswer(Fault.TOO_UNSURE, allowed=("hand", "trick")),
    BadAnswer(Fault.WRONG_TYPE, fact="unsure", allowed=("[…]",)),
    BadAnswer(Fault.BAD_AUCTION, value="1S 9X", allowed=("1S (2C) 1H",)),
    BadAnswer(Fault.LEGAL_AUCTION, value="1S P 2S"),
]


@LANGUAGE
@together("bad", FAULTS)
def test_every_error_can_be_said(language: str, bad: BadAnswer) -> None:
    message = Wording.of(language).error(bad)
    sound(message)
    assert "\n" not in message
    for allowed in bad.allowed:
        assert str(allowed).lower() in message.lower() or isinstance(allowed, Edition)
    if bad.code is Fault.UNKNOWN_EDITION:
        assert all(str(int(edition)) in message for edition in EDITIONS)


def test_no_error_is_left_out() -> None:
    assert {bad.code for bad in FAULTS} | {Fault.UNKNOWN_ARTICLE} == set(Fault)
