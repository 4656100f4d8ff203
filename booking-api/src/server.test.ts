import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { compileCache } from './testing/compile-cache.ts';
import { createTestDatabase, openTestPool, type TestDatabase } from './testing/database.ts';
import { serverUrl } from './testing/server-url.ts';
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
/** The server as `npm start` runs it, on a free port. */
const start = (env: Record<string, string> = {}): ChildProcess =>
  keep(
    spawn(node, [join(__dirname, 'server.ts')], {
      env: {
        ...process.env,
        ...compileCache,
        NODE_ENV: 'test',
        DATABASE_URL: database.url,
        // Without a release: the process runs and reports that.
        SENDAHEAD_DATA: join(__dirname, 'no-such-folder'),
        PORT: '0',
        LOG_LEVEL: 'info',
        // Starting blocks the event loop for seconds on a busy machine.
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
  /** The output of a production process before it ends. */
  const refusalOf = async (env: Record<string, string>): Promise<string> => {
    const child = spawn(node, [join(__dirname, 'server.ts')], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...compileCache, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += String(chunk);
    });
    expect(await ended(child)).toBe(1);
    return said;
  };
  const keys = {
    PUBLIC_URL: 'https://{brand}.example.com',
    MAIL_URL: 'smtps://mail.example.com',
    MAIL_FROM: 'bookings@example.com',
    SECRETS_KEY: 'a key of at least thirty-two characters',
    PAYMENT_PROVIDER: 'braintree',
    BRAINTREE_ENVIRONMENT: 'production',
    BRAINTREE_MERCHANT_ID: 'm',
    BRAINTREE_PUBLIC_KEY: 'p',
    BRAINTREE_PRIVATE_KEY: 's',
    CARRIER_PROVIDER: 'easypost',
    EASYPOST_API_KEY: 'EZAK',
  };

  it('OPEN-43 the server process does not start in production without its settings, and names all missing ones in one run', async () => {
    const said = await refusalOf({ PORT: 'many', SECRETS_KEY_FILE: '/no/such/file' });
    for (const name of ['DATABASE_URL', ...Object.keys(keys)].filter((name) => name !== 'SECRETS_KEY'))
      expect(said).toContain(`${name}: missing`);
    expect(said).toContain('SECRETS_KEY_FILE: /no/such/file cannot be read');
    expect(said).not.toContain('SECRETS_KEY: missing');
    expect(said).toContain('PORT: ');
    expect(said).not.toContain('at ');
  });

  it('OPEN-43 names the migrator’s command on an empty production database', async () => {
    const pool = openTestPool(database.url);
    const empty = new URL(database.url);
    empty.pathname = `${empty.pathname}_empty`;
    await pool.query(`create database ${empty.pathname.slice(1)}`);
    const said = await refusalOf({ ...keys, DATABASE_URL: empty.href });
    expect(said).toContain('node booking-api/src/prepare.ts');
    expect(said).not.toContain('npm run');
    await pool.query(`drop database ${empty.pathname.slice(1)} with (force)`);
    await pool.end();
  });

  it('shuts down cleanly on SIGTERM and starts again after kill -9', async () => {
    const first = start();
    const ready = await fetch(`${await serverUrl(first)}/readyz`);
    expect(await ready.json()).toEqual({ status: 'no release to show' });
    const killed = ended(first);
    first.kill('SIGKILL');
    await killed;
    const second = start();
    expect((await fetch(`${await serverUrl(second)}/healthz`)).status).toBe(200);
    const left = ended(second);
    second.kill('SIGTERM');
    expect(await left).toBe(0);
  });

  it('the server process, when stopped, is not ready, continues to answer, and finishes a request in progress', async () => {
    const server = start({ DRAIN_SECONDS: '1' });
    const url = await serverUrl(server);
    const left = ended(server);
    const pool = openTestPool(database.url);
    const holder = await pool.connect();
    await holder.query('begin; lock table migrations in access exclusive mode');
    const slow = fetch(`${url}/readyz`);
    await until(async () => {
      const { rowCount } = await pool.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'");
      return (rowCount ?? 0) > 0;
    });
    server.kill('SIGTERM');
    const asked = async () => (await fetch(`${url}/healthz`)).headers.get('connection') === 'close';
    await until(asked);
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'leaving' });
    // After the drain time it accepts no connection: only the request in progress keeps it alive.
    await until(() =>
      fetch(`${url}/healthz`).then(
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
    const url = await serverUrl(server);
    const left = ended(server);
    server.kill('SIGTERM');
    await until(async () => (await fetch(`${url}/readyz`)).status === 503);
    server.kill('SIGTERM');
    expect(await left).toBe(1);
  });
});
