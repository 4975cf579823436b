"""The trials on a real server, tried on the stand-in: each answer is printed, nothing is left."""

import pytest

from tests.bot.bot_api import FullApi
from tests.bot.server import TOKEN, serving
from tools.trials import EDITS, main

GROUP, OWNER = -1_001_234_567_890, 7


def said(
    api: FullApi, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *given: str
) -> list[str]:
    with serving(api) as server:
        monkeypatch.setenv("BOT_TOKEN", TOKEN)
        monkeypatch.setenv("BOT_API_URL", server.url)
        main(given)
    return capsys.readouterr().out.splitlines()


def test_without_a_chat_nothing_is_sent_to_any(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    api = FullApi(knows_ephemeral=True)
    lines = said(api, capsys, monkeypatch)
    assert len(lines) == len(api.calls)
    assert "15 deleteEphemeralMessage: 400 Bad Request: MESSAGE_ID_INVALID" in lines
    assert "11 sendRichMessage: 404 Not Found: method not found" in lines
    assert "ephemeral_message_parameters" in lines[-1]
    assert not api.changes
    assert not api.alone


def test_an_old_server_says_that_it_knows_nothing_of_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    api = FullApi(ignores_unknown=True)
    lines = said(api, capsys, monkeypatch, "--chat", str(GROUP), "--user", str(OWNER))
    assert "15 deleteEphemeralMessage: 404 Not Found: method not found" in lines
    assert not api.messages, "what all saw is deleted"


def test_in_a_group_one_person_sees_the_trials_and_keeps_none(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    api = FullApi(knows_ephemeral=True, administering=True)
    lines = said(api, capsys, monkeypatch, "--chat", str(GROUP), "--user", str(OWNER))
    edits = [line for line in lines if line.startswith(" 7 editEphemeralMessageText: 200")]
    assert len(edits) == EDITS
    assert {line[:2].strip() for line in lines} >= {"1", "5", "6", "7", "11", "12", "14", "15"}
    assert not any(chat == GROUP for chat, _ in api.messages)
    assert not api.alone
    assert not api.messages


def test_without_a_token_nothing_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BOT_TOKEN", raising=False)
    with pytest.raises(SystemExit, match="BOT_TOKEN"):
        main([])
