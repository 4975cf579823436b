#!/bin/sh
# backup.sh FILE: saves the database of DATABASE_URL while the bot goes on working. FILE has the whole of it or is not
# there: what is not finished lies beside it as FILE.part and is taken away again.
set -eu
umask 077  # what is stored is nobody else's
file=${1:?"usage: backup.sh FILE"}
refuse_to_overwrite() {
    [ ! -e "$file" ] || { echo "backup.sh: $file is there already" >&2; exit 2; }
}
trap 'rm -f -- "$file.part"' EXIT
trap 'exit 1' HUP INT TERM
case ${DATABASE_URL:?"DATABASE_URL is not set"} in
    sqlite:///*)
        database=${DATABASE_URL#sqlite:///}
        [ -e "$database" ] || { echo "backup.sh: there is no $database" >&2; exit 2; }
        refuse_to_overwrite
        rm -f -- "$file.part"
        ${PYTHON:-python3} -c 'import sqlite3, sys
sqlite3.connect(sys.argv[1]).execute("vacuum into ?", (sys.argv[2],))' "$database" "$file.part"
        ;;
    postgresql+psycopg://*)
        refuse_to_overwrite
        pg_dump --format=custom --no-owner --file="$file.part" \
            --dbname="postgresql://${DATABASE_URL#postgresql+psycopg://}"
        ;;
    *)
        echo "backup.sh: DATABASE_URL is neither sqlite:/// nor postgresql+psycopg://" >&2
        exit 2
        ;;
esac
mv -- "$file.part" "$file"
