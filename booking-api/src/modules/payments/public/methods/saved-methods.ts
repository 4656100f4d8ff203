import type { Selectable } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';
import type { PaymentTables } from '../tables.ts';

/**
 * A payment method that an account saved. `token` is the gateway's and never leaves the server; people see
 * `id`.
 */
export type SavedMethod = Selectable<PaymentTables['payment_methods']>;

export const findMethod = (db: Queries, id: string): Promise<SavedMethod | undefined> =>
  db
    .selectFrom('payment_methods')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

/** An account's saved methods, newest first. */
export const methodsOf = (db: Queries, userId: string): Promise<SavedMethod[]> =>
  db
    .selectFrom('payment_methods')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(50)
    .execute();

/** The card on file of an account: its newest card. A PayPal agreement does not count. */
export const cardOnFile = async (db: Queries, userId: string): Promise<SavedMethod | undefined> =>
  (await methodsOf(db, userId)).find(({ kind }) => kind === 'credit_card');

export type NewMethod = Pick<
  SavedMethod,
  'token' | 'user_id' | 'provider' | 'kind' | 'card_type' | 'last4' | 'expiration' | 'number_id'
>;

/**
 * Saves a method for an account; an existing one is unchanged. PY-28: an earlier entry of the same card
 * number is removed, so that each card is listed once, in its latest version. Returns the gateway's tokens of
 * those entries.
 */
export async function addMethod(trx: Queries, method: NewMethod, now: string): Promise<string[]> {
  const added = await trx
    .insertInto('payment_methods')
    .values(method)
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added || method.number_id === null) return [];
  const earlier = await trx
    .updateTable('payment_methods')
    .set({ removed_at: now })
    .where('user_id', '=', method.user_id)
    .where('provider', '=', method.provider)
    .where('number_id', '=', method.number_id)
    .where('id', '!=', added.id)
    .where('removed_at', 'is', null)
    .returning('token')
    .execute();
  return earlier.map(({ token }) => token);
}

/**
 * Removes a saved method from its account. Returns the gateway's token; undefined when the account has no such method.
 */
export async function removeMethod(
  trx: Queries,
  { id, userId, now }: { id: string; userId: string; now: string },
): Promise<string | undefined> {
  const row = await trx
    .updateTable('payment_methods')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .returning('token')
    .executeTakeFirst();
  return row?.token;
}

/** PY-22: XXXX plus the last digits; a PayPal account has no digits. */
export const shownNumber = (method: Pick<SavedMethod, 'kind' | 'last4'>): string =>
  method.kind === 'paypal_account' ? 'PayPal' : `XXXX${method.last4}`;
