#!/bin/sh
# backup.sh FILE: saves the database of DATABASE_URL while the bot goes on working.
set -eu
umask 077  # what is stored is nobody else's
file=${1:?"usage: backup.sh FILE"}
case ${DATABASE_URL:?"DATABASE_URL is not set"} in
    sqlite:///*)
        database=${DATABASE_URL#sqlite:///}
        [ -e "$database" ] || { echo "backup.sh: there is no $database" >&2; exit 2; }
        [ ! -e "$file" ] || { echo "backup.sh: $file is there already" >&2; exit 2; }
        ${PYTHON:-python3} -c 'import sqlite3, sys
sqlite3.connect(sys.argv[1]).execute("vacuum into ?", (sys.argv[2],))' "$database" "$file"
        ;;
    postgresql+psycopg://*)
        [ ! -e "$file" ] || { echo "backup.sh: $file is there already" >&2; exit 2; }
        pg_dump --format=custom --no-owner --file="$file" \
            --dbname="postgresql://${DATABASE_URL#postgresql+psycopg://}"
        ;;
    *)
        echo "backup.sh: DATABASE_URL is neither sqlite:/// nor postgresql+psycopg://" >&2
        exit 2
        ;;
esac
