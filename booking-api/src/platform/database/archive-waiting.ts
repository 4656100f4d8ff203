import { sql } from 'kysely';
import type { Queries } from './database.ts';

/**
 * For how many seconds PostgreSQL has been unable to archive its log: 0 when the last attempt succeeded.
 * Undefined when archiving is off.
 */
export async function archiveWaiting(db: Queries): Promise<number | undefined> {
  const { rows } = await sql<{ mode: string; seconds: number }>`
    select current_setting('archive_mode') as mode,
      case when last_failed_time > coalesce(last_archived_time, '-infinity')
        then extract(epoch from now() - coalesce(last_archived_time, stats_reset, last_failed_time))::float8 else 0 end as seconds
    from pg_stat_archiver`.execute(db);
  const [row] = rows;
  return row && row.mode !== 'off' ? row.seconds : undefined;
}
