#!/bin/sh
# On the standby, when the primary is gone AND WILL NOT COME BACK BY ITSELF (switch it off first: two
# primaries sell the same licences twice). Makes the standby the primary and points the pooler at it.
#   fail-over.sh FOLDER PGBOUNCER_INI NEW_HOST NEW_PORT PGBOUNCER_PID [BIN]
# The first line is for the user postgres, the others for a user that may change the pooler's file.
set -eu
folder=$1 ini=$2 host=$3 port=$4 pooler=$5 bin=${6:-}
"${bin:+$bin/}pg_ctl" promote --pgdata="$folder" --wait --timeout=30
sed -i "s/^portal = host=[^ ]* port=[0-9]*/portal = host=$host port=$port/" "$ini"
kill -HUP "$pooler"
