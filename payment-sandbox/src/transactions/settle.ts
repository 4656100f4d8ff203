import { inTransaction, type Ledger } from '../ledger/connect.ts';
import { setStatus } from '../ledger/transactions.ts';
import { settlementOfAmount } from './amount-table.ts';

type Row = { id: string; amount_cents: number };

/** Locks transactions of a status that are due, the longest waiting first; each status has an index. */
export const takeDue = (status: string, due: string): string =>
  `select id, amount_cents from sandbox_gateway.transactions where status = '${status}' and ${due}
   order by updated_at limit 200 for update skip locked`;

/** Settles submitted transactions. Returns the number of settled transactions. */
export function settleSubmitted(ledger: Ledger): Promise<number> {
  return inTransaction(ledger, async (client) => {
    const { rows } = await client.query<Row>(takeDue('submitted_for_settlement', 'true'));
    for (const row of rows) {
      await setStatus(client, row.id, 'settling');
      await setStatus(client, row.id, settlementOfAmount(row.amount_cents));
    }
    return rows.length;
  });
}

/** Decides transactions that were undecided long enough, or all of them `now`. */
export function decideSlow(ledger: Ledger, now = false): Promise<number> {
  return inTransaction(ledger, async (client) => {
    const { rows } = await client.query<Row>(takeDue('authorizing', now ? 'true' : 'decided_at <= now()'));
    for (const row of rows) await setStatus(client, row.id, 'authorized');
    return rows.length;
  });
}
