#!/bin/sh
# Called by certbot on the first machine for each new certificate (--deploy-hook): gives it to both
# HAProxy. The second machine's name comes from the environment; root here may log in there by key.
set -eu
umask 077
cat "$RENEWED_LINEAGE/fullchain.pem" "$RENEWED_LINEAGE/privkey.pem" > /etc/haproxy/portal.pem
systemctl reload haproxy
scp -q /etc/haproxy/portal.pem "root@$SECOND_MACHINE:/etc/haproxy/portal.pem"
ssh "root@$SECOND_MACHINE" systemctl reload haproxy
