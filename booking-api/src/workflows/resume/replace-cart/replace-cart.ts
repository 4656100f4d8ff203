import type { CartSession } from '@sendahead/shared-contracts/carts/schema';
import { lockCart } from '../../../modules/carts/public/store.ts';
import { findLive } from '../../../modules/payments/public/attempts/attempts.ts';
import { carryAnswers, carryInternationalInfo } from '../../../modules/preferences/public/store.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';

/**
 * Replaces one cart of an account with another; the entries of the earlier one are kept when `keep` is
 * `earlier`. Returns the current entries. Both are locked in the order of their ids, so that two of these
 * never deadlock. Throws Refusal: 404 when either is not the account's, 409 when either is ordered or about
 * to be.
 */
export function replaceCart(
  db: Database,
  ask: {
    cartId: string;
    tokenHash: Buffer;
    earlierId: string;
    userId: string;
    keep: 'this' | 'earlier';
    now: string;
  },
): Promise<CartSession | null> {
  return db.transaction().execute(async (trx) => {
    if (ask.cartId === ask.earlierId) throw new Refusal(404, 'cart_not_found');
    const locked = new Map<string, Awaited<ReturnType<typeof lockCart>>>();
    for (const id of [ask.cartId, ask.earlierId].sort()) locked.set(id, await lockCart(trx, id));
    const [cart, earlier] = [locked.get(ask.cartId), locked.get(ask.earlierId)];
    if (!cart || !earlier || !cart.tokenHash.equals(ask.tokenHash)) throw new Refusal(404, 'cart_not_found');
    // A cart that changes an order is not a booking that another could replace.
    const own = [cart, earlier].every(
      ({ userId, heldBy, amends }) => userId === ask.userId && heldBy === null && amends === null,
    );
    if (!own || cart.brandId !== earlier.brandId) throw new Refusal(404, 'cart_not_found');
    for (const each of [cart, earlier]) {
      if (each.status === 'ordered') throw new Refusal(409, 'cart_already_ordered');
      if (each.status !== 'open') throw new Refusal(404, 'cart_not_found');
      if (await findLive(trx, each.id)) throw new Refusal(409, 'cart_being_ordered');
    }
    const session = ask.keep === 'earlier' ? ofCart(earlier.session, cart.id) : cart.session;
    await trx
      .updateTable('carts')
      .set({ session: session === null ? null : (JSON.stringify(session) as never), updated_at: ask.now })
      .where('id', '=', cart.id)
      .execute();
    if (ask.keep === 'earlier') {
      const carts = { from: earlier.id, to: cart.id };
      await carryInternationalInfo(trx, carts);
      await carryAnswers(trx, carts);
    }
    await trx
      .updateTable('carts')
      .set({ status: 'replaced', replaced_by: cart.id, session: null, updated_at: ask.now })
      .where('id', '=', earlier.id)
      .execute();
    return session;
  });
}

/**
 * PR-12: the entries, in the cart that continues; the order id of the replaced cart does not belong to it.
 */
function ofCart(session: CartSession | null, cartId: string): CartSession | null {
  if (session === null) return null;
  const { order_tracking_id: _, ...form } = session.ship_state;
  return { ...session, ship_state: { ...form, cart_id: cartId } };
}
