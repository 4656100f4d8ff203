import { endStates } from '@sendahead/shared-contracts/orders/states';
import { textConsent } from '@sendahead/shared-contracts/orders/text-consent';
import type { Selectable } from 'kysely';
import { daysLater } from '../../../../platform/clock.ts';
import type { DatabaseTransaction, Queries } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/security/secrets.ts';
import type { TextsEnd, TextTables } from './tables.ts';

export type TextConsent = Selectable<TextTables['text_consents']>;

/** Days after the last delivery, or the cancellation, for which a consent lasts. */
const daysAfterEnd = 14;

const consents = (db: Queries, orderId: string) =>
  db.selectFrom('text_consents').selectAll().where('order_id', '=', orderId);

/** The consent under which texts of an order are sent now; undefined without one. */
export const openConsent = (db: Queries, orderId: string): Promise<TextConsent | undefined> =>
  consents(db, orderId).where('ended_at', 'is', null).executeTakeFirst();

/** The consent to texts about payments of an order; undefined where its owner agreed to none, or to other texts. */
export const paymentConsent = async (db: Queries, orderId: string): Promise<TextConsent | undefined> => {
  const open = await openConsent(db, orderId);
  return open?.sentence === textConsent ? open : undefined;
};

/** The open consent, or else the one that ended last. */
export const lastConsent = (db: Queries, orderId: string): Promise<TextConsent | undefined> =>
  consents(db, orderId)
    .orderBy('ended_at', (ended) => ended.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();

/**
 * Stores a person's consent to texts for a number, replacing any other; an identical consent changes nothing.
 * The order is locked.
 */
export async function keepConsent(
  trx: DatabaseTransaction,
  {
    orderId,
    phone,
    sentence,
    by,
    at,
  }: { orderId: string; phone: string; sentence: string; by: string; at: string },
): Promise<void> {
  const open = await openConsent(trx, orderId);
  if (open?.phone === phone && open.sentence === sentence) return;
  await endConsent(trx, { orderId, by: 'owner', at });
  await trx
    .insertInto('text_consents')
    .values({
      id: newId('txt'),
      order_id: orderId,
      phone,
      sentence,
      agreed_by: by,
      agreed_at: at,
      ended_at: null,
      ended_by: null,
    })
    .execute();
}

/** Ends the texts of an order; repeating it changes nothing. */
export async function endConsent(
  db: Queries,
  { orderId, by, at }: { orderId: string; by: TextsEnd; at: string },
): Promise<void> {
  await db
    .updateTable('text_consents')
    .set({ ended_at: at, ended_by: by })
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends the texts to a number, for all orders. */
export async function endTextsTo(db: Queries, phone: string, at: string): Promise<void> {
  await db
    .updateTable('text_consents')
    .set({ ended_at: at, ended_by: 'reply' })
    .where('phone', '=', phone)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends the texts of orders that ended long enough ago. */
export async function sweepTextConsents(db: Queries, nowMs: number): Promise<void> {
  const before = daysLater(nowMs, -daysAfterEnd);
  await db
    .updateTable('text_consents')
    .set({ ended_at: new Date(nowMs).toISOString(), ended_by: 'order' })
    .where('ended_at', 'is', null)
    .where(
      'order_id',
      'in',
      db.selectFrom('orders').select('id').where('state', 'in', endStates).where('state_at', '<', before),
    )
    .execute();
}

/** Deletes the phone numbers of an order, and who consented for them. */
export async function forgetConsents(db: Queries, orderId: string): Promise<void> {
  await db.deleteFrom('text_consents').where('order_id', '=', orderId).execute();
}

/** The same for all orders of a person, and for the person's own consents. */
export async function forgetConsentsOf(db: Queries, userId: string): Promise<void> {
  await db
    .deleteFrom('text_consents')
    .where((where) =>
      where.or([
        where('agreed_by', '=', userId),
        where('order_id', 'in', db.selectFrom('orders').select('id').where('user_id', '=', userId)),
      ]),
    )
    .execute();
}

/** A person's consents, for the copy of their data. */
export const consentsOf = (db: Queries, userId: string) =>
  db
    .selectFrom('text_consents')
    .select(['order_id', 'phone', 'sentence', 'agreed_at', 'ended_at', 'ended_by'])
    .where('agreed_by', '=', userId)
    .orderBy('agreed_at')
    .execute();
