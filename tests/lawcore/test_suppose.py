"""Rare circumstances taken as usual, what nobody can know yet, and buttons that tell more."""

from collections.abc import Iterator, Mapping
from itertools import product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from lawcore import (
    EDITIONS,
    IN_FORCE,
    SUBJECTS,
    Answer,
    Asked,
    Branches,
    Edition,
    Question,
    Reply,
    Ruling,
    Subject,
    enquire,
)
from lawcore.engine.fact import Choice, Fact, Facts, any_of, choice_of
from lawcore.engine.ruling import Branch, Unusual
from tests.each import together
from tests.lawcore.vectors import ORDINARY
from tests.lawcore.walks import BOOK, BOOKS, by_buttons, every_dialogue
from tests.sampling import some
from tests.sure import of_kind
from tests.tables import tabled

REVOKE = SUBJECTS["revoke"]
MOST_IN_A_GROUP = 7
DIALOGUES, OF_AN_EARLIER_EDITION = 300, 100
"""The dialogues of a book that are led anew; at night all."""
RULINGS = 30
"""The rulings of a book of which each fact in turn is unsure, or told besides."""
SUBJECT = together("subject", SUBJECTS.values())
EDITION = together("edition", EDITIONS)

Told = Mapping[str, Answer]


def suppose(subject: Subject, edition: Edition, told: Told) -> Reply:
    return enquire(subject, edition, told, suppose=True)


def ruling(subject: Subject, edition: Edition, told: Told) -> Ruling:
    reply = enquire(subject, edition, one_by_one(subject, told))
    assert isinstance(reply, Ruling), (told, reply)
    return reply


def one_by_one(subject: Subject, told: Told) -> Told:
    """What was told, with an option in place of an answer that stands for several."""
    stands_for = subject.facts.representative
    found = {name: stands_for(name, answer) for name, answer in told.items()}
    return {name: told[name] if option is None else option for name, option in found.items()}


def content(found: Ruling) -> tuple[object, ...]:
    """What a ruling says, whatever was told to come to it."""
    return (
        found.substance,
        found.articles,
        found.set_aside,
        found.judgement,
        [(finding.name, finding.number) for finding in found.findings],
        [(finding.name, finding.number) for finding in found.excepting],
    )


def rulings(subject: Subject, edition: Edition) -> Iterator[tuple[Told, Ruling]]:
    for told, reply in by_buttons(subject, edition):
        if isinstance(reply, Ruling):
            yield told, reply


def ways(branches: tuple[Branch, ...]) -> Iterator[tuple[Ruling, Told]]:
    for branch in branches:
        for way in branch.alike:
            yield branch.ruling, way


# a ruling is that of the same facts with what it supposes


@BOOK
def test_a_ruling_is_that_of_the_same_facts_with_what_it_supposes(
    subject: Subject, edition: Edition
) -> None:
    for told, found in rulings(subject, edition):
        supposed = {**told, **dict(found.supposed)}
        for one, way in ways(found.depends) if found.depends else ((found, {}),):
            assert content(one) == content(ruling(subject, edition, {**supposed, **way})), told


@BOOK
def test_every_dialogue_comes_to_its_ruling_though_the_usual_is_not_told(
    subject: Subject, edition: Edition
) -> None:
    named = subject.facts.named
    most = DIALOGUES if edition == IN_FORCE else OF_AN_EARLIER_EDITION
    for dialogue in some(every_dialogue(subject, edition), most):
        told = {
            name: answer
            for name, answer in dialogue.answers.items()
            if named[name].usual != answer or named[name].pending
        }
        found = of_kind(Ruling, suppose(subject, edition, told))
        assert found.substance == dialogue.ruling.substance, told
        all_of_it = {**told, **dict(found.supposed)}
        again = (
            dialogue.ruling
            if all_of_it == dialogue.answers
            else ruling(subject, edition, all_of_it)
        )
        assert content(found) == content(again), told


