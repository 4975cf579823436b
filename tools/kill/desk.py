"""People who ask a desk, and directors who answer there: each acts on what is on the screen."""

import asyncio
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.conversation.callback_data import QuestionButton
from bot.conversation.codec import unpack
from bot.desk.model import State
from bot.storage import open_store
from bot.storage.store import Store
from bot.storage.tables import ERRAND, QUESTION
from bot.storage.transaction import Transaction
from bot.terminal.bot_api import Json, Method, Own, Shown, Someone
from tests.bot.storage.direct import stored
from tests.patience import PATIENCE
from tools.kill.server import Telegram

GROUP = -1_001_000_000_001
ADMINISTRATOR = 7_900_000_000
FIRST_ASKER, FIRST_DIRECTOR = 7_000_000_001, 7_800_000_001
EACH = 4
"""The most questions of one person: fewer than a person may ask in a day."""
LOOKS = 1.5
"""Seconds after which somebody whose screen has not changed acts again."""
THINKS = 0.2
"""The longest time, in seconds, that somebody looks at a screen."""
IDLES = 0.3
MOST_STILL = 1_000
"""So many turns of directors nothing new may be shown: longer than an errand is leased."""
PLANS = {"wait": 6, "add": 2, "withdraw": 1}
"""What an asker does while the question waits, and how often."""
ASKS_BACK = 0.25
"""How often a director asks for a fact first."""
OF_DIRECTORS = "af"
"""What begins the words of directors: answers, and facts that they ask for."""
_TAKES = {"take", "answer"}
TOKEN = re.compile(r"\b[wrfa]\d+x\b")


@dataclass(eq=False)
class Desk:
    """A desk, what is shown about its questions, and who has typed what."""

    telegram: Telegram
    seed: int
    finish: bool
    askers: int = 0
    presses: int = 0
    sent: dict[str, int] = field(default_factory=dict)
    """The questions that were sent, by id, each with its asker."""
    writer: dict[str, int] = field(default_factory=dict)
    """The words that nobody else uses, each with who typed them."""
    busy: int = 0
    over: asyncio.Event = field(default_factory=asyncio.Event)
    led: dict[str, str] = field(default_factory=dict)
    """The presses that led into the private chat, each with the link."""
    still: int = 0
    """The turns of directors since something was shown that was not there before."""
    _newest: dict[tuple[int, str], int] = field(default_factory=dict)
    _stages: set[tuple[int, str, frozenset[str]]] = field(default_factory=set)
    _read: int = 0
    _numbers: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        methods = self.telegram.api.methods
        answer = methods["answerCallbackQuery"]

        def note(asked: Json) -> object:
            if "url" in asked:
                self.led[asked["callback_query_id"]] = asked["url"]
            return answer.answer(asked)

        methods["answerCallbackQuery"] = Method(note, answer.parameters)

    async def live(self, over: asyncio.Event, askers: int, directors: int) -> None:
        """Open the desk, ask and answer until it is over; with `finish` all that was asked."""
        self.over, self.busy = over, askers
        self.telegram.api.administrators.add((GROUP, ADMINISTRATOR))
        someone = Someone(ADMINISTRATOR, GROUP, "en")
        await self.telegram.deliver(self.telegram.api.write(someone, "/desk"))
        async with asyncio.TaskGroup() as group:
            for place in range(askers):
                group.create_task(_Asker(self, self.dice("asker", place)).live())
            for place in range(directors):
                director = Director(self, FIRST_DIRECTOR + place, self.dice("director", place))
                group.create_task(director.live())

    async def settled(self, address: str) -> None:
        """Wait until all that is to be sent was sent; what never is shows in what is wrong."""
        if not self.finish or self.is_stuck:
            return
        with closing(open_store(address)) as store, suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while await store.run(_is_sending):  # noqa: ASYNC110 - of others
                    await asyncio.sleep(IDLES)

    def dice(self, *what: object) -> Random:
        return Random(" ".join(map(str, (self.seed, *what))))  # noqa: S311 - no secret

    @property
    def is_stuck(self) -> bool:
        """Nothing new is shown any more, whatever the directors do."""
        return self.still > MOST_STILL

    @property
    def is_left(self) -> bool:
        """Everybody goes, whatever is open."""
        return self.is_stuck or (self.over.is_set() and not self.finish)

    def token(self, kind: str, key: object, user_id: int) -> str:
        """Words that only this person uses, the same each time they are typed."""
        number = self._numbers.setdefault(f"{kind} {key} {user_id}", len(self._numbers) + 1)
        self.writer[f"{kind}{number}x"] = user_id
        return f"{kind}{number}x"

    def newest(self, chat_id: int, key: str) -> Shown | None:
        """The message in a chat that showed a question last, as it is now."""
        self._look()
        found = self._newest.get((chat_id, key))
        return None if found is None else self.telegram.api.messages.get((chat_id, found))

    def _look(self) -> None:
        """Note where each question is shown now, and whether with other buttons than ever."""
        changes = self.telegram.api.changes
        known = len(self._stages)
        for shown in changes[self._read :]:
            for key, actions in _actions(shown).items():
                self._newest[shown.chat_id, key] = shown.message_id
                self._stages.add((shown.chat_id, key, frozenset(actions)))
        self._read = len(changes)
        if len(self._stages) > known:
            self.still = 0

    def take_turn(self) -> None:
        """Count a turn of a director's in which nothing new may have been shown."""
        self._look()
        self.still += 1

    def seen(self, row: Mapping[str, Any]) -> str:
        """What those whom a question concerns see of it."""
        chats = {"asker": row["asker_id"], "director": row["holder_id"], "card": GROUP}
        screens = {who: chat and self.newest(chat, row["id"]) for who, chat in chats.items()}
        return ", ".join(f"{who}: {shown and shown.text!r}" for who, shown in screens.items())

    async def press(self, someone: Someone, shown: Shown, key: str, action: str) -> str:
        """Press a button of a question; return the number of the press."""
        data = next(data for data, one in _buttons(shown, key) if one.action == action)
        self.presses += 1
        update = self.telegram.api.press(someone, shown.message_id, data)
        await self.telegram.deliver(update)
        return str(update["callback_query"]["id"])

    async def write(self, someone: Someone, text: str) -> None:
        await self.telegram.deliver(self.telegram.api.write(someone, text))

    async def look(self, someone: Someone, key: str, shown: Shown | None, seconds: float) -> None:
        """Wait until another screen of a question is there."""
        await self.telegram.changes(
            lambda: self.newest(someone.chat_id, key) != shown or self.is_left, seconds
        )


