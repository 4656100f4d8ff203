#!/bin/sh
# copy-away.sh archive            each minute: the log of PostgreSQL and the list of deleted accounts to another machine
# copy-away.sh backups            after each backup: the backups, and what is left of the log
# /etc/sendahead/copy.env says where to (COPY_TO, as rsync writes it) and where from. Any failure ends it, and CopyTooOld pages.
set -eu
what=${1:?archive or backups}
backups=${BACKUPS:-/var/lib/docker/volumes/sendahead_backups/_data}
archive=${ARCHIVE:-/var/lib/docker/volumes/sendahead_archive/_data}
data=${DATA:-/var/lib/docker/volumes/sendahead_data/_data}
: "${COPY_TO:?names another machine, such as backup@backups.example.com:sendahead, in /etc/sendahead/copy.env}"

began=$(date +%s)
case $what in
  archive)
    rsync -a --exclude='*.part' "$archive/" "$COPY_TO/archive/"
    # Accounts that were deleted: a restore to an earlier moment deletes them again.
    if [ -d "$data/erased" ]; then rsync -a --exclude='*.draft' "$data/erased/" "$COPY_TO/erased/"; fi
    ;;
  backups)
    rsync -a --delete --exclude='draft' --exclude='*.prom*' "$backups/" "$COPY_TO/backups/"
    # The backup has thrown away the log before the oldest one left.
    rsync -a --delete --exclude='*.part' "$archive/" "$COPY_TO/archive/"
    ;;
  *) echo "archive or backups, not $what" >&2; exit 2 ;;
esac

# For the node exporter, whose account is another one.
cat > "$backups/copied-$what.prom.new" <<END
sendahead_copied_seconds{what="$what"} $began
END
chmod 644 "$backups/copied-$what.prom.new"
mv "$backups/copied-$what.prom.new" "$backups/copied-$what.prom"
