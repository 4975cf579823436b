"""Only what is confirmed counts: a typed line answers nothing that it does not press.

Lines of people at a table, and lines of any words: of labels, phrases and questions of forums.
"""

import json
from collections.abc import Iterator
from functools import cache, partial
from operator import methodcaller
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.conversation.actions import press
from bot.conversation.callback_data import Press
from bot.conversation.free_text import not_understood, touching
from bot.conversation.interview import Interview
from bot.conversation.lines import stems, words_of
from bot.conversation.model import Conversation
from bot.conversation.screen_state import MAIN
from bot.screens.interview import screen
from bot.screens.rows import as_typed
from bot.storage.store import Store
from bot.storage.tables import CONVERSATION
from bot.usecases.lines import press_by_text, write
from bot.usecases.outcome import Sender
from bot.wording import TEXTS
from lawcore import SUBJECTS
from lawcore.languages import text_of
from lawcore.understanding import understand
from lawcore.wording import LANGUAGES, Wording
from tests.bot.conversation.test_free_text import answers_of, kept_by
from tests.bot.person import ORDINARY_REVOKE, Club, Person
from tests.bot.storage.direct import run, stored
from tests.bot.storage.in_memory import store_in_memory
from tests.bot.walks import begun
from tests.each import together
from tests.sampling import NIGHT
from tests.tables import tabled

CORPORA = Path(__file__).parents[2] / "lawcore" / "understanding"
WHO: tuple[str, ...] = ()
PLAYED_ON = ("hand=defender+1-11",)
WON = (*PLAYED_ON, "since=played+during_play")
"""The questions of a revoke: who revoked, whether they had played on, and who won the trick."""
ACCEPTED = ("meant=meant",)
"""Whether the next player accepts an insufficient bid is asked."""
LATER = [
    ("en", "insufficient_bid", ACCEPTED, "accept?"),
    ("en", "insufficient_bid", ACCEPTED, "she has not decided"),
    ("en", "insufficient_bid", ACCEPTED, "no one noticed and bidding went on"),
    ("it", "insufficient_bid", ACCEPTED, "se accetta che succede"),
    ("it", "claim", WHO, "hanno accettato ma poi ci hanno ripensato"),
    ("en", "revoke", WHO, "declarer made an insufficient bid"),
    ("en", "revoke", WHO, "declarer claims he did not revoke"),
    ("en", "revoke", WHO, "13 cards each but declarer has 12"),
    ("it", "revoke", WHO, "il morto può parlare?"),
    ("it", "revoke", WHO, "credo il morto ma non so"),
    ("en", "revoke", PLAYED_ON, "oops I meant declarer"),
    ("en", "revoke", PLAYED_ON, "no wait it was declarer"),
    ("it", "revoke", PLAYED_ON, "scusa era il dichiarante"),
    ("it", "revoke", PLAYED_ON, "il morto"),
    ("en", "revoke", PLAYED_ON, "dummy"),
    ("en", "revoke", PLAYED_ON, "12"),
    ("en", "revoke", PLAYED_ON, "5"),
]
"""Second lines: each with its language, subject, what was pressed before, and what is typed."""
NOT_SO = [
    ("en", "revoke", WHO, "not declarer"),
    ("en", "revoke", WHO, "a defender or maybe dummy"),
    ("en", "insufficient_bid", ACCEPTED, "if he accepts what then"),
    ("en", "lead_out_of_turn", WHO, "declarer would have accepted"),
    ("en", "revoke", WHO, "we thought declarer"),
    ("en", "call_out_of_turn", WHO, "pass or double, not sure"),
    ("it", "call_out_of_turn", WHO, "passo o contro, non so"),
    ("it", "revoke", WHO, "pensavamo il dichiarante"),
    ("en", "revoke", WON, "the other defender"),
    ("it", "revoke", WON, "l'altro difensore"),
    ("it", "revoke", WHO, "non il dichiarante"),
    ("it", "revoke", WHO, "un difensore o forse il morto"),
    ("it", "insufficient_bid", ACCEPTED, "sì ma non hanno deciso"),
    ("it", "lead_out_of_turn", WHO, "il dichiarante avrebbe accettato"),
]
NOT_SURE = [("en", "I don't know"), ("it", "boh"), ("en", "not sure"), ("it", "non lo so")]
LEFT = [
    ("en", "claimed 3 tricks, dummy has the ace", "dummy has the ace"),
    ("en", "declarer revoked at trick 5, dummy was asleep", "dummy was asleep"),
    ("it", "il dichiarante ha fatto renonce alla 5, il morto dormiva", "il morto dormiva"),
    ("it", "il dichiarante ha fatto renonce e pioveva", "pioveva"),
]
"""First lines of which words were lost, and what is said of them."""
TRUMP_OUT = [
    ("en", "opponent claimed 'the rest' with a trump out, we dont agree"),
    ("en", "claimed the rest, a trump out"),
    ("it", "claima tutte ma manca un'atù"),
    ("it", "claima tutte, un'atout è fuori"),
]
"""Lines of a trump of which nothing says whether it was spoken of."""
SEVERAL_EN = [
    "two penalty cards, partner leads",
    "defender has two penalty cards and his partner is on lead",
    "a defender has another penalty card, partner to lead",
    "east has several penalty cards, partner to lead",
    "both penalty cards of the same defender, his partner leads",
]
SEVERAL_IT = [
    "un difensore ha due carte penalizzate e attacca il compagno",
    "un difensore ha più carte penalizzate, tocca al compagno attaccare",
    "il difensore ha già un'altra carta penalizzata, attacca il compagno",
    "tutt'e due le penalizzate di un difensore, attacca il compagno",
    "un difensore ha delle carte penalizzate, attacca il compagno",
]
"""Lines of more penalty cards than one that do not tell whether they are of one suit."""


