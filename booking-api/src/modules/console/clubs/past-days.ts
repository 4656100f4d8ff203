import type { Queries } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';

/** Throws Refusal `invalid` where a club is closed on a day that is over; days that it has already stay. */
export async function refusePastDays(
  db: Queries,
  { clubId, dates, today }: { clubId: number; dates: readonly string[] | undefined; today: string },
): Promise<void> {
  const over = (dates ?? []).filter((date) => date < today);
  if (over.length === 0) return;
  const row = await db
    .selectFrom('facilities')
    .select('closed_dates')
    .where('id', '=', clubId)
    .executeTakeFirst();
  const kept = new Set<string>(row?.closed_dates);
  if (over.some((date) => !kept.has(date)))
    throw refuse('invalid', [{ path: 'fields.closed_dates', code: 'day_over' }]);
}
