"""Handles the library: articles by number and by words, changes, scores, inline queries.

The quiz is here too.
"""

import asyncio
import secrets
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from telegram import InlineQueryResultsButton, Update

from bot.conversation.callback_data import ALL_QUESTIONS, Compare, ListQuestions, Look, Page, Quiz
from bot.conversation.model import EffectiveChoices
from bot.conversation.notice import Notice
from bot.conversation.quiz import LAST_SEED, question
from bot.screens.accuracy import accuracy_screen
from bot.screens.answer import questions_screen
from bot.screens.article import ask_screen
from bot.screens.changes import changes_screen, editions_screen
from bot.screens.elements import Screen
from bot.screens.help import commands_screen, help_screen, subjects_screen
from bot.screens.inline import answer_query
from bot.screens.library import opened_article_screen, search_screen
from bot.screens.notices import private_screen
from bot.screens.score import score_screen
from bot.telegram import rendering
from bot.telegram.chats import text_beside
from bot.telegram.context import Context, sender_of
from bot.telegram.handlers.group import HandlerGroup
from bot.telegram.retries import call_if_possible
from bot.usecases.interviews import check_message, is_shown_in
from bot.usecases.outcome import Outcome, choices_of
from bot.usecases.quiz import press_quiz, show_levels
from lawcore import Edition

_Wanted: TypeAlias = Look | Compare | ListQuestions
INLINE_SECONDS = 5
"""How long, in seconds, Telegram may reuse an answer to the same query of a person."""


class LookupHandlers(HandlerGroup):
    """Handles lookups; nothing of them is stored."""

    async def law(self, update: Update, context: Context) -> None:
        """Open the requested article, or search for the words."""
        wanted = " ".join(context.args or ())

        def compose(choices: EffectiveChoices) -> Screen:
            edition = Edition(choices.edition)
            if not wanted:
                return ask_screen(choices.language, edition)
            return search_screen(wanted, choices.language, edition, self._official)

        awaits = None if wanted else Page.LAW
        await self._send(update, context, compose, awaits)

    async def score(self, update: Update, context: Context) -> None:
        """Compute the requested scores: one, two compared, several weighted."""
        sender = sender_of(update, self._settings)
        line = text_beside(update)
        if not line and sender.is_in_group:
            await self._tell(update, context, partial(private_screen, page=Page.SCORE))
            return
        compose, awaits = partial(score_screen, line), None if line else Page.SCORE
        await self._send(update, context, lambda choices: compose(choices.language), awaits)

    async def help(self, update: Update, context: Context) -> None:
        """Say how to use the bot, and open the page where there is one."""
        in_group = sender_of(update, self._settings).is_in_group
        await self._tell(update, context, partial(help_screen, page=self._site, in_group=in_group))

    async def commands(self, update: Update, context: Context) -> None:
        """List all commands but those of the subjects."""
        await self._tell(update, context, commands_screen)

    async def subjects(self, update: Update, context: Context) -> None:
        """List the commands of the subjects."""
        await self._tell(update, context, subjects_screen)

    async def questions(self, update: Update, context: Context) -> None:
        """List the matters of the general questions."""

        def compose(choices: EffectiveChoices) -> Screen:
            shown = questions_screen(choices.language, Edition(choices.edition), ALL_QUESTIONS)
            return shown or help_screen(choices.language)

        await self._send(update, context, compose)

    async def _tell(
        self, update: Update, context: Context, compose: Callable[[str], Screen]
    ) -> None:
        await self._send(update, context, lambda choices: compose(choices.language))

    async def changes(self, update: Update, context: Context) -> None:
        """Offer two editions to compare."""
        await self._tell(update, context, editions_screen)

    async def about(self, update: Update, context: Context) -> None:
        """Say what this is, and how far its rulings were compared with others."""
        in_group = sender_of(update, self._settings).is_in_group
        await self._tell(update, context, partial(accuracy_screen, in_group=in_group))

    async def inline(self, update: Update, context: Context) -> None:
        """Answer an inline query."""
        query, sender = update.inline_query, sender_of(update, self._settings)
        if query is None:
            return
        choices = await self._store.run(partial(choices_of, sender=sender))
        found = await asyncio.to_thread(answer_query, query.query, choices, self._official)
        button = InlineQueryResultsButton(found.label, start_parameter=found.payload)
        results = rendering.results(found, context.bot)
        await call_if_possible(
            lambda: query.answer(results, INLINE_SECONDS, is_personal=True, button=button)
        )

    async def press(self, update: Update, context: Context) -> None:
        """Turn the page of a message, or send one below; in a group only its owner may.

        A message of a group that shows nobody's case is changed in its place, whoever presses.
        """
        sender, button = sender_of(update, self._settings), context.button
        work = partial(check_message, place=button.place)
        checked = await self._store.run(partial(work, sender=sender))
        if checked.notice is not None:
            sender = await self._administrators.check(context.bot, sender)
            checked = await self._store.run(partial(work, sender=sender))
        if checked.notice is not None or not isinstance(button.data, _Wanted):
            await self._presenter.answer(context, sender, checked)
            return
        screen = await asyncio.to_thread(self._page, button.data, checked.choices)
        notice = Notice.UNREADABLE if screen is None else None
        outcome = Outcome(checked.choices, screen=screen, notice=notice)
        below = isinstance(button.data, Look) and button.data.below
        if below and sender.is_in_group:
            shows = partial(is_shown_in, place=button.place)
            below = await self._store.run(shows)
        await self._presenter.answer(context, sender, outcome, below=below)

    def _page(self, wanted: _Wanted, choices: EffectiveChoices) -> Screen | None:
        if isinstance(wanted, ListQuestions):
            return questions_screen(choices.language, Edition(choices.edition), wanted)
        if isinstance(wanted, Compare):
            return changes_screen(choices.language, wanted)
        return opened_article_screen(wanted, choices.language, self._official)


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
