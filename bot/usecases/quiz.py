"""The quiz: its levels, its questions, and the scores."""

from bot.conversation.callback_data import LEVELS_SHOWN, Quiz
from bot.conversation.model import Place, Score
from bot.conversation.notice import Notice
from bot.conversation.quiz import LEVELS, Item
from bot.screens.quiz import answered_screen, levels_screen, quiz_screen
from bot.storage.transaction import Transaction
from bot.usecases.interviews import is_anothers
from bot.usecases.outcome import Outcome, Sender, choices_of
from lawcore import EDITIONS, IN_FORCE


def show_levels(rows: Transaction, sender: Sender, seed: int) -> Outcome:
    """Return the levels with the person's scores; their questions begin at a seed."""
    choices = choices_of(rows, sender)
    scores = {level: rows.score(sender.user_id, level) for level in LEVELS}
    edition = choices.edition if choices.edition in EDITIONS else int(IN_FORCE)
    return Outcome(choices, screen=levels_screen(choices.language, edition, seed, scores))


def press_quiz(  # noqa: PLR0913 - all that a press is
    rows: Transaction,
    *,
    sender: Sender,
    pressed: Quiz,
    item: Item | None,
    place: Place,
    is_new: bool = True,
) -> Outcome:
    """Show a question of the quiz, or count an answer and explain it.

    `item` is the question of the button, None where it no longer exists. A repeated press counts
    nothing, nor does another answer to the question that was answered last.
    """
    choices = choices_of(rows, sender)
    if is_anothers(rows, sender, place):
        return Outcome(choices, notice=Notice.FOREIGN)
    if pressed.level == LEVELS_SHOWN:
        return show_levels(rows, sender, pressed.seed)
    if item is None or _is_stale(pressed, item):
        return Outcome(choices, notice=Notice.QUIZ_GONE)
    if pressed.choice is None:
        return Outcome(choices, screen=quiz_screen(choices.language, pressed, item))
    score = rows.score(sender.user_id, pressed.level)
    if is_new:
        score = _count(rows, sender, pressed, is_right=pressed.choice == item.right)
    return Outcome(choices, screen=answered_screen(choices.language, pressed, item, score))


def _is_stale(pressed: Quiz, item: Item) -> bool:
    if pressed.choice is None:
        return False
    return item.mark != pressed.mark or pressed.choice >= len(item.options)


def _count(rows: Transaction, sender: Sender, pressed: Quiz, *, is_right: bool) -> Score:
    name = f"{pressed.edition}.{pressed.seed}"
    score = rows.score(sender.user_id, pressed.level)
    if score.last == name:
        return score
    score = Score(answered=score.answered + 1, correct=score.correct + is_right, last=name)
    rows.set_score(sender.user_id, pressed.level, score)
    return score
