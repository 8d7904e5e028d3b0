#!/bin/sh
# As the user postgres, with PostgreSQL stopped and FOLDER empty: the base backup, and all changes since.
#   recover.sh BASE ARCHIVE FOLDER ['2026-11-18 09:30:00+07']    # without a time: up to the last change
# Start PostgreSQL afterwards: it replays the archive and then takes writes.
set -eu
base=$1 archive=$2 folder=$3 time=${4:-}
cp -a "$base/." "$folder/"
chmod 0700 "$folder"
rm -rf "$folder"/pg_wal/*
# The old settings may name an archive that this database must not write to.
cat >> "$folder/postgresql.auto.conf" <<END
archive_mode = off
restore_command = 'cp "$archive/%f" "%p"'
recovery_target_action = promote
END
if [ -n "$time" ]; then printf "recovery_target_time = '%s'\n" "$time" >> "$folder/postgresql.auto.conf"; fi
touch "$folder/recovery.signal"