async def _asked(club: Club, language: str, subject: str, pressed: tuple[str, ...]) -> Person:
    person = await club.person(language=language).act(f"/{subject}")
    for action in pressed:
        await person.do(action)
    return person


@pytest.mark.parametrize(("language", "subject", "pressed", "line"), LATER)
async def test_nor_does_it_in_a_group_in_reply_or_after_the_name(
    club: Club, language: str, subject: str, pressed: tuple[str, ...], line: str
) -> None:
    person = await club.person(1, chat_id=-9, language=language).act(f"/{subject}")
    for action in pressed:
        await person.do(action)
    kept = await club.bot.store.run(methodcaller("open_conversation", -9, 1))
    await person.reply(line)
    after = await club.bot.store.run(methodcaller("open_conversation", -9, 1))
    assert (after.id, after.answers) == (kept.id, kept.answers)


@pytest.mark.parametrize(("language", "subject", "pressed", "line"), NOT_SO)
async def test_what_was_denied_supposed_or_wanted_is_not_even_proposed(
    club: Club, language: str, subject: str, pressed: tuple[str, ...], line: str
) -> None:
    person = await _asked(club, language, subject, pressed)
    before = answers_of(club, person)
    await person.send(line)
    assert kept_by(club, person).proposed is None
    assert answers_of(club, person) == before


@pytest.mark.parametrize(("language", "line"), NOT_SURE)
async def test_who_does_not_know_has_pressed_not_sure(
    club: Club, language: str, line: str
) -> None:
    person = await _asked(club, language, "revoke", ())
    await person.send(line)
    assert answers_of(club, person) == {"hand": None}


@tabled
async def test_what_is_taken_back_is_changed_once_confirmed(
    club: Club, language: str, line: str, asked: str
) -> None:
    person = await _asked(club, language, "revoke", PLAYED_ON)
    await person.send(line)
    assert asked in person.screen
    await person.do("agree")
    assert answers_of(club, person)["hand"] != "defender"


@tabled
async def test_a_trick_told_by_its_ordinal_is_told_more_exactly(
    club: Club, language: str, line: str, asked: str
) -> None:
    person = await _asked(club, language, "revoke", PLAYED_ON)
    await person.send(line)
    assert asked in person.screen
    await person.do("agree")
    assert answers_of(club, person)["trick"] == 5


