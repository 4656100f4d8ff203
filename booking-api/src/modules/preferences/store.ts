import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Queries } from '../../platform/database.ts';
import type { SavedAnswer } from './answer-rules.ts';

export type AnswersOfCart = {
  cartId: string;
  clubId: number;
  isOutbound: boolean;
  answers: readonly SavedAnswer[];
};

/** QN-09: keeps the answers with the cart; new ones for the same club and way take the place of the old. */
export async function saveAnswers(db: Queries, saved: AnswersOfCart, now: string): Promise<void> {
  const row = { answers: JSON.stringify(saved.answers) as never, saved_at: now };
  await db
    .insertInto('preference_answers')
    .values({ cart_id: saved.cartId, club_id: saved.clubId, is_outbound: saved.isOutbound, ...row })
    .onConflict((conflict) => conflict.columns(['cart_id', 'club_id', 'is_outbound']).doUpdateSet(row))
    .execute();
}

/** QN-10: keeps the traveler's dates with the cart. */
export async function saveInternationalInfo(
  db: Queries,
  cartId: string,
  info: { arrival: CalendarDate; departure: CalendarDate | null },
  now: string,
): Promise<void> {
  const row = {
    date_of_arrival: info.arrival,
    date_of_departure: info.departure,
    terms_accepted_at: now,
  };
  await db
    .insertInto('international_info')
    .values({ cart_id: cartId, ...row })
    .onConflict((conflict) => conflict.column('cart_id').doUpdateSet(row))
    .execute();
}

/** QN-09, QN-10: everything that was kept with a cart. */
export async function readPreferences(db: Queries, cartId: string) {
  const [answers, info] = await Promise.all([
    db
      .selectFrom('preference_answers')
      .innerJoin('facilities', 'facilities.id', 'preference_answers.club_id')
      .select(['club_id', 'facilities.name as club_name', 'is_outbound', 'answers'])
      .where('cart_id', '=', cartId)
      .orderBy('is_outbound', 'desc')
      .orderBy('club_id')
      .execute(),
    db
      .selectFrom('international_info')
      .select(['date_of_arrival', 'date_of_departure'])
      .where('cart_id', '=', cartId)
      .executeTakeFirst(),
  ]);
  return { answers, info };
}
