#!/bin/sh
# A release on a host with systemd, as root: migrates, then replaces the servers one by one, each once the one before it is
# ready, then the workers. Releases `dist/production` of this checkout; `release.sh --to <name>` returns to an earlier
# release. The database does not change back: the release before runs on it.
set -eu
cd "$(dirname "$0")/../.."
place=${PLACE:-/srv/sendahead}
settings=${SETTINGS:-/etc/sendahead}
tries=${TRIES:-60}

switch_to() {
  ln -sfn "$1" "$place/next"
  mv -T "$place/next" "$place/current"
}

becomes_ready() {
  port=$(sed -n 's/^PORT=//p' "$settings/server-$1.env")
  tried=0
  until curl --fail --silent --output /dev/null "http://127.0.0.1:$port/readyz"; do
    tried=$((tried + 1))
    if [ "$tried" -ge "$tries" ]; then return 1; fi
    sleep 1
  done
}

go_back() {
  echo "$1" >&2
  if [ -n "$before" ]; then switch_to "$before"; fi
}

mkdir -p "$place/releases"
before=$(readlink "$place/current" || true)
if [ "${1:-}" = --to ]; then
  name=${2:?"Name a release of $place/releases"}
else
  name=$(date -u +%Y-%m-%dT%H%M%SZ)
  cp -R dist/production "$place/releases/$name"
fi
if [ ! -d "$place/releases/$name/server" ]; then
  echo "There is no release $name. Releases: $(ls "$place/releases" | xargs)" >&2
  exit 1
fi

switch_to "$place/releases/$name"
if [ "${1:-}" != --to ] && ! systemctl start sendahead-migrator; then
  go_back "The migrations failed; journalctl -u sendahead-migrator has the reason. Servers and workers were not replaced."
  exit 1
fi
for file in "$settings"/server-*.env; do
  number=$(basename "$file" .env | sed 's/^server-//')
  systemctl restart "sendahead-server@$number"
  if ! becomes_ready "$number"; then
    go_back "Server $number does not become ready; journalctl -u sendahead-server@$number has the reason."
    if [ -n "$before" ]; then systemctl restart "sendahead-server@$number"; fi
    echo "It runs the release before again; if other servers were replaced, return with release.sh --to." >&2
    exit 1
  fi
done
systemctl restart 'sendahead-worker@*'
echo "Servers and workers run $name. The release before: $(basename "${before:-none}")"
