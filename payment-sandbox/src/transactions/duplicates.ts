import type { LedgerTransaction } from '../ledger/connect.ts';

/** Seconds within which the same sale again is taken for a mistake. */
const windowSeconds = 30;

/**
 * True when this order was charged the same amount on the same card and expiration within 30 s and the first sale is
 * successful or still in progress. A first one that is declined later has then blocked the second too, as at the real
 * gateway.
 */
export async function isDuplicate(
  client: LedgerTransaction,
  sale: { orderId: string; amountCents: number; fingerprint: string },
): Promise<boolean> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 4003))', [
    sale.orderId + sale.fingerprint,
  ]);
  const { rowCount } = await client.query(
    `select 1 from sandbox_gateway.transactions
     where kind = 'sale' and order_id = $1 and amount_cents = $2 and fingerprint = $3
       and created_at > now() - make_interval(secs => $4)
       and status in ('authorizing', 'authorized', 'submitted_for_settlement', 'settling', 'settled')
     limit 1`,
    [sale.orderId, sale.amountCents, sale.fingerprint, windowSeconds],
  );
  return (rowCount ?? 0) > 0;
}