@pytest.mark.parametrize("line", ["oops", "sorry", "no wait", "scusa", "aspetta"])
async def test_who_only_takes_something_back_hears_how(club: Club, line: str) -> None:
    person = await _asked(club, "en", "revoke", PLAYED_ON)
    await person.send(line)
    assert "to change it, tap “" in person.screen


async def test_an_answer_that_somebody_doubts_is_only_proposed(club: Club) -> None:
    person = await _asked(club, "it", "revoke", ())
    await person.send("credo il morto ma non so")
    assert "Ho capito: il morto ha fatto renonce." in person.screen
    await person.do("agree")
    assert answers_of(club, person) == {"hand": "dummy"}


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "can dummy speak"), ("it", "il morto può parlare?"), ("it", "si può accettare")],
)
async def test_a_question_is_answered_in_general_and_the_case_goes_on(
    club: Club, language: str, line: str
) -> None:
    person = await _asked(club, language, "revoke", ())
    await person.send(line)
    ways = {text for text, _ in person.message.row}
    assert ways & {"Go on with the case", "Continua il caso"} or "hand=defender+1-11" in (
        person.actions
    )
    assert kept_by(club, person).proposed is None


@pytest.mark.parametrize("line", ["no", "yes", "sì", "boh", "no one", "is this right?", "12"])
async def test_nothing_that_says_little_changes_a_ruling(club: Club, line: str) -> None:
    person = await _asked(club, "en", "revoke", ())
    await person.answer(**ORDINARY_REVOKE)
    before = kept_by(club, person)
    await person.send(line)
    assert kept_by(club, person).answers == before.answers
    assert kept_by(club, person).proposed is None


async def test_agreement_with_a_ruling_and_its_place_need_no_hint(club: Club) -> None:
    person = await _asked(club, "en", "revoke", ())
    await person.answer(**ORDINARY_REVOKE)
    for line in ("ok", "12 5"):
        await person.send(line)
        assert "I did not understand" not in person.screen
    assert "Board 12, table 5" in person.buttons


async def test_no_answer_about_another_matter_is_asserted(club: Club) -> None:
    person = await _asked(club, "en", "revoke", ())
    await person.act(ORDINARY_REVOKE, "what if partner won it?")
    assert not person.screen.startswith("A defender leads out of turn")
    assert kept_by(club, person).proposed is None


@tabled
async def test_a_number_that_there_is_not_is_refused(
    club: Club, language: str, line: str, said: str
) -> None:
    person = await _asked(club, language, "revoke", PLAYED_ON)
    before = answers_of(club, person)
    await person.send(line)
    assert said in person.screen
    assert answers_of(club, person) == before
    assert kept_by(club, person).proposed is None


async def test_a_number_that_counts_choices_is_answered_where_no_case_is_open(club: Club) -> None:
    person = await club.person().act("2.")
    assert person.screen.startswith("The choices have no numbers here")
    assert "Revoke" in person.buttons


@pytest.mark.parametrize(("language", "line"), [*NOT_SURE, ("it", "mah")])
async def test_who_is_not_sure_of_a_choice_or_a_proposal_is_told_how_to_go_on(
    club: Club, language: str, line: str
) -> None:
    person = await _asked(club, language, "insufficient_bid", ACCEPTED)
    before, says = answers_of(club, person), TEXTS[language].say
    await person.send(line)
    assert says("hint-waits") in person.screen
    assert answers_of(club, person) == before
    await person.act("/revoke", "declarer revoked at trick 3", line)
    assert says("hint-doubted") in person.screen
    assert kept_by(club, person).proposed is not None


async def test_another_matter_is_offered_beside_the_open_case(club: Club) -> None:
    person = await _asked(club, "en", "penalty_card", ())
    before = kept_by(club, person)
    await person.send("revoke")
    assert kept_by(club, person) == before
    assert "Go on with the case" in person.buttons
    await person.press("Revoke")
    assert kept_by(club, person).subject == "revoke"


