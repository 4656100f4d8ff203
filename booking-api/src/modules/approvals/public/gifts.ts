import { fitsLimit } from '@sendahead/shared-contracts/console/approval-states';
import { sql } from 'kysely';
import { daysLater } from '../../../platform/clock.ts';
import type { DatabaseTransaction, Queries } from '../../../platform/database/database.ts';

const hourMs = 3_600_000;

/**
 * Money that a member of staff gives a customer: a refund or a credit. `reference` is its key. `askedBy` is set where a
 * colleague asked for it: `actorId` approved it then, and it counts for their limit.
 */
export type Gift = {
  actorId: string;
  askedBy?: string | undefined;
  customerId: string;
  cents: number;
  reference: string;
};

/** CO-128: an act by who asked for it, with who approved it. */
export const noteOfGift = ({ actorId, askedBy }: Pick<Gift, 'actorId' | 'askedBy'>) =>
  askedBy === undefined
    ? { userId: actorId, approved: {} }
    : { userId: askedBy, approved: { approved_by: actorId } };

/** Since when the gifts of one person to one customer count together. */
export const countedSince = (now: string): string => daysLater(now, -30);

/**
 * Whether someone may give this without approval, by their limit and by their gifts to the same customer in
 * thirty days. Several small refunds count as one large one. The caller holds the lock of the giver.
 */
export async function isWithinLimit(
  trx: DatabaseTransaction,
  limit: number | null,
  { actorId, customerId, cents }: Omit<Gift, 'reference' | 'askedBy'>,
  now: string,
): Promise<boolean> {
  if (limit === null) return true;
  return fitsLimit(limit, (await givenTo(trx, { actorId, customerId }, now)) + cents);
}

/** The cents that someone gave a customer in thirty days. */
export async function givenTo(
  db: Queries,
  { actorId, customerId }: Pick<Gift, 'actorId' | 'customerId'>,
  now: string,
): Promise<number> {
  const { given } = await db
    .selectFrom('staff_gifts')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::int`.as('given'))
    .where('actor_id', '=', actorId)
    .where('customer_id', '=', customerId)
    .where('given_at', '>', countedSince(now))
    .executeTakeFirstOrThrow();
  return given;
}

/** CO-173: whether someone gave a customer a credit of the same amount in the last hour. */
export async function isCreditedBefore(
  db: Queries,
  { actorId, customerId, cents }: Pick<Gift, 'actorId' | 'customerId' | 'cents'>,
  now: string,
): Promise<boolean> {
  const before = await db
    .selectFrom('staff_gifts')
    .select('reference')
    .where('actor_id', '=', actorId)
    .where('customer_id', '=', customerId)
    .where('amount_cents', '=', cents)
    // Of a credit, not of a refund.
    .where('reference', 'like', 'staff:%')
    .where('given_at', '>', new Date(Date.parse(now) - hourMs).toISOString())
    .executeTakeFirst();
  return before !== undefined;
}

/** Counts a gift, once per reference. */
export const countGift = async (
  trx: DatabaseTransaction,
  { actorId, askedBy, customerId, cents, reference }: Gift,
  now: string,
): Promise<void> => {
  await trx
    .insertInto('staff_gifts')
    .values({
      actor_id: actorId,
      asked_by: askedBy ?? null,
      customer_id: customerId,
      amount_cents: cents,
      given_at: now,
      reference,
    })
    .onConflict((known) => known.columns(['actor_id', 'reference']).doNothing())
    .execute();
};

/** A withdrawn credit no longer counts. */
export const forgetGift = async (
  trx: DatabaseTransaction,
  customerId: string,
  reference: string,
): Promise<void> => {
  await trx
    .deleteFrom('staff_gifts')
    .where('customer_id', '=', customerId)
    .where('reference', '=', reference)
    .execute();
};
