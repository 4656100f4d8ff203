import { sql } from 'kysely';
import * as z from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { until } from '../../testing/until.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { defineJob, UnreadableJob } from './define-job.ts';
import { createJobs, type Jobs } from './jobs.ts';

let database: TestDatabase;
let db: Database;
let jobs: Jobs;
const seen: unknown[] = [];
const errors: unknown[] = [];
const note = defineJob(
  'note',
  z.object({ text: z.string(), tone: z.enum(['calm', 'loud']).default('calm') }),
);
const stubbornJob = defineJob('stubborn', z.object({}), { retries: 5 });
let failures = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url);
  jobs = createJobs(database.url, (error) => errors.push(error));
  jobs.handle(note, async ({ text, tone }) => {
    seen.push(tone === 'calm' ? text : text.toUpperCase());
  });
  jobs.handle(stubbornJob, async () => {
    failures += 1;
    if (failures < 2) throw new Error('not yet');
  });
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await db.destroy();
  await database.drop();
});

const stubborn = async () => {
  const { rows } = await sql<{ state: string; retry_count: number; retry_limit: number }>`
    select state, retry_count, retry_limit from pgboss.job where name = 'stubborn'
  `.execute(db);
  return rows[0];
};

describe('jobs', () => {
  it('jobs exist if and only if the transaction that causes them commits', async () => {
    const failing = db.transaction().execute(async (trx) => {
      await jobs.enqueue(trx, note, { text: 'rolled back' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await db.transaction().execute((trx) => jobs.enqueue(trx, note, { text: 'committed' }));
    await until(async () => seen.length > 0);
    expect(seen).toEqual(['committed']);
  });

  it('jobs of a killed process are resumed half a minute after their deadline', async () => {
    // Out of every worker's reach at first, then in the state that a killed process leaves.
    await db
      .transaction()
      .execute((trx) => jobs.enqueue(trx, note, { text: 'of the killed' }, { startAfterSeconds: 3600 }));
    await sql`update pgboss.job set state = 'active', started_on = now() - interval '2 minutes', start_after = now()
      where name = 'note' and data ->> 'text' = 'of the killed'`.execute(db);
    await until(async () => seen.includes('of the killed'), 50);
  }, 60_000);

  it('jobs start by notification, and not only by polling', async () => {
    // From here on the pause between two polls is a quarter of an hour: only a notification ends it.
    const { setTimeout: start } = globalThis;
    const slowly = (work: () => void, ms?: number) => start(work, (ms ?? 0) * 1000);
    const pauses = jest.spyOn(globalThis, 'setTimeout').mockImplementation(slowly as typeof setTimeout);
    for (let round = 0; round < 10; round += 1) {
      const before = seen.length;
      await db.transaction().execute((trx) => jobs.enqueue(trx, note, { text: `word ${round}` }));
      await until(async () => seen.length > before);
    }
    expect(pauses).toHaveBeenCalled();
    pauses.mockRestore();
  });

  it('jobs have the data of their definition; fields that an earlier release left out get defaults', async () => {
    await db.transaction().execute((trx) => jobs.enqueue(trx, note, { text: 'hey', tone: 'loud' }));
    await until(async () => seen.includes('HEY'));
    await sql`insert into pgboss.job (id, name, data)
      values (gen_random_uuid(), 'note', '{"text": "early"}')`.execute(db);
    await until(async () => seen.includes('early'));
  });

  it('fail with the error when their data does not match, and are not handled', async () => {
    const before = seen.length;
    await sql`insert into pgboss.job (id, name, data, retry_limit)
      values (gen_random_uuid(), 'note', '{"text": 5}', 0)`.execute(db);
    const failed = await until(async () => {
      const { rows } = await sql<{ output: object }>`select output from pgboss.job
        where name = 'note' and state = 'failed'`.execute(db);
      return rows[0];
    });
    expect(failed.output).toEqual({ error: 'UnreadableJob' });
    const error = errors.find((each) => each instanceof UnreadableJob);
    expect(String(error)).toMatch(/note: .*expected string, received number.*at text/s);
    expect(seen).toHaveLength(before);
  });

  it('a failed job is retried', async () => {
    await db.transaction().execute((trx) => jobs.enqueue(trx, stubbornJob, {}));
    await until(async () => failures === 2);
    await until(async () => (await stubborn())?.state === 'completed');
    expect(await stubborn()).toEqual({ state: 'completed', retry_count: 1, retry_limit: 5 });
  });
});
