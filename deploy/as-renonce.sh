#!/bin/sh
# as-renonce.sh COMMAND…: run by root, does a command as the user renonce with the settings of /etc/renonce.env, in the
# folder of this release: deploy/as-renonce.sh .venv/bin/python -m bot status
# The file is read as systemd reads it: a setting a line, nothing in it is carried out.
set -eu
[ $# -gt 0 ] || { echo "usage: as-renonce.sh COMMAND…" >&2; exit 2; }
while IFS= read -r line || [ -n "$line" ]; do
    case $line in
        [A-Za-z_]*=*) ;;
        *) continue ;;
    esac
    value=${line#*=}
    case $value in
        \"*\") value=${value#\"} value=${value%\"} ;;
        \'*\') value=${value#\'} value=${value%\'} ;;
    esac
    export "${line%%=*}=$value"
done < "${RENONCE_ENV:-/etc/renonce.env}"
cd "$(dirname "$0")/.."
exec setpriv --reuid renonce --regid renonce --clear-groups "$@"
