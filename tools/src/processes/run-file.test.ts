import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AlreadyRunning, clearLeftovers, writeRunFile } from './run-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that does nothing, known in the process list by its script. */
function idle(name: string): { pid: number; script: string; gone: Promise<void> } {
  const script = join(folder, name);
  writeFileSync(script, 'setInterval(() => {}, 1000);');
  const child = spawn(process.execPath, [script], { stdio: 'ignore' });
  return { pid: child.pid ?? 0, script, gone: new Promise((resolve) => child.once('exit', () => resolve())) };
}

const killed = { port: 4000, owner: { pid: 999_999_999, script: 'start.ts' } };

describe('a start after a kill', () => {
  it('a start ends the servers that the killed start left behind', async () => {
    const orphan = idle('server.js');
    const file = join(folder, 'run.json');
    writeRunFile(file, {
      ...killed,
      children: [{ pid: orphan.pid, script: orphan.script }],
    });
    await clearLeftovers(file);
    await orphan.gone;
    await expect(clearLeftovers(file)).resolves.toBeUndefined();
  });

  it('a start does not touch a process with another script, which reuses the process id', async () => {
    const stranger = idle('stranger.js');
    const file = join(folder, 'run.json');
    writeRunFile(file, {
      ...killed,
      children: [{ pid: stranger.pid, script: '/elsewhere/server.js' }],
    });
    await clearLeftovers(file);
    expect(() => process.kill(stranger.pid, 0)).not.toThrow();
    process.kill(stranger.pid);
    await stranger.gone;
  });

  it('a second start on the same data is refused', async () => {
    const first = idle('start.js');
    const file = join(folder, 'run.json');
    writeRunFile(file, { port: 4000, owner: first, children: [] });
    await expect(clearLeftovers(file)).rejects.toThrow(AlreadyRunning);
    process.kill(first.pid);
    await first.gone;
  });
});
