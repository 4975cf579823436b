"""The screens of the quiz: its levels, a question, and its answer explained."""

from collections.abc import Iterator, Mapping
from itertools import islice

from bot.conversation.callback_data import Look, Quiz
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
from bot.screens.elements import Button, Line, Screen, Style
from bot.wording import Words
from lawcore.wording import Wording

MOST_REASONS = 4


def levels_screen(language: str, edition: int, seed: int, scores: Mapping[int, Score]) -> Screen:
    """Return the levels of the quiz, each with its score and a button to its next question."""
    said = Words.of(language).bot
    lines = [Line(said.say("quiz-title"), Style.TITLE), Line(said.say("quiz-how"))]
    for level in LEVELS:
        about = said.say("quiz-level-about", level=level)
        lines.append(Line(f"{about} {_score(language, scores.get(level, Score()))}"))
    rows = tuple(
        (Button(said.say("quiz-level", level=level), Quiz(level, edition, seed)),)
        for level in LEVELS
    )
    return Screen(tuple(lines), rows)


def quiz_screen(language: str, shown: Quiz, item: Item) -> Screen:
    """Return a question of the quiz, with a button for each option."""
    said = Words.of(language).bot
    lines = (*_asked(language, shown, item), Line(said.say("quiz-choose"), Style.NOTE))
    buttons = tuple(
        Button(
            _label(language, item, place),
            Quiz(shown.level, shown.edition, shown.seed, place, item.mark),
        )
        for place in range(len(item.options))
    )
    return Screen(lines, (buttons,), said.say("shortened"))


def answered_screen(language: str, shown: Quiz, item: Item, score: Score) -> Screen:
    """Return a question with what was answered, what is right, and why, with its article."""
    words = Words.of(language)
    said, law = words.bot, words.law
    key = "quiz-right" if shown.choice == item.right else "quiz-wrong"
    chosen = item.options[shown.choice or 0]
    right = law.printed(_article(item), item.edition)
    lines = (
        *_asked(language, shown, item),
        Line(
            said.say(
                key,
                chosen=_label(language, item, item.options.index(chosen)),
                right=_label(language, item, item.right),
            ),
            Style.STRONG,
        ),
        *_ordered(language, item),
        Line(law.headline(item.ruling)),
        *(Line(reason, Style.QUOTE) for reason in islice(law.reasons(item.ruling), MOST_REASONS)),
        Line(_score(language, score), Style.NOTE),
    )
    look = Look(_article(item), int(item.edition), below=True)
    following = Quiz(shown.level, shown.edition, shown.seed % LAST_SEED + 1)
    return Screen(
        lines,
        (
            (Button(said.say("quiz-open", article=right), look),),
            (Button(said.say("quiz-next"), following),),
        ),
        said.say("shortened"),
    )


def _asked(language: str, shown: Quiz, item: Item) -> Iterator[Line]:
    """Yield the case, what is asked of it, and the options."""
    words = Words.of(language)
    said, law = words.bot, words.law
    edition = int((item.former or item.ruling).edition)
    name = said.say("edition-name", edition=str(edition))
    title = f"{said.say('quiz-level', level=shown.level)} · {law.subject(item.subject)}"
    named = title if item.asks == "edition" else f"{title} · {name}"
    yield Line(named, Style.TITLE)
    facts = [law.names.answer(item.subject, *told, item.case) for told in unusual_answers(item)]
    yield Line(said.say("quiz-case", facts=", ".join(facts)))
    yield Line(_question(language, item), Style.STRONG)
    if item.asks in {"ruling", "order", "then"}:
        for place, option in enumerate(item.options):
            text = _option(language, item, option)
            yield Line(said.say("quiz-option", number=place + 1, text=text))


def _question(language: str, item: Item) -> str:
    said = Words.of(language).bot
    key = f"quiz-asks-{item.asks}"
    match item.asks:
        case "article" if item.order is not None:
            text = Wording.of(language).order(item.order, item.ruling)
            return said.say(key, text=text)
        case "then" if item.former is not None:
            text = decision(item.former, language)
            edition = said.say("edition-name", edition=str(int(item.edition)))
            return said.say(key, text=text, edition=edition)
        case "edition":
            return said.say(key, text=decision(item.ruling, language))
        case _:
            return said.say(key)


def _option(language: str, item: Item, option: Option) -> str:
    if option.ruling is None:
        return ""
    text = deciding_order if item.asks == "order" else decision
    return text(option.ruling, language)


def _label(language: str, item: Item, place: int) -> str:
    """Return what is written on the button of an option."""
    option = item.options[place]
    match item.asks:
        case "article":
            return Wording.of(language).printed(option.article, item.edition)
        case "tricks" | "edition":
            return str(option.number)
        case _:
            return str(place + 1)


def _ordered(language: str, item: Item) -> Iterator[Line]:
    """Yield the order that was asked about, with its article."""
    if item.order is not None:
        law = Wording.of(language)
        article = law.printed(_article(item), item.edition)
        text = law.order(item.order, item.ruling)
        yield Line(Words.of(language).bot.say("quiz-explained", text=text, article=article))


def _article(item: Item) -> str:
    """Return the article that explains the answer: where tricks are counted, what counts them."""
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
