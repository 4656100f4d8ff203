import { fewAtOnce, gatherEach } from '../../platform/gather.ts';
import type { Card } from '../cards/card.ts';
import type { Ledger } from '../ledger/connect.ts';
import { type KeyedRequest, paramsHash } from '../ledger/requests.ts';
import { columns, insertedColumns, type NewTransaction } from '../ledger/transactions.ts';
import { fakeNonce } from '../nonces/fake-nonces.ts';
import { hashOfNonce, lookAtNonce } from '../nonces/nonces.ts';
import { findToken } from '../vault/vault.ts';
import type { Transaction } from './transaction.ts';

/** What a sale is paid with: its card, and the hash of the nonce that is spent with it. */
export type PaidWith = { card: Card; spends: Buffer | undefined };

/** The card of a sale, with nothing spent yet. Undefined when there is none that pays. */
export async function lookAtCard(
  ledger: Ledger,
  { token, nonce = '' }: { token?: string | undefined; nonce?: string | undefined },
): Promise<PaidWith | undefined> {
  if (token !== undefined) {
    const card = await findToken(ledger, token);
    return card && { card, spends: undefined };
  }
  const found = await lookAtNonce(ledger, nonce);
  if ('code' in found) return undefined;
  return { card: found.card, spends: fakeNonce(nonce) ? undefined : hashOfNonce(nonce) };
}

/** A sale as it is to be written. */
type Sale = { asked: KeyedRequest; row: NewTransaction; spends: Buffer | undefined };

/** The sales of a list. Their first event is told by the answer, so no webhook tells it. */
const writing = (spent: string, isPaid: string) => `with asked as (
   select * from jsonb_to_recordset($1::jsonb) as each(
     id text, kind text, "orderId" text, "amountCents" integer, status text, "processorCode" text, "processorText" text,
     rejection text, "avsPostal" text, card jsonb, fingerprint text, "refundedId" text, token text, "decideAfter" integer,
     key text, operation text, params text, spends text)
   limit ${fewAtOnce}),
 ${spent} claimed as (
   insert into sandbox_gateway.requests (key, operation, params_hash, transaction_id)
     select key, operation, decode(params, 'hex'), id from asked
     where ${isPaid} on conflict do nothing returning transaction_id),
 written as (select * from asked where id in (select transaction_id from claimed)),
 event as (
   insert into sandbox_gateway.transaction_events (transaction_id, status, told_at)
     select id, status, now() from written)
 insert into sandbox_gateway.transactions (${insertedColumns})
   select id, kind, "orderId", "amountCents", status, "processorCode", "processorText", rejection, "avsPostal", card,
     fingerprint, "refundedId", token, now() + make_interval(secs => coalesce("decideAfter", 0))
   from written returning ${columns}`;

/** Nonces that pay any number of times, and saved cards, are not spent. */
const plain = { name: 'write-sales', text: writing('', 'true') };
const spending = {
  name: 'write-spending-sales',
  text: writing(
    `spent as (
   update sandbox_gateway.nonces set used_at = now() from asked
     where hash = decode(asked.spends, 'hex') and used_at is null and expires_at > now()
       and not exists (
         select from sandbox_gateway.requests earlier
         where earlier.key = asked.key and earlier.operation = asked.operation)
     returning asked.id),`,
    'spends is null or id in (select id from spent)',
  ),
};

const inList = ({ asked, row, spends }: Sale) => ({
  ...row,
  fingerprint: row.card.fingerprint,
  key: asked.key,
  operation: asked.operation,
  params: paramsHash(asked.params).toString('hex'),
  spends: spends?.toString('hex'),
});

/** One key pays once, so no second nonce is spent for it. All are of one operation. */
const firstOfEachKey = (sales: readonly Sale[]): Sale[] => [
  ...new Map(sales.toReversed().map((sale) => [sale.asked.key, sale])).values(),
];

/** Sales of the same moment are one write. */
const writeEach = gatherEach<Ledger, Sale, Transaction | undefined>(
  async (ledger, sales) => {
    const firsts = firstOfEachKey(sales);
    const { rows } = await ledger.query<Transaction>({
      ...(firsts.some(({ spends }) => spends) ? spending : plain),
      values: [JSON.stringify(firsts.map(inList))],
    });
    const written = new Map(rows.map((row) => [row.id, row]));
    return sales.map(({ row }) => written.get(row.id));
  },
  1,
  fewAtOnce,
);

/**
 * The usual sale in one write: its key is claimed, its nonce spent and its transaction written. Undefined, with nothing
 * written, when the key or the nonce was used before.
 */
export const writeSale = (
  ledger: Ledger,
  asked: KeyedRequest,
  row: NewTransaction,
  spends: Buffer | undefined,
): Promise<Transaction | undefined> => writeEach(ledger, { asked, row, spends });
