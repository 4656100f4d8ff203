import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from './postgres.ts';

const node = join(__dirname, '../../../node_modules/.bin/node');
const databaseUrl = process.env.DATABASE_URL;
let dataDir = '';

beforeAll(() => {
  delete process.env.DATABASE_URL;
});
afterAll(() => {
  if (databaseUrl) process.env.DATABASE_URL = databaseUrl;
});
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sendahead-postgres-'));
  execFileSync('chmod', ['755', dataDir]);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const ask = async (url: string, text: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows[0]?.[0];
  } finally {
    await client.end();
  }
};
const kept = () => JSON.parse(readFileSync(join(dataDir, 'postgres/connection.json'), 'utf8'));

describe('the embedded PostgreSQL', () => {
  it('the embedded server starts again after a stop with the same data, port and password', async () => {
    const first = await startPostgres({ dataDir });
    expect(await ask(first.url, 'show server_version')).toMatch(/^18/);
    await ask(first.url, 'create table kept as select 7 as n');
    await first.stop();
    await expect(ask(first.url, 'select 1')).rejects.toThrow();
    const second = await startPostgres({ dataDir });
    expect(second.url).toBe(first.url);
    expect(await ask(second.url, 'select n from kept')).toBe(7);
    await second.stop();
  });

  it('a server left running by a killed owner is taken over', async () => {
    const script = `import { startPostgres } from ${JSON.stringify(join(__dirname, 'postgres.ts'))};
      const { url } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)} }); console.log(url); setInterval(() => {}, 1000);`;
    const owner = spawn(node, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
    const url = await new Promise<string>((done) =>
      owner.stdout.once('data', (chunk) => done(String(chunk).trim())),
    );
    const guest = await startPostgres({ dataDir });
    await guest.stop();
    expect(await ask(url, 'select 1')).toBe(1);
    await new Promise((done) => {
      owner.once('exit', done);
      owner.kill('SIGKILL');
    });
    const heir = await startPostgres({ dataDir });
    expect(heir.url).toBe(url);
    await heir.stop();
    await expect(ask(url, 'select 1')).rejects.toThrow();
  });

  it('the server starts after a machine crash, when another process has its lock and its port', async () => {
    const first = await startPostgres({ dataDir });
    await first.stop();
    const lock = join(dataDir, 'postgres/cluster/postmaster.pid');
    writeFileSync(lock, `${process.pid}\n${dataDir}\n1\n${kept().port}\n`);
    const blocker = createServer().listen(kept().port, '127.0.0.1');
    await new Promise((done) => blocker.once('listening', done));
    const second = await startPostgres({ dataDir });
    expect(second.url).not.toBe(first.url);
    expect(await ask(second.url, 'select 1')).toBe(1);
    await second.stop();
    await new Promise((done) => blocker.close(done));
    expect(existsSync(lock)).toBe(false);
  });

  it('the server of DATABASE_URL is never touched', async () => {
    process.env.DATABASE_URL = 'postgres://elsewhere/db';
    const given = await startPostgres({ dataDir });
    delete process.env.DATABASE_URL;
    expect(given.url).toBe('postgres://elsewhere/db');
    await given.stop();
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  });
});