@pytest.mark.parametrize(
    "line", ["exit", "quit", "td", "menu", "new", "start over", "indietro", "da capo"]
)
async def test_no_word_closes_a_case(club: Club, line: str) -> None:
    person = await _asked(club, "en", "penalty_card", ())
    case = kept_by(club, person)
    await person.send(line)
    assert kept_by(club, person) == case
    assert {"Go on with the case", "Auction…"} < set(person.buttons)


@pytest.mark.parametrize("line", ["hi", "help me", "???", "ciao", "aiuto!", "how does this work"])
@pytest.mark.parametrize("is_open", [False, True])
async def test_who_greets_or_cries_for_help_is_helped(
    club: Club, line: str, is_open: bool
) -> None:
    person = await _asked(club, "en", "revoke", ()) if is_open else club.person()
    await person.send(line)
    assert "“Not sure” is always fine." in person.screen
    assert ("Go on with the case" in person.buttons) is is_open


@tabled
async def test_a_name_of_the_menus_is_understood_also_mistyped(
    club: Club, line: str, begins: str
) -> None:
    person = club.person()
    await person.send(line)
    assert person.screen.startswith(begins)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_name_on_the_menus_is_a_word_and_a_command(club: Club, language: str) -> None:
    person = club.person(language=language)
    names: list[str] = []
    for menu in ("/start", "/help", "/commands"):
        await person.send(menu)
        names += person.buttons
    names.remove(TEXTS[language].say("help-try"))
    for name in dict.fromkeys(names):
        bare = "".join(one for one in as_typed(name).rstrip("…") if one.isalnum() or one == " ")
        for text in (name, f"/{'_'.join(bare.split())}"):
            before = person.message
            await person.act("/quiz", text)
            unknown = [TEXTS[language].say(key) for key in ("hint-other", "hint-command")]
            assert not any(one in person.screen for one in unknown), text
            assert person.message != before


@pytest.mark.parametrize("command", ["/annulla", "/cancel", "/chiudi"])
async def test_a_word_that_closes_is_a_command_too(club: Club, command: str) -> None:
    person = await _asked(club, "it", "revoke", ())
    await person.send(command)
    assert "Caso chiuso." in person.screen


async def test_the_line_after_the_question_for_an_article_answers_it(club: Club) -> None:
    person = await _asked(club, "en", "revoke", ())
    case = kept_by(club, person).answers
    for line, begins in (("12", "Law 12"), ("penalty card", "Found in the 2017 Laws")):
        await person.send("/law")
        await person.send(line)
        assert person.screen.startswith(begins)
    assert kept_by(club, person).answers == case
    await person.act("/law", "declarer revoked at trick five and won it")
    assert "I understood:" in person.screen, "a told case is none"


@pytest.mark.parametrize(("language", "line"), [("it", "4P"), ("en", "4S")])
async def test_the_contract_after_the_question_for_a_score_is_asked_for_its_result(
    club: Club, language: str, line: str
) -> None:
    person = await _asked(club, language, "revoke", ())
    wanted = TEXTS[language].say("score-how")
    await person.act("/score", line)
    assert wanted in person.screen
    await person.act(f"{line}+1", line)
    assert wanted in person.screen, "the page still waits for a score"
    await person.act("/open", line)
    assert wanted not in person.screen


async def test_a_line_presses_nothing_of_a_case_that_is_not_shown_last(club: Club) -> None:
    person = await _asked(club, "en", "revoke", ())
    label = person.label("hand=defender+1-11")
    await person.send("/quiz")
    await person.send(label)
    assert not answers_of(club, person)


async def test_a_number_opens_its_law_where_no_case_is_open(club: Club) -> None:
    person = await club.person().act("64")
    assert person.screen.startswith("Law 64")
    person = await _asked(club, "en", "insufficient_bid", ACCEPTED)
    await person.send("64")
    assert "I did not understand that" in person.screen


