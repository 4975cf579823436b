"""Which handler takes which update, and the commands that Telegram offers."""

from collections.abc import Mapping
from functools import cache, partial

from msgspec import Struct
from telegram import (
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    Update,
)
from telegram.ext import CommandHandler, InlineQueryHandler, MessageHandler, filters

from bot.conversation.callback_data import (
    CASE_LINK,
    WHY_LINK,
    AskAlone,
    AskDirector,
    BeginDeal,
    Compare,
    DeskButton,
    EndSession,
    EveningButton,
    Forget,
    ListQuestions,
    Look,
    NameDirector,
    Open,
    Page,
    PassOn,
    PlayPress,
    Press,
    QuestionButton,
    Quiz,
    SetPreference,
    Setting,
    ShowToAll,
    TryExample,
)
from bot.conversation.pressing import Action
from bot.screens.help import COMMANDS, command_name
from bot.telegram.context import AnyHandler, App, Context, ephemeral_of
from bot.telegram.errors import ErrorHandlers, count_failure
from bot.telegram.handlers.alone import AloneHandlers
from bot.telegram.handlers.desks import DeskHandlers
from bot.telegram.handlers.evenings import EveningHandlers
from bot.telegram.handlers.groups import GroupHandlers, GuestHandlers
from bot.telegram.handlers.interviews import InterviewHandlers
from bot.telegram.handlers.lookup import LookupHandlers, QuizHandlers
from bot.telegram.handlers.plays import PlayHandlers
from bot.telegram.handlers.settings import PrivacyHandlers, SettingsHandlers
from bot.telegram.messages import answer_press, remove_buttons
from bot.telegram.retries import call_if_possible
from bot.telegram.routing import (
    ADDRESSED,
    UNREAD,
    WORDED,
    Callback,
    ElsewhereHandler,
    GuestHandler,
    NewCommandHandler,
    PressHandler,
    UnansweredHandler,
    if_record_may_end,
    leave_alone,
)
from bot.usecases.dispatch import is_link as is_desk_link
from bot.wording import Words
from lawcore import SUBJECTS
from lawcore.wording import LANGUAGES, Wording

FALLBACK = "en"
"""The language of the commands for people in whose language there are none."""
IN_PRIVATE = ("start", "revoke", "law", "score", "play", "evening", "settings", "help")
"""The commands that Telegram offers in private chats: tools and subjects that people use."""
IN_GROUPS = ("start", "revoke", "law", "score", "evening", "cancel", "help")
TO_ADMINISTRATORS = (*IN_GROUPS, "settings")

SEEN_BY_ALL = frozenset({"evening", "settings", "desk"})
"""The commands of groups that are everybody's matter."""
OF_DESKS = ("desk", "ask")
"""The commands that there are only where there may be desks of directors."""

FIRST, BEFORE, AFTER = -2, -1, 1
"""The groups of the handlers that run before all others, in this order, and after them."""


class Handlers(Struct, frozen=True):
    """All handlers, by topic; there may be no desks."""

    interviews: InterviewHandlers
    lookup: LookupHandlers
    settings: SettingsHandlers
    privacy: PrivacyHandlers
    quiz: QuizHandlers
    plays: PlayHandlers
    evenings: EveningHandlers
    groups: GroupHandlers
    alone: AloneHandlers
    guest: GuestHandlers
    errors: ErrorHandlers
    desks: DeskHandlers | None = None


def add_handlers(application: App, handlers: Handlers) -> None:
    """Have an application give each update to its handler."""
    commands = _commands(handlers)
    pages = {page: commands[page] for page in Page if page in commands}
    pages[Page.CASE] = handlers.interviews.go_on
    pages[Page.QUESTIONS] = handlers.lookup.questions
    handlers.interviews.pages = pages
    begun = {name: handlers.interviews.begin(name, alone=True) for name in SUBJECTS}
    commands["start"] = _lead_on(pages, begun, handlers)
    application.add_handlers([*_presses(handlers, pages), *_messages(handlers, commands)])
    new = filters.UpdateType.MESSAGE
    in_groups = new & filters.ChatType.GROUPS
    application.add_handler(
        NewCommandHandler(sorted(commands), handlers.groups.hold_back, in_groups), BEFORE
    )
    application.add_handler(UnansweredHandler(leave_alone), FIRST)
    alone = new & filters.ChatType.PRIVATE

    show_ruled = if_record_may_end(handlers.plays.show_ruled)
    application.add_handlers(
        [
            MessageHandler(alone & filters.TEXT & ~filters.COMMAND, show_ruled),
            PressHandler(show_ruled, Press),
        ],
        AFTER,
    )
    application.add_error_handler(count_failure)
    application.add_error_handler(handlers.errors.tell_failure)


