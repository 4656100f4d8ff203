import { sql } from 'kysely';
import type { Database, Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';

/** Longer than this nobody waits for a list, nor does the database work for one. */
const longest = 4000;
/** PostgreSQL’s code for a cancelled statement. */
const cancelled = '57014';

/**
 * Asks what is planned for its very words: a plan that fits all words reads the whole table for one that is rare. What
 * takes too long is refused: `search_too_wide`.
 */
export async function planEachTime<T>(
  db: Database,
  ask: (trx: Queries) => Promise<T>,
  longestMs = longest,
): Promise<T> {
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`select set_config('plan_cache_mode', 'force_custom_plan', true),
        set_config('statement_timeout', ${String(longestMs)}, true)`.execute(trx);
      return ask(trx);
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === cancelled)
      throw new Refusal(422, 'search_too_wide');
    throw error;
  }
}
