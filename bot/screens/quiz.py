"""The screens of the quiz: its levels, a question, and its answer explained."""

import re
from collections.abc import Iterator, Mapping
from itertools import islice
from string import ascii_uppercase

from bot.conversation.callback_data import LEVELS_SHOWN, Look, Quiz
from bot.conversation.model import Score
from bot.conversation.quiz import (
    LAST_SEED,
    LEVELS,
    Item,
    Option,
    deciding_order,
    decision,
    unusual_answers,
)
from bot.screens.elements import Button, ButtonStyle, Line, Screen, Style
from bot.screens.fitting import HIGHEST, LINE_HEIGHT, fit, height_of
from bot.screens.rows import LONGEST_OF_THREE, option_rows, split_into_rows
from bot.wording import Words
from lawcore.wording import Wording

MOST_REASONS = 4
MOST_TOLD = 10
"""The most lines of a phone that the facts of a case take, as long as they can be told in less."""
_ARTICLES = re.compile(r" \((?=\d)(?:[^()]|\([^()]*\))*\)")
"""Articles in brackets, which would give an option away."""


def levels_screen(language: str, edition: int, seed: int, scores: Mapping[int, Score]) -> Screen:
    """Return the levels of the quiz, each with its score and a button to its next question."""
    said = Words.of(language).bot
    lines = [Line(said.say("quiz-title"), Style.TITLE), Line(said.say("quiz-how"))]
    for level, score in scores.items():
        if score.answered:
            name = said.say("quiz-level", level=level)
            lines.append(Line(f"{name} · {_score(language, score)}"))
    rows = tuple(
        (Button(said.say("quiz-level-about", level=level), Quiz(level, edition, seed)),)
        for level in LEVELS
    )
    return Screen(tuple(lines), rows)


def quiz_screen(language: str, shown: Quiz, item: Item) -> Screen:
    """Return a question of the quiz, with a button for each option.

    Options in words stand above, each behind the letter on its button.
    """
    said = Words.of(language).bot
    options = [_text(language, item, option) for option in item.options]
    is_short = item.asks in {"article", "tricks", "edition"}
    labels = options if is_short else ascii_uppercase[: len(options)]
    title = _title(language, shown, item)
    question = Line(_question(language, item), Style.STRONG)
    lettered = () if is_short else map(Line.led_by, labels, options)
    in_full = tuple(lettered)
    buttons = tuple(
        Button(label, Quiz(shown.level, shown.edition, shown.seed, place, item.mark))
        for place, label in enumerate(labels)
    )
    rows = (*_in_a_row(buttons), (_to_levels(language, shown),))
    lines = (title, *_telling(language, item), question, *in_full)
    return Screen(lines, rows, said.say("shortened"))


def _in_a_row(buttons: tuple[Button, ...]) -> tuple[tuple[Button, ...], ...]:
    """Return buttons in one row, if none is too long for it."""
    fits_one = max(len(button.text) for button in buttons) <= LONGEST_OF_THREE
    return split_into_rows(buttons, len(buttons) if fits_one else 1)


def answered_screen(language: str, shown: Quiz, item: Item, score: Score) -> Screen:
    """Return the right answer, the reason, its article, and the case of the question."""
    words = Words.of(language)
    said, law = words.bot, words.law
    key = "quiz-right" if shown.choice == item.right else "quiz-wrong"
    right = _text(language, item, item.options[item.right])
    article = law.articles.printed(_article(item), item.edition)
    is_decision = item.asks in {"ruling", "then"}
    result = law.rulings.headline(item.ruling)
    look = Look(int(item.edition), _article(item), below=True)
    following = Quiz(shown.level, shown.edition, shown.seed % LAST_SEED + 1)
    rows = (
        (Button(said.say("quiz-next"), following, ButtonStyle.PRIMARY),),
        *option_rows(
            [
                Button(said.say("quiz-open", article=article), look),
                _to_levels(language, shown),
            ]
        ),
    )
    counted = Line(_score(language, score), Style.NOTE)
    case = _telling(language, item)
    head = (
        _title(language, shown, item),
        *(() if item.asks in {"article", "then"} else (Line(_question(language, item)),)),
        Line(said.say(key, right=result if is_decision else right), Style.STRONG),
        counted,
    )
    further = (
        *case,
        *_ordered(language, item),
        *(Line(result) for _ in range(not is_decision)),
        *(
            Line(reason, Style.QUOTE)
            for reason in islice(law.rulings.reasons(item.ruling), MOST_REASONS)
        ),
    )
    lines = [line for line in fit(head, further, rows, HIGHEST) if line is not counted]
    return Screen((*lines, counted), rows, said.say("shortened"))


