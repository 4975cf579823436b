#!/bin/sh
# restore.sh FILE: fills the empty database of DATABASE_URL with what backup.sh has saved.
# Stop the replicas first; at the next start the schema is brought up to date and conversations go on. It looks at FILE
# before it touches anything: a file that is damaged, or no backup of Renonce, is refused.
set -eu
file=${1:?"usage: restore.sh FILE"}
refuse() {
    echo "restore.sh: $1" >&2
    exit 2
}
[ -r "$file" ] || refuse "$file cannot be read"
case $(head -c 15 -- "$file" | tr -d '\0') in
    "SQLite format 3") kind=SQLite ;;
    PGDMP*) kind=PostgreSQL ;;
    *) refuse "$file is no backup: neither an SQLite database nor a dump of PostgreSQL" ;;
esac
refuse_other_kind() {
    [ "$kind" = "$1" ] || refuse "$file is a backup of $kind, DATABASE_URL names a database of $1 (python -m bot copy leads from one to the other)"
}
case ${DATABASE_URL:?"DATABASE_URL is not set"} in
    sqlite:///*)
        refuse_other_kind SQLite
        database=${DATABASE_URL#sqlite:///}
        [ ! -e "$database" ] || refuse "$database is there already"
        ${PYTHON:-python3} -c 'import sqlite3, sys
path = sys.argv[1]
try:
    saved = sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)
    (found,) = saved.execute("pragma integrity_check(1)").fetchone()
    saved.execute("select version_num from alembic_version").fetchone() or sys.exit(f"restore.sh: {path} has no schema of Renonce")
except sqlite3.Error as error:
    found = str(error)
sys.exit(0 if found == "ok" else f"restore.sh: {path} cannot be restored: {found}")' "$file" || exit 2
        cp -- "$file" "$database"
        ;;
    postgresql+psycopg://*)
        refuse_other_kind PostgreSQL
        contents=$(pg_restore --list -- "$file") || refuse "$file cannot be read by pg_restore: is it whole?"
        case $contents in
            *"TABLE DATA public alembic_version"*) ;;
            *) refuse "$file has no schema of Renonce" ;;
        esac
        pg_restore --no-owner --exit-on-error --single-transaction \
            --dbname="postgresql://${DATABASE_URL#postgresql+psycopg://}" "$file"
        ;;
    *)
        refuse "DATABASE_URL is neither sqlite:/// nor postgresql+psycopg://"
        ;;
esac
