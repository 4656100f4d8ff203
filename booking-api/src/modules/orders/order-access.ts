import { allowedActs, type OrderAct, readsEveryOrder } from '@sendahead/shared-contracts/orders/states';
import type { Queries } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Session } from '../accounts/sessions.ts';
import { findOrder, type Order } from './store.ts';

/** Who asks, signed in. */
export type Reader = { id: string; role: Session['role'] };

/** The reader of a signed-in call. Throws Refusal 404 for anyone else, like for an order that is not there. */
export function readerOf(session: Session | null): Reader {
  if (!session?.user) throw new Refusal(404, 'order_not_found');
  return { id: session.user.id, role: session.role };
}

/** An order for its buyer and for staff; everyone else cannot tell it from an order that is not. Throws Refusal 404. */
export async function requireOrder(db: Queries, id: string, reader: Reader): Promise<Order> {
  const order = await findOrder(db, id);
  if (!order || (order.user_id !== reader.id && !readsEveryOrder(reader.role)))
    throw new Refusal(404, 'order_not_found');
  return order;
}

/** Throws Refusal `action_not_allowed` when the state or the role does not have the act. */
export function requireAct(order: Pick<Order, 'state'>, reader: Reader, act: OrderAct): void {
  if (!allowedActs(order.state, reader.role).includes(act)) throw new Refusal(409, 'action_not_allowed');
}
