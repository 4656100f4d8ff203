import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { compileCache } from './testing/compile-cache.ts';
import { startPerFile } from './testing/server-per-file.ts';
import { startTestApp } from './testing/test-app.ts';
import { until } from './testing/until.ts';
import { sweepJob } from './workflows/resume/expire/jobs.ts';

const node = join(__dirname, '../../node_modules/.bin/node');
/** A server that sends jobs and runs none. */
const server = startPerFile(startTestApp);
beforeAll(() => server.context.jobs.start('send'));

const start = (env: Record<string, string> = {}) =>
  spawn(node, [join(__dirname, 'worker.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL: server.context.config.databaseUrl,
      ...compileCache,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
const send = () =>
  server.context.db.transaction().execute((trx) => server.context.jobs.enqueue(trx, sweepJob, {}));
const states = async () =>
  (
    await sql<{ state: string }>`select state from pgboss.job where name = 'sweep'`.execute(server.context.db)
  ).rows.map(({ state }) => state);
const done = (jobs: number) =>
  until(async () => (await states()).filter((state) => state === 'completed').length === jobs);

describe('a worker', () => {
  it('runs jobs that were sent before it started, and shuts down cleanly on SIGTERM', async () => {
    await send();
    expect(await states()).toEqual(['created']);
    const worker = start();
    await done(1);
    const ended = once(worker, 'exit');
    worker.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('leaves later jobs to another worker after it was killed', async () => {
    const workers = [start(), start()];
    await send();
    await done(2);
    for (const [index, worker] of workers.entries()) {
      const ended = once(worker, 'exit');
      worker.kill('SIGKILL');
      await ended;
      if (index > 0) continue;
      await send();
      await done(3);
    }
    expect(await states()).toEqual(['completed', 'completed', 'completed']);
  });

  it('OPEN-43 a worker does not start in production without payments and mails, and names what is missing', async () => {
    const worker = start({ NODE_ENV: 'production' });
    let said = '';
    worker.stderr.on('data', (chunk) => {
      said += String(chunk);
    });
    expect(await once(worker, 'exit')).toEqual([1, null]);
    for (const name of ['PAYMENT_PROVIDER', 'MAIL_URL', 'PUBLIC_URL'])
      expect(said).toContain(`${name}: missing`);
  });
});