@BOOK
def test_no_list_of_rare_circumstances_is_ever_asked(subject: Subject, edition: Edition) -> None:
    for told, reply in by_buttons(subject, edition):
        if isinstance(reply, Question):
            assert len(reply.facts) == 1
            assert reply.facts[0].usual is None
            assert reply.facts[0].name not in told


@BOOK
def test_what_is_supposed_is_what_may_still_be_told(subject: Subject, edition: Edition) -> None:
    facts = subject.facts
    for told, found in rulings(subject, edition):
        offered = {
            (asked.name, option)
            for group in found.rare
            for asked in group.facts
            for option in asked.options
        }
        refined = {r.fact.name for r in facts.follow_ups if told.get(r.fact.name) in r.answers}
        assert offered == {
            (name, option)
            for name in {*dict(found.supposed), *refined} - {*found.later}
            for option in facts.offered(facts.named[name], told)
            if option not in (facts.named[name].usual, told.get(name))
        }
        assert all(facts.named[name].usual == value for name, value in found.supposed)
        assert not told.keys() & dict(found.supposed).keys()


@BOOK
def test_what_may_still_be_told_is_taken_and_is_then_not_supposed(
    subject: Subject, edition: Edition
) -> None:
    for told, found in some([*rulings(subject, edition)], RULINGS):
        for group in found.rare:
            for asked in group.facts:
                for option in asked.options:
                    reply = suppose(subject, edition, {**told, asked.name: option})
                    later = reply.rare if isinstance(reply, Ruling | Question) else ()
                    assert asked.name not in dict(getattr(reply, "supposed", ()))
                    assert option not in {
                        o
                        for g in later
                        for a in g.facts
                        if a.name == asked.name
                        for o in a.options
                    }


@BOOK
def test_a_group_has_at_most_seven_answers_and_six_need_no_groups(
    subject: Subject, edition: Edition
) -> None:
    def number(group: Unusual) -> int:
        return sum(len(asked.options) for asked in group.facts)

    declared = {group.name for group in subject.facts.rare}
    for _, reply in by_buttons(subject, edition):
        groups = reply.rare
        assert all(1 <= number(group) <= MOST_IN_A_GROUP for group in groups)
        if sum(map(number, groups)) <= 6:
            assert [group.group for group in groups] in ([], ["unusual"])
        else:
            assert {group.group for group in groups} <= declared
            assert len(groups) > 1


@SUBJECT
def test_every_rare_circumstance_has_its_place_in_order_and_group(subject: Subject) -> None:
    facts = subject.facts
    usual = [fact for fact in facts.listed if fact.usual is not None]
    rare = [fact.name for fact in usual if fact not in facts.later]
    assert sorted(facts.likeliest, key=repr) == sorted(usual, key=repr)
    if facts.rare:
        assert sorted(f.name for group in facts.rare for f in group.facts) == sorted(rare)
    else:
        options = sum(len(facts.named[name].options) - 1 for name in rare)
        assert options <= 6


@BOOK
def test_what_is_supposed_comes_with_the_likeliest_to_be_wrong_first(
    subject: Subject, edition: Edition
) -> None:
    order = [fact.name for fact in subject.facts.likeliest]
    for _, found in rulings(subject, edition):
        places = [order.index(name) for name, _ in found.supposed]
        assert places == sorted(places)


# what nobody can know yet


@BOOK
def test_a_pending_fact_decides_and_is_not_asked(subject: Subject, edition: Edition) -> None:
    for told, found in rulings(subject, edition):
        assert bool(found.pending) == bool(found.depends)
        if not found.depends:
            continue
        assert not told.keys() & set(found.pending)
        assert not dict(found.supposed).keys() & set(found.pending)
        assert all(subject.facts.named[name].pending for name in found.pending)
        assert len({branch.ruling.substance for branch in found.depends}) == len(found.depends)
        for one, way in ways(found.depends):
            assert set(found.orders) <= set(one.orders)
            assert set(found.articles) <= set(one.articles)
            assert found.tricks <= one.tricks
            after = of_kind(Ruling, suppose(subject, edition, {**told, **way}))
            assert not set(after.pending) & way.keys()
            assert after.substance == one.substance


