import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/security/secrets.ts';
import { payingClub } from '../../../clubs/public/paying-club.ts';
import type { ClubAccountTables } from './club-account-tables.ts';

export type ClubPayment = Selectable<ClubAccountTables['club_payments']>;

/** A payment as staff enter it; `request_key` identifies the click. */
export type EnteredPayment = Omit<ClubPayment, 'id'>;

/** Locks a club's account until the transaction ends; undefined for a club without one. */
export const lockClubAccount = (trx: Queries, clubId: number) =>
  trx.selectFrom('club_accounts').selectAll().where('club_id', '=', clubId).forUpdate().executeTakeFirst();

/** The payment that a click recorded. */
export const paymentOfKey = (db: Queries, clubId: number, key: string): Promise<ClubPayment | undefined> =>
  db
    .selectFrom('club_payments')
    .selectAll()
    .where('club_id', '=', clubId)
    .where('request_key', '=', key)
    .executeTakeFirst();

/**
 * A payment that is recorded already, not reversed: the same kind, reference and amount; a check by its number alone.
 * The newest, if there are several.
 */
export const samePayment = (
  db: Queries,
  {
    club_id,
    kind,
    reference,
    amount_cents,
  }: Pick<EnteredPayment, 'club_id' | 'kind' | 'reference' | 'amount_cents'>,
): Promise<Pick<ClubPayment, 'received_on' | 'amount_cents'> | undefined> =>
  db
    .selectFrom('club_payments as payment')
    .select(['received_on', 'amount_cents'])
    .where('club_id', '=', club_id)
    .where('kind', '=', kind)
    .$if(kind !== 'check', (query) => query.where('amount_cents', '=', amount_cents))
    .where(bare(sql.ref('reference')), '=', bare(sql.val(reference)))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('club_payment_reversals').select('payment_id').whereRef('payment_id', '=', 'payment.id'),
        ),
      ),
    )
    .orderBy('recorded_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** "CHK 991" and "chk-991" are one reference. */
const bare = (text: RawBuilder<unknown>) =>
  sql<string>`regexp_replace(lower(${text}), '[^[:alnum:]]', '', 'g')`;

/** Deducts a payment from the club's debt; returns its id. The caller holds the lock of the account. */
export async function recordPayment(trx: Queries, payment: EnteredPayment): Promise<string> {
  const id = newId('cpy');
  await trx
    .insertInto('club_payments')
    .values({ id, ...payment })
    .execute();
  await enter(trx, 'payment', { ...payment, id }, payment.recorded_at);
  return id;
}

/** A payment of a club, with the reason of its reversal, if it was reversed. */
export const findPayment = (db: Queries, clubId: number, id: string) =>
  db
    .selectFrom('club_payments')
    .leftJoin('club_payment_reversals', 'club_payment_reversals.payment_id', 'club_payments.id')
    .selectAll('club_payments')
    .select('club_payment_reversals.reason as reversed_for')
    .where('club_payments.id', '=', id)
    .where('club_id', '=', clubId)
    .executeTakeFirst();

/** Adds a mistaken payment to the club's debt again. The caller holds the lock of the account. */
export async function reversePayment(
  trx: Queries,
  payment: ClubPayment,
  { reason, actorId, at }: { reason: string; actorId: string; at: string },
): Promise<void> {
  await trx
    .insertInto('club_payment_reversals')
    .values({ payment_id: payment.id, reason, reversed_by: actorId, reversed_at: at })
    .execute();
  await enter(trx, 'payment_reversed', { ...payment, club_id: await payingClub(trx, payment.club_id) }, at);
}

async function enter(
  trx: Queries,
  event: 'payment' | 'payment_reversed',
  { id, club_id, amount_cents }: Pick<ClubPayment, 'id' | 'club_id' | 'amount_cents'>,
  at: string,
): Promise<void> {
  const amount = event === 'payment' ? -amount_cents : amount_cents;
  await trx
    .updateTable('club_accounts')
    .set((set) => ({ owed_cents: set('owed_cents', '+', amount) }))
    .where('club_id', '=', club_id)
    .execute();
  await trx
    .insertInto('club_entries')
    .values({ club_id, event, amount_cents: amount, order_id: null, reference: id, created_at: at })
    .execute();
}
