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

/** Runs `roll.sh` with a fake Docker that records its commands and has these servers, two more after scaling. */
function roll({
  ready,
  running = ['a', 'b'],
  env = {},
  starts = true,
}: {
  ready: boolean;
  running?: readonly string[];
  env?: NodeJS.ProcessEnv;
  starts?: boolean;
}) {
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
  *"--scale server=${running.length + Number(env.SERVERS || 2)} server") ${starts ? "printf 'y\\nz\\n'" : ':'} >> ${servers} ;;
  exec*) exit ${ready ? 0 : 1} ;;
esac
`,
  );
  chmodSync(docker, 0o755);
  const { status, stderr } = spawnSync('sh', [join(root, 'deploy/roll.sh')], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${place}:${process.env.PATH}`, JOINS: '0', TRIES: '1', ...env },
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
    expect(acts.findIndex((act) => act.startsWith('exec z'))).toBeLessThan(
      acts.findIndex((act) => act.startsWith('stop')),
    );
  });

  it('a roll changes nothing when a new server does not become ready', () => {
    const { status, stderr, acts } = roll({ ready: false });
    expect(status).toBe(1);
    expect(stderr).toContain('does not become ready');
    expect(acts).toContain('rm --force y z');
    expect(acts.join()).not.toMatch(/stop|worker/);
  });

  it('a roll after an interrupted one replaces all servers that run', () => {
    const { status, acts } = roll({ ready: true, running: ['a', 'b', 'c', 'd'] });
    expect(status).toBe(0);
    expect(acts).toContain('up --detach --no-deps --no-recreate --scale server=6 server');
    expect(acts).toContain('stop --time 25 a b c d');
    expect(acts).toContain('up --detach --no-deps --no-recreate --scale server=2 server');
  });

  it('a roll leaves as many servers as SERVERS says', () => {
    const { acts } = roll({ ready: true, env: { SERVERS: '3' } });
    expect(acts).toContain('up --detach --no-deps --no-recreate --scale server=5 server');
    expect(acts).toContain('up --detach --no-deps --no-recreate --scale server=3 server');
  });

  it('a roll that starts no server says so and stops none', () => {
    const { status, stderr, acts } = roll({ ready: true, starts: false });
    expect([status, stderr]).toEqual([1, expect.stringContaining('No new server was started')]);
    expect(acts.join()).not.toMatch(/stop|rm /);
  });
});
