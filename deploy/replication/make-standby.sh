#!/bin/sh
# On the standby, as the user postgres, into an EMPTY data folder: a copy of the primary that follows it.
#   make-standby.sh HOST PORT FOLDER [BIN]    # BIN: folder of PostgreSQL's programs
# The primary knows the user by: create role replicator login replication password '…'
# and a line in its pg_hba.conf: hostssl replication replicator STANDBY/32 scram-sha-256
# The password comes from ~/.pgpass or PGPASSWORD; REPLICATION_USER names another user.
set -eu
host=$1 port=$2 folder=$3 bin=${4:-}
"${bin:+$bin/}pg_basebackup" --pgdata="$folder" --checkpoint=fast --wal-method=stream \
    --write-recovery-conf --create-slot --slot=timesync_standby \
    --dbname="host=$host port=$port user=${REPLICATION_USER:-replicator} application_name=timesync_standby"
# What makes the primary wait for this standby must not make this one wait for itself.
sed -i '/^synchronous_standby_names/d' "$folder/postgresql.auto.conf"
