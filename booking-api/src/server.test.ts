import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { compileCache } from './testing/compile-cache.ts';
import { createTestDatabase, openTestPool, type TestDatabase } from './testing/database.ts';
import { serverAddress } from './testing/server-address.ts';
import { until } from './testing/until.ts';

const node = join(__dirname, '../../node_modules/.bin/node');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const started: ChildProcess[] = [];
const keep = (child: ChildProcess): ChildProcess => {
  started.push(child);
  return child;
};
/** The server as `npm start` runs it, on a port that is free. */
const start = (env: Record<string, string> = {}): ChildProcess =>
  keep(
    spawn(node, [join(__dirname, 'server.ts')], {
      env: {
        ...process.env,
        ...compileCache,
        NODE_ENV: 'test',
        DATABASE_URL: database.url,
        // Without a release: the process lives and says so.
        SENDAHEAD_DATA: join(__dirname, 'no-such-folder'),
        PORT: '0',
        LOG_LEVEL: 'info',
        // Starting blocks the loop for seconds on a busy machine.
        OVERLOAD_DELAY_MS: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );

afterEach(() => {
  for (const server of started.splice(0)) server.kill('SIGKILL');
});

const ended = (child: ChildProcess) => new Promise<number | null>((done) => child.once('exit', done));

describe('the server process', () => {
  it('OPEN-43 does not start in production without payments and mails, and says what is missing', async () => {
    const child = spawn(node, [join(__dirname, 'server.ts')], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: database.url, ...compileCache },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += String(chunk);
    });
    expect(await ended(child)).toBe(1);
    for (const name of ['PAYMENT_PROVIDER', 'MAIL_URL', 'MAIL_FROM', 'PUBLIC_URL'])
      expect(said).toContain(`${name}: missing`);
    expect(said).not.toContain('at ');
  });

  it('shuts down cleanly on SIGTERM and starts again after kill -9', async () => {
    const first = start();
    const ready = await fetch(`${await serverAddress(first)}/readyz`);
    expect(await ready.json()).toEqual({ status: 'no release to show' });
    const killed = ended(first);
    first.kill('SIGKILL');
    await killed;
    const second = start();
    expect((await fetch(`${await serverAddress(second)}/healthz`)).status).toBe(200);
    const left = ended(second);
    second.kill('SIGTERM');
    expect(await left).toBe(0);
  });

  it('asked to end, is not ready, goes on answering, and finishes a request in progress', async () => {
    const server = start({ DRAIN_SECONDS: '1' });
    const address = await serverAddress(server);
    const left = ended(server);
    const pool = openTestPool(database.url);
    const holder = await pool.connect();
    await holder.query('begin; lock table migrations in access exclusive mode');
    const slow = fetch(`${address}/readyz`);
    await until(async () => {
      const { rowCount } = await pool.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'");
      return (rowCount ?? 0) > 0;
    });
    server.kill('SIGTERM');
    const asked = async () => (await fetch(`${address}/healthz`)).headers.get('connection') === 'close';
    await until(asked);
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'leaving' });
    // No new connection once the time is over: the request in progress is all that keeps it.
    await until(() =>
      fetch(`${address}/healthz`).then(
        () => false,
        () => true,
      ),
    );
    await holder.query('commit');
    holder.release();
    await pool.end();
    expect(await (await slow).json()).toEqual({ status: 'no release to show' });
    expect(await left).toBe(0);
  });

  it('ends immediately at a second signal', async () => {
    const server = start({ DRAIN_SECONDS: '60' });
    const address = await serverAddress(server);
    const left = ended(server);
    server.kill('SIGTERM');
    await until(async () => (await fetch(`${address}/readyz`)).status === 503);
    server.kill('SIGTERM');
    expect(await left).toBe(1);
  });
});
