import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const node = join(__dirname, '../../../node_modules/.bin/node');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'group-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** One of our commands that runs a command, which starts a server and prints its process id. */
function startCommand(): { pid: number; ended: Promise<number | null>; server: Promise<number> } {
  const pidFile = join(folder, 'server.pid');
  const server =
    "setInterval(() => {}, 1000); require('fs').writeFileSync(process.argv[1], String(process.pid));";
  const step = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(server)}, ${JSON.stringify(pidFile)}]); setInterval(() => {}, 1000);`;
  const group = join(__dirname, 'process-group.ts');
  const script = `import { runGroup } from ${JSON.stringify(group)};
    process.exit(await runGroup([process.execPath, '-e', ${JSON.stringify(step)}], { cwd: '/' }));`;
  const file = join(folder, 'command.mjs');
  writeFileSync(file, script);
  const child = spawn(node, [file], { stdio: 'ignore' });
  return {
    pid: child.pid ?? 0,
    ended: new Promise((done) => child.once('exit', (code) => done(code))),
    server: waitFor(() => Number(readFileSync(pidFile, 'utf8')) || undefined),
  };
}

async function waitFor<T>(look: () => T | undefined): Promise<T> {
  for (;;) {
    try {
      const found = look();
      if (found !== undefined) return found;
    } catch {
      // The file does not exist yet.
    }
    await pause(20);
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('a command that is asked to end', () => {
  it.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
    'leaves no process running that it started, directly or indirectly (%s)',
    async (signal) => {
      const command = startCommand();
      const server = await command.server;
      process.kill(command.pid, signal);
      expect(await command.ended).toBe(1);
      await waitFor(() => (isAlive(server) ? undefined : true));
    },
  );
});
