"""Rulings and questions in few words, as a screen has room for them."""

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from lawcore import SUBJECTS, Answer, Branches, Edition, Question, Reply, Ruling, Subject, enquire
from lawcore.engine.ruling import When
from lawcore.jsonlines import reply_to
from lawcore.wording import LANGUAGES, Wording
from lawcore.wording.brief import ShortRuling
from lawcore.wording.choosing import ButtonGroup, Choosing, LabelledChoice
from tests.each import together
from tests.lawcore.walks import BOOK, BOOK_IN_WORDS, by_buttons, every_dialogue
from tests.sure import of_kind

REVOKE = SUBJECTS["revoke"]
MOST_WORDS, LONGEST_LABEL, MOST_ANSWERS, MOST_ASKED, MOST_NOTED = 12, 36, 8, 15, 12
LANGUAGE = together("language", LANGUAGES)
ESTABLISHED: Mapping[str, Answer] = {
    "hand": "defender", "trick": "1-11", "since": "played", "attention": "during_play",
    "won_by": "offender",
}  # fmt: skip
OVER = {**ESTABLISHED, "attention": "after_play"}
WRONG = re.compile(r"[{}]|unknown|None|Edition\(| [.,;:)]|\.\.|\(\)|  |^$")

Told = Mapping[str, Answer]


def suppose(told: Told, *, unsure: tuple[str, ...] = (), edition: int = 2017) -> Reply:
    return enquire(REVOKE, Edition(edition), told, unsure=unsure, suppose=True)


def brief(told: Told, language: str = "en", edition: int = 2017) -> ShortRuling:
    ruling = of_kind(Ruling, suppose(told, edition=edition))
    return Wording.of(language).briefs.brief(ruling)


def lines(told: Told, language: str = "en") -> list[str]:
    return [step.line for step in brief(told, language).steps]


def words(text: str) -> int:
    """How many words a text has, numbers and the articles at its end apart."""
    return len(re.findall(r"[^\W\d_][\w']*", re.sub(r" \(\d.*\)$", "", text)))


@cache
def rulings(subject: Subject, edition: Edition) -> tuple[Ruling, ...]:
    """The rulings to which buttons lead, and some of all with rare circumstances."""
    found = [reply for _, reply in by_buttons(subject, edition) if isinstance(reply, Ruling)]
    for dialogue in every_dialogue(subject, edition)[::61]:
        reply = of_kind(Ruling, enquire(subject, edition, dialogue.answers, suppose=True))
        found.append(reply)
    return tuple(found)


# a ruling

JUDGED_OF_CLAIMS = ("less_successful_normal_line", "trump_can_score_normal")
"""What decides a claim: then it is too late to agree to play on."""


@BOOK_IN_WORDS
def test_a_result_has_at_most_twelve_words_and_its_articles(
    subject: Subject, edition: Edition, language: str
) -> None:
    for ruling in rulings(subject, edition):
        result = Wording.of(language).briefs.result(ruling)
        assert words(result) <= MOST_WORDS, result
        assert re.search(r" \(\d.*\)$", result), result
        assert not WRONG.search(result), result
        for vague in ("offending side", "linea innocente"):
            assert vague not in result


@BOOK_IN_WORDS
def test_every_order_stands_once_in_its_time(
    subject: Subject, edition: Edition, language: str
) -> None:
    for ruling in rulings(subject, edition):
        short = Wording.of(language).briefs.brief(ruling)
        stages = [step.when.stage for step in short.steps]
        assert stages == sorted(stages)
        now = sum(step.when is When.NOW for step in short.steps)
        assert short.is_numbered is (now > 1), "only what is done now is numbered"
        assert len({step.line for step in short.steps}) == len(short.steps)
        shown = " ".join((*(step.articles for step in short.steps), *short.asides))
        is_judged = any(ruling.told.get(one) in {"yes", "no"} for one in JUDGED_OF_CLAIMS)
        for ordered in ruling.orders:
            is_gone = ordered.order.name == "AllowPlayingOn" and is_judged
            assert is_gone or ordered.article in shown
        for step in short.steps:
            assert step.text.rstrip(".") in step.line or not step.to
            assert not WRONG.search(step.line), step.line
        assert all(not WRONG.search(aside) for aside in short.asides)


