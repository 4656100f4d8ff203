import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';

/** The current state of a queue: its waiting jobs, and since when the oldest could have started. */
export type QueueDepth = { queue: string; ready: number; retried: number; oldestSeconds: number };

/** Every queue with a job that could start now. */
export async function queueDepths(db: Queries): Promise<QueueDepth[]> {
  // The queues create their tables when they first start.
  const { rows: made } = await sql<{ made: boolean }>`
    select to_regclass('pgboss.job') is not null as made`.execute(db);
  if (!made[0]?.made) return [];
  const { rows } = await sql<QueueDepth>`
    select name as queue, count(*)::int as ready, (count(*) filter (where state = 'retry'))::int as retried,
      extract(epoch from now() - min(start_after))::float8 as "oldestSeconds"
    from pgboss.job where state < 'active' and start_after <= now() and name not like '\\_\\_pgboss%'
    group by name`.execute(db);
  return rows;
}
