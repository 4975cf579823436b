"""`python -m lawcore understand`: a line of text in, what it surely states out."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.forked import law_ended
from tests.lawcore.test_schema import part
from tools.measure import all_labelled

ROOT = Path(__file__).parents[3]
COMMAND = [sys.executable, "-m", "lawcore", "understand"]


def understood(typed: bytes, *arguments: str) -> list[dict[str, object]]:
    done = law_ended("understand", *arguments, environ=os.environ, typed=typed)
    assert (done.returncode, done.stderr) == (0, b"")
    return [json.loads(line) for line in done.stdout.decode().splitlines()]


def test_each_line_gets_one_object() -> None:
    typed = (
        "difensore, renonce alla quinta, vinta dal compagno\n\nil morto ha chiamato l'arbitro\n"
    )
    assert understood(typed.encode(), "--language", "it") == [
        {"subject": "revoke", "answers": {"hand": "defender", "trick": 5, "won_by": "partner"}},
        {"subject": None, "answers": {}},
        {"subject": "dummy", "answers": {"act": "call_director"}},
    ]


def test_without_a_language_both_are_read() -> None:
    typed = "renonce del morto alla sesta\ndummy revoked at trick six"
    told = {"subject": "revoke", "answers": {"hand": "dummy", "trick": 6}}
    assert understood(typed.encode()) == [told, told]


def test_with_a_language_only_that_one_is_read() -> None:
    assert understood(b"he failed to follow suit\n", "--language", "it") == [
        {"subject": None, "answers": {}}
    ]


def test_what_cannot_be_read_is_answered_all_the_same() -> None:
    typed = [b"\xff\xfe\x00 revoke", b"", b"\x00", "🂡🙈\r".encode(), b"x" * 90_000]
    replies = understood(b"\n".join(typed))
    assert [reply["answers"] for reply in replies] == [{}] * len(typed)


def test_no_input_gets_no_output() -> None:
    assert understood(b"") == []


def test_an_unknown_language_is_refused_without_a_traceback() -> None:
    done = law_ended("understand", "--language", "fr", environ=os.environ)
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr


def test_a_line_is_answered_before_the_next_is_typed() -> None:
    with subprocess.Popen(
        COMMAND, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"declarer revoked\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["answers"] == {"hand": "declarer"}
        process.stdin.close()


def test_every_reply_is_as_the_schema_says() -> None:
    lines = [line.text.replace("\n", " ") for line in all_labelled()[::40]]
    lines += ["1H 2S 2H", "il telefonino", "the explanation was wrong and he hesitated"]
    typed = "".join(f"{line}\n" for line in lines)
    replies = understood(typed.encode())
    schema = part("understood")
    assert [reply for reply in replies if not schema.is_valid(reply)] == []
    said = {key for reply in replies for key in reply}
    assert said == {"subject", "answers", "among", "law", "auction"}
