import { sql } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';
import { type AttemptState, attemptStates } from './attempt-states.ts';

/** How many attempts are in a state that is not final, and the age of the oldest. */
export type OpenAttempts = { state: AttemptState; count: number; oldestSeconds: number };

const finished: readonly AttemptState[] = ['done', 'declined'];

/** Every state that is not final, including those without attempts. */
export async function countOpenAttempts(db: Queries): Promise<OpenAttempts[]> {
  const rows = await db
    .selectFrom('checkout_attempts')
    .select((select) => [
      'state',
      select.fn.countAll<number>().as('count'),
      sql<number>`extract(epoch from now() - min(updated_at))::float8`.as('oldestSeconds'),
    ])
    // The index contains only open attempts.
    .where(
      'state',
      'not in',
      finished.map((state) => sql.lit(state)),
    )
    .groupBy('state')
    .execute();
  return attemptStates
    .filter((state) => !finished.includes(state))
    .map((state) => {
      const found = rows.find((row) => row.state === state);
      return { state, count: Number(found?.count ?? 0), oldestSeconds: found?.oldestSeconds ?? 0 };
    });
}