@BOOK
def test_the_ways_a_pending_fact_may_be_are_all_said_once(
    subject: Subject, edition: Edition
) -> None:
    named = subject.facts.named
    for told, found in rulings(subject, edition):
        if not found.depends:
            continue
        seen = [way for _, way in ways(found.depends)]
        for world in product(*(named[name].options for name in found.pending)):
            chosen = dict(zip(found.pending, world, strict=True))
            if any(pair.met({**told, **chosen}) for pair in subject.facts.incompatible):
                continue
            fitting = [way for way in seen if way.items() <= chosen.items()]
            assert len(fitting) == 1, (told, chosen)


@EDITION
@together("attention", ["after_play", "after_call_on_next_deal", "after_round"])
def test_once_play_is_over_nothing_is_pending(edition: Edition, attention: str) -> None:
    for told, reply in by_buttons(REVOKE, edition, {"attention": attention}):
        assert isinstance(reply, Question) or not reply.pending, told


@EDITION
def test_after_a_claim_nothing_is_pending(edition: Edition) -> None:
    for since in ("claimed", "opponents_claimed"):
        for told, reply in by_buttons(REVOKE, edition, {"since": since}):
            assert isinstance(reply, Question) or not reply.pending, told


def test_in_1997_the_card_won_with_later_is_pending_too() -> None:
    told: Told = {"hand": "defender", "trick": 5, "since": "played", "won_by": "opponents"}
    found = of_kind(Ruling, suppose(REVOKE, Edition(1997), told))
    assert set(found.pending) == {"later_tricks", "won_later_with_playable_card"}
    assert [branch.ruling.tricks for branch in found.depends] == [0, 1, 2]


@pytest.mark.parametrize("edition", [1997, 2007, 2017])
def test_to_be_unsure_of_what_nobody_can_know_yet_is_to_tell_nothing(edition: int) -> None:
    told = {"hand": "declarer", "trick": "1-11", "since": "played", "won_by": "partner"}
    open_facts = ["later_tricks", "won_later_with_playable_card"]
    plain = enquire(REVOKE, edition, told, suppose=True)
    for unsure in (open_facts[:1], open_facts):
        assert enquire(REVOKE, edition, told, unsure=unsure, suppose=True) == plain


@tabled
def test_an_answer_that_is_enough_needs_no_other_in_whatever_order_they_are_read(
    told: Told, unsure: str
) -> None:
    """64B7 of 2007 beside another exemption, for which nothing more would be asked."""
    case = {"hand": "defender", "trick": "1-11", "since": "played", "won_by": "offender", **told}
    again = {**case, "earlier_revoke_same_suit": "established"}
    found = of_kind(Ruling, enquire(REVOKE, 2007, again, unsure=[unsure], suppose=True))
    assert {*found.exemptions} == {"64B2", "64B7"}


def test_a_pending_fact_that_changes_nothing_is_not_mentioned() -> None:
    told: Told = {"hand": "defender", "trick": 5, "since": "played", "won_by": "partner"}
    found = of_kind(Ruling, suppose(REVOKE, Edition(2017), told))
    assert found.tricks == 1
    assert not found.pending
    assert "later_tricks" not in found.told


@BOOK
def test_what_is_unsure_and_what_is_pending_go_together(
    subject: Subject, edition: Edition
) -> None:
    """Each branch is the ruling that follows once the unsure fact is told."""
    seen = set()
    for told, _ in some([*rulings(subject, edition)], RULINGS):
        for name in told:
            others = {n: a for n, a in told.items() if n != name}
            if (key := (name, frozenset(others.items()))) in seen:
                continue
            seen.add(key)
            reply = enquire(subject, edition, others, unsure=[name], suppose=True)
            if isinstance(reply, Question):
                continue
            branches = reply.branches if isinstance(reply, Branches) else ()
            for one, way in ways(branches):
                after = of_kind(Ruling, suppose(subject, edition, {**others, **way}))
                assert after.substance == one.substance, (others, way)


# buttons


