import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Card } from '../cards/card.ts';

/**
 * Keeps a card for a customer; the token pays again until it is removed. The bank's check of one sale is not
 * stored.
 */
export async function keepCard(client: pg.PoolClient, customerId: string, card: Card): Promise<string> {
  const token = randomBytes(12).toString('base64url');
  await client.query('insert into sandbox_gateway.vault (token, customer_id, card) values ($1, $2, $3)', [
    token,
    customerId,
    JSON.stringify({ ...card, authenticated: undefined }),
  ]);
  return token;
}

export async function findToken(client: pg.Pool | pg.PoolClient, token: string): Promise<Card | undefined> {
  const { rows } = await client.query<{ card: Card }>(
    'select card from sandbox_gateway.vault where token = $1',
    [token],
  );
  return rows[0]?.card;
}

/** The payment methods that are kept for a customer, if any. */
export async function findOfCustomer(
  client: pg.PoolClient,
  customerId: string,
): Promise<{ token: string; card: Card } | undefined> {
  const { rows } = await client.query<{ token: string; card: Card }>(
    'select token, card from sandbox_gateway.vault where customer_id = $1 order by created_at desc limit 1',
    [customerId],
  );
  return rows[0];
}

/** The token can no longer pay; an unknown one counts as removed. */
export async function removeToken(client: pg.Pool | pg.PoolClient, token: string): Promise<void> {
  await client.query('delete from sandbox_gateway.vault where token = $1', [token]);
}
