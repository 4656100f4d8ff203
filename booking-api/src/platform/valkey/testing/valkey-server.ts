import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import { until } from '../../../testing/until.ts';

/** Valkey or Redis of the system, which the set-up of the tests installs where it may. */
const program = ['valkey-server', 'redis-server'].find(
  (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
);

/** Whether tests run over a real server; they are skipped without one. `npm run rehearse` always has one. */
export const hasValkey = program !== undefined;
export const describeWithValkey = hasValkey ? describe : describe.skip;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** A real server that keeps nothing, and dies, hangs and comes back when a test says so. */
export async function startValkeyServer() {
  if (!program) throw new Error('put valkey-server or redis-server on the PATH');
  const command = program;
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    child = spawn(command, words, { stdio: 'ignore' });
    const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
    client.on('error', () => {});
    await until(async () => {
      if (client.status !== 'ready') await client.connect().catch(() => {});
      return client.status === 'ready';
    });
    client.disconnect();
  };
  const die = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    url,
    die,
    comeBack: start,
    /** Accepts connections and answers nothing. */
    hang: () => child.kill('SIGSTOP'),
    wakeUp: () => child.kill('SIGCONT'),
  };
}
