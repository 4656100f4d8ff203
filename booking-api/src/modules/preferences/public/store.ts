import { type CalendarDate, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Queries } from '../../../platform/database/database.ts';
import type { SavedAnswer } from '../answer-rules.ts';

export type AnswersOfCart = {
  cartId: string;
  clubId: number;
  isOutbound: boolean;
  answers: readonly SavedAnswer[];
};

/** QN-09: saves the answers with the cart; new ones replace those for the same club and leg. */
export async function saveAnswers(db: Queries, saved: AnswersOfCart, now: string): Promise<void> {
  const row = { answers: JSON.stringify(saved.answers) as never, saved_at: now };
  await db
    .insertInto('preference_answers')
    .values({ cart_id: saved.cartId, club_id: saved.clubId, is_outbound: saved.isOutbound, ...row })
    .onConflict((conflict) => conflict.columns(['cart_id', 'club_id', 'is_outbound']).doUpdateSet(row))
    .execute();
}

/** Copies the answers of another cart to a cart. */
export async function carryAnswers(db: Queries, carts: { from: string; to: string }): Promise<void> {
  const savedAnswers = await db
    .selectFrom('preference_answers')
    .selectAll()
    .where('cart_id', '=', carts.from)
    .execute();
  for (const { club_id, is_outbound, answers, saved_at } of savedAnswers) {
    const carried = { cartId: carts.to, clubId: club_id, isOutbound: is_outbound, answers };
    await saveAnswers(db, carried, saved_at);
  }
}

/** The traveler's arrival and, if known, departure. */
export type InternationalDays = { arrival: CalendarDate; departure: CalendarDate | null };

/**
 * QN-10: saves the traveler's dates with the cart. False for an order with different dates, because customs
 * already has those, and they change with the order.
 */
export async function keepInternationalInfo(
  db: Queries,
  cartId: string,
  info: InternationalDays,
  now: string,
): Promise<boolean> {
  const row = {
    date_of_arrival: info.arrival,
    date_of_departure: info.departure,
    terms_accepted_at: now,
  };
  await db
    .insertInto('international_info')
    .values({ cart_id: cartId, ...row })
    .onConflict((conflict) =>
      conflict
        .column('cart_id')
        .doUpdateSet(row)
        .where((where) =>
          where.exists(
            where
              .selectFrom('carts')
              .select('carts.id')
              .where('carts.id', '=', cartId)
              .where('carts.status', '=', 'open'),
          ),
        ),
    )
    .execute();
  const savedInfo = await infoOf(db, cartId);
  return savedInfo?.date_of_arrival === info.arrival && savedInfo.date_of_departure === info.departure;
}

const infoOf = (db: Queries, cartId: string) =>
  db
    .selectFrom('international_info')
    .select(['date_of_arrival', 'date_of_departure'])
    .where('cart_id', '=', cartId)
    .executeTakeFirst();

/** QN-10: the info stored with a cart, or else with the cart of the order that it amends. */
export async function readInternationalInfo(
  db: Queries,
  cartId: string,
  amends: string | null = null,
): Promise<InternationalDays | undefined> {
  const amended = () =>
    db
      .selectFrom('international_info')
      .innerJoin('orders', 'orders.cart_id', 'international_info.cart_id')
      .select(['date_of_arrival', 'date_of_departure'])
      .where('orders.id', '=', amends)
      .executeTakeFirst();
  const row = (await infoOf(db, cartId)) ?? (amends === null ? undefined : await amended());
  return (
    row && {
      arrival: calendarDate(row.date_of_arrival),
      departure: row.date_of_departure === null ? null : calendarDate(row.date_of_departure),
    }
  );
}

/** Copies another cart's data to a cart; with `since`, only a future arrival. */
export async function carryInternationalInfo(
  db: Queries,
  carts: { from: string; to: string },
  since?: CalendarDate,
): Promise<void> {
  const savedInfo = await db
    .selectFrom('international_info')
    .selectAll()
    .where('cart_id', '=', carts.from)
    .executeTakeFirst();
  if (!savedInfo || (since !== undefined && savedInfo.date_of_arrival < since)) return;
  const { cart_id: _, ...row } = savedInfo;
  await db
    .insertInto('international_info')
    .values({ cart_id: carts.to, ...row })
    .onConflict((conflict) => conflict.column('cart_id').doUpdateSet(row))
    .execute();
}

/** QN-09: a cart's answers, by club and leg. */
export const answersOf = (db: Queries, cartId: string) =>
  db
    .selectFrom('preference_answers')
    .innerJoin('facilities', 'facilities.id', 'preference_answers.club_id')
    .select(['club_id', 'facilities.name as club_name', 'is_outbound', 'answers'])
    .where('cart_id', '=', cartId)
    .orderBy('is_outbound', 'desc')
    .orderBy('club_id')
    .execute();
