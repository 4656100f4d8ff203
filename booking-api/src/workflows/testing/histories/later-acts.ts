import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import { actOn } from '../../../modules/claims/move-claim.ts';
import { type ApprovedClaim, payCredit } from '../../../modules/claims/public/pay-claim.ts';
import { type PayRequest, requestsOf } from '../../../modules/orders/public/owed/pay-requests.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/security/secrets.ts';

/** Pays an approved claim of an order, as credit; a second payment of it is refused. */
export async function payClaim(
  context: Pick<AppContext, 'db' | 'clock' | 'jobs'>,
  order: Order,
  amount: Cents,
): Promise<void> {
  const id = newId('clm');
  const now = context.clock.instant();
  await context.db
    .insertInto('claims')
    .values({
      id,
      order_id: order.id,
      user_id: order.user_id,
      kind: 'damaged',
      state: 'approved',
      what: 'Broken',
      value_cents: amount,
      approved_cents: amount,
      created_at: now,
      state_at: now,
    })
    .execute();
  const pay = {
    ...({ act: 'pay', actorId: 'usr_demo_admin', byStaff: true, message: '' } as const),
    pays: async (claim: ApprovedClaim) => [
      await context.db.transaction().execute((trx) => payCredit(trx, claim, amount)),
    ],
  };
  await actOn(context, id, pay, async () => undefined);
  const again = await actOn(context, id, pay, async () => undefined).catch((error: unknown) => error);
  if (!(again instanceof Error)) throw new Error('a claim was paid twice');
}

/** The oldest open request of an order. */
export const openRequestOf = async (db: Queries, orderId: string): Promise<PayRequest | undefined> =>
  (await requestsOf(db, orderId)).find(({ state }) => state === 'asked');

/** The payments of an order's claims, as the customer's wallet records them. */
export async function paidByClaims(db: Queries, orderId: string): Promise<number> {
  const rows = await db
    .selectFrom('credit_entries')
    .innerJoin('claims', 'claims.id', 'credit_entries.reference')
    .select('amount_cents')
    .where('order_id', '=', orderId)
    .execute();
  return rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}