def _lead_on(
    pages: Mapping[Page, Callback], begun: Mapping[str, Callback], handlers: Handlers
) -> Callback:
    """Return the callback of /start: the page, subject, case or desk of a link, or a greeting."""
    start, desks = pages[Page.START], handlers.desks

    async def lead_on(update: Update, context: Context) -> None:
        payload = (context.args or [""])[0]
        if payload in begun:
            await begun[payload](update, context)
            return
        if payload.startswith((CASE_LINK, WHY_LINK)):
            await handlers.alone.go_on(update, context, payload)
            return
        if desks is not None and is_desk_link(payload) and payload not in set(Page):
            await desks.follow(update, context, payload)
            return
        named = pages.get(Page(payload)) if payload in set(Page) else None
        if named is not None:
            context.args = []
        await (named or start)(update, context)

    return lead_on


def _open(pages: Mapping[Page, Callback]) -> Callback:
    """Return the callback of a press that opens a page: that of the page's command."""

    async def open_page(update: Update, context: Context) -> None:
        pressed = context.button
        if not isinstance(pressed.data, Open):
            return
        context.replaced = pressed.place
        await pages[pressed.data.page](update, context)
        await answer_press(pressed.query, context.delivery)
        if pressed.data.page is Page.PLAY:
            await remove_buttons(context, pressed.place)

    return open_page


def _press(handlers: Handlers) -> Callback:
    """Return the callback of a button of an interview; that to ask directors is for a desk."""
    interviews, desks = handlers.interviews, handlers.desks
    if desks is None:
        return interviews.press
    ask = desks.ask_about_case

    async def press(update: Update, context: Context) -> None:
        pressed = context.button.data
        is_asking = isinstance(pressed, Press) and pressed.action is Action.ASK
        await (ask if is_asking else interviews.press)(update, context)

    return press


def _presses(handlers: Handlers, pages: Mapping[Page, Callback]) -> list[AnyHandler]:
    """Return the handlers of presses, which are by far the most updates: they are asked first."""
    desks, own = handlers.desks, handlers.groups.only_for_opener
    of_desks = (
        []
        if desks is None
        else [PressHandler(desks.press, QuestionButton, DeskButton, AskDirector)]
    )
    return [
        PressHandler(_press(handlers), Press),
        PressHandler(own(handlers.lookup.press), Look, Compare, ListQuestions),
        PressHandler(handlers.interviews.pass_on, PassOn),
        PressHandler(handlers.alone.ask, AskAlone),
        PressHandler(handlers.alone.show_to_all, ShowToAll),
        PressHandler(own(handlers.interviews.try_example), TryExample),
        PressHandler(handlers.settings.choose, SetPreference),
        PressHandler(handlers.settings.press, Setting),
        PressHandler(handlers.privacy.press, Forget),
        PressHandler(handlers.quiz.press, Quiz),
        PressHandler(handlers.plays.press, PlayPress, BeginDeal, EndSession),
        PressHandler(own(handlers.evenings.press), EveningButton),
        PressHandler(handlers.evenings.name_director, NameDirector),
        *of_desks,
        PressHandler(own(_open(pages)), Open),
        PressHandler(own(handlers.interviews.press)),
        ElsewhereHandler(handlers.interviews.press_elsewhere),
    ]


def _commands(handlers: Handlers) -> dict[str, Callback]:
    """Return the callback of each command; a tool keeps its name from a subject of that name."""
    interviews, lookup, chosen = handlers.interviews, handlers.lookup, handlers.settings
    alone = handlers.groups.only_in_private
    begin = {
        command: handlers.alone.quietly(interviews.begin(subject), subject)
        for subject in SUBJECTS
        for command in commands_of(subject)
    }
    tools: dict[str, Callback] = {
        "start": interviews.start,
        "help": lookup.help,
        "commands": alone(Page.COMMANDS, lookup.commands),
        "subjects": alone(Page.SUBJECTS, lookup.subjects),
        "history": alone(Page.HISTORY, interviews.history),
        "law": lookup.law,
        "score": lookup.score,
        "changes": lookup.changes,
        "about": lookup.about,
        "language": chosen.language,
        "edition": chosen.edition,
        "authority": chosen.authority,
        "settings": chosen.settings,
        "privacy": alone(Page.PRIVACY, handlers.privacy.privacy),
        "export": alone(Page.EXPORT, handlers.privacy.export),
        "forget": alone(Page.FORGET, handlers.privacy.forget),
        "quiz": alone(Page.QUIZ, handlers.quiz.quiz),
        "play": alone(Page.PLAY, handlers.plays.play),
        "evening": handlers.evenings.evening,
        "cancel": handlers.plays.cancel,
        "link": handlers.groups.link,
        "unlink": handlers.groups.unlink,
    }
    if handlers.desks is not None:
        tools |= {"desk": handlers.desks.desk, "ask": handlers.desks.ask}
    named = {command: tools[name] for name in tools for command in commands_to(name)}
    return {**begin, **named, **{name: tools[other] for name, other in _FORMER.items()}}