def _to_levels(language: str, shown: Quiz) -> Button:
    """Return the button to the levels, whose next questions follow the present one."""
    seed = shown.seed % LAST_SEED + 1
    return Button(Words.of(language).bot.say("back"), Quiz(LEVELS_SHOWN, shown.edition, seed))


def _title(language: str, shown: Quiz, item: Item) -> Line:
    """Return the level, subject and edition of a question."""
    words = Words.of(language)
    said, law = words.bot, words.law
    edition = int((item.former or item.ruling).edition)
    title = f"{said.say('quiz-level', level=shown.level)} · {law.subject(item.subject)}"
    if item.asks == "edition":
        return Line(title, Style.TITLE)
    return Line(f"{title} · {said.say('edition-name', edition=str(edition))}", Style.TITLE)


def _telling(language: str, item: Item) -> tuple[Line, ...]:
    """Return the facts of the case, each a question with its answer.

    Where they are too many, the longest are told without the question.
    """
    words, subject, case = Words.of(language), item.subject, item.case
    told, alone = [], []
    for fact, answer in unusual_answers(item):
        asked, label = (
            words.law.ask(subject, fact, case),
            words.law.option(subject, fact, answer, case),
        )
        told.append(words.bot.say("quiz-told", asked=asked, answer=label))
        name = words.law.facts.answer(subject, fact, answer, case)
        alone.append(f"{name[:1].upper()}{name[1:]}.")
    for at in sorted(range(len(told)), key=lambda at: -len(told[at])):
        if height_of(map(Line, told)) > MOST_TOLD * LINE_HEIGHT and " " in alone[at]:
            told[at] = alone[at]
    return tuple(map(Line, told))


def _question(language: str, item: Item) -> str:
    said = Words.of(language).bot
    key = f"quiz-asks-{item.asks}"
    match item.asks:
        case "article" if item.order is not None:
            text = Wording.of(language).rulings.order(item.order, item.ruling)
            return said.say(key, text=text)
        case "then" if item.former is not None:
            text = decision(item.former, language)
            edition = said.say("edition-name", edition=str(int(item.edition)))
            return said.say(key, text=text, edition=edition)
        case "edition":
            return said.say(key, text=decision(item.ruling, language))
        case _:
            return said.say(key)


def _text(language: str, item: Item, option: Option) -> str:
    match item.asks:
        case "article":
            return Wording.of(language).articles.printed(option.article, item.edition)
        case "tricks" | "edition":
            return str(option.number)
        case _ if option.ruling is not None:
            text = deciding_order if item.asks == "order" else decision
            return _ARTICLES.sub("", text(option.ruling, language)).rstrip(".")
        case _:
            return ""


def _ordered(language: str, item: Item) -> Iterator[Line]:
    """Yield the order of the question, with its article."""
    if item.order is not None:
        law = Wording.of(language)
        article = law.articles.printed(_article(item), item.edition)
        text = law.rulings.order(item.order, item.ruling)
        yield Line(Words.of(language).bot.say("quiz-explained", text=text, article=article))


def _article(item: Item) -> str:
    """Return the article that explains the answer: of tricks, the one that counts them."""
    ruling = item.ruling
    for each in ruling.orders:
        if item.order is not None and each.order == item.order:
            return each.article
    if not ruling.deciding.order.counted:
        return ruling.deciding.article
    counting = [each.article for each in ruling.orders if each.order.transferred]
    return next(iter((*counting, *ruling.exemptions)), ruling.deciding.article)


def _score(language: str, score: Score) -> str:
    return Words.of(language).bot.say("quiz-score", answered=score.answered, correct=score.correct)
