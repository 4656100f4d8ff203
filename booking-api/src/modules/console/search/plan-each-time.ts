import { sql } from 'kysely';
import type { Database, Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';

/** The maximum time for a list, for the staff and the database. */
const longest = 4000;
/** PostgreSQL’s code for a canceled statement. */
const cancelled = '57014';

/**
 * Plans a query for its actual words: a generic plan reads the whole table for a rare one. A query that takes
 * too long is refused: `search_too_wide`.
 */
export async function planEachTime<T>(
  db: Database,
  ask: (trx: Queries) => Promise<T>,
  maxMs = longest,
): Promise<T> {
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`select set_config('plan_cache_mode', 'force_custom_plan', true),
        set_config('statement_timeout', ${String(maxMs)}, true)`.execute(trx);
      return ask(trx);
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === cancelled)
      throw new Refusal(422, 'search_too_wide');
    throw error;
  }
}
