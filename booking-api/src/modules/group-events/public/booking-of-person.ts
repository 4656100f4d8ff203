import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Clock, localTime } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { rootOfCart } from '../../carts/public/copies.ts';
import { findFacility } from '../../clubs/public/store.ts';

type Cart = { id: string };

/**
 * Claims a person's booking for one cart, in one statement: only one of the browsers that opened a link can
 * order. The same cart may repeat it. False when another cart has claimed or ordered it; true for all other
 * carts.
 */
export async function claimGroupBooking(trx: Queries, cart: Cart): Promise<boolean> {
  const root = await rootOfCart(trx, cart.id);
  const claimed = await trx
    .updateTable('group_people')
    .set({ claimed_by: cart.id })
    .where('cart_id', '=', root)
    .where('order_id', 'is', null)
    .where((where) => where.or([where('claimed_by', 'is', null), where('claimed_by', '=', cart.id)]))
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined || (await personOf(trx, root)) === undefined;
}

/** Releases a booking that a cart claimed and did not order. */
export async function releaseGroupBooking(trx: Queries, cartId: string): Promise<void> {
  await trx
    .updateTable('group_people')
    .set({ claimed_by: null })
    .where('claimed_by', '=', cartId)
    .where('order_id', 'is', null)
    .execute();
}

/** Whether another cart of the same link is ordered, or its order is in progress. */
export async function isGroupBookingTaken(db: Queries, cart: Cart): Promise<boolean> {
  const person = await personOf(db, await rootOfCart(db, cart.id));
  return (
    person !== undefined &&
    (person.order_id !== null || (person.claimed_by !== null && person.claimed_by !== cart.id))
  );
}

/** Records that the club's limit was too low for the booking of a cart; its staff see this on the board. */
export async function noteLimitReached(trx: Queries, cart: Cart, at: string): Promise<void> {
  await trx
    .updateTable('group_people')
    .set({ limit_reached_at: at })
    .where('cart_id', '=', await rootOfCart(trx, cart.id))
    .execute();
}

/** Exactly the items that a club pays for a person. */
export type PaidByClub = {
  clubId: number;
  direction: 'to_club' | 'from_club';
  firstDay: CalendarDate;
  lastDay: CalendarDate;
  size: string;
  bags: number;
};

/**
 * CO-70: the club's payment for a cart at this moment; undefined for carts that no club pays for, and once
 * the event is over.
 */
export async function paidByClub(
  { db, clock }: { db: Queries; clock: Clock },
  cart: { id: string; paidByClubId: number | null },
): Promise<PaidByClub | undefined> {
  if (cart.paidByClubId === null) return undefined;
  const event = await db
    .selectFrom('group_people')
    .innerJoin('group_events', 'group_events.id', 'group_people.event_id')
    .select([
      'club_id as clubId',
      'direction',
      'first_day as firstDay',
      'last_day as lastDay',
      'answer_by',
      'bags',
    ])
    .select(({ fn }) => fn.coalesce('group_people.size', 'group_events.size').as('size'))
    .where('cart_id', '=', await rootOfCart(db, cart.id))
    .where('club_id', '=', cart.paidByClubId)
    .where('paid_by', '=', 'club')
    .where('closed_at', 'is', null)
    .where('order_id', 'is', null)
    .executeTakeFirst();
  const club = event && (await findFacility(db, event.clubId));
  if (!event || !club || localTime(clock.now(), club.time_zone).date > event.answer_by) return undefined;
  const { answer_by: _, ...paid } = event;
  return paid;
}

/**
 * CO-76: the club that prints the labels of a cart's order: for event bags that leave the club; null for
 * other carts.
 */
export async function labelingClubOf(db: Queries, cartId: string): Promise<number | null> {
  const event = await db
    .selectFrom('group_people')
    .innerJoin('group_events', 'group_events.id', 'group_people.event_id')
    .select('club_id')
    .where('cart_id', '=', await rootOfCart(db, cartId))
    .where('direction', '=', 'from_club')
    .executeTakeFirst();
  return event?.club_id ?? null;
}

const personOf = (db: Queries, root: string) =>
  db
    .selectFrom('group_people')
    .select(['order_id', 'claimed_by'])
    .where('cart_id', '=', root)
    .executeTakeFirst();
