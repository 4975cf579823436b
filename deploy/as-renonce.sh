#!/bin/sh
# as-renonce.sh COMMAND…: run by root, does a command as the user renonce with the settings of /etc/renonce.env, in the
# folder of this release: deploy/as-renonce.sh .venv/bin/python -m bot status
set -eu
[ $# -gt 0 ] || { echo "usage: as-renonce.sh COMMAND…" >&2; exit 2; }
set -a
. "${RENONCE_ENV:-/etc/renonce.env}"
set +a
cd "$(dirname "$0")/.."
exec setpriv --reuid renonce --regid renonce --clear-groups "$@"
