import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../build/workspace.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'systemd-'));
  mkdirSync(join(place, 'releases/first/server'), { recursive: true });
  symlinkSync(join(place, 'releases/first'), join(place, 'current'));
  for (const number of [1, 2]) writeFileSync(join(place, `server-${number}.env`), `PORT=400${number}\n`);
  mkdirSync(join(place, 'checkout/deploy/systemd'), { recursive: true });
  mkdirSync(join(place, 'checkout/dist/production/server'), { recursive: true });
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

/** Runs `release.sh` with a fake systemctl that records its commands; servers on `ready` ports answer `/readyz`. */
function release(words: readonly string[], { ready = '400[12]', migrates = true } = {}) {
  const record = join(place, 'record');
  writeFileSync(record, '');
  const fakes = {
    systemctl: `echo "$*" >> ${record}\ncase "$*" in *migrator) exit ${migrates ? 0 : 1} ;; esac`,
    curl: `case "$*" in *127.0.0.1:${ready}/readyz) exit 0 ;; esac\nexit 1`,
  };
  for (const [name, script] of Object.entries(fakes)) {
    writeFileSync(join(place, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(place, name), 0o755);
  }
  const script = join(place, 'checkout/deploy/systemd/release.sh');
  writeFileSync(script, readFileSync(join(root, 'deploy/systemd/release.sh')));
  const { status, stderr } = spawnSync('sh', [script, ...words], {
    encoding: 'utf8',
    env: { PATH: `${place}:${process.env.PATH}`, PLACE: place, SETTINGS: place, TRIES: '1' },
  });
  return {
    status,
    stderr,
    acts: readFileSync(record, 'utf8').trim().split('\n'),
    current: basename(readlinkSync(join(place, 'current'))),
  };
}

describe('a release with systemd', () => {
  it('migrates, restarts one server after the other, and the workers last', () => {
    const { status, acts, current } = release([]);
    expect(status).toBe(0);
    expect(acts).toEqual([
      'start sendahead-migrator',
      'restart sendahead-server@1',
      'restart sendahead-server@2',
      'restart sendahead-worker@*',
    ]);
    expect(current).toMatch(/^\d{4}-\d{2}-\d{2}T\d{6}Z$/);
    expect(existsSync(join(place, 'releases', current, 'server'))).toBe(true);
  });

  it('replaces nothing when a migration fails', () => {
    const { status, stderr, acts, current } = release([], { migrates: false });
    expect([status, current]).toEqual([1, 'first']);
    expect(stderr).toContain('The migrations failed');
    expect(acts).toEqual(['start sendahead-migrator']);
  });

  it('gives a server that does not become ready the release before again, and replaces no other', () => {
    const { status, stderr, acts, current } = release([], { ready: '4002' });
    expect([status, current]).toEqual([1, 'first']);
    expect(stderr).toContain('Server 1 does not become ready');
    expect(acts).toEqual([
      'start sendahead-migrator',
      'restart sendahead-server@1',
      'restart sendahead-server@1',
    ]);
  });

  it('returns to an earlier release without migrating', () => {
    release([]);
    const { status, acts, current } = release(['--to', 'first']);
    expect([status, current]).toEqual([0, 'first']);
    expect(acts[0]).toBe('restart sendahead-server@1');
  });

  it('refuses a release that does not exist, and lists those that do', () => {
    const { status, stderr, current } = release(['--to', 'second']);
    expect([status, current]).toEqual([1, 'first']);
    expect(stderr).toContain('There is no release second. Releases: first');
  });
});
