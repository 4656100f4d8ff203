import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Card } from '../cards/card.ts';
import { fakeNonce } from './fake-nonces.ts';

/** How long a nonce can be spent. */
const lifeHours = 3;

export type NonceResult = { card: Card } | { code: '91564' | '91565' | string };

/** Only the hash of a nonce is stored. */
const hashOfNonce = (nonce: string): Buffer => createHash('sha256').update(nonce).digest();

/** Makes a nonce for a card. Only its hash is kept, so that the ledger cannot be used to pay. */
export async function issueNonce(client: pg.Pool | pg.PoolClient, card: Card): Promise<string> {
  const nonce = `tokencc_${randomBytes(24).toString('base64url')}`;
  await client.query(
    'insert into sandbox_gateway.nonces (hash, card, expires_at) values ($1, $2, now() + make_interval(hours => $3))',
    [hashOfNonce(nonce), JSON.stringify(card), lifeHours],
  );
  return nonce;
}

/** The card behind a nonce, without spending it. 91565 unknown or too old, 91564 spent. */
export async function lookAtNonce(client: pg.Pool | pg.PoolClient, nonce: string): Promise<NonceResult> {
  const fake = fakeNonce(nonce);
  if (fake) return fake;
  const { rows } = await client.query<{ card: Card; used_at: string | null }>(
    'select card, used_at from sandbox_gateway.nonces where hash = $1 and expires_at > now()',
    [hashOfNonce(nonce)],
  );
  const row = rows[0];
  if (!row) return { code: '91565' };
  return row.used_at === null ? { card: row.card } : { code: '91564' };
}

/** Spends a nonce; of two simultaneous calls exactly one gets the card. */
export async function spendNonce(client: pg.PoolClient, nonce: string): Promise<NonceResult> {
  const fake = fakeNonce(nonce);
  if (fake) return fake;
  const { rows } = await client.query<{ card: Card }>(
    'update sandbox_gateway.nonces set used_at = now() where hash = $1 and used_at is null and expires_at > now() returning card',
    [hashOfNonce(nonce)],
  );
  const row = rows[0];
  return row ? { card: row.card } : lookAtNonce(client, nonce);
}

/** Removes nonces that can no longer be spent. */
export async function sweepNonces(client: pg.Pool): Promise<void> {
  await client.query("delete from sandbox_gateway.nonces where expires_at < now() - interval '1 day'");
}
