#!/bin/sh
# restore.sh FILE: fills the empty database of DATABASE_URL with what backup.sh has saved.
# Stop the replicas first; at the next start the schema is brought up to date and conversations go on.
set -eu
file=${1:?"usage: restore.sh FILE"}
[ -r "$file" ] || { echo "restore.sh: $file cannot be read" >&2; exit 2; }
case ${DATABASE_URL:?"DATABASE_URL is not set"} in
    sqlite:///*)
        database=${DATABASE_URL#sqlite:///}
        [ ! -e "$database" ] || { echo "restore.sh: $database is there already" >&2; exit 2; }
        cp "$file" "$database"
        ;;
    postgresql+psycopg://*)
        pg_restore --no-owner --exit-on-error --single-transaction \
            --dbname="postgresql://${DATABASE_URL#postgresql+psycopg://}" "$file"
        ;;
    *)
        echo "restore.sh: DATABASE_URL is neither sqlite:/// nor postgresql+psycopg://" >&2
        exit 2
        ;;
esac
