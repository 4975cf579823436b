"""What holds of every revoke in every edition, and of every dialogue."""

from collections.abc import Mapping

from hypothesis import assume, given
from hypothesis import strategies as st

from lawcore import EDITIONS, SUBJECTS, Answer, Branches, Edition, Question, Ruling, enquire
from lawcore.laws.subjects.revoke.facts import Revoke

REVOKE = SUBJECTS["revoke"]
FACTS = {fact.name: fact for fact in Revoke.listed}
World = Mapping[str, Answer]

editions = st.sampled_from(EDITIONS)


def _impossible(name: str, options: tuple[Answer, ...], world: World) -> bool:
    """Tell whether what was told leaves no option at all."""
    told = [pair.excluded for pair in Revoke.exclusions[name] if pair.met(world)]
    return set(options) <= set().union(*told)


@st.composite
def worlds(draw: st.DrawFn) -> World:
    """A world in which every fact is so or so, rare circumstances more often as usual."""
    world: dict[str, Answer] = {}
    for fact in Revoke.listed:
        options = Revoke.offered(fact, world)
        assume(not _impossible(fact.name, options, world))
        if fact.usual is not None and fact.usual in options and draw(st.integers(0, 2)):
            world[fact.name] = fact.usual
        else:
            world[fact.name] = draw(st.sampled_from(options))
    return world


def ruling(edition: Edition, world: World) -> Ruling:
    reply = enquire(REVOKE, edition, world)
    assert isinstance(reply, Ruling), reply
    return reply


def dialogue(edition: Edition, world: World, early: World) -> tuple[Ruling, list[str]]:
    """Hold the dialogue in a world, some facts being told before anything is asked."""
    answers, asked = dict(early), list[str]()
    while True:
        reply = enquire(REVOKE, edition, answers)
        if isinstance(reply, Ruling):
            return reply, asked
        assert isinstance(reply, Question)
        for fact in reply.facts:
            assert fact.name not in answers, "a fact was asked twice"
            asked.append(fact.name)
            answers[fact.name] = world[fact.name]


@given(editions, worlds(), st.data())
def test_facts_told_early_never_change_a_ruling(
    edition: Edition, world: World, data: st.DataObject
) -> None:
    late, _ = dialogue(edition, world, {})
    names = data.draw(st.sets(st.sampled_from(sorted(world))))
    early, _ = dialogue(edition, world, {name: world[name] for name in names})
    for found in (early, ruling(edition, world)):
        assert (found.status, found.tricks, found.penalty_card) == (
            late.status,
            late.tricks,
            late.penalty_card,
        )
        asked = {o.order for o in late.orders}
        assert asked <= {o.order for o in found.orders}


@given(editions, worlds())
def test_nothing_is_asked_twice_and_never_more_than_eight_messages(
    edition: Edition, world: World
) -> None:
    answers: dict[str, Answer] = {}
    messages = 0
    while isinstance(reply := enquire(REVOKE, edition, answers), Question):
        messages += 1
        answers |= {fact.name: world[fact.name] for fact in reply.facts}
    assert messages <= 8


@given(editions, worlds(), st.sampled_from(sorted(FACTS)))
def test_unsure_of_a_fact_gives_the_ruling_or_every_branch(
    edition: Edition, world: World, name: str
) -> None:
    """Each branch is what the law says when the supposition is told."""
    known = {fact: answer for fact, answer in world.items() if fact != name}
    reply = enquire(REVOKE, edition, known, unsure=[name])
    if isinstance(reply, Branches):
        rulings = [branch.ruling.substance for branch in reply.branches]
        assert len(rulings) > 1
        assert len(set(rulings)) == len(rulings)
        for branch in reply.branches:
            for supposed in branch.alike:
                again = ruling(edition, {**known, **supposed})
                assert again.substance == branch.ruling.substance
    else:
        assert isinstance(reply, Ruling)
        for option in Revoke.offered(FACTS[name], known):
            told = enquire(REVOKE, edition, {**known, name: option})
            assert isinstance(told, Ruling)
            # a point that no longer matters is cited where it is told
            assert (told.status, told.tricks) == (reply.status, reply.tricks)
            assert told.penalty_card == reply.penalty_card
            assert set(reply.orders) <= set(told.orders)


@given(editions, worlds())
def test_what_is_needed_is_said_by_the_numbers_of_provisions_in_force(
    edition: Edition, world: World
) -> None:
    answers: dict[str, Answer] = {}
    numbers = {rule.number for rule in REVOKE.books[edition].rules.values()}
    while isinstance(reply := enquire(REVOKE, edition, answers), Question):
        assert reply.needed_by
        assert set(reply.needed_by) <= numbers
        answers |= {fact.name: world[fact.name] for fact in reply.facts}
