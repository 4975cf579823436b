"""The bot as a process, against an emulator of the Bot API that others wrote."""

import signal
from pathlib import Path

from tests.bot.emulator import TOKEN, emulated, verdict
from tests.bot.process import environment
from tests.forked import LoggedProcess

ANSWERS = [
    "hand=defender+1-11",
    "since=played+after_play",
    "won_by=offender",
    "later_tricks=more",
]


def test_a_whole_ruling_by_way_of_an_emulator_that_others_wrote(
    database: str, tmp_path: Path
) -> None:
    journal = tmp_path / "requests.jsonl"
    with emulated(journal) as (telegram, address):
        environ = environment(
            database, BOT_TOKEN=TOKEN, BOT_API_URL=address, TELEGRAM_LIMITS="off"
        )
        with LoggedProcess(environ=environ, folder=tmp_path) as process:
            try:
                greeting = telegram.write("/start", "en")
                assert "Revoke" in greeting["buttons"]
                asked = telegram.press("Revoke", "en")
                assert "Who revoked?" in asked["text"]
                ruling = asked
                for answer in ANSWERS:
                    ruling = telegram.press(answer, "en")
                assert "Established: 2 tricks to declarer (64A1)" in ruling["text"]
                proposal = telegram.write("/renonce difensore, quinta presa", "en")
                assert "That is right, go on" in proposal["buttons"]
            finally:
                process.send_signal(signal.SIGTERM)
                _, log = process.communicate()
        assert process.returncode == 0, log.decode()
        assert b"Traceback" not in log
        refused = {method for method, status in telegram.statuses if status != 200}
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
