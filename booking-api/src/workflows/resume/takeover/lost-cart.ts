import { lastEventOfCart } from '../../../modules/accounts/public/audit.ts';
import { findAccount } from '../../../modules/accounts/public/store.ts';
import { findCart } from '../../../modules/carts/public/store.ts';
import { tookOver } from '../../../modules/carts/public/took-over.ts';
import type { Queries } from '../../../platform/database/database.ts';

export type LostCart = { by: 'colleague' | 'customer' | 'you'; name: string | null; at: string };

const takenOver = 'staff.took_cart_over';
const reclaimed = 'staff.cart_taken_back';
const released = 'staff.released_cart';

/**
 * Who ended a staff member's hold of a cart: the colleague who took it last, its customer, or the same person on
 * another page. Undefined for a cart that this person never took over, or still holds by a newer takeover alone.
 */
export async function whoTookCart(
  db: Queries,
  { cartId, staffId }: { cartId: string; staffId: string },
): Promise<LostCart | undefined> {
  const cart = await findCart(db, cartId);
  if (!cart || !(await tookOver(db, cartId, staffId))) return undefined;
  const last = await lastEventOfCart(db, cartId, [takenOver, reclaimed, released]);
  if (!last) return undefined;
  if (last.kind === reclaimed)
    return { by: 'customer', name: cart.userId && (await nameOf(db, cart.userId)), at: last.at };
  if (last.userId === staffId) return { by: 'you', name: await nameOf(db, staffId), at: last.at };
  // A colleague who released it since then took it over before.
  const takeover = last.kind === released ? await lastEventOfCart(db, cartId, [takenOver]) : last;
  return { by: 'colleague', name: await nameOf(db, last.userId), at: takeover?.at ?? last.at };
}

async function nameOf(db: Queries, id: string | null): Promise<string | null> {
  const account = id === null ? undefined : await findAccount(db, id);
  return account ? `${account.firstName} ${account.lastName}`.trim() || account.email : null;
}