@BOOK_IN_WORDS
def test_what_is_supposed_is_said_the_likeliest_three_in_a_line(
    subject: Subject, edition: Edition, language: str
) -> None:
    for ruling in rulings(subject, edition):
        short = Wording.of(language).briefs.brief(ruling)
        assert bool(short.supposed) is bool(ruling.supposed)
        assert len(short.supposed) == len(ruling.supposed)
        most = min(3, len(short.supposed))
        assert [line.count(";") + 1 for line in short.supposes] == [*range(most, 0, -1)]
        assert all(not WRONG.search(text) for text in short.supposed)
        for line in short.supposes:
            assert all(text in line for text in short.supposed[: line.count(";") + 1])


def test_an_established_revoke_names_who_gets_the_tricks_and_on_what_it_depends() -> None:
    assert brief(ESTABLISHED).result == (
        "Established: 1 trick to declarer, 2 if the defenders win a later one (64A1)"
    )
    assert brief(ESTABLISHED, "it").result == (
        "Consumata: 1 presa al dichiarante, 2 se la difesa ne vince una dopo (64A1)"
    )
    assert brief({**ESTABLISHED, "hand": "declarer", "won_by": "opponents"}).result == (
        "Established: 1 trick to the defenders if declarer or dummy wins later (64A2, 64B1)"
    )
    assert brief({**ESTABLISHED, "won_by": "partner"}).result == (
        "Established: 1 trick to declarer (64A2)"
    )
    assert brief({**OVER, "later_tricks": "more"}).result == (
        "Established: 2 tricks to declarer (64A1)"
    )
    assert brief({**ESTABLISHED, "hand": "dummy"}).result == "Established: no trick (64B3)"
    assert brief({**ESTABLISHED, "won_by": "opponents"}, edition=1997).result == (
        "Established: up to 2 tricks to declarer, by the later tricks (64A2, 64B1)"
    )


@BOOK
def test_the_words_are_those_of_the_supposed_facts_told(
    subject: Subject, edition: Edition
) -> None:
    """A supposed fact is as good as told in every word of a ruling and of the JSON."""
    for pressed, reply in by_buttons(subject, edition)[::5]:
        if not isinstance(reply, Ruling) or reply.depends:
            continue
        told = {n: 1 if a == "1-11" else a for n, a in pressed.items()}
        request = {"subject": subject.name, "edition": int(edition)}
        supposed = as_json({**request, "answers": told, "suppose": True})
        plain = as_json({**request, "answers": {**told, **dict(reply.supposed)}})
        assert {k: supposed[k] for k in plain} == plain
        assert supposed.keys() - plain.keys() - {"later"} == {"supposed", "rare"}


def as_json(request: Mapping[str, object]) -> dict[str, Any]:
    return of_kind(dict, json.loads(reply_to(json.dumps(request)))["ruling"])


# what depends on an unsure fact


def check_always(found: Branches, always: Sequence[str], wording: Wording) -> None:
    """What is said of every case is said of none of them alone."""
    each = [wording.briefs.always(Branches((one,))) for one in found.branches]
    for text in always:
        assert sum(text in own for own in each) in {0, len(each)}, text


@BOOK_IN_WORDS
def test_every_unsure_fact_can_be_said_to_decide(
    subject: Subject, edition: Edition, language: str
) -> None:
    wording = Wording.of(language)
    for told, reply in by_buttons(subject, edition)[LANGUAGES.index(language) :: 16]:
        if not isinstance(reply, Ruling):
            continue
        for name in told:
            others = {n: a for n, a in told.items() if n != name}
            found = enquire(subject, edition, others, unsure=[name], suppose=True)
            if isinstance(found, Branches):
                said = wording.briefs.depending(subject.name, found, others)
                assert len(said.lines) == len(found.branches)
                assert len(set(said.lines)) == len(said.lines)
                always = wording.briefs.in_every_case(said.always)
                check_always(found, said.always, wording)
                for line in (said.heading, *said.lines, *filter(None, [always])):
                    assert not WRONG.search(line), line
                outcome = wording.briefs.outcome
                for branch in found.branches:
                    if {name: told[name]} in branch.alike:
                        assert outcome(branch.ruling) == outcome(reply), (told, name)


