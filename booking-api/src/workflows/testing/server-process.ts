import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const workspace = resolve(__dirname, '../../../..');

/** The real server as a process that can be killed. */
export type ServerProcess = {
  url: string;
  /** Settles when the process has ended, by itself or by a signal. */
  ended: Promise<void>;
  output: string[];
  stop(): Promise<void>;
};

/** `dies`: a crash point will meet it, maybe before it is ready. */
export async function startServer(env: Record<string, string>, dies = false): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(
    resolve(workspace, 'node_modules/.bin/node'),
    ['booking-api/src/workflows/testing/serve.ts'],
    {
      cwd: workspace,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'info',
        NODE_COMPILE_CACHE: join(tmpdir(), 'server-process-cache'),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const url = `http://127.0.0.1:${port}`;
  if (!dies) await ready(url, child, output);
  return {
    url,
    ended,
    output,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function ready(url: string, child: ChildProcess, output: string[]): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server ended: ${output.join('')}`);
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error('the server did not start');
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
