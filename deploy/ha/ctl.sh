#!/bin/sh
# patronictl with this machine's names and passwords, as root: ctl.sh list, ctl.sh switchover, ...
set -eu
set -a
. "${PATRONI_ENVIRONMENT:-/etc/patroni_env.conf}"
exec patronictl --config-file "${PATRONI_CONFIGURATION:-/etc/patroni/config.yml}" "$@"
