import type { Card } from '../cards/card.ts';
import type { Ledger } from '../ledger/connect.ts';
import { type KeyedRequest, paramsHash } from '../ledger/requests.ts';
import { columns, insertedColumns, type NewTransaction, valuesOf } from '../ledger/transactions.ts';
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

/** Parameters 1 to 14 are those of the transaction; its first event is told by the answer, so no webhook tells it. */
const statement = (spent: string, from: string) => `with ${spent} claimed as (
   insert into sandbox_gateway.requests (key, operation, params_hash, transaction_id)
     select $15, $16, $17::bytea, $1 ${from} on conflict do nothing returning key),
 event as (
   insert into sandbox_gateway.transaction_events (transaction_id, status, told_at) select $1, $5, now() from claimed)
 insert into sandbox_gateway.transactions (${insertedColumns})
   select $1, $2, $3, $4::integer, $5, $6, $7, $8, $9, $10::jsonb, $11, $12, $13, now() + make_interval(secs => $14)
   from claimed returning ${columns}`;

const plain = statement('', '');
const spending = statement(
  `spent as (
     update sandbox_gateway.nonces set used_at = now()
     where hash = $18 and used_at is null and expires_at > now()
       and not exists (select from sandbox_gateway.requests where key = $15 and operation = $16) returning hash),`,
  'from spent',
);

/**
 * The usual sale in one write: its key is claimed, its nonce spent and its transaction written. Undefined, with nothing
 * written, when the key or the nonce was used before. Two that use one key for different nonces spend both.
 */
export async function writeSale(
  ledger: Ledger,
  { key, operation, params }: KeyedRequest,
  row: NewTransaction,
  spends: Buffer | undefined,
): Promise<Transaction | undefined> {
  const values = [...valuesOf(row), key, operation, paramsHash(params)];
  const { rows } = await ledger.query<Transaction>(
    spends
      ? { name: 'write-sale-spending', text: spending, values: [...values, spends] }
      : { name: 'write-sale', text: plain, values },
  );
  return rows[0];
}
