#!/bin/bash
# Run once by the image when it makes the primary's cluster: the site's own user may stream to a replica.
set -euo pipefail
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -c "alter role \"$POSTGRES_USER\" replication"
echo "host replication $POSTGRES_USER all scram-sha-256" >> "$PGDATA/pg_hba.conf"
