import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Builds and serves a remote's stand-alone page; resolves when the build is finished. */
export async function serveAlone(remote: string, port: number): Promise<{ url: string; stop(): void }> {
  const script = 'tools/src/commands/stand-alone.ts';
  const child = spawn(process.execPath, [script, remote, String(port)], {
    cwd: root,
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}/`;
  for (let tries = 0; tries < 240; tries += 1) {
    const page = await fetch(url).then(
      (answer) => answer.text(),
      () => '',
    );
    if (page.includes('type="module"')) return { url, stop: () => void child.kill() };
    await new Promise((wake) => setTimeout(wake, 500));
  }
  child.kill();
  throw new Error(`${remote} alone did not come up`);
}
