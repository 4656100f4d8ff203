import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { clubResource } from './club-resource.ts';

/** Throws Refusal `invalid` where a club is closed on a day that is over; days that it has already stay. */
export async function refusePastDays(
  db: Database,
  { clubId, dates, today }: { clubId: number; dates: readonly string[] | undefined; today: string },
): Promise<void> {
  const over = (dates ?? []).filter((date) => date < today);
  if (over.length === 0) return;
  const club = await db.transaction().execute((trx) => clubResource.readLocked(trx, String(clubId)));
  const storedDates = new Set(Array.isArray(club?.closed_dates) ? club.closed_dates.map(String) : []);
  if (over.some((date) => !storedDates.has(date)))
    throw refuse('invalid', [{ path: 'fields.closed_dates', code: 'day_over' }]);
}
