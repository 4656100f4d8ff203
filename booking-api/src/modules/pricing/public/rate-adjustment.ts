import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { touchCart } from '../../carts/public/concessions.ts';

/** A correction of a cart's price by staff; 0 removes it. */
export type RateAdjustment = {
  cartId: string;
  cents: number;
  reason: string;
  actorId: string;
  /** CO-44: its maximum share of the price; null: no limit. */
  mostPercent: number | null;
};

/** Sets the correction of a cart, replacing the previous one. */
export async function setRateAdjustment(
  trx: DatabaseTransaction,
  { cartId, cents, reason, actorId, mostPercent }: RateAdjustment,
  now: string,
): Promise<void> {
  const row = {
    amount_cents: cents,
    reason,
    actor_id: actorId,
    created_at: now,
    most_percent: mostPercent,
  };
  if (cents === 0) await trx.deleteFrom('rate_adjustments').where('cart_id', '=', cartId).execute();
  else
    await trx
      .insertInto('rate_adjustments')
      .values({ cart_id: cartId, ...row })
      .onConflict((conflict) => conflict.column('cart_id').doUpdateSet(row))
      .execute();
  await touchCart(trx, cartId, now);
}