@pytest.mark.parametrize(("language", "line", "said"), LEFT)
async def test_what_was_not_understood_is_said(
    club: Club, language: str, line: str, said: str
) -> None:
    person = club.person(language=language)
    await person.send(line)
    assert {"en": "I did not understand: ", "it": "Non ho capito: "}[language] in person.screen
    assert said in person.screen


@tabled
async def test_what_is_plain_is_not_said_to_be_lost(
    club: Club, language: str, line: str, said: str
) -> None:
    person = await club.person(language=language).act(line)
    assert said in person.screen
    assert {"en": "I did not understand", "it": "Non ho capito"}[language] not in person.screen


@pytest.mark.parametrize(
    ("language", "line", "assumed", "touched"),
    [
        *(
            (one, line, {"en": "no trump out", "it": "nessuna atout fuori"}[one], "trumps_out")
            for one, line in TRUMP_OUT
        ),
        *(("en", line, "the only penalty card", "number_of_penalty_cards") for line in SEVERAL_EN),
        *(("it", line, "l'unica penalizzata", "number_of_penalty_cards") for line in SEVERAL_IT),
    ],
)
async def test_what_a_line_touches_is_asked_and_never_assumed_against_it(
    club: Club, language: str, line: str, assumed: str, touched: str
) -> None:
    person = club.person(language=language)
    await person.send(line)
    fact = Wording.of(language).ask(kept_by(club, person).subject, touched, {})
    assert TEXTS[language].say("understood-open", asks=fact) in person.screen
    await person.do("agree")
    while touched not in person.asked:
        assert assumed not in person.screen
        await person.do(next(a for a in person.actions if "=" in a or a.startswith("group-")))
    assert {"en": "You wrote", "it": "Ne hai scritto"}[language] in person.screen
    await person.do(next(one for one in person.actions if one.startswith(f"{touched}=")))
    assert touched in answers_of(club, person)


def test_what_does_not_go_with_what_is_likely_is_asked() -> None:
    line = "il dichiarante dice cuori e poi cambia in quadri"
    read = understand(line, preferred="it")
    left = not_understood(None, line, read)
    assert dict(left.likely)["designation"] == "suit_only"
    screen = touching(begun("played_card", 2017, "it"), MAIN, left)
    assert "played_card/first_call_incomplete" in screen.touched


@together("language", LANGUAGES)
@together("subject", SUBJECTS)
def test_no_line_that_has_the_words_of_a_circumstance_is_ruled_on_without_it(
    subject: str, language: str
) -> None:
    words = Wording.of(language)
    name = words.subject(subject)
    for fact in SUBJECTS[subject].facts.listed:
        for option in set(fact.options) - {fact.usual} if fact.usual is not None else ():
            for say in (words.facts.answer, words.facts.answer_label):
                said = say(subject, fact.name, option, {})
                if stems(words_of(said)) <= stems(words_of(name)):
                    continue  # it says no more than the name
                line = f"{name}, {said}"
                read = understand(line, subject=subject, preferred=language)
                left = not_understood(None, line, read, is_given=True)
                screen = touching(begun(subject, 2017, language), MAIN, left)
                assert read.answers.get(fact.name) != fact.usual, line
                is_asked = f"{subject}/{fact.name}" in screen.touched
                assert is_asked or fact.name in read.answers, line


@pytest.mark.parametrize("begins", ["/claim ", "press"])
async def test_it_is_said_too_of_a_line_beside_a_command_or_about_a_chosen_subject(
    club: Club, begins: str
) -> None:
    line = "opponent claimed the rest, dummy was asleep"
    person = club.person()
    if begins == "press":
        await person.send("/revoke")
        await person.send(line)
        await person.press("Claim")
    else:
        await person.send(f"{begins}{line}")
    assert "I did not understand: dummy was asleep." in person.screen


async def test_to_follow_suit_is_one_word(club: Club) -> None:
    person = await club.person().act("declarer didn't follow suit on trick five")
    assert "I did not understand" not in person.screen
    assert kept_by(club, person).proposed == (("hand", "declarer"), ("trick", 5))


