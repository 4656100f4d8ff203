import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'roll-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

/** Runs `roll.sh` with a fake Docker that records its commands and has two servers, or four after scaling. */
function roll({ ready, running = ['a', 'b'] }: { ready: boolean | string; running?: readonly string[] }) {
  const [said, servers] = [join(place, 'said'), join(place, 'servers')];
  writeFileSync(said, '');
  writeFileSync(servers, `${running.join('\n')}\n`);
  const docker = join(place, 'docker');
  writeFileSync(
    docker,
    `#!/bin/sh
echo "$*" >> ${said}
case "$*" in
  *"ps --quiet server") cat ${servers} ;;
  *"--scale server=4 server") printf 'a\\nb\\nc\\nd\\n' > ${servers} ;;
  inspect*) printf '2026-12-01T0%s\\n' '4 d' '3 c' '2 b' '1 a' ;;
  exec\\ ${ready}*) exit 0 ;;
  exec*) exit ${ready === true ? 0 : 1} ;;
esac
`,
  );
  chmodSync(docker, 0o755);
  const { status, stderr } = spawnSync('sh', [join(root, 'deploy/roll.sh')], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${place}:${process.env.PATH}`, JOINS: '0', TRIES: '1' },
  });
  const acts = readFileSync(said, 'utf8').trim().split('\n');
  return { status, stderr, acts: acts.map((act) => act.replace('compose --file compose.yaml ', '')) };
}

describe('a roll of servers', () => {
  it('a roll starts new servers before it stops the old ones, and replaces workers last', () => {
    const { status, acts } = roll({ ready: true });
    expect(status).toBe(0);
    expect(acts.filter((act) => !/^(ps|exec)/.test(act))).toEqual([
      'up --detach --no-deps --no-recreate --scale server=4 server',
      'stop --time 25 a b',
      'rm a b',
      'up --detach --no-deps --no-recreate --scale server=2 server',
      'up --detach --no-deps --force-recreate worker',
    ]);
    expect(acts.findIndex((act) => act.startsWith('exec d'))).toBeLessThan(
      acts.findIndex((act) => act.startsWith('stop')),
    );
  });

  it('a roll changes nothing when a new server does not become ready', () => {
    const { status, stderr, acts } = roll({ ready: false });
    expect(status).toBe(1);
    expect(stderr).toContain('does not become ready');
    expect(acts).toContain('rm --force c d');
    expect(acts.join()).not.toMatch(/stop|worker/);
  });

  it.each([
    ['the older two', true, 'a b'],
    ['those that are not ready, and then the oldest', '[ad]', 'b c'],
  ])('after an interrupted roll a roll says how to end %s', (_, ready, surplus) => {
    const { status, stderr, acts } = roll({ ready, running: ['a', 'b', 'c', 'd'] });
    expect([status, stderr]).toEqual([1, expect.stringContaining('No server joined')]);
    expect(stderr).toContain(`docker stop --time 25 ${surplus} && docker rm ${surplus}\n`);
    expect(acts.join()).not.toMatch(/stop|rm /);
  });
});
