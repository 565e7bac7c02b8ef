#!/bin/sh
# Copies the database and the files into a new folder: backup.sh TARGET
#
# Reads DATABASE_URL and DATA_DIR, as the server does. The database comes first: every file that it names is there
# already, and one that is dropped meanwhile is named by nothing that people can reach. With an S3 store files are
# the store's to copy (docs/operator.md). The embedded database is copied while no server runs.
set -eu
umask 077

target=${1:?"say where to: backup.sh TARGET"}
data=${DATA_DIR:-var/data}
name="sytno-$(date -u +%Y%m%dT%H%M%SZ)"
part="$target/.part-$name"
mkdir -p "$part"
trap 'rm -rf "$part"' EXIT

if [ -n "${DATABASE_URL:-}" ]; then
    pg_dump --format=custom --no-owner --no-privileges --file="$part/database.dump" "$DATABASE_URL"
else
    if [ -S "$data/run/.s.PGSQL.5432" ] && [ -z "${SYTNO_STOPPED:-}" ]; then
        echo "A server has $data: stop it first (or, when it was killed, say SYTNO_STOPPED=1)." >&2
        exit 1
    fi
    tar -C "$data" -cf "$part/embedded.tar" pg
fi
if [ -d "$data/files" ] && [ -z "${S3_ENDPOINT:-}" ]; then
    tar -C "$data" --exclude=files/.unfinished -cf "$part/files.tar" files
fi
(cd "$part" && sha256sum -- *) > "$target/.sums-$name"
mv "$target/.sums-$name" "$part/SHA256SUMS"
mv "$part" "$target/$name"
echo "$target/$name"
