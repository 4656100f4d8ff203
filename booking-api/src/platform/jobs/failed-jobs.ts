import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';

/** The ids in `field` of a queue's jobs whose latest job has failed so far, or permanently. */
export async function failedJobs(
  db: Queries,
  queue: string,
  field: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  // The queues create their tables when they first start.
  const { rows: made } = await sql<{ made: boolean }>`
    select to_regclass('pgboss.job') is not null as made`.execute(db);
  if (!made[0]?.made) return new Set();
  const { rows } = await sql<{ id: string; failed: boolean }>`
    select distinct on (data ->> ${sql.lit(field)}) data ->> ${sql.lit(field)} as id,
      state in ('retry', 'failed') or (state in ('created', 'active') and retry_count > 0) as failed
    from pgboss.job where name = ${queue} and data ->> ${sql.lit(field)} = any (${[...ids]}::text[])
    order by data ->> ${sql.lit(field)}, created_on desc`.execute(db);
  return new Set(rows.flatMap(({ id, failed }) => (failed ? [id] : [])));
}
