"""The files of deploy/: what they name is there, and their steps do what docs/running.md says."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.__main__ import EXIT_CHANGE, EXIT_RETRY
from bot.metrics import REGISTRY
from bot.settings import VARIABLES
from bot.terminal.bot_api import Someone
from lawcore import __version__
from tests import tables
from tests.bot.posting import Replica, fetch, free_port, settings
from tests.bot.server import serving
from tests.patience import PATIENCE, until

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
OF_PROMETHEUS = DEPLOY / "prometheus"
ALERTS, SCRAPED = OF_PROMETHEUS / "alerts.yml", OF_PROMETHEUS / "scrape.yml"
NAME = re.compile(r"renonce_[a-z_]+")
SUFFIX = re.compile(r"_(total|bucket|count|sum)$")
ANNA = Someone(987_654_321, 987_654_321, "en")


def metrics() -> set[str]:
    return {family.name for family in REGISTRY.collect()}


@pytest.mark.parametrize("file", ["alerts.yml", "grafana-dashboard.json"])
def test_every_metric_that_is_asked_for_is_told(file: str) -> None:
    named = {SUFFIX.sub("", name) for name in NAME.findall((OF_PROMETHEUS / file).read_text())}
    assert named
    assert not named - metrics()


def test_the_dashboard_has_a_place_for_each_panel() -> None:
    panels = json.loads((OF_PROMETHEUS / "grafana-dashboard.json").read_text())["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    places = {(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}
    assert len(places) == len(panels)
    assert all(target["expr"] for panel in panels for target in panel["targets"])


PROMTOOL = shutil.which("promtool")


needs_promtool = pytest.mark.skipif(PROMTOOL is None, reason="promtool is not installed")


def promtool(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [PROMTOOL or "promtool", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@needs_promtool
def test_the_rules_and_what_is_scraped_are_read_by_prometheus() -> None:
    """The scrape configuration names the rules: both are read."""
    checked = promtool("check", "config", "--lint=all", "--lint-fatal", str(SCRAPED))
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert re.search(r"\d+ rules found", checked.stdout)


FIGURES = tables.beside(__file__, "alerts.toml")
HAPPENED: dict[str, dict[str, str]] = FIGURES["happened"]
QUIET: dict[str, str] = FIGURES["quiet"]


def alerted(folder: Path, series: dict[str, str], alerts: set[str]) -> str:
    """Where other alerts than these are raised half an hour later, what promtool says of it."""
    raised = [
        f"count(ALERTS{{alertname='{name}',alertstate='firing'}}) or vector(0)"
        for name in HAPPENED
    ]
    told = {
        "rule_files": [str(ALERTS)],
        "evaluation_interval": "1m",
        "tests": [
            {
                "interval": "1m",
                "input_series": [
                    {"series": one, "values": values} for one, values in series.items()
                ],
                "promql_expr_test": [
                    {
                        "expr": f"clamp_max({expression}, 1)",
                        "eval_time": "30m",
                        "exp_samples": [{"labels": "{}", "value": int(name in alerts)}],
                    }
                    for name, expression in zip(HAPPENED, raised, strict=True)
                ],
            }
        ],
    }
    (folder / "told.yml").write_text(json.dumps(told), encoding="utf-8")
    done = promtool("test", "rules", str(folder / "told.yml"))
    return "" if done.returncode == 0 else done.stdout + done.stderr


@needs_promtool
@pytest.mark.parametrize("name", HAPPENED)
def test_an_alert_is_raised_by_what_it_is_for(name: str, tmp_path: Path) -> None:
    also = {"RenonceReplicaIsDown"} if name == "RenonceIsDown" else set()
    assert not alerted(tmp_path, HAPPENED[name], {name, *also})


@needs_promtool
def test_no_alert_is_raised_while_all_is_well(tmp_path: Path) -> None:
    assert not alerted(tmp_path, QUIET, set())


def test_each_alert_is_tried() -> None:
    assert set(re.findall(r"alert: (\w+)", ALERTS.read_text())) == set(HAPPENED)


def unit(name: str) -> dict[str, str]:
    """The settings of a unit of systemd; those that stand several times as one."""
    settings: dict[str, str] = {}
    for line in (DEPLOY / name).read_text().splitlines():
        if re.match(r"[A-Z]\w+=", line):
            setting, _, value = line.partition("=")
            settings[setting] = f"{settings.get(setting, '')} {value}".strip()
    return settings


def environment_of_unit() -> dict[str, str]:
    return dict(one.split("=") for one in unit("renonce@.service")["Environment"].split())


def test_each_replica_has_a_port_of_its_own_for_its_metrics() -> None:
    environment = environment_of_unit()
    assert (environment["WEBHOOK_PORT"], environment["METRICS_PORT"]) == ("%i", "1%i")
    targets = re.findall(r"127\.0\.0\.1:(\d+)", SCRAPED.read_text())
    passed_on = re.findall(r"127\.0\.0\.1:(\d+)", (DEPLOY / "nginx.conf").read_text())
    assert targets == [f"1{port}" for port in passed_on]


def release(folder: Path) -> Path:
    """A folder with a release and an environment, as the steps of an upgrade lay it."""
    for name in ("bot", "lawcore", "migrations"):
        shutil.copytree(ROOT / name, folder / name)
    shutil.copy(ROOT / "pyproject.toml", folder)
    (folder / ".venv").symlink_to(sys.prefix)
    return folder


@contextmanager
def started(
    current: Path, environ: dict[str, str]
) -> Iterator[tuple[Replica, "subprocess.Popen[bytes]"]]:
    """A replica as the unit starts it: in the folder that the link leads to by then."""
    words = re.fullmatch(r"/bin/sh -c '(.+)'", unit("renonce@.service")["ExecStart"])
    assert words is not None
    own = {name: value for name, value in environment_of_unit().items() if "%" not in value}
    environ = {name: value for name, value in environ.items() if name != "PYTHONPATH"} | own
    command = ["/bin/sh", "-c", words[1]]
    with subprocess.Popen(command, cwd=current, env=environ, stderr=subprocess.PIPE) as process:
        replica = Replica(process, int(environ["WEBHOOK_PORT"]))  # type: ignore[arg-type]
        until(lambda: not replica.is_closed(), "it listens")
        try:
            yield replica, process
        finally:
            process.kill()


def test_one_replica_is_upgraded_while_the_other_serves(database: str, tmp_path: Path) -> None:
    former, latter = release(tmp_path / "0.2.0"), release(tmp_path / "0.2.1")
    said = latter / "lawcore" / "__init__.py"
    said.write_text(said.read_text().replace(__version__, "0.2.1"))
    current = tmp_path / "current"
    current.symlink_to(former)
    with serving() as posting:
        ports = free_port(), free_port()
        with started(current, settings(database, posting, ports[0])) as (one, first):
            posting.send(one, ANNA, "/revoke")
            current.unlink()
            current.symlink_to(latter)
            with started(current, settings(database, posting, ports[1])) as (two, second):
                folders = [Path(f"/proc/{of.pid}/cwd").readlink() for of in (first, second)]
                assert folders == [former, latter], "each keeps the folder it was started in"
                posting.press(one, ANNA, "hand=defender+1-11")
                posting.press(two, ANNA, "since=played+during_play")
                first.terminate()
                assert first.wait(PATIENCE) == 0
                assert fetch(ports[1], "/readyz") == (200, "ok")
                posting.press(two, ANNA, "won_by=partner")
                posting.wait_for(ANNA, "why")


def test_a_refused_start_is_not_tried_again_and_one_that_may_pass_is() -> None:
    service = unit("renonce@.service")
    assert service["Restart"] == "always"
    assert service["RestartPreventExitStatus"] == str(EXIT_CHANGE) != str(EXIT_RETRY)


def test_a_container_is_given_every_setting_but_those_of_the_image() -> None:
    composed = set(
        re.findall(r"^      (\w+): \$", (DEPLOY / "compose.yml").read_text(), re.MULTILINE)
    )
    own = set(re.findall(r"(\w+)=", (DEPLOY / "Containerfile").read_text()))
    assert set(VARIABLES) - composed - own == {"LAW_TEXTS", "AUTHORITIES", "SITE"}
    assert not composed & own


def test_what_a_start_reads_of_python_itself_is_compiled_when_installed() -> None:
    steps = (DEPLOY / "Containerfile").read_text()
    found = re.search(r"^    (PYTHONOPTIMIZE=2 .+ -c '(.+)')$", steps, re.MULTILINE)
    assert found is not None
    assert found[2].removeprefix("import ").split(", ") == ["bot.__main__", "bot.service.process"]
    assert f"\n{found[1]} " in (ROOT / "docs/running.md").read_text()


def test_the_image_has_what_the_bot_needs(tmp_path: Path) -> None:
    steps = (DEPLOY / "Containerfile").read_text()
    copied = re.findall(r"^COPY (?!--)(.+) (\S+)$", steps, re.MULTILINE)
    sent = {
        line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line[:1] == "!"
    }
    assert sent == {source for sources, _ in copied for source in sources.split()}
    last = steps.rindex("FROM ")
    for sources, to in copied:
        for source in sources.split():
            assert (ROOT / source).exists(), source
            if steps.index(f"COPY {sources} {to}") > last:
                if (ROOT / source).is_dir():
                    shutil.copytree(ROOT / source, tmp_path / to)
                else:
                    (tmp_path / to).mkdir(exist_ok=True)
                    shutil.copy(ROOT / source, tmp_path / to)
    (tmp_path / ".venv").symlink_to(sys.prefix)
    found = re.search(r"^ENTRYPOINT (\[.+\])$", steps, re.MULTILINE)
    assert found is not None
    optimised = re.search(r"^ENV PYTHONOPTIMIZE=(\d)", steps, re.MULTILINE)
    assert optimised is not None
    assert f"compileall -q -o {optimised[1]} " in steps, "nothing is compiled at a start"
    environ = {
        "DATABASE_URL": f"sqlite:///{tmp_path / 'renonce.sqlite3'}",
        "LANG": "en",
        "PYTHONOPTIMIZE": optimised[1],
    }
    told = subprocess.run(
        [*json.loads(found[1]), "chat"], cwd=tmp_path, env=environ, input="1\n",
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "Who revoked?" in told.stdout
    assert "USER renonce" in steps[last:], "nothing runs as root"
    locks = copied[0][0].split()
    assert all(f"--requirement {lock}" in steps for lock in locks), "versions are locked"
