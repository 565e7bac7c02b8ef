#!/bin/sh
# Puts a backup where there is nothing yet: restore.sh BACKUP
#
# Reads DATABASE_URL and DATA_DIR, as the server does; no server runs meanwhile. The database must exist and be
# empty, and so must the folder of files: what is there is never written over.
set -eu
umask 077

from=${1:?"say which one: restore.sh BACKUP"}
data=${DATA_DIR:-var/data}

(cd "$from" && sha256sum --check --quiet SHA256SUMS)
if [ -n "$(ls -A "$data/files" 2>/dev/null || true)" ]; then
    echo "$data/files holds files: move them away first." >&2
    exit 1
fi
if [ -f "$from/database.dump" ]; then
    tables=$(psql --no-psqlrc -qtA "${DATABASE_URL:?"the backup is of PostgreSQL: say DATABASE_URL"}" \
        -c "select count(*) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')")
    if [ "$tables" != 0 ]; then
        echo "The database holds $tables tables: restore into an empty one." >&2
        exit 1
    fi
    pg_restore --no-owner --no-privileges --exit-on-error --single-transaction --dbname="$DATABASE_URL" "$from/database.dump"
    psql --no-psqlrc -q "$DATABASE_URL" -c analyze
else
    if [ -e "$data/pg" ]; then
        echo "$data/pg is there: move it away first." >&2
        exit 1
    fi
    mkdir -p "$data"
    tar -C "$data" -xf "$from/embedded.tar"
fi
if [ -f "$from/files.tar" ]; then
    mkdir -p "$data"
    tar -C "$data" -xf "$from/files.tar"
fi
echo "$from is restored."
