import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

const node = join(__dirname, '../../node_modules/.bin/node');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Starts the server as `npm start` does and gives its address once it listens. */
async function start(port: number): Promise<ChildProcess> {
  const child = spawn(node, [join(__dirname, 'server.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      PORT: String(port),
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((done, fail) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('Server listening') && done());
    child.once('exit', (code) => fail(new Error(`ended with ${code}`)));
  });
  return child;
}

const ended = (child: ChildProcess) => new Promise<number | null>((done) => child.once('exit', done));

describe('the process', () => {
  it('OPEN-43 does not start in production without payments and mails, and says what is missing', async () => {
    const child = spawn(node, [join(__dirname, 'server.ts')], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: database.url },
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
  }, 60_000);

  it('finishes cleanly on SIGTERM and starts again after kill -9', async () => {
    const port = 40_000 + Math.floor(Math.random() * 20_000);
    const first = await start(port);
    expect(await (await fetch(`http://localhost:${port}/readyz`)).json()).toEqual({ status: 'ready' });
    const killed = ended(first);
    first.kill('SIGKILL');
    await killed;
    const second = await start(port);
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
    const left = ended(second);
    second.kill('SIGTERM');
    expect(await left).toBe(0);
  }, 60_000);
});
