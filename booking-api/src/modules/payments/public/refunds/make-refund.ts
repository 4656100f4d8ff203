import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import { sql } from 'kysely';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../../../platform/database/database.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import { newId } from '../../../../platform/security/secrets.ts';
import { book } from '../../../ledger/public/ledger.ts';
import { refundableOf } from '../../../ledger/public/paid-for.ts';
import { refundPartJob } from './jobs.ts';
import { payAtOnce } from './pay-at-once.ts';
import { type PlannedPart, planRefund } from './plan-refund.ts';
import { findRefund, payablesOf } from './refund-store.ts';
import type { RefundTarget } from './refund-tables.ts';

export type RefundOptions = {
  /**
   * `original`: back to the payment methods, card first; `wallet`: the account's own payments become credit,
   * the rest goes back; `other`: by hand.
   */
  to: RefundTarget;
  /** The reason, in a word or a sentence; stored, never shown to the customer. */
  reason: string;
  /** The staff's reason for the customer, at most 200 characters; shown in the refund email. */
  customerReason?: string | undefined;
  /** The account that requests it, or null for the product itself. */
  actor: string | null;
  /** Unique per order and matter: repeating the key returns the existing refund and moves no money. */
  idempotencyKey: string;
  /** A voluntary refund by staff: it does not change the price of the order. */
  isGoodwill?: boolean | undefined;
  /** A voluntary refund that pays a claim: compensation in the books. */
  isCompensation?: boolean | undefined;
  /** Until then no part is paid, and it can be recalled; immediately by default. */
  afterSeconds?: number | undefined;
};

/** The dependencies of making a refund. */
export type RefundContext = { jobs: Pick<Jobs, 'enqueue'>; clock: Clock };

/**
 * `too_large`: more than the order's remaining revenue; `key_reused`: the key with another amount or target.
 */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
  readonly code: 'order_not_found' | 'too_large' | 'key_reused';
  constructor(code: 'order_not_found' | 'too_large' | 'key_reused') {
    super(`refund refused: ${code}`);
    this.code = code;
  }
}

/**
 * Refunds an order's money, as part of the caller's transaction: it is owed if and only if that commits.
 * Credits and clubs get it immediately; a card is refunded (or its sale voided) by a job, which `recover`
 * repeats until the gateway has done it exactly once. Locks the order. Throws RefundRefused.
 */
export async function refundWithin(
  trx: DatabaseTransaction,
  context: RefundContext,
  orderId: string,
  amountCents: Cents,
  options: RefundOptions,
): Promise<{ refundId: string }> {
  if (amountCents <= 0) throw new RangeError('a refund is more than nothing');
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'user_id'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new RefundRefused('order_not_found');
  const earlier = await findRefund(trx, orderId, options.idempotencyKey);
  if (earlier) {
    const same = earlier.amount_cents === amountCents && earlier.target === options.to;
    if (!same) throw new RefundRefused('key_reused');
    return { refundId: earlier.id };
  }
  const parts =
    amountCents <= (await refundableOf(trx, orderId))
      ? planRefund(amountCents, options.to, order.user_id, await payablesOf(trx, orderId))
      : undefined;
  if (!parts) throw new RefundRefused('too_large');
  const refundId = newId('rfd');
  await trx
    .insertInto('refunds')
    .values({
      id: refundId,
      order_id: orderId,
      amount_cents: amountCents,
      target: options.to,
      reason: options.reason,
      ...(options.customerReason ? { customer_reason: options.customerReason } : {}),
      actor_id: options.actor,
      idempotency_key: options.idempotencyKey,
      is_goodwill: options.isGoodwill ?? false,
    })
    .execute();
  const entry = { orderId, amount: amountCents, transactionId: refundId };
  if (options.isCompensation) await book(trx, 'compensation', { ...entry, account: 'refunds_payable' });
  else await book(trx, options.isGoodwill ? 'goodwill' : 'refund', entry);
  const owed = { orderId, refundId, afterSeconds: options.afterSeconds ?? 0 };
  for (const part of parts) await startPart(trx, context, owed, part);
  return { refundId };
}

/** The same in a separate transaction. */
export const refund = (
  { db, ...context }: RefundContext & { db: Database },
  orderId: string,
  amountCents: Cents,
  options: RefundOptions,
): Promise<{ refundId: string }> =>
  db.transaction().execute((trx) => refundWithin(trx, context, orderId, amountCents, options));

async function startPart(
  trx: DatabaseTransaction,
  { jobs, clock }: RefundContext,
  { orderId, refundId, afterSeconds }: { orderId: string; refundId: string; afterSeconds: number },
  { method, source, amount, paidBy }: PlannedPart,
): Promise<void> {
  const id = newId('rfp');
  await trx
    .insertInto('refund_parts')
    .values({
      id,
      refund_id: refundId,
      method,
      source,
      amount_cents: amount,
      state: 'wanted',
      transaction_id: null,
      paid_by_method: paidBy?.method ?? null,
      paid_by_source: paidBy?.source ?? null,
      ...(afterSeconds > 0
        ? { next_try_at: sql<string>`now() + make_interval(secs => ${afterSeconds})` }
        : {}),
    })
    .execute();
  if (method === 'card' || afterSeconds > 0)
    return jobs.enqueue(trx, refundPartJob, { partId: id }, { startAfterSeconds: afterSeconds });
  await payAtOnce(trx, clock, { id, refund_id: refundId, method, source, amount_cents: amount }, orderId);
}