def test_whose_side_tricks_are_taken_from_is_told_apart() -> None:
    told = {name: answer for name, answer in ESTABLISHED.items() if name != "hand"}
    reply = of_kind(Branches, suppose(told, unsure=("hand",)))
    lines = Wording.of("en").briefs.depending("revoke", reply, told).lines
    assert [line.split(": ") for line in lines] == [
        ["defender", "1 trick to declarer, 2 if the defenders win a later one (64A1)"],
        ["declarer", "1 trick to the defenders, 2 if declarer or dummy wins later (64A1)"],
        ["dummy", "no trick (64B3)"],
    ]
    of_kind(Ruling, suppose({**told, "trick": 13}, unsure=("hand",)))
    claimed = {
        "accepted": "no", "act": "said_win_n", "trumps_out": "not_mentioned",
        "claimer_unaware_likely": "yes", "trump_can_score_normal": "yes",
    }  # fmt: skip
    found = of_kind(Branches, enquire("claim", 2017, claimed, unsure=("by",), suppose=True))
    outcomes = [Wording.of("en").briefs.outcome(branch.ruling) for branch in found.branches]
    assert [one.partition(" get")[0] for one in outcomes] == ["the defenders", "declarer"]


def test_options_that_lead_to_the_same_are_named_together() -> None:
    told = {**OVER, "later_tricks": "one"}
    del told["won_by"]
    reply = of_kind(Branches, suppose(told, unsure=("won_by",)))
    cases = [Wording.of("en").briefs.case("revoke", b, told) for b in reply.branches]
    assert cases == ["the revoker", "the partner or declarer or dummy"]


# several revokes


def test_of_several_revokes_each_has_a_line_and_what_is_said_of_one_its_number() -> None:
    told: Told = {
        **ESTABLISHED, "trick": 5, "revokes": 2, "2.by": "partner", "2.trick": 7,
        "2.since": "played", "2.won_by": "partner",
    }  # fmt: skip
    short = brief(told)
    assert short.result == "Several revokes: the tricks are counted at the end of play"
    assert short.each == (
        "Revoke 1, trick 5: 1 trick to declarer, 2 if the defenders win a later one (64A1)",
        "Revoke 2, trick 7: 1 trick to declarer (64A2)",
    )
    steps = [step.line for step in short.steps]
    assert sum("The revokes are established" in line for line in steps) == 1
    assert not any("goes to declarer" in line for line in steps)
    over = {**told, "attention": "after_play", "2.attention": "after_play"}
    over |= {f"took_{trick}": trick < 9 for trick in (6, 8, 9, 10, 11, 12, 13)}
    counted = brief(over)
    assert counted.result == "Several revokes: 3 tricks to declarer"
    assert counted.each == (
        "Revoke 1, trick 5: 2 tricks to declarer (64A1): tricks 5 and 6",
        "Revoke 2, trick 7: 1 trick to declarer (64A2): trick 7",
    )
    assert sum("3 of the defenders' tricks go to declarer" in s.line for s in counted.steps) == 1


def test_of_several_revokes_what_one_says_in_full_is_not_said_in_part_as_well() -> None:
    told: Told = {
        **ESTABLISHED, "later_tricks": "more", "revokes": 2, "2.by": "same_player",
        "2.suit_again": True, "2.won_by": "opponents", "2.since": "played", "trick": 5,
        "2.trick": 7,
    }  # fmt: skip
    said = [step.text for step in brief(told).steps if step.to == "all"]
    assert said == ["The revokes are established: the tricks stay as they are. Play on."]


def test_an_aside_cites_no_article_of_another_law_where_one_says_the_same() -> None:
    told: Told = {
        "hand": "defender", "trick": 9, "since": "nothing", "attention": "during_play",
        "noticed_by": "director", "opponents_played_after": False,
    }  # fmt: skip
    asides = brief(told).asides
    assert "You rectify however you come to know it (81C3)." in asides
    assert any(aside.endswith("(50E1, 50D1(a), 50E2, 50E3).") for aside in asides)


