#!/bin/sh
# Writes what differs between the three machines, with new passwords: FOLDER/1, FOLDER/2 and FOLDER/3
# hold the files etcd, haproxy and patroni_env.conf that Debian's services read.
#   make-files.sh FOLDER ADDRESS1 ADDRESS2 ADDRESS3    # addresses in the private network
set -eu
folder=$1 first=$2 second=$3 third=$4
umask 077
mkdir "$folder"
superuser=$(openssl rand -hex 24) replication=$(openssl rand -hex 24) restapi=$(openssl rand -hex 24)
number=0
for address in "$first" "$second" "$third"; do
    number=$((number + 1))
    mkdir "$folder/$number"
    cat > "$folder/$number/etcd" <<FILE
ETCD_NAME=machine$number
ETCD_DATA_DIR=/var/lib/etcd/timesync
ETCD_LISTEN_PEER_URLS=http://$address:2380
ETCD_LISTEN_CLIENT_URLS=http://$address:2379
ETCD_INITIAL_ADVERTISE_PEER_URLS=http://$address:2380
ETCD_ADVERTISE_CLIENT_URLS=http://$address:2379
ETCD_INITIAL_CLUSTER=machine1=http://$first:2380,machine2=http://$second:2380,machine3=http://$third:2380
ETCD_INITIAL_CLUSTER_TOKEN=timesync
ETCD_INITIAL_CLUSTER_STATE=new
ETCD_AUTO_COMPACTION_RETENTION=1
FILE
    cat > "$folder/$number/patroni_env.conf" <<FILE
PATRONI_NAME=machine$number
PATRONI_ETCD3_HOSTS=$first:2379,$second:2379,$third:2379
PATRONI_RESTAPI_LISTEN=$address:8008
PATRONI_RESTAPI_CONNECT_ADDRESS=$address:8008
PATRONI_RESTAPI_PASSWORD=$restapi
PATRONI_POSTGRESQL_LISTEN=$address:5432
PATRONI_POSTGRESQL_CONNECT_ADDRESS=$address:5432
PATRONI_POSTGRESQL_BIN_DIR=/usr/lib/postgresql/15/bin
PATRONI_POSTGRESQL_DATA_DIR=/var/lib/postgresql/timesync
PATRONI_POSTGRESQL_PGPASS=/var/lib/postgresql/timesync.pgpass
PATRONI_SUPERUSER_PASSWORD=$superuser
PATRONI_REPLICATION_PASSWORD=$replication
FILE
    cat > "$folder/$number/haproxy" <<FILE
MACHINE1=$first
MACHINE2=$second
MACHINE3=$third
WEB=:::443
WEB_PLAIN=:::80
WEB_CERTIFICATE=/etc/haproxy/portal.pem
MAINTENANCE=/opt/timesync-portal/deploy/maintenance
DATABASE=127.0.0.1:5000
FILE
done