@pytest.mark.parametrize(
    ("language", "line"), [("en", "dummy was asleep"), ("it", "il morto dormiva")]
)
async def test_a_player_in_a_line_about_something_else_is_no_answer(
    club: Club, language: str, line: str
) -> None:
    person = await _asked(club, language, "revoke", WHO)
    await person.send(line)
    assert kept_by(club, person).proposed is None
    assert TEXTS[language].say("hint-question") in person.screen


@pytest.mark.parametrize(
    "line", ["il dichiarante ha una carta penalizzata", "penalizzata del morto"]
)
async def test_a_penalty_card_of_declarers_side_is_not_taken_for_a_defenders(
    club: Club, line: str
) -> None:
    person = await club.person(language="it").act(line)
    assert "un difensore" not in person.screen


async def test_what_a_line_tells_beside_its_answered_question_is_proposed(club: Club) -> None:
    line = "double of partner's bid. inadmissible obviously, but what next? lefty passed already"
    person = await club.person().act(line, "[This happened at my table]")
    assert "You wrote, it seems: next player has called." in person.screen
    assert "I did not understand" not in person.screen, "the question was answered"


async def test_a_chip_is_no_answer_of_its_own(club: Club) -> None:
    person = await club.person().act("declarer revoked at trick 3")
    before = kept_by(club, person)
    await person.send("declarer")
    assert kept_by(club, person).proposed == before.proposed
    await person.send("✕ declarer")
    assert kept_by(club, person).proposed == (("trick", 3),)


@pytest.mark.parametrize(("line", "kept"), [("yes", True), ("giusto", True), ("no", False)])
async def test_yes_and_no_answer_a_proposal(club: Club, line: str, kept: bool) -> None:
    person = await club.person().act("declarer revoked at trick 3")
    await person.send(line)
    assert bool(answers_of(club, person)) is kept


@cache
def _words() -> tuple[str, ...]:
    """The words of labels, phrases and lines, in both languages."""
    texts = [
        Wording.of(language).facts.answer_label(name, fact.name, option, {})
        for language in LANGUAGES
        for name, subject in SUBJECTS.items()
        for fact in subject.facts.listed
        for option in fact.options
    ]
    files = (text_of(language, f"phrases/{name}") for language in LANGUAGES for name in SUBJECTS)
    texts += [text for text in files if text]
    words = {word for text in (*texts, *_lines()) for word in text.split() if word.isalpha()}
    return (*sorted(words), "?", "1", "5", "12", "♠", "1S", "no", "sì", "oops", "credo", "boh")


@cache
def _lines() -> tuple[str, ...]:
    """The lines of the corpora, of no more words than anybody types beside a question."""
    rows = (
        json.loads(row)["text"]
        for name in ("lines", "unread_lines", "labelled")
        for row in (CORPORA / f"{name}.jsonl").read_text("utf-8").splitlines()
    )
    return tuple(dict.fromkeys(text for text in rows if len(text.split()) <= 15))


@st.composite
def _questions(draw: st.DrawFn) -> Interview:
    """An interview about any subject, a few presses on."""
    interview = Interview.of(
        Conversation(
            chat_id=1,
            user_id=1,
            subject=draw(st.sampled_from(sorted(SUBJECTS))),
            edition=2017,
            language=draw(st.sampled_from(LANGUAGES)),
        )
    )
    for _ in range(draw(st.integers(0, 5))):
        answers = [one for one in _presses(interview) if "=" in str(one.action)]
        if not answers:
            break
        interview = Interview.of(press(interview, draw(st.sampled_from(answers))).conversation)
    return interview


def _presses(interview: Interview) -> Iterator[Press]:
    return (one.data for one in screen(interview).buttons if isinstance(one.data, Press))


