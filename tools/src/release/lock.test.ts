import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withLock } from './lock.ts';

const dead = '999999999';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the lock of the release store', () => {
  it('RL-15 never has two holders, however many find the lock of a process that died', async () => {
    let most = 0;
    const round = async (name: number): Promise<void> => {
      const path = join(folder, `lock-${name}`);
      writeFileSync(path, dead);
      let inside = 0;
      const one = async (index: number): Promise<void> => {
        await pause(((index * 7 + name) % 12) / 3);
        await withLock(path, async () => {
          inside += 1;
          most = Math.max(most, inside);
          await pause(1);
          inside -= 1;
        });
      };
      await Promise.all(Array.from({ length: 12 }, (_, index) => one(index)));
    };
    await Promise.all(Array.from({ length: 60 }, (_, name) => round(name)));
    expect(most).toBe(1);
  }, 60_000);

  it('waits while another process drops the lock of a dead one', async () => {
    const path = join(folder, 'lock');
    writeFileSync(path, dead);
    writeFileSync(`${path}.drop`, String(process.pid));
    let isInside = false;
    const work = withLock(path, async () => {
      isInside = true;
    });
    await pause(200);
    expect(isInside).toBe(false);
    rmSync(`${path}.drop`);
    await work;
    expect(isInside).toBe(true);
  });

  it('is taken over even if a process died while it dropped the lock', async () => {
    const path = join(folder, 'lock');
    writeFileSync(path, dead);
    writeFileSync(`${path}.drop`, dead);
    utimesSync(`${path}.drop`, new Date(0), new Date(0));
    await expect(withLock(path, async () => 'done')).resolves.toBe('done');
  });
});
