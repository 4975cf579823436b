"""The screens of a desk of directors: itself, and a question in every state, as each sees it."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.conversation.callback_data import NO_AUTHORITY
from bot.conversation.model import Preference
from bot.desk.case import with_added
from bot.desk.figures import figures_by_month
from bot.desk.model import (
    OF_THE_ASKER,
    Block,
    Desk,
    Draft,
    Hurry,
    Question,
    Result,
    State,
    Told,
    Typing,
)
from bot.screens.desk import asker, director, settings, shared
from bot.screens.elements import Screen
from bot.screens.settings import chat_settings_screen, desk_setting_screen, settings_screen
from bot.usecases.dispatch import private_screen
from lawcore.engine.records import replace

BEGINNING = datetime(2026, 11, 24, 20, 0, tzinfo=UTC)
ROME = ZoneInfo("Europe/Rome")
WORDS = {
    "en": "Declarer says that he saw the heart before; the defender is not sure of it.",
    "it": "Il dichiarante dice che la carta di cuori l'aveva già vista; il difensore non è certo.",
}
MORE = {"en": "East led, the ten of clubs.", "it": "Ha attaccato Est, il dieci di fiori."}
ANSWER = {
    "en": "The card was played (45C1). The revoke is established, and dummy may not speak.",
    "it": "La carta era giocata (45C1). La renonce è consumata, e il morto non può parlare.",
}


def of_desks(language: str) -> Iterator[tuple[str, Screen]]:
    """Yield the screens of a desk, and of a question about a case, to be kept as pictures."""
    yield from ((f"desk: {heading}", shown) for heading, shown in of_desk(language))
    for name, one in questions(language):
        if name.startswith("case"):
            for heading, shown in of_one(language, name, one, desk_of(language)):
                yield f"desk: {heading}", shown


def desk_of(language: str) -> Desk:
    return Desk(
        id="deskdesk",
        chat_id=-1,
        name="Arbitri FIGB",
        languages=language,
        quiet_from=23,
        quiet_to=8,
        created_at=BEGINNING,
    )


def questions(language: str) -> Iterator[tuple[str, Question]]:
    """Yield a question in every state, about a revoke and of words alone."""
    told = (("hand", "defender"), ("trick", 5), ("since", "played"), ("won_by", "offender"))
    for name, case in (
        ("case", {"subject": "revoke", "edition": 2017, "answers": told}),
        ("", {}),
    ):
        for state in State:
            is_over = state in {State.ANSWERED, State.DECLINED}
            results = {State.DECLINED: Result.TOO_LITTLE}
            yield (
                f"{name} {state}",
                Question(
                    id="question",
                    desk="deskdesk",
                    number=17,
                    asker_id=1,
                    language=language,
                    words=WORDS[language],
                    name="Marta B." if name else None,
                    hurry=Hurry.NOW,
                    state=state,
                    holder_id=None if state is State.WAITING else 2,
                    holder_name="Luca G.",
                    asked="Chi ha attaccato?" if language == "it" else "Who led?",
                    result=results.get(state, Result.DIFFERENTLY) if is_over else None,
                    answer=ANSWER[language] if state is State.ANSWERED else None,
                    signature="Luca G.",
                    sent_at=BEGINNING,
                    taken_at=BEGINNING,
                    answered_at=BEGINNING + timedelta(hours=3) if is_over else None,
                    **case,  # type: ignore[arg-type]
                ),
            )


def answered(language: str, one: Question) -> Iterator[Question]:
    """Yield questions like another one that were answered: with words, without, of words alone."""
    done = replace(one, state=State.ANSWERED, result=Result.CONFIRMED, answer=None)
    told = (*(told for told in one.answers if told[0] != "won_by"), ("won_by", "partner"))
    yield replace(done, answers=told if one.subject else ())
    yield replace(done, result=Result.DIFFERENTLY, answer=ANSWER[language])
    yield replace(done, subject=None, edition=None, answers=(), answer=MORE[language])


def of_one(language: str, name: str, one: Question, desk: Desk) -> Iterator[tuple[str, Screen]]:
    """Yield the screens of a question."""
    yield f"card, {name}", director.card_screen(desk, one, ROME)
    for told in (None, *(told for told in Told if told is not Told.NOBODY)):
        more = one
        if told in director.OF_WORDS:
            more = replace(one, words=with_added(one.words, MORE[language]))
        yield f"director, {name}, {told}", director.holder_screen(language, more, ROME, told=told)
    for nobody in (None, Told.NOBODY):
        shown = asker.asker_screen(language, one, desk, BEGINNING, ROME, told=nobody)
        yield f"asker, {name}, {nobody}", shown
    player = replace(one, hurry=Hurry.PLAYER)
    yield f"player, {name}", asker.asker_screen(language, player, desk, BEGINNING, ROME)
    yield f"compose, {name}", asker.compose_screen(language, one, desk, several=True)
    found = [*answered(language, one)]
    yield f"found, {name}", asker.found_screen(language, one, found)
    yield f"seen, {name}", asker.seen_screen(language, one, one, desk, changed=True)
    yield f"already, {name}", director.already_screen(language, one, found)
    yield f"published, {name}", asker.published_screen(language, one, desk)
    yield f"publish, {name}", director.publish_screen(language, one, desk, "@figb_aiuto")
    for typing in Typing:
        draft = Draft(user_id=2, question=one.id, typing=typing, text=ANSWER[language], turn=1)
        yield f"type {typing}, {name}", shared.typing_screen(language, one, draft)
        if typing is Typing.WORDS:  # they stand in what is composed
            continue
        for added in (False, typing not in OF_THE_ASKER):
            shown = shared.draft_screen(language, one, draft, desk, "Luca G.", added=added)
            yield f"draft {typing}, {name}, {added}", shown


def of_desk(language: str) -> Iterator[tuple[str, Screen]]:
    """Yield the screens of a desk itself."""
    desk = desk_of(language)
    asked = [one for name, one in questions(language) if name.startswith("case")]
    sent = [one for one in asked if one.state is not State.COMPOSED]
    shown = settings.desk_screen(language, desk, "@figb_aiuto", still_open=12, blocked=2)
    yield "desk", shown
    yield (
        "desk, nothing set",
        settings.desk_screen(
            language, replace(desk, quiet_from=None), None, still_open=0, blocked=0
        ),
    )
    yield "link", settings.link_screen(language, desk)
    blocks = [Block(desk="d", person="x", number=n, until=BEGINNING) for n in (3, 17)]
    yield "blocks", settings.blocks_screen(language, desk, blocks)
    still = [one for one in sent if one.is_open] * 4
    waiting = [replace(one, number=17 + place) for place, one in enumerate(still)]
    later = BEGINNING + timedelta(days=2)
    yield "list", settings.list_screen(language, desk, waiting, later, ROME)
    yield "list, none", settings.list_screen(language, desk, [], later, ROME)
    figures = figures_by_month(sent, ROME)
    yield "numbers", settings.numbers_screen(language, desk, [*figures] * 3, 1)
    yield "numbers, none", settings.numbers_screen(language, desk, [], 0)
    yield "channel", settings.desk_note_screen(language, desk, "desk-channel-how")
    yield "which", asker.which_desk_screen(language, asked[0], [desk, desk])
    yield (
        "hand",
        director.hand_screen(
            language, asked[2], [(1, "Marta B.", 3), (2, "Anna", 2), (4, "Anna", 1)], [desk]
        ),
    )
    yield "refuse", director.refuse_screen(language, asked[2])
    yield "remind", director.remind_screen(desk, asked[1])
    yield "chosen", settings.chosen_screen(language, desk)
    others = [desk, replace(desk, id="another", name="Federazione, sportello in inglese")]
    own = Preference(language=language, edition=2017, authority=NO_AUTHORITY, plain=False)
    yield "settings", settings_screen(language, 1, own, others, desk.id)
    yield "settings of a chat", chat_settings_screen(language, Preference(), others, "another")
    yield "which, settings", desk_setting_screen(language, 1, others, "another")
    yield "private", private_screen(language)
    for key in ("ask-no-desk", "desk-off", "desk-off-none", "hold-not-yours", "ask-gone"):
        yield key, shared.gone_screen(language, key)
