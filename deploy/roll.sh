#!/bin/sh
# Replaces the servers of compose.yaml by new ones without a gap, then the workers: after a new image, a changed setting or a
# new secret. New servers join; once they are ready, those before them finish what is in progress and go. Where the new ones do
# not become ready they are removed, and those before them go on.
set -eu
cd "$(dirname "$0")"
dc() { docker compose --file compose.yaml "$@"; }
# Until the proxy has asked for the names again (10 s) and has found them ready.
joins=${JOINS:-15}
tries=${TRIES:-60}

is_ready() {
  docker exec "$1" node -e "fetch('http://127.0.0.1:4000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
}

# SERVERS and WORKERS of deploy/.env, which compose reads by itself (docs/operations.md, More servers and workers).
if [ -f .env ]; then . ./.env; fi
servers=${SERVERS:-2}

# After an interrupted roll more of them run; all of these are replaced.
before=$(dc ps --quiet server)
dc up --detach --no-deps --no-recreate --scale server=$(($(echo "$before" | grep -c .) + servers)) server
new=$(dc ps --quiet server | while read -r one; do echo "$before" | grep -qx "$one" || echo "$one"; done)
if [ -z "$new" ]; then
  echo "No new server was started; the lines above say why. Nothing has changed." >&2
  exit 1
fi

for one in $new; do
  tried=0
  until is_ready "$one"; do
    tried=$((tried + 1))
    if [ "$tried" -ge "$tries" ]; then
      docker logs --tail 20 "$one" >&2
      # shellcheck disable=SC2086
      docker rm --force $new
      echo "A new server does not become ready; its last words are above. Nothing has changed." >&2
      exit 1
    fi
    sleep 1
  done
done
sleep "$joins"
# shellcheck disable=SC2086
if [ -n "$before" ]; then docker stop --time 25 $before && docker rm $before; fi
dc up --detach --no-deps --no-recreate --scale server="$servers" server
# Jobs wait for the seconds in which workers change. A new secret is no change to compose, so it is forced.
dc up --detach --no-deps --force-recreate worker
echo "Servers and workers are new."
