import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const due = `select count(*)::int as due from pgboss.job
  where state in ('created', 'retry', 'active') and start_after <= now() and name not like '\\_\\_pgboss%'
    and name not in (select name from pgboss.schedule)`;

/**
 * Settles when every due job is done, except recurring jobs, so that the follow-up work of an order affects
 * only its own measurement.
 */
export async function waitForJobs(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  while ((await client.query<{ due: number }>(due)).rows[0]?.due !== 0) await wait(100);
  await client.end();
}
