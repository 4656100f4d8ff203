#!/bin/sh
# The nightly backup: a base backup of PostgreSQL by its own pg_basebackup (pg_backup_start and pg_backup_stop, as in
# `npm run drill:restore`), then the uploads and the parts of the page. After it, backups older than KEEP_DAYS go, and with
# them the log before the oldest one left. Run it where the archive and the data folder are; any failure ends it, and
# BackupTooOld pages.
set -eu
backups=${BACKUPS:-/backups}
archive=${ARCHIVE:-/archive}
data=${DATA:-/data}
keep_days=${KEEP_DAYS:-14}
export PGUSER="${PGUSER:-${POSTGRES_USER:-postgres}}"

draft="$backups/draft"
rm -rf "$draft"
mkdir -m 700 "$draft"

# Without the log: the archive has it. This waits until the archive has all that the backup needs.
pg_basebackup --pgdata="$draft/cluster" --wal-method=none --checkpoint=fast --label=nightly --no-password
pg_verifybackup --no-parse-wal --quiet "$draft/cluster"
# After the database: a file without its row harms nobody, a row without its file does.
for folder in files releases; do
  if [ -d "$data/$folder" ]; then cp -a "$data/$folder" "$draft/$folder"; fi
done
name=$(date -u +%Y-%m-%dT%H%M%SZ)
mv "$draft" "$backups/$name"

find "$backups" -mindepth 1 -maxdepth 1 -type d -name '20*' -mtime "+$keep_days" ! -name "$name" -exec rm -rf {} +
oldest=$(find "$backups" -mindepth 1 -maxdepth 1 -type d -name '20*' | sort | head -n 1)
first=$(sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]\{24\}\))$/\1/p' "$oldest/cluster/backup_label")
pg_archivecleanup "$archive" "$first"

# For the node exporter, whose account is another one.
cat > "$backups/backup.prom.new" <<END
# HELP sendahead_backup_finished_seconds When the last backup was finished.
# TYPE sendahead_backup_finished_seconds gauge
sendahead_backup_finished_seconds $(date +%s)
END
chmod 644 "$backups/backup.prom.new"
mv "$backups/backup.prom.new" "$backups/backup.prom"
echo "backup $name: $(du -sh "$backups/$name" | cut -f1)"