@st.composite
def _typed(draw: st.DrawFn, interview: Interview) -> str:
    """A line: words of any kind, a line of somebody, or a label with more around it."""
    words = st.lists(st.sampled_from(_words()), min_size=1, max_size=6).map(" ".join)
    labels = [one.text for one in screen(interview).buttons] or ["no"]
    around = st.tuples(words, st.sampled_from(labels)).flatmap(st.permutations).map(" ".join)
    asked = st.sampled_from(labels).map("{}?".format)
    return draw(st.one_of(words, st.sampled_from(_lines()), around, asked))


def _may_press(interview: Interview, line: str) -> bool:
    """A line is a label, a number, a plain yes or no, or says that nobody knows."""
    labels = {as_typed(one.text) for one in screen(interview).buttons}
    plain = {
        one.strip()
        for key in ("line-yes", "line-no", "line-unsure")
        for each in TEXTS.values()
        for one in each.say(key).split("|")
    }
    bare = " ".join(line.split()).casefold()
    asked = {as_typed(one.text) for one in screen(interview).buttons if "?" in one.text}
    is_label = as_typed(line) in (asked if "?" in line else labels)
    return is_label or bare.isdecimal() or bare.strip(".!,") in plain


def test_no_line_changes_an_answer_without_a_press() -> None:
    @given(data=st.data())
    def try_lines(data: st.DataObject) -> None:
        _try_line(store, data)

    with store_in_memory() as store:
        try_lines()


def _try_line(store: Store, data: st.DataObject) -> None:
    interview = data.draw(_questions())
    line = data.draw(_typed(interview))
    if _may_press(interview, line):
        return
    run(store, methodcaller("forget", 1))
    row = run(store, methodcaller("add", interview.conversation))
    run(store, partial(write, sender=Sender(1, 1, row.language), text=line))
    kept = {one["id"]: one for one in stored(store, CONVERSATION)}
    assert kept[row.id]["answers"] == row.answers, line
    assert all(not one["answers"] for key, one in kept.items() if key != row.id), line


@given(st.data())
@settings(max_examples=10_000 if NIGHT else 100)
def test_no_other_line_presses_a_button(data: st.DataObject) -> None:
    interview = data.draw(_questions())
    line = data.draw(_typed(interview))
    is_pressed = press_by_text(interview, line).notice is None
    assert not is_pressed or _may_press(interview, line)


@tabled
@pytest.mark.parametrize("is_tapped", [False, True])
async def test_what_a_line_points_to_is_the_first_answer_and_one_tap_confirms_it(
    club: Club, language: str, line: str, first: list[str], *, is_tapped: bool
) -> None:
    person = club.person(language=language)
    await person.send(line)
    await person.do("agree")
    assert "since" not in answers_of(club, person)
    assert {"en": "You wrote, it seems: ", "it": "Hai scritto, pare: "}[language] in person.screen
    assert person.buttons[: len(first)] == first
    assert len(set(person.actions.values())) == len(person.actions)
    await (person.press(first[-1]) if is_tapped else person.send(first[-1][2:]))
    told = answers_of(club, person)
    assert (told["since"], told["attention"]) == ("played", "after_play")


async def test_no_answer_stands_first_of_which_a_line_says_nothing(club: Club) -> None:
    person = await _asked(club, "en", "revoke", ())
    assert not any(label.startswith("✎") for label in person.buttons)


@tabled
async def test_a_line_that_tells_of_several_revokes_hears_how_the_next_is_told(
    club: Club, language: str, line: str, *, is_several: bool
) -> None:
    person = club.person(language=language)
    await person.send(line)
    another = Wording.of(language).another("revoke")
    told = TEXTS[language].say("understood-several", another=another)
    assert (told in person.screen) is is_several


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "two"), ("en", "three"), ("en", "another"), ("it", "due"), ("it", "tre")],
)
async def test_a_word_against_a_usual_answer_names_no_other(
    club: Club, language: str, word: str
) -> None:
    """It does not stand for "only", which is in the label *Card only named*."""
    person = club.person(language=language)
    await person.send("declarer revoked at trick 3")
    await person.do("agree")
    asked = person.asked
    await person.send(word)
    assert person.asked == asked