def test_what_several_revokes_have_the_director_weigh_is_weighed_once() -> None:
    told: Told = {
        **ESTABLISHED, "trick": 5, "revokes": 2, "2.trick": 7, "2.since": "played",
        "2.won_by": "partner",
    }  # fmt: skip
    cases: tuple[tuple[Told, str], ...] = (
        ({"2.by": "partner"}, "64C1"),
        ({"2.by": "opponent"}, "64C1, 64C2(b)"),
        ({"2.by": "same_player", "2.suit_again": True}, "64C1, 64C2(a)"),
    )
    for more, articles in cases:
        weighed = [step for step in brief({**told, **more}).steps if step.when is When.DIRECTOR]
        assert [step.articles for step in weighed] == [articles]


# a question


def shown(choosing: Choosing) -> list[str]:
    """The labels on the screen of a question, and on those behind its groups."""
    return [button.text for button in choosing.buttons]


@BOOK_IN_WORDS
def test_a_question_fits_on_a_screen(subject: Subject, edition: Edition, language: str) -> None:
    wording = Wording.of(language)
    for told, reply in by_buttons(subject, edition):
        if not isinstance(reply, Question):
            continue
        choosing = wording.facts.question(subject.name, reply.facts[0], told)
        assert len(choosing.buttons) <= MOST_ANSWERS
        assert len(set(shown(choosing))) == len(choosing.buttons)
        for button in choosing.buttons:
            assert len(button.text) <= LONGEST_LABEL, button.text
            if isinstance(button, ButtonGroup):
                assert len(button.buttons) > 1
                assert len({b.text for b in button.buttons}) == len(button.buttons)
        assert not WRONG.search(choosing.ask)
        assert choosing.ask.endswith(("?", ".", ")"))
        choices = [button.choice for button in choosing.each]
        assert sorted(map(repr, choices)) == sorted(map(repr, reply.facts[0].choices))


@BOOK_IN_WORDS
def test_rare_circumstances_fit_on_a_screen(
    subject: Subject, edition: Edition, language: str
) -> None:
    wording = Wording.of(language)
    for told, reply in by_buttons(subject, edition):
        for group in reply.rare:
            found = wording.facts.unusual(subject.name, group, told)
            assert len(found.text) <= LONGEST_LABEL
            labels = [b.text for _, choosing in found.facts for b in choosing.each]
            assert len(set(labels)) == len(labels) <= 7, labels
            assert all(len(label) <= LONGEST_LABEL for label in labels), labels


@together("edition", REVOKE.books)
@LANGUAGE
def test_the_questions_on_a_revoke_are_short(edition: Edition, language: str) -> None:
    for told, reply in by_buttons(REVOKE, edition):
        if isinstance(reply, Question):
            choosing = Wording.of(language).facts.question("revoke", reply.facts[0], told)
            assert words(choosing.ask) <= MOST_ASKED, choosing.ask
            assert words(choosing.note) <= 2 * MOST_NOTED, choosing.note


def test_buttons_are_in_the_order_in_which_they_are_offered() -> None:
    reply = of_kind(Question, suppose({"hand": "declarer", "trick": 5}))
    choosing = Wording.of("en").facts.question("revoke", reply.facts[0], {"hand": "declarer"})
    assert [(type(shown), shown.text) for shown in choosing.buttons] == [
        (LabelledChoice, "No"),
        (LabelledChoice, "Yes, still playing"),
        (LabelledChoice, "Yes, play is over"),
        (ButtonGroup, "Yes, the next board has begun"),
        (ButtonGroup, "There was a claim first"),
        (LabelledChoice, "Card only named"),
    ]


MOST_READ, MOST_READ_IN = 90, {"revoke": 100, "penalty_card": 150, "lead_out_of_turn": 105}
"""The most words of a ruling before the fold; those that bind partner's play have more."""


@LANGUAGE
@together("subject", SUBJECTS.values())
def test_a_ruling_is_read_in_ninety_words(subject: Subject, language: str) -> None:
    long = set()
    for told, reply in by_buttons(subject, Edition(2017)):
        if isinstance(reply, Ruling):
            short = Wording.of(language).briefs.brief(reply)
            read = words(" ".join((short.result, *(step.line for step in short.steps))))
            assert read <= MOST_READ_IN.get(subject.name, MOST_READ), (told, read)
            long |= {read} if read > MOST_READ else set()
    assert len(long) <= 4
