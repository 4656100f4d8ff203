import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

export type ConcededAct = 'comp_discount' | 'refund_surcharges';

/** Deductions by staff from a cart's price; they apply for every caller who requests the price. */
export type CartConcessions = {
  compCents: number | null;
  /** Null where staff have said nothing of it. */
  refundsSurcharges: boolean | null;
  mostPercent: MostPercent;
};

/** CO-44: the maximum share of the price for each staff deduction, in percent; null: no limit. */
export type MostPercent = { rate: number | null; surcharges: number | null; comp: number | null };

type Given = {
  /** CO-44: null means no limit. */
  mostPercent: number | null;
  cartId: string;
  act: ConcededAct;
  amountCents: number | null;
  subjectId: string | null;
  reason: string;
  actorId: string;
  now: string;
};

/** Adds a concession to a cart; a second one of the same kind replaces the first. */
export async function concede(trx: Queries, given: Given): Promise<void> {
  const row = {
    amount_cents: given.amountCents,
    subject_id: given.subjectId,
    reason: given.reason,
    most_percent: given.mostPercent,
    actor_id: given.actorId,
    created_at: given.now,
  };
  await trx
    .insertInto('cart_concessions')
    .values({ cart_id: given.cartId, act: given.act, ...row })
    .onConflict((conflict) => conflict.columns(['cart_id', 'act']).doUpdateSet(row))
    .execute();
  await touchCart(trx, given.cartId, given.now);
}

/** What the cart itself says of a concession; 0 cents where it drops what its order has. */
const noted = (trx: Queries, cartId: string, act: ConcededAct) =>
  trx
    .selectFrom('cart_concessions')
    .select('amount_cents')
    .where('cart_id', '=', cartId)
    .where('act', '=', act)
    .executeTakeFirst();

/**
 * Takes a concession away. A cart that changes an order also drops what the order `keeps` of it. False where there was
 * nothing to take away. The caller holds the lock of the cart.
 */
export async function withdraw(
  trx: Queries,
  { keeps, ...given }: Omit<Given, 'amountCents' | 'mostPercent'> & { keeps: boolean },
): Promise<boolean> {
  const { cartId, act, now } = given;
  const row = await noted(trx, cartId, act);
  if (row === undefined ? !keeps : row.amount_cents === 0) return false;
  if (keeps) await concede(trx, { ...given, amountCents: 0, mostPercent: null });
  else
    await trx.deleteFrom('cart_concessions').where('cart_id', '=', cartId).where('act', '=', act).execute();
  await touchCart(trx, cartId, now);
  return true;
}

/** CO-44: the shares of the price that limited staff already took off a cart, excluding one act. */
export async function sharesTaken(trx: Queries, cartId: string, except: string): Promise<number> {
  const rows = await trx
    .selectFrom('cart_concessions')
    .select('most_percent')
    .where('cart_id', '=', cartId)
    .where('act', '<>', sql<ConcededAct>`${except}`)
    .execute();
  return rows.reduce((sum, { most_percent }) => sum + (most_percent ?? 0), 0);
}

/** Moves the concessions of a cart to the cart that replaces it. */
export const moveConcessions = (db: Queries, from: string, to: string) =>
  db.updateTable('cart_concessions').set({ cart_id: to }).where('cart_id', '=', from).execute();

/** Makes pages that show the cart reload it. */
export const touchCart = (db: Queries, cartId: string, now: string) =>
  db.updateTable('carts').set({ updated_at: now }).where('id', '=', cartId).execute();
