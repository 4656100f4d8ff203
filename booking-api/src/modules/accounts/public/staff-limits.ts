import type { DatabaseTransaction, Queries } from '../../../platform/database/database.ts';

/** CO-44: how much a staff member may give without approval; null: no limit. */
export type StaffLimits = { refundCents: number | null; discountPercent: number | null };

/** CO-165: a person with a limit of any kind makes no one staff who gives money. */
export const isLimited = ({ refundCents, discountPercent }: StaffLimits): boolean =>
  refundCents !== null || discountPercent !== null;

const readLimits = (db: Queries, userId: string) =>
  db
    .selectFrom('users')
    .select(['refund_limit_cents as refundCents', 'discount_limit_percent as discountPercent'])
    .where('id', '=', userId);

export const limitsOf = (db: Queries, userId: string): Promise<StaffLimits> =>
  readLimits(db, userId).executeTakeFirstOrThrow();

/**
 * The limits of an account, locked until the transaction ends, so that the second of two acts counts the
 * first.
 */
export const lockLimits = (trx: DatabaseTransaction, userId: string): Promise<StaffLimits> =>
  readLimits(trx, userId).forNoKeyUpdate().executeTakeFirstOrThrow();

/** The limits of a new account. */
export const setLimits = async (
  trx: Queries,
  userId: string,
  { refundCents, discountPercent }: StaffLimits,
): Promise<void> => {
  await trx
    .updateTable('users')
    .set({ refund_limit_cents: refundCents, discount_limit_percent: discountPercent })
    .where('id', '=', userId)
    .execute();
};

/** RL-25: the parts that a person with the right may release; null: all of them. */
export async function releasePartsOf(db: Queries, userId: string): Promise<readonly string[] | null> {
  const { release_parts } = await db
    .selectFrom('users')
    .select('release_parts')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return release_parts;
}

/** Whether parts are among others; null: all of them. */
export const arePartsWithin = (parts: readonly string[] | null, own: readonly string[] | null): boolean =>
  own === null || (parts?.every((part) => own.includes(part)) ?? false);

/** A new account gets the parts of the person who makes it. */
export async function inheritReleaseParts(trx: Queries, userId: string, from: string): Promise<void> {
  const parts = await releasePartsOf(trx, from);
  if (parts === null) return;
  await trx
    .updateTable('users')
    .set({ release_parts: [...parts] })
    .where('id', '=', userId)
    .execute();
}
