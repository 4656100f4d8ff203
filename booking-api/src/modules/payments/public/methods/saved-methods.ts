import type { Selectable } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';
import type { PaymentTables } from '../tables.ts';

/** A way of paying that an account keeps. `token` is the gateway's and stays inside; people see `id`. */
export type SavedMethod = Selectable<PaymentTables['payment_methods']>;

export const findMethod = (db: Queries, id: string): Promise<SavedMethod | undefined> =>
  db
    .selectFrom('payment_methods')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

/** What an account keeps, the newest first. */
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

/** The card on file of an account: its newest card. What was agreed with PayPal is none. */
export const cardOnFile = async (db: Queries, userId: string): Promise<SavedMethod | undefined> =>
  (await methodsOf(db, userId)).find(({ kind }) => kind === 'credit_card');

/** Whether a divided bill that is still open waits to charge a saved method. */
export async function waitsForShare(
  trx: Queries,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('payment_methods')
    .innerJoin('bill_shares', 'bill_shares.method_token', 'payment_methods.token')
    .innerJoin('bill_splits', 'bill_splits.attempt_id', 'bill_shares.split_id')
    .select('payment_methods.id')
    .where('payment_methods.id', '=', id)
    .where('payment_methods.user_id', '=', userId)
    .where('bill_splits.state', '=', 'open')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Removes a saved method from its account. Returns the gateway's token; undefined where the account has none
 * such.
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

/** PY-22: XXXX plus the last digits; a PayPal account has none. */
export const shownNumber = (method: Pick<SavedMethod, 'kind' | 'last4'>): string =>
  method.kind === 'paypal_account' ? 'PayPal' : `XXXX${method.last4}`;
