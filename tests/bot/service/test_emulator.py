"""The bot as a process, against an emulator of the Bot API that others wrote."""

import asyncio
import signal
from pathlib import Path

from bot.terminal.bot_api import Someone
from tests.bot.emulator import Emulated, emulated, verdict
from tests.bot.process import environment
from tests.bot.server import TOKEN, Telegram, serving
from tests.forked import LoggedProcess
from tests.patience import until

ANNA = Someone(7, 7, "en")
ANSWERS = [
    "hand=defender+1-11",
    "since=played+after_play",
    "won_by=offender",
    "later_tricks=more",
]


def deliver(telegram: Telegram, update: dict[str, object]) -> None:
    assert isinstance(telegram.api, Emulated)
    asyncio.run_coroutine_threadsafe(telegram.api.deliver(update), telegram.loop).result()


def test_a_whole_ruling_by_way_of_an_emulator_that_others_wrote(
    database: str, tmp_path: Path
) -> None:
    journal = tmp_path / "requests.jsonl"
    with emulated(journal) as api, serving(api) as telegram:
        environ = environment(
            database, BOT_TOKEN=TOKEN, BOT_API_URL=telegram.url, TELEGRAM_LIMITS="off"
        )
        with LoggedProcess(environ=environ, folder=tmp_path) as process:
            try:
                deliver(telegram, api.write(ANNA, "/start"))
                until(lambda: api.messages, "the greeting")
                greeting = telegram.shown(ANNA)
                data = dict(greeting.row)["Revoke"]
                deliver(telegram, api.press(ANNA, greeting.message_id, data))
                for action in ANSWERS:
                    telegram.wait_for(ANNA, action)
                    asked = telegram.shown(ANNA)
                    data = telegram.actions(ANNA)[action]
                    deliver(telegram, api.press(ANNA, asked.message_id, data))
                telegram.wait_for(ANNA, "change")
                ruling = telegram.shown(ANNA)
                assert "Established: 2 tricks to declarer (64A1)" in ruling.text
                deliver(telegram, api.write(ANNA, "/renonce difensore, quinta presa"))
                until(lambda: telegram.shown(ANNA) != ruling, "the proposal")
                assert "Right" in dict(telegram.shown(ANNA).row)
            finally:
                process.send_signal(signal.SIGTERM)
                _, log = process.communicate()
        assert process.returncode == 0, log.decode()
        assert b"Traceback" not in log
        refused = {method for method, status in api.statuses if status != 200}
        assert refused <= {"setMyCommands"}, "only what Telegram knows and the emulator does not"
    allowed = [f"--allow-refusal={method}:400" for method in sorted(refused)]
    found = verdict(
        journal,
        "--require-response",
        "--require-method=editMessageText",
        "--require-method=answerCallbackQuery",
        *allowed,
    )
    assert found.returncode == 0, found.stdout + found.stderr
