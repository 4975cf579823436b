"""Handles the quiz, in private chats."""

import asyncio
import secrets
from functools import partial

from telegram import Update

from bot.conversation.callback_data import Quiz
from bot.conversation.quiz import LAST_SEED, question
from bot.telegram.context import Context, sender_of
from bot.telegram.handlers.group import HandlerGroup
from bot.usecases.quiz import press_quiz, show_levels


class QuizHandlers(HandlerGroup):
    """Handles the command and the buttons of the quiz."""

    async def quiz(self, update: Update, context: Context) -> None:
        """Offer the levels of the quiz."""
        seed = secrets.randbelow(LAST_SEED) + 1
        await self._reply(update, context, partial(show_levels, seed=seed))

    async def press(self, update: Update, context: Context) -> None:
        """Show a question, or count an answer and explain it."""
        sender, pressed = sender_of(update, self._settings), context.pressed(Quiz)
        item = await asyncio.to_thread(question, pressed.level, pressed.edition, pressed.seed)
        place = context.button.place
        work = partial(press_quiz, sender=sender, pressed=pressed, item=item, place=place)
        outcome = await self._once(update, context, work, partial(work, is_new=False))
        await self._presenter.answer(context, sender, outcome)
