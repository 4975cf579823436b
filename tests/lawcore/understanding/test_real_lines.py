"""Questions as people really ask them, of sources from which nothing is learned."""

import pytest

from lawcore.understanding import understand
from lawcore.understanding.topics import OFFERED_OF_A_STORY
from tools.measure import (
    Figures,
    measure,
    real_apart_labelled,
    real_labelled,
    real_labelled_by_others,
)


@pytest.fixture(scope="module")
def figures() -> Figures:
    return measure(real_apart_labelled(), timed=False)


@pytest.fixture(scope="module")
def of_others() -> Figures:
    return measure(real_labelled_by_others(), timed=False)


def test_no_source_is_on_both_sides() -> None:
    read = {line.source for line in real_labelled()}
    apart = {line.source for line in real_apart_labelled()}
    others = {line.source for line in real_labelled_by_others()}
    assert read.isdisjoint(apart | others)
    assert apart.isdisjoint(others)
    assert all(source.startswith("http") for source in read | apart | others)


def test_the_subject_is_found_or_offered(figures: Figures) -> None:
    assert figures.found >= 0.9 * figures.lines


def test_hardly_ever_is_another_subject_asserted(figures: Figures) -> None:
    assert len(figures.wrong_alone) * 40 <= figures.lines


def test_what_nobody_said_is_hardly_told(figures: Figures) -> None:
    assert len(figures.wrong) + len(figures.invented) <= 0.08 * figures.taken


def test_of_lines_labelled_by_others_as_little_is_told_wrongly(of_others: Figures) -> None:
    assert of_others.found >= 0.88 * of_others.lines
    assert len(of_others.wrong_alone) * 40 <= of_others.lines
    assert len(of_others.wrong) + len(of_others.invented) <= 0.08 * of_others.taken


def test_a_long_line_about_nothing_here_offers_at_most_five_subjects() -> None:
    read = understand(
        "the coach left at nine and we stopped on the way for a long while " * 3, "en"
    )
    assert len(read.among) <= OFFERED_OF_A_STORY == 5
