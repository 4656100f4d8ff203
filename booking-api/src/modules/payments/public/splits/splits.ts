import type { SplitState } from '@sendahead/shared-contracts/payments/split-calls';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';
import { hashSecret } from '../../../../platform/security/secrets.ts';
import { liveStatesInSql } from '../attempts/attempts.ts';
import type { SplitTables } from './split-tables.ts';

export type Split = Selectable<SplitTables['bill_splits']>;
export type ShareRow = Selectable<SplitTables['bill_shares']>;

/** A charge of a share in progress (`authorising`, `unknown`) or authorized (`waiting`). */
export type ShareCharge = {
  id: string;
  share_id: string;
  state: 'authorising' | 'unknown' | 'authorised' | 'waiting';
  transaction_id: string | null;
  amount_cents: number;
};

export async function insertSplit(
  trx: Queries,
  split: Insertable<SplitTables['bill_splits']>,
  shares: readonly Insertable<SplitTables['bill_shares']>[],
): Promise<void> {
  await trx
    .insertInto('bill_splits')
    .values({ ...split, trip: JSON.stringify(split.trip) as never })
    .execute();
  await trx
    .insertInto('bill_shares')
    .values(shares.map((share) => ({ ...share, items: JSON.stringify(share.items) as never })))
    .execute();
}

export const findSplit = (db: Queries, id: string): Promise<Split | undefined> =>
  db.selectFrom('bill_splits').selectAll().where('attempt_id', '=', id).executeTakeFirst();

/** The cart's open one, or else its newest. */
export const findSplitOfCart = (db: Queries, cartId: string): Promise<Split | undefined> =>
  db
    .selectFrom('bill_splits')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy(sql`state = 'open'`, 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const sharesOf = (db: Queries, splitId: string): Promise<ShareRow[]> =>
  db.selectFrom('bill_shares').selectAll().where('split_id', '=', splitId).orderBy('position').execute();

/** The share that a mailed link is for. */
export const findShareByToken = (db: Queries, token: string): Promise<ShareRow | undefined> =>
  db
    .selectFrom('bill_shares')
    .selectAll()
    .where((where) =>
      where.or([
        where('token_hash', '=', hashSecret(token)),
        where('reminder_token_hash', '=', hashSecret(token)),
      ]),
    )
    .executeTakeFirst();

/** PY-31: when payers of a bill were reminded, by their shares. */
export async function remindersOf(db: Queries, splitId: string): Promise<ReadonlyMap<string, string>> {
  const sent = await db
    .selectFrom('bill_split_mails')
    .select(['kind', 'sent_at'])
    .where('split_id', '=', splitId)
    .where('kind', 'like', 'reminder.%')
    .execute();
  return new Map(sent.map(({ kind, sent_at }) => [kind.split('.')[1] ?? '', sent_at]));
}

export const findShare = (db: Queries, id: string): Promise<ShareRow | undefined> =>
  db.selectFrom('bill_shares').selectAll().where('id', '=', id).executeTakeFirst();

export async function updateShare(
  trx: Queries,
  id: string,
  changes: Updateable<SplitTables['bill_shares']>,
): Promise<void> {
  await trx.updateTable('bill_shares').set(changes).where('id', '=', id).execute();
}

/** Records how many mails with its link were requested. */
export async function renewLink(trx: Queries, id: string, round: number): Promise<void> {
  await trx.updateTable('bill_splits').set({ round }).where('attempt_id', '=', id).execute();
}

/** False when it was no longer open. */
export async function endSplit(trx: Queries, id: string, state: SplitState): Promise<boolean> {
  const row = await trx
    .updateTable('bill_splits')
    .set({ state })
    .where('attempt_id', '=', id)
    .where('state', '=', 'open')
    .returning('attempt_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Charges of shares that are in progress, or authorized and waiting. */
export async function chargesOf(db: Queries, splitId: string): Promise<ShareCharge[]> {
  const rows = await db
    .selectFrom('checkout_attempts')
    .innerJoin('bill_shares', 'bill_shares.id', 'checkout_attempts.share_id')
    .select([
      'checkout_attempts.id',
      'bill_shares.id as share_id',
      'checkout_attempts.state',
      'checkout_attempts.transaction_id',
      'checkout_attempts.amount_cents',
    ])
    .where('bill_shares.split_id', '=', splitId)
    .where('checkout_attempts.state', 'in', liveStatesInSql)
    .execute();
  return rows as ShareCharge[];
}

/** Open ones that all have agreed to, or that have expired: they must be continued. */
export const findDueSplits = (db: Queries, now: string): Promise<{ attempt_id: string }[]> =>
  db
    .selectFrom('bill_splits')
    .select('attempt_id')
    .where('state', '=', sql.lit('open'))
    .where((where) =>
      where.or([
        where('expires_at', '<=', now),
        where.not(
          where.exists(
            where
              .selectFrom('bill_shares')
              .select('id')
              .whereRef('split_id', '=', 'attempt_id')
              .where('state', '<>', 'agreed'),
          ),
        ),
      ]),
    )
    .orderBy('expires_at')
    .limit(200)
    .execute();

/** Whether a pending split bill is to be paid with a card. */
export async function isAgreedWith(trx: Queries, token: string): Promise<boolean> {
  const share = await trx
    .selectFrom('bill_shares')
    .innerJoin('bill_splits', 'bill_splits.attempt_id', 'bill_shares.split_id')
    .select('bill_shares.id')
    .where('bill_shares.method_token', '=', token)
    .where('bill_splits.state', '=', 'open')
    .executeTakeFirst();
  return share !== undefined;
}