def _is_sending(rows: Transaction) -> bool:
    return rows.count_questions().errands > 0


def _buttons(shown: Shown | None, key: str | None = None) -> Iterator[tuple[str, QuestionButton]]:
    """The buttons of one question in a message, or of any, with their data."""
    for _, data in () if shown is None else shown.row:
        one = None if isinstance(data, Own) else unpack(data)
        if isinstance(one, QuestionButton) and key in {None, one.question}:
            yield data, one


def _questions(shown: Shown) -> Iterator[QuestionButton]:
    return (button for _, button in _buttons(shown))


def _actions(shown: Shown) -> dict[str, set[str]]:
    """What the buttons of a message do, by question."""
    found: dict[str, set[str]] = {}
    for button in _questions(shown):
        found.setdefault(button.question, set()).add(button.action)
    return found


class _Asker:
    """Somebody who asks one question after the other; another one once that were enough."""

    def __init__(self, desk: Desk, dice: Random) -> None:
        self._desk = desk
        self._dice = dice

    async def live(self) -> None:
        while not self._desk.over.is_set():
            someone = Someone(FIRST_ASKER + self._desk.askers, FIRST_ASKER + self._desk.askers)
            self._desk.askers += 1
            for number in range(EACH):
                if not self._desk.over.is_set():
                    await self._ask(someone, number)
        self._desk.busy -= 1

    async def _ask(self, someone: Someone, number: int) -> None:
        """Ask, and go on until it is answered, or was withdrawn."""
        desk, words = self._desk, self._desk.token("w", number, someone.user_id)
        await desk.write(someone, f"/ask What of {words} then")
        came = await desk.telegram.changes(
            lambda: self._composed(someone, words) is not None or desk.is_left, PATIENCE
        )
        assert came, f"{someone}: no answer to /ask {words}"
        key = self._composed(someone, words)
        if key is None:
            return
        plan = self._dice.choices([*PLANS], [*PLANS.values()])[0]
        added = 0
        while not desk.is_left:
            shown = desk.newest(someone.chat_id, key)
            actions = {one.action for _, one in _buttons(shown, key)}
            await asyncio.sleep(self._dice.uniform(0.0, THINKS))
            if shown is None or not actions or "clear" in actions:
                return  # withdrawn, declined, or answered
            if "calm" not in actions:
                desk.sent[key] = someone.user_id
            wait = LOOKS
            if actions == {"leave"}:
                word = desk.token("r", f"{key} {added}", someone.user_id)
                await desk.write(someone, f"Also {word}")
            elif found := [one for one in ("calm", "send", "reply") if one in actions]:
                plan = "wait" if found[0] == "send" else plan
                added += found[0] == "reply"
                await desk.press(someone, shown, key, found[0])
            elif plan in actions:
                await desk.press(someone, shown, key, plan)
            else:
                wait = PATIENCE
            await desk.look(someone, key, shown, wait)

    def _composed(self, someone: Someone, words: str) -> str | None:
        """The id of the question that is shown with these words."""
        for (chat, _), shown in reversed(self._desk.telegram.api.messages.items()):
            if chat == someone.chat_id and words in shown.text:
                for button in _questions(shown):
                    return button.question
        return None


