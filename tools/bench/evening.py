"""How long the list of an evening of sixty rulings takes, from the press to the screen."""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bot.conversation.callback_data import EveningAction, EveningButton
from bot.storage import open_store
from bot.storage.store import Store
from bot.storage.transaction import Transaction
from bot.telegram.rendering import text
from bot.usecases import evenings, interviews
from bot.usecases.outcome import Outcome, Sender
from lawcore import SUBJECTS, Edition
from lawcore.engine.dialogues import dialogues
from tests.bot.storage.direct import run

RULINGS, TIMES = 60, 20
SENDER = Sender(7, 7, "it")


def fill(store: Store) -> EveningButton:
    """Note sixty rulings on revokes in an evening; returns the button that lists them."""
    run(store, lambda rows: evenings.open_or_show(rows, SENDER, "Club"))
    found = dialogues(SUBJECTS["revoke"], Edition(2017))
    for number, dialogue in zip(range(RULINGS), found, strict=False):
        told = dict(dialogue.answers)
        begin = partial(interviews.begin, sender=SENDER, subject="revoke", told=told)
        outcome = run(store, begin)
        assert outcome.begun is not None, number
    evening = run(store, lambda rows: rows.open_evening(SENDER.chat_id))
    assert evening is not None
    assert len(run(store, lambda rows: rows.noted_in(evening.id))) == RULINGS
    return EveningButton("evening", evening.id, EveningAction.SHOW)


def listing() -> float:
    """Return the median seconds that one press takes which lists the evening."""
    with TemporaryDirectory() as folder:
        store = open_store(f"sqlite:///{Path(folder) / 'bench.sqlite3'}")
        pressed = fill(store)
        work: Callable[[Transaction], Outcome] = partial(
            evenings.press, sender=SENDER, pressed=pressed
        )
        took = []
        for _ in range(TIMES):
            began = time.perf_counter()
            outcome = run(store, work)
            assert outcome.screen is not None
            text(outcome.screen)
            took.append(time.perf_counter() - began)
        store.close()
    return median(took)
