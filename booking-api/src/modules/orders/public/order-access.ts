import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import {
  allowedActs,
  buyerActs,
  type OrderAct,
  readsEveryOrder,
} from '@sendahead/shared-contracts/orders/states';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Session } from '../../../platform/security/session.ts';
import { mayHelp } from '../../accounts/public/helped-user.ts';
import { findAccount } from '../../accounts/public/store.ts';
import { legsCollectedAtOwnClub } from './at-clubs/club-order.ts';
import { namesPeople, requirePeople } from './retention/people-removed.ts';
import { findOrder, type Order } from './store.ts';

/** The inputs that decide which acts an order allows, and to whom. */
type ActedOn = Pick<Order, 'state' | 'user_id' | 'people_removed_at'>;

/** The signed-in caller. */
export type Reader = { id: string; role: Session['role']; clubId?: number | null };

/**
 * The reader of a signed-in call. Throws Refusal 404 for anyone else, as for an order that does not exist.
 */
export function readerOf(session: Session | null): Reader {
  if (!session?.user) throw new Refusal(404, 'order_not_found');
  return { id: session.user.id, role: session.role, clubId: session.user.clubId };
}

/**
 * Finds an order to read: for its owner, for the person who bought it on their behalf, and for staff
 * (OPEN-19); for everyone else it looks like an order that does not exist. Throws Refusal 404.
 */
export async function requireOrder(db: Queries, id: string, reader: Reader): Promise<Order> {
  const order = await findOrder(db, id);
  if (!order || !(await mayRead(db, order, reader))) throw new Refusal(404, 'order_not_found');
  return order;
}

/** Whether a reader may see all of an order. */
export const mayRead = async (db: Queries, order: Order, reader: Reader): Promise<boolean> =>
  mayAct(order, reader) || readsEveryOrder(reader.role) || isBuyer(db, order, reader);

/**
 * An order with the legs whose labels a reader may print: all legs for a reader of the whole order, and for
 * club staff those that are picked up at their club (CO-40). Throws Refusal 404.
 */
export async function requireOrderToPrint(
  db: Queries,
  id: string,
  reader: Reader,
): Promise<{ order: Order; legs: readonly LegName[] }> {
  const order = await findOrder(db, id);
  if (order && (await mayRead(db, order, reader))) return { order, legs: ['outbound', 'return'] };
  const legs = order ? await legsCollectedAtOwnClub(db, id, reader) : [];
  if (!order || legs.length === 0) throw new Refusal(404, 'order_not_found');
  return { order, legs };
}

/**
 * The same, to change or to cancel: for its owner and for staff who change orders (OPEN-54). Throws Refusal
 * 404, and `action_not_allowed` for a caller who may only read it: staff of a carrier, or the person who
 * bought it on another's behalf; and for everyone once its people were removed.
 */
export async function requireOrderToChange(db: Queries, id: string, reader: Reader): Promise<Order> {
  const order = await requireOrder(db, id, reader);
  if (!mayAct(order, reader)) throw new Refusal(409, 'action_not_allowed');
  requirePeople(order);
  return order;
}

/** The role by which a reader may change or cancel an order; none for a caller who may only read it. */
export const actingRole = (order: Pick<Order, 'user_id'>, reader: Reader): Role =>
  mayAct(order, reader) ? reader.role : 'guest';

/** The acts available to a reader of the order; each needs the people of the order. */
export const actsOf = (order: ActedOn, reader: Reader): OrderAct[] =>
  allowedActs(order.state, reader.role).filter(
    (act) => namesPeople(order) && (mayAct(order, reader) || buyerActs.includes(act)),
  );

/** Throws Refusal `action_not_allowed` when the state or the reader does not allow the act. */
export function requireAct(order: ActedOn, reader: Reader, act: OrderAct): void {
  if (!actsOf(order, reader).includes(act)) throw new Refusal(409, 'action_not_allowed');
}

/** Whether a reader may change or cancel an order whose state allows it. */
export const mayAct = (order: Pick<Order, 'user_id'>, reader: Reader): boolean =>
  order.user_id === reader.id || may(reader.role, 'change_every_order');

/** Whether a reader may undo an act: only staff undo acts of staff. */
export const mayUndo = (
  order: Pick<Order, 'user_id'>,
  { actorId }: { actorId: string },
  reader: Reader,
): boolean => mayAct(order, reader) && (actorId === reader.id || may(reader.role, 'change_every_order'));

/**
 * Whether the reader placed an order that became someone else's (OPEN-19), and still helps that person in the
 * same office.
 */
async function isBuyer(db: Queries, order: Order, reader: Reader): Promise<boolean> {
  const attempt = await db
    .selectFrom('checkout_attempts')
    .select('user_id')
    .where('id', '=', order.attempt_id)
    .executeTakeFirst();
  if (attempt?.user_id !== reader.id) return false;
  const [actor, person] = await Promise.all([findAccount(db, reader.id), findAccount(db, order.user_id)]);
  return actor !== undefined && person !== undefined && mayHelp(actor, person);
}