@EDITION
def test_tricks_one_to_eleven_are_alike(edition: Edition) -> None:
    """Whatever is told and pressed besides, no other of them makes another ruling or question.

    By day three of them are looked at: that no provision parts them test_form proves of all.
    """
    for told, reply in by_buttons(REVOKE, edition, {"trick": 1}):
        for trick in some(range(2, 12), 3):
            other = suppose(REVOKE, edition, {**told, "trick": trick})
            if isinstance(reply, Ruling):
                assert isinstance(other, Ruling)
                assert content(other) == content(reply)
                assert other.supposed == reply.supposed
            else:
                assert other == reply


@EDITION
@together("trick", [12, 13])
def test_tricks_twelve_and_thirteen_are_not_alike_to_them(edition: Edition, trick: int) -> None:
    told: Told = {"hand": "defender", "since": "played", "attention": "after_play"}
    assert suppose(REVOKE, edition, {**told, "trick": trick}) != suppose(
        REVOKE, edition, {**told, "trick": 1}
    )


@SUBJECT
def test_options_of_one_button_are_held_alike(subject: Subject) -> None:
    for name, choices in subject.facts.choices.items():
        for choice in choices:
            assert not choice.alike or choice.alike in subject.facts.equivalent[name]
            assert choice.option == (choice.alike or (choice.option,))[0]


def test_the_tricks_that_are_alike_may_be_told_together() -> None:
    told: Told = {"hand": "defender", "since": "played", "won_by": "offender", "trick": "1-11"}
    found = suppose(REVOKE, Edition(2017), told)
    one = suppose(REVOKE, Edition(2017), {**told, "trick": 1})
    assert isinstance(found, Ruling)
    assert isinstance(one, Ruling)
    assert content(found) == content(one)
    assert found.told["trick"] == "1-11"
    assert all(branch.ruling.told["trick"] == "1-11" for branch in found.depends)


def test_a_button_tells_two_facts_only_while_neither_is_told() -> None:
    told: Told = {"hand": "defender", "trick": 5}
    plain = of_kind(Question, suppose(REVOKE, Edition(2017), told))
    assert [dict(choice.also) for choice in plain.facts[0].choices] == [
        {},
        {"attention": "during_play"},
        {"attention": "after_play"},
        {"attention": "after_play"},
        {"attention": "after_call_on_next_deal"},
        {"attention": "after_round"},
        {"attention": "after_correction_period"},
        {},
        {},
        {},
    ]
    late = of_kind(Question, suppose(REVOKE, Edition(2017), {**told, "attention": "after_round"}))
    assert [choice.option for choice in late.facts[0].choices] == [
        "played",
        "claimed",
        "opponents_claimed",
        "named",
    ]
    assert not any(choice.also for choice in late.facts[0].choices)


@BOOK
def test_the_buttons_are_the_options(subject: Subject, edition: Edition) -> None:
    for told, reply in by_buttons(subject, edition):
        if isinstance(reply, Question):
            (asked,) = reply.facts
            stood_for = {o for choice in asked.choices for o in choice.alike or (choice.option,)}
            groups = subject.facts.grouped(asked.name, asked.options)
            held_alike = {o for group in groups if stood_for & {*group} for o in group}
            for option in set(asked.options) - held_alike:  # a button says so in other words
                one = suppose(subject, edition, {**told, asked.name: option})
                others = (suppose(subject, edition, {**told, asked.name: o}) for o in stood_for)
                assert any(is_ordered_alike(one, other) for other in others)
            assert stood_for <= set(asked.options)
            assert len(set(asked.choices)) == len(asked.choices)


def is_ordered_alike(one: Reply, other: Reply) -> bool:
    """Tell whether two replies are rulings by which the same is done by the same articles."""
    return isinstance(one, Ruling) and isinstance(other, Ruling) and one.orders == other.orders


def test_more_may_be_told_of_attention_drawn_after_play() -> None:
    told: Told = {**ORDINARY, "attention": "after_play"}
    found = of_kind(Ruling, suppose(REVOKE, Edition(2017), told))
    late = [asked for group in found.rare for asked in group.facts if asked.name == "attention"]
    assert [asked.options for asked in late] == [
        ("after_call_on_next_deal", "after_round", "after_correction_period")
    ]


