"""A general question finds its answer, a told case its interview."""

import re
from collections import Counter
from random import Random

import pytest

from lawcore import Edition
from lawcore.understanding import understand
from lawcore.understanding.answers import CARDS, CardWords, Meant, meant
from lawcore.wording import LANGUAGES
from tests.each import together
from tests.lawcore.answers.real_questions import Asked, real_questions
from tests.lawcore.understanding.test_mistyped import LONG, slips
from tests.tables import tabled
from tools.measure import labelled

IN_FORCE = Edition(2017)
FOUND, WRONG = 0.6, 0.03
"""Of real questions: the least share answered or offered, and the most answered wrongly."""
ONE_IN, TAKEN = 6, 0.1
"""One told case in this many is read, and at most this share of them is taken for a question."""
SLIPPED, KEPT = 60, 0.9
STORY = (
    "My partner won a trick in defence, I was dreaming and put the jack of hearts on the table"
    " when it was his lead. Declarer told me to pick it up, then changed his mind. Can he?"
)


TALK = {
    "it": """ciao a tutti|buonasera|grazie mille|ok grazie|a che ora si gioca stasera?
        chi è l'arbitro stasera?|bel torneo ieri|ci vediamo domani|che bella mano|auguri a tutti
        buon natale|complimenti ai vincitori|chi gioca con me giovedì?|cerco compagno per sabato
        quanto costa l'iscrizione?|scusate il ritardo|siete bravissimi|come va?|prova|domani piove
        il bar è aperto?|avete i risultati?|dove trovo la classifica?|tutti pronti?
        che ne dite?""",
    "en": """hello everyone|good evening all|thanks a lot|who is directing tonight?
        see you tomorrow|nice game yesterday|congratulations to the winners
        looking for a partner for Thursday
        how much is the entry fee?|sorry I am late|how are you?|happy new year
        is the bar open?
        where are the results?|are all ready?|what do you think?|can anyone give me a lift?
        my partner is ill|great hand|who won?|partner needed|pass me the salt|good luck all""",
}
"""What is said in a club's group and asks for no rule."""


def asked_of(text: str, language: str | None = None, edition: Edition = IN_FORCE) -> Meant:
    return meant(text, edition, understand(text, preferred=language))


def outcome(question: Asked) -> str:
    """Return how a question was answered: "right", "offered", "wrong" or "left"."""
    found = asked_of(question.ask, question.language)
    if found.sure is not None:
        return "right" if found.sure in question.answers else "wrong"
    if not found.near:
        return "left"
    return "offered" if question.answers.intersection(found.near) else "others offered"


def test_questions_that_nobody_foresaw_are_found() -> None:
    counted = Counter(map(outcome, real_questions()))
    every = counted.total()
    assert every > 100
    assert (counted["right"] + counted["offered"]) / every >= FOUND, counted
    assert counted["wrong"] / every <= WRONG, counted


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_in_the_words_of_its_card_finds_it(language: str) -> None:
    words = CardWords.of(language)
    for card in CARDS:
        found = asked_of(f"{words.asked(card)[0]}?", language)
        assert card in {found.sure, *found.near}, (card, found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_small_talk_is_given_no_answer(language: str) -> None:
    for line in re.split(r"[|\n]", TALK[language]):
        assert not asked_of(line.strip(), language), line


def test_a_slip_of_the_thumb_changes_hardly_anything() -> None:
    chance = Random(5)  # noqa: S311 - the slips have to be the same every time
    kept = tried = 0
    for question in chance.sample(real_questions(), SLIPPED):
        words = [*LONG.finditer(question.ask)]
        if not words or not (before := asked_of(question.ask, question.language)):
            continue
        word = chance.choice(words)
        slip = next(slips(word.group(), chance.randrange(1, len(word.group()) - 1)))
        text = question.ask[: word.start()] + slip + question.ask[word.end() :]
        after = asked_of(text, question.language)
        tried += 1
        kept += bool({before.sure, *before.near} & {after.sure, *after.near} - {None})
    assert kept >= KEPT * tried


def test_a_told_case_is_not_taken_for_a_question() -> None:
    told = [one for one in labelled() if one.subject is not None and "?" not in one.text]
    some = told[::ONE_IN]
    taken = [one.text for one in some if asked_of(one.text, one.language)]
    assert len(taken) <= TAKEN * len(some), taken


@together(
    "text",
    [
        "",
        "?",
        "???",
        "ciao",
        "what shall we have for lunch?",
        "1S (2C) 1H",
        "defender revoked at trick 5, won by partner, how many tricks?",
        "il dichiarante ha fatto renonce alla 7, presa vinta dal morto e poi altre due: quante?",
        "defender revoked and led out of turn",
        "il difensore ha fatto renonce e poi ha attaccato fuori turno",
        STORY,
        "x" * 5000 + "?",
    ],
)
def test_what_tells_a_case_or_nothing_asks_for_no_answer(text: str) -> None:
    assert not asked_of(text)


def test_another_edition_is_answered_only_where_it_may_be() -> None:
    text = "may we play on after a claim?"
    for edition in (2017, 2007):
        found = asked_of(text, edition=Edition(edition))
        assert (found.sure or found.near[0]) == "claim-play-on"
    assert "claim-play-on" not in asked_of(text, edition=Edition(1997)).near


@tabled
def test_who_asks_whether_to_own_up_is_offered_that_answer(language: str, text: str) -> None:
    asked = asked_of(text, language)
    assert "own-irregularity" in {asked.sure, *asked.near}
