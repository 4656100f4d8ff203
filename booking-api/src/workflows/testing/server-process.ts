import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { compileCache } from '../../testing/compile-cache.ts';
import { listening } from '../../testing/listening.ts';

const workspace = resolve(__dirname, '../../../..');

/** The real server as a process that can be killed. */
export type ServerProcess = {
  /** Empty for one that was to die before it was ready. */
  url: string;
  /** Settles when the process has ended, by itself or by a signal. */
  ended: Promise<void>;
  output: string[];
  stop(): Promise<void>;
};

/** `dies`: a crash point will meet it, maybe before it is ready. */
export async function startServer(env: Record<string, string>, dies = false): Promise<ServerProcess> {
  const child = spawn(
    resolve(workspace, 'node_modules/.bin/node'),
    ['booking-api/src/workflows/testing/serve.ts'],
    {
      cwd: workspace,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'info',
        ...compileCache,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  return {
    // By name: the server answers no other host than the brands' and localhost.
    url: dies ? '' : (await listening(child)).replace('127.0.0.1', 'localhost'),
    ended,
    output,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
