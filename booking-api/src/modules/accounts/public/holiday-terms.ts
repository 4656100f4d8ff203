import type { Queries } from '../../../platform/database/database.ts';

/** The season of an instant: the calendar year in which it ends. A season begins in November. */
export const seasonOf = (instant: string): number => {
  const [year, month] = [Number(instant.slice(0, 4)), Number(instant.slice(5, 7))];
  return month >= 11 ? year + 1 : year;
};

export async function hasHolidayTerms(db: Queries, userId: string, year: number): Promise<boolean> {
  const row = await db
    .selectFrom('holiday_terms')
    .select('year')
    .where('user_id', '=', userId)
    .where('year', '=', year)
    .executeTakeFirst();
  return row !== undefined;
}

/** Accepting twice counts once. */
export async function acceptHolidayTerms(
  db: Queries,
  terms: { userId: string; year: number; acceptedBy: string; at: string },
): Promise<void> {
  await db
    .insertInto('holiday_terms')
    .values({ user_id: terms.userId, year: terms.year, accepted_by: terms.acceptedBy, accepted_at: terms.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