class Director:
    """A director who takes what waits in the group, and answers it in private."""

    def __init__(self, desk: Desk, user_id: int, dice: Random) -> None:
        self._desk = desk
        self._dice = dice
        self._here = Someone(user_id, user_id, "en")
        self._there = Someone(user_id, GROUP, "en")
        self._pressed: set[str] = set()
        self._mine: set[str] = set()
        self._asked: set[str] = set()
        self._done: set[str] = set()
        self._typed: dict[str, Shown] = {}
        """The screens below which something was typed, by question."""

    async def live(self) -> None:
        while self._desk.busy and not self._desk.is_left:
            await asyncio.sleep(self._dice.uniform(0.0, THINKS))
            self._desk.take_turn()
            held = sorted(self._mine - self._done)
            if held and self._dice.random() < 0.8:
                await self.go_on(self._dice.choice(held))
            else:
                await self._take_any()

    async def _take_any(self) -> None:
        """Take a question that is another's or nobody's yet."""
        cards = [
            (shown, one.question)
            for (chat, _), shown in self._desk.telegram.api.messages.items()
            if chat == GROUP
            for one in _questions(shown)
            if one.action in _TAKES and one.question not in self._mine
        ]
        if cards:
            await self.take(*self._dice.choice(cards))
        await asyncio.sleep(IDLES)
        self._follow()

    async def take(self, card: Shown, key: str) -> None:
        """Press a card in the group: whoever has the question is led into the private chat."""
        [action] = {one.action for _, one in _buttons(card, key)} & _TAKES
        self._pressed.add(await self._desk.press(self._there, card, key, action))
        self._follow()

    def _follow(self) -> None:
        """Note the questions that were taken: a link has come for each."""
        desk = self._desk
        led = (desk.led[query] for query in self._pressed & desk.led.keys())
        self._mine |= {address.rpartition("=h")[2] for address in led}

    async def go_on(self, key: str) -> None:
        """Go on with a question, by what is on the screen.

        What is typed belongs to the question whose screen has asked for it last. Where another
        one has asked since, nothing comes of it here: then the screen is left, and begun anew.
        """
        desk, me = self._desk, self._here.user_id
        shown = desk.newest(me, key)
        actions = {one.action for _, one in _buttons(shown, key)}
        wait = LOOKS
        if "correction" in actions:
            self._done.add(key)
            return
        if shown is None or not actions:
            await desk.write(self._here, f"/start h{key}")
        elif actions == {"leave"} and self._typed.get(key) == shown:
            del self._typed[key]
            await desk.press(self._here, shown, key, "leave")
        elif actions == {"leave"}:
            self._typed[key] = shown
            kind = "f" if "fact" in shown.text else "a"
            self._asked |= {key} if kind == "f" else set()
            await desk.write(self._here, f"See {desk.token(kind, key, me)}")
        elif "send" in actions:
            await desk.press(self._here, shown, key, "send")
        elif "answered" in actions:
            asks = key not in self._asked and desk.dice("asks", key).random() < ASKS_BACK
            await desk.press(self._here, shown, key, "fact" if asks else "answered")
        else:
            wait = IDLES  # the asker is asked
        await desk.look(self._here, key, shown, wait)


