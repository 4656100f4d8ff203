import type { Generated, Selectable } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/security/secrets.ts';

type PayRequestTables = {
  pay_requests: {
    id: string;
    order_id: string;
    reason: string;
    amount_cents: number;
    state: Generated<'asked' | 'paid' | 'waived'>;
    asked_at: string;
    closed_at: Generated<string | null>;
    closed_by: Generated<string | null>;
    comment: Generated<string>;
  };
};

declare module '../../../../platform/database/tables.ts' {
  interface Tables extends PayRequestTables {}
}

/** An amount owed for an order after it was placed. */
export type PayRequest = Selectable<PayRequestTables['pay_requests']>;

/** Requests an amount; it is booked as a receivable. */
export const openRequest = (
  trx: Queries,
  request: Pick<PayRequest, 'order_id' | 'reason' | 'amount_cents' | 'asked_at'>,
) =>
  trx
    .insertInto('pay_requests')
    .values({ id: newId('pay'), ...request })
    .execute();

/** The requests of an order, oldest first. */
export const requestsOf = (db: Queries, orderId: string): Promise<PayRequest[]> =>
  db
    .selectFrom('pay_requests')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();

/** The requests of an order that are neither paid nor waived, oldest first. */
export const openRequestsOf = async (db: Queries, orderId: string): Promise<PayRequest[]> =>
  (await requestsOf(db, orderId)).filter(({ state }) => state === 'asked');

/** The open requests that a refund settles before paying money out: oldest first, each in full. */
export function settledBy(refundCents: number, requests: readonly PayRequest[]): PayRequest[] {
  let left = refundCents;
  return requests.filter(({ state, amount_cents }) => {
    if (state !== 'asked' || amount_cents > left) return false;
    left -= amount_cents;
    return true;
  });
}

/** A request of this order; another order's is not found. */
export const findRequest = (
  db: Queries,
  { orderId, id }: { orderId: string; id: string },
): Promise<PayRequest | undefined> =>
  db
    .selectFrom('pay_requests')
    .selectAll()
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .executeTakeFirst();

/** Ends a request, once: false when it was already paid or waived. */
export async function closeRequest(
  trx: Queries,
  id: string,
  end: { state: 'paid' | 'waived'; at: string; by: string; comment?: string },
): Promise<boolean> {
  const row = await trx
    .updateTable('pay_requests')
    .set({ state: end.state, closed_at: end.at, closed_by: end.by, comment: end.comment ?? '' })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