def test_a_button_may_tell_whose_card_it_was_and_that_the_trick_was_an_ordinary_one() -> None:
    asked = of_kind(Question, suppose(REVOKE, Edition(2017), {}))
    told = [(choice.option, dict(choice.also)["trick"]) for choice in asked.facts[0].choices]
    hands = ("defender", "declarer", "dummy")
    assert told == [(hand, trick) for trick in ("1-11", 12, 13) for hand in hands]
    known = of_kind(Question, suppose(REVOKE, Edition(2017), {"trick": 5}))
    assert [(c.option, c.also) for c in known.facts[0].choices] == [(hand, ()) for hand in hands]


def test_of_several_revokes_the_number_of_the_trick_is_asked() -> None:
    told: dict[str, Answer] = {"revokes": 2}
    while (asked := next_question(told)).name != "hand":
        told[asked.name] = asked.options[0]
    assert not any(choice.also for choice in asked.choices)


def next_question(told: Told) -> Asked:
    reply = of_kind(Question, suppose(REVOKE, Edition(2017), told))
    return reply.facts[0]


def test_a_button_does_not_tell_what_cannot_be() -> None:
    choices = next_question({"later_tricks": "more"}).choices
    assert {dict(choice.also)["trick"] for choice in choices} == {"1-11"}


def test_a_button_is_offered_only_where_it_may_be_so() -> None:
    def named(who: str) -> list[object]:
        asked = of_kind(Question, suppose(SUBJECTS["played_card"], Edition(2017), {"who": who}))
        return [dict(c.also) for c in asked.facts[0].choices if c.option == "named"]

    changed = [{"changed": True, "first_call_incomplete": one} for one in (False, True)]
    assert named("dummy_for_declarer") == [{"changed": False}, *changed]
    assert named("defender") == named("declarer") == [{}]


def test_choices_that_are_not_the_options_do_not_import() -> None:
    for choices in (
        (Choice(1), Choice(2)),
        (Choice(1), Choice(2), Choice(3), Choice(4)),
        (any_of(1, 2), Choice(3)),
        (choice_of(1, other=False), Choice(2), Choice(3)),
    ):
        with pytest.raises((TypeError, KeyError)):
            type(
                "Case",
                (Facts,),
                {"number": Fact((1, 2, 3)), "choices": {"number": choices}, "__module__": "x"},
            )


# whatever is told


@st.composite
def cases(draw: st.DrawFn) -> tuple[Subject, Edition, Told, list[str]]:
    """Some facts of a subject told, each in any way that goes with the others, some unsure."""
    subject, edition = draw(st.sampled_from(BOOKS))
    listed = [fact.name for fact in subject.facts.listed]
    named = subject.facts.named
    told: dict[str, Answer] = {}
    for name in draw(st.lists(st.sampled_from(listed), unique=True)):
        told[name] = draw(st.sampled_from(subject.facts.offered(named[name], told)))
    assume(not any(pair.met(told) for pair in subject.facts.impossible))
    unsure = draw(st.lists(st.sampled_from(listed), unique=True, max_size=2))
    return subject, edition, told, [name for name in unsure if name not in told]


@given(cases())
def test_whatever_is_told_the_ruling_is_that_of_the_supposed_facts_told(
    case: tuple[Subject, Edition, Told, list[str]],
) -> None:
    subject, edition, told, unsure = case
    reply = enquire(subject, edition, told, unsure=unsure, suppose=True)
    if isinstance(reply, Question):
        assert reply.facts[0].name not in {*told, *unsure}
        return
    for found, way in ways(reply.branches) if isinstance(reply, Branches) else ((reply, {}),):
        for one, rest in ways(found.depends) if found.depends else ((found, {}),):
            known = {**dict(one.supposed), **told, **way, **rest}
            again = of_kind(Ruling, enquire(subject, edition, known, unsure=unsure))
            assert again.substance == one.substance
