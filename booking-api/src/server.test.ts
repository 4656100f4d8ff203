import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { compileCache } from './testing/compile-cache.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { serverAddress } from './testing/server-address.ts';

const node = join(__dirname, '../../node_modules/.bin/node');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The server as `npm start` runs it, on a port that is free. */
const start = (): ChildProcess =>
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
    },
    stdio: ['ignore', 'pipe', 'pipe'],
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
});
