"""The log: no secret in any line, by whatever way it comes there."""

import subprocess
import sys

from bot.log import Redaction
from tests.tables import tabled

TOKEN = "123456789:" + "Ab1_-" * 7
SECRET = "webhook_secret"
PASSWORD = "pass$word"

START = f"""
import asyncio, logging, sys, threading, warnings
from bot.log import start_logging
token, secret, password = {TOKEN!r}, {SECRET!r}, {PASSWORD!r}
logging.getLogger("elsewhere").addHandler(logging.StreamHandler())
start_logging("DEBUG", (token, secret, password))
everything = f"<{{token}} {{secret}} {{password}}>"
"""


def shown(script: str) -> str:
    ended = subprocess.run(
        [sys.executable, "-c", START + script], capture_output=True, text=True, check=False
    )
    assert ended.stdout == ""
    return ended.stderr


@tabled
def test_no_secret_is_shown_by(script: str) -> None:
    said = shown(script)
    assert "here" in said
    for secret in (TOKEN, TOKEN.partition(":")[2], SECRET, PASSWORD):
        assert secret not in said


def test_requests_and_their_addresses_are_not_logged() -> None:
    script = """
for name in ('httpx', 'httpcore', 'httpcore.connection'):
    logging.getLogger(name).info('here')
"""
    assert shown(script) == ""


@tabled
def test_what_looks_like_a_secret_is_taken_out_though_unknown(text: str, without: str) -> None:
    assert Redaction(())(text) == without


def test_a_secret_too_short_to_tell_anything_does_not_spoil_the_log() -> None:
    assert Redaction(("a",))("a trick and a card") == "a trick and a card"
