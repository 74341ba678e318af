#!/bin/bash
# A streaming replica: copied from the primary the first time, then it follows.
set -euo pipefail
data=${PGDATA:-/var/lib/postgresql/data}
if [ ! -s "$data/PG_VERSION" ]; then
  until pg_basebackup -h "$PRIMARY_HOST" -p "${PRIMARY_PORT:-5432}" -U yonke -D "$data" -R -X stream --checkpoint=fast; do sleep 2; done
  chmod 0700 "$data"
fi
exec postgres -D "$data" "$@"
