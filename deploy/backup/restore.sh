#!/bin/sh
# restore.sh                      lists the backups
# restore.sh <night> <moment>     puts that backup in the place of the cluster, to be rolled on to the moment, such as
#                                 restore.sh 2026-12-01T080512Z '2026-12-01 14:30:00+00'
# restore.sh <night> newest       the same, to the last commit that the archive has
# Run it as root where PostgreSQL is stopped. The cluster and the uploads that it replaces are moved to `<name>.before-<time>`,
# nothing is deleted. PostgreSQL then starts with archive_mode=off (docs/operations.md, Backup and restore).
set -eu
backups=${BACKUPS:-/backups}
archive=${ARCHIVE:-/archive}
data=${DATA:-/data}
cluster=${PGDATA:?}
owner=${OWNER:-postgres}

if [ $# -ne 2 ]; then
  echo "usage: restore.sh <night> '<moment>' or restore.sh <night> newest; there are:"
  ls "$backups" | grep '^20' || echo "none"
  exit 2
fi
backup="$backups/$1"
moment=$2
[ -f "$backup/cluster/backup_label" ] || { echo "There is no backup $1." >&2; exit 1; }
case $moment in *\'* | *\\*) echo "A moment has no quotation mark." >&2; exit 1 ;; esac
if [ -e "$cluster/postmaster.pid" ]; then
  echo "PostgreSQL runs, or was killed. Stop it, or start and stop it once." >&2
  exit 1
fi
pg_verifybackup --no-parse-wal --quiet "$backup/cluster"

now=$(date -u +%Y%m%dT%H%M%SZ)
# The copies are whole before anything is moved.
rm -rf "$cluster.new" "$data/files.new"
cp -a "$backup/cluster" "$cluster.new"
if [ -d "$backup/files" ]; then cp -a "$backup/files" "$data/files.new"; fi
# A backup of what was restored itself still has the settings of that time.
sed -i -E '/^(# Written by restore.sh|(restore_command|recovery_target_(time|action)) )/d' "$cluster.new/postgresql.auto.conf"
cat >> "$cluster.new/postgresql.auto.conf" <<END
# Written by restore.sh
restore_command = 'cp "$archive/%f" "%p"'
END
if [ "$moment" != newest ]; then
  cat >> "$cluster.new/postgresql.auto.conf" <<END
recovery_target_time = '$moment'
recovery_target_action = 'promote'
END
fi
touch "$cluster.new/recovery.signal"
chmod 700 "$cluster.new"
chown -R "$owner:" "$cluster.new"
if [ -e "$cluster" ]; then mv "$cluster" "$cluster.before-$now"; fi
mv "$cluster.new" "$cluster"
if [ -d "$data/files.new" ]; then
  if [ -e "$data/files" ]; then mv "$data/files" "$data/files.before-$now"; fi
  mv "$data/files.new" "$data/files"
  # A copy that was on another machine has lost its owner.
  chown -R --reference="$data" "$data/files"
fi
# Parts of the page are newer than a backup of them, unless the machine was lost.
if [ ! -e "$data/releases" ] && [ -d "$backup/releases" ]; then
  cp -a "$backup/releases" "$data/releases"
  chown -R --reference="$data" "$data/releases"
fi
echo "Backup $1 is in place. PostgreSQL rolls it on to $moment when it starts."
