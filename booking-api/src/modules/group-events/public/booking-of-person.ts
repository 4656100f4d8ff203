import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Clock, localTime } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { rootOfCart } from '../../carts/public/copies.ts';
import { findFacility } from '../../clubs/public/store.ts';

type Cart = { id: string };

/**
 * Takes the booking of a person for one cart, in one statement: of the browsers that opened a link, one orders. The same
 * cart takes it as often as it likes. False where another cart has it, or has ordered it; true for all other carts.
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

/** Releases what a cart took and did not order. */
export async function releaseGroupBooking(trx: Queries, cartId: string): Promise<void> {
  await trx
    .updateTable('group_people')
    .set({ claimed_by: null })
    .where('claimed_by', '=', cartId)
    .where('order_id', 'is', null)
    .execute();
}

/** Whether another cart of the same link is ordered, or is being ordered. */
export async function isGroupBookingTaken(db: Queries, cart: Cart): Promise<boolean> {
  const person = await personOf(db, await rootOfCart(db, cart.id));
  return (
    person !== undefined &&
    (person.order_id !== null || (person.claimed_by !== null && person.claimed_by !== cart.id))
  );
}

/** Notes that the club's limit did not reach for the booking of a cart: its staff see it on the board. */
export async function noteLimitReached(trx: Queries, cart: Cart, at: string): Promise<void> {
  await trx
    .updateTable('group_people')
    .set({ limit_reached_at: at })
    .where('cart_id', '=', await rootOfCart(trx, cart.id))
    .execute();
}

/** What a club pays for a person, exactly. */
export type PaidByClub = {
  clubId: number;
  direction: 'to_club' | 'from_club';
  firstDay: CalendarDate;
  lastDay: CalendarDate;
  size: string;
  bags: number;
};

/** CO-70: what a club pays of a cart now; undefined for carts that no club pays, and once its event is over. */
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

/** CO-76: the club that prints the labels of what a cart orders: bags of its event that leave it; null for other carts. */
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
