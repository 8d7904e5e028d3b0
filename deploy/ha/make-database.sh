#!/bin/sh
# Once, as root on a machine with HAProxy, when the cluster has a leader: makes the portal's database
# and its user, and prints the variable for the portals.
set -eu
. "${PATRONI_ENVIRONMENT:-/etc/patroni_env.conf}"
. "${HAPROXY_ENVIRONMENT:-/etc/default/haproxy}"
export PGPASSWORD="$PATRONI_SUPERUSER_PASSWORD" PGUSER=postgres PGHOST="${DATABASE%:*}" PGPORT="${DATABASE#*:}"
password=$(openssl rand -hex 24)
psql --quiet --dbname=postgres --command="create role portal login password '$password'"
createdb --owner=portal --encoding=UTF8 --template=template0 portal
psql --quiet --dbname=portal --command='create extension if not exists pg_trgm'
printf 'DATABASE_URL=postgresql://portal:%s@%s/portal\n' "$password" "$DATABASE"