def wrong_with_desk(store: Store, desk: Desk) -> Iterator[str]:
    """Yield what is lost, doubled or shown to a stranger, by what is stored and what was shown."""
    rows = [row for row in stored(store, QUESTION) if row["state"] != State.COMPOSED]
    errands = {(row["question"], row["kind"]) for row in stored(store, ERRAND)}
    api, known = desk.telegram.api, {row["id"]: row for row in rows}
    for key, asker in desk.sent.items():
        if key not in known or known[key]["asker_id"] != asker:
            yield f"{key}: sent, and not there"
    first = Counter(word for row in rows for word in TOKEN.findall(str(row["words"])))
    yield from (f"{word}: in {times} questions" for word, times in first.items() if times > 1)
    for row in rows:
        key, called, state = row["id"], f"A{row['number']}", State(row["state"])
        card = api.messages.get((GROUP, row["card_id"] or 0))
        if (key, "card") not in errands and not _stands(card, called, state):
            yield f"{called}: {state}, and the card is {card}"
        told = {
            word
            for shown in api.changes
            if shown.chat_id == row["asker_id"] and shown.text.startswith(f"{called} · Answered")
            for word in TOKEN.findall(shown.text)
            if word[0] in OF_DIRECTORS
        }
        given = set(TOKEN.findall(str(row["answer"] or "")))
        if told != given and (key, "tell") not in errands:
            yield f"{called}: {given} was answered, {told} was told"
    if desk.finish:
        yield from _left_open(desk, rows)
        yield from (f"still to be sent: {errand}" for errand in errands)
    yield from _strangers(desk, known)


def _left_open(desk: Desk, rows: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Yield the questions that nobody has finished, each with what its people see of it."""
    if desk.is_stuck:
        yield f"nothing new was shown in {MOST_STILL} turns of directors: they have stopped"
    for row in rows:
        if row["state"] not in {State.ANSWERED, State.WITHDRAWN}:
            yield f"A{row['number']} is {row['state']} at the end; {desk.seen(row)}"


def _stands(card: Shown | None, called: str, state: State) -> bool:
    """Tell whether a card shows that state of a question."""
    if card is None:
        return state is State.WITHDRAWN
    actions = {one.action for one in _questions(card)}
    wanted = {
        State.WAITING: {"take"},
        State.TAKEN: {"answer"},
        State.ASKED_BACK: {"answer"},
        State.ANSWERED: {"reopen"},
    }
    return card.text.startswith(f"{called} ·") and actions == wanted.get(state, set())


def _strangers(desk: Desk, known: dict[str, dict[str, object]]) -> Iterator[str]:
    """Yield words that were shown to somebody who neither asked nor answers that question."""
    numbered = {f"A{row['number']}": row for row in known.values()}
    for shown in desk.telegram.api.changes:
        called = re.match(r"A\d+", shown.text) or re.search(r"\bA\d+\b", shown.text)
        row = None if called is None else numbered.get(called[0])
        for word in TOKEN.findall(shown.text):
            allowed: set[object] = {desk.writer[word]}
            if row is not None:
                allowed |= {row["asker_id"], row["holder_id"]}
                is_asked_for = word.startswith("f") and word not in str(row["answer"])
                allowed |= set() if is_asked_for else {GROUP}
            if shown.chat_id not in allowed:
                yield f"{word} was shown to {shown.chat_id}: {shown.text!r}"


def states_of(store: Store) -> Counter[str]:
    """Count the questions that were sent, by state."""
    states = Counter(str(row["state"]) for row in stored(store, QUESTION))
    del states[State.COMPOSED]
    return states


def doubled(desk: Desk) -> int:
    """Count the cards that were sent a second time: allowed where a process was killed."""
    cards = Counter(
        shown.text.partition(" ·")[0]
        for (chat, _), shown in desk.telegram.api.messages.items()
        if chat == GROUP and re.match(r"A\d+ · Question", shown.text)
    )
    return sum(times - 1 for times in cards.values())