_FORMER = {"articolo": "law"}
"""Commands that were called otherwise in earlier releases."""


def _messages(handlers: Handlers, commands: dict[str, Callback]) -> list[AnyHandler]:
    """Return the handlers of commands, texts, files and inline queries, in their order."""
    new = filters.UpdateType.MESSAGE
    alone = new & filters.ChatType.PRIVATE
    interviews, plays = handlers.interviews, handlers.plays
    addressed = new & ADDRESSED & ~filters.COMMAND & ~filters.StatusUpdate.ALL
    sound = filters.VOICE | filters.AUDIO | filters.VIDEO_NOTE
    return [
        CommandHandler(sorted(commands), _by_name(commands), new),
        InlineQueryHandler(handlers.lookup.inline),
        GuestHandler(handlers.guest.answer),
        MessageHandler(addressed & WORDED, handlers.alone.quietly(plays.text)),
        MessageHandler(addressed & sound, interviews.sound),
        MessageHandler(addressed & UNREAD, interviews.picture),
        MessageHandler(filters.StatusUpdate.MIGRATE, handlers.groups.follow_migration),
        MessageHandler(alone & filters.COMMAND, interviews.unknown_command),
        MessageHandler(alone & filters.Document.ALL, plays.document),
        MessageHandler(alone & WORDED, plays.text),
        MessageHandler(alone & sound, interviews.sound),
        MessageHandler(alone & UNREAD, interviews.picture),
    ]


def _by_name(commands: Mapping[str, Callback]) -> Callback:
    """Return the callback of a message that begins with a command: that of its name.

    One handler for all of them: the library would ask a handler each in turn.
    """

    async def call(update: Update, context: Context) -> None:
        message = update.message
        if message is not None and message.text:
            name = message.text[1 : message.entities[0].length].partition("@")[0]
            await commands[name.lower()](update, context)

    return call


@cache
def commands_of(subject: str) -> frozenset[str]:
    """Return the commands that begin an interview about a subject: its name in any language."""
    return frozenset({subject, *(Wording.of(one).command(subject) for one in LANGUAGES)})


@cache
def commands_to(tool: str) -> frozenset[str]:
    """Return the commands that call a tool: its name in any language."""
    return frozenset({tool, *(command_name(language, tool) for language in LANGUAGES)})


async def name_commands(application: App, *, has_desks: bool = False) -> None:
    """Tell Telegram the commands; the bot works without."""
    desk, ask = (("desk",), ("ask",)) if has_desks else ((), ())
    are_alone = await ephemeral_of(application).is_known(application.bot)
    scopes: dict[BotCommandScope, tuple[str, ...]] = {
        BotCommandScopeAllPrivateChats(): (*IN_PRIVATE, *ask),
        BotCommandScopeAllGroupChats(): IN_GROUPS,
        BotCommandScopeAllChatAdministrators(): (*TO_ADMINISTRATORS, *desk),
    }
    for scope, names in scopes.items():
        for language in LANGUAGES:
            is_group = are_alone and not isinstance(scope, BotCommandScopeAllPrivateChats)
            commands = [_offered(language, name, alone=is_group) for name in names]
            for code in (language, None) if language == FALLBACK else (language,):
                call = partial(application.bot.set_my_commands, commands, scope, code)
                await call_if_possible(call)


def _offered(language: str, name: str, *, alone: bool = False) -> BotCommand:
    """Return a command of the menu: a tool's, or a subject's of which no tool has the name.

    With `alone` nobody else sees it when it is given, but where all are to see the answer.
    """
    words = Words.of(language)
    fields = {"is_ephemeral": True} if alone and name not in SEEN_BY_ALL else None
    if name in {*COMMANDS, *OF_DESKS}:
        said = words.bot.say(f"command-{name}")
        return BotCommand(command_name(language, name), said, api_kwargs=fields)
    return BotCommand(words.law.command(name), words.law.menu(name), api_kwargs=fields)
