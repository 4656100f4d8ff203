import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';

/** The current state of a job; finished ones are kept according to the queue's retention. */
export type JobAbout = {
  queue: string;
  state: string;
  tries: number;
  created_at: string;
  /** The kind of the last failure; empty without one. */
  error: string;
};

const most = 50;
/** The subjects that a job names. */
const names = ['orderId', 'parcelId', 'partId', 'transactionId'] as const;

/** The jobs whose data contains one of some ids, latest first. */
export async function jobsAbout(db: Queries, ids: readonly string[]): Promise<JobAbout[]> {
  // The queues create their tables when they first start.
  const { rows: made } = await sql<{ made: boolean }>`
    select to_regclass('pgboss.job') is not null as made`.execute(db);
  if (!made[0]?.made) return [];
  const about = sql.join(
    names.map((name) => sql`data ->> ${sql.lit(name)} = any (${sql.val([...ids])}::text[])`),
    sql` or `,
  );
  const { rows } = await sql<JobAbout>`
    select name as queue, state::text as state, retry_count as tries, created_on as created_at,
      coalesce(output ->> 'error', '') as error
    from pgboss.job where ${about} order by created_on desc limit ${most}`.execute(db);
  return rows;
}
