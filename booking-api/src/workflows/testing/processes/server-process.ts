import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { compileCache } from '../../../testing/compile-cache.ts';
import { serverUrl } from '../../../testing/server-url.ts';

const workspace = resolve(__dirname, '../../../../..');

/** A process of ours that can be killed. */
export type OwnProcess = {
  /** Settles when the process has ended, on its own or by a signal. */
  ended: Promise<void>;
  stop(): Promise<void>;
  /** Its log output. */
  said(): string;
};

export type ServerProcess = OwnProcess & { url: string };

/** The server as a process; settles when it listens. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const { child, ...started } = start('workflows/testing/serve.ts', env);
  // By name: the server answers only the brands' hosts and localhost.
  return { ...started, url: (await serverUrl(child)).replace('127.0.0.1', 'localhost') };
}

/** The worker as a process; its effects show when it is done. */
export function startWorker(env: Record<string, string>): OwnProcess {
  const { child: _child, ...started } = start('worker.ts', env);
  return started;
}

function start(script: string, env: Record<string, string>): OwnProcess & { child: ChildProcess } {
  const child = spawn(resolve(workspace, 'node_modules/.bin/node'), [`booking-api/src/${script}`], {
    cwd: workspace,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'info',
      // A busy machine that runs the tests is not overload.
      OVERLOAD_DELAY_MS: '0',
      ...compileCache,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (piece) => {
    said += String(piece);
  });
  child.stderr.resume();
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  return {
    child,
    ended,
    said: () => said,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
