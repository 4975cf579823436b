#!/bin/sh
# send-backup.sh FILE: sends a backup to the chat of OPERATOR_CHAT. Telegram takes files up to 50 MB, and whoever reads
# the chat has then all that is stored: numeric ids, settings, answers.
set -eu
file=${1:?"usage: send-backup.sh FILE"}
[ -r "$file" ] || { echo "send-backup.sh: $file cannot be read" >&2; exit 2; }
: "${BOT_TOKEN:?"BOT_TOKEN is not set"}" "${OPERATOR_CHAT:?"OPERATOR_CHAT is not set"}"
# The address has the token: curl reads it from its input, so that no list of processes shows it.
printf 'url = "%s%s/sendDocument"\n' "${BOT_API_URL:-https://api.telegram.org/bot}" "$BOT_TOKEN" |
    curl --config - --silent --show-error --fail --retry 3 --max-time 300 --output /dev/null \
        --form "chat_id=$OPERATOR_CHAT" --form "document=@$file"
