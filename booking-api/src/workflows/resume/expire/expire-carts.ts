import { hasLiveAttempt } from '../../../modules/payments/public/attempts/has-live-attempt.ts';
import type { Database } from '../../../platform/database/database.ts';

const day = 86_400_000;
/** Days after which an idle cart is closed and its entries are deleted. */
const guestDays = 30;
const accountDays = 90;
const batch = 500;

/**
 * Closes idle carts, some hundreds at a time; one that is being ordered is skipped. Returns how many were
 * closed.
 */
export async function expireCarts(db: Database, now: number): Promise<number> {
  const before = (days: number) => new Date(now - days * day).toISOString();
  let closed = 0;
  for (;;) {
    const idle = db
      .selectFrom('carts')
      .select('carts.id')
      .where('carts.status', '=', 'open')
      .where('carts.updated_at', '<', before(guestDays))
      .where((where) =>
        where.or([where('carts.user_id', 'is', null), where('carts.updated_at', '<', before(accountDays))]),
      )
      .where(({ not }) => not(hasLiveAttempt('carts.id')))
      .orderBy('carts.updated_at')
      .limit(batch)
      // A cart that is just being saved or ordered is locked, and not idle.
      .forUpdate()
      .skipLocked();
    const rows = await db
      .updateTable('carts')
      .set({ status: 'expired', session: null, session_hash: null })
      .where('id', 'in', idle)
      .where('status', '=', 'open')
      .returning('id')
      .execute();
    closed += rows.length;
    if (rows.length < batch) break;
  }
  await db.deleteFrom('cart_takeovers').where('expires_at', '<', before(guestDays)).execute();
  return closed;
}
