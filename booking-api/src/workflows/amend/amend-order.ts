import type { OrderState } from '@sendahead/shared-contracts/orders/states';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Actor } from '../../modules/bookings/public/purpose.ts';
import { countChanges } from '../../modules/orders/public/count-changes.ts';
import { findOrder, lockOrder, type Order } from '../../modules/orders/public/store.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { applyAmendment } from '../checkout/amendment/apply-amendment.ts';
import { type PricedByOrder, priceAmendment } from '../checkout/amendment/price-amendment.ts';
import {
  isPriced,
  type PlaceOrderContext,
  type PricedCart,
  type PricingProblem,
} from '../checkout/context.ts';
import { requireOrdering } from '../checkout/require-ordering.ts';
import { buyLabelsJob } from '../fulfill/labels/jobs.ts';
import { meansOfChange } from './means-of-change.ts';
import { requireUnchangedSince } from './require-unchanged-since.ts';
import { asChangeRefusal, submitAttempt } from './submit-attempt.ts';

/** The requested change of an order, and who requests it. */
export type AmendRequest = {
  amendment: Exclude<PricedByOrder, { kind: 'cancel' }>;
  by: Actor;
  /** How often the order was changed when its price was shown; undefined for a caller that showed none. */
  pricedAfter?: number | undefined;
};
/** The same with the quoted difference, and the card for a positive one. */
export type AgreedRequest = AmendRequest & { differenceCents: number; nonce: string | undefined };

/** The price difference of a change, and how often the order was changed before. */
export type PricedChange = PricedCart & { pricedAfter: number };

/**
 * The price difference of a change, or the refund when it is negative. Throws the Refusals of
 * `priceAmendment` and `requirePriced`.
 */
export const priceChangeOf = (
  { db, clock }: Pick<PlaceOrderContext, 'db' | 'clock'>,
  orderId: string,
  request: AmendRequest,
): Promise<PricedChange> =>
  db
    .transaction()
    .execute(async (trx) => {
      const { difference } = await lockAndPrice(trx, clock, orderId, request);
      return { ...difference, pricedAfter: await countChanges(trx, orderId) };
    })
    .catch(asChangeRefusal);

/**
 * Changes an order before its pickup and buys new labels. A change without a charge is done in one transaction. A
 * change with a charge, or a change of the whole order, which may hold a coupon, is submitted as a checkout attempt.
 * Throws Refusal `recalc` for a difference other than the quoted one, `payment_required`, `ordering_paused`, and those
 * of `lockAndPrice` and `submitAttempt`.
 */
export async function amendOrder(
  context: PlaceOrderContext,
  orderId: string,
  request: AgreedRequest,
): Promise<{ difference: PricedCart; state: OrderState }> {
  const { amendment, by } = request;
  const { order, difference, state } = await context.db
    .transaction()
    .execute(async (trx) => {
      const priced = await lockAndPrice(trx, context.clock, orderId, request);
      if (priced.difference.total !== request.differenceCents) throw new Refusal(409, 'recalc');
      if (priced.difference.total > 0 || amendment.kind === 'change') return { ...priced, state: undefined };
      const done = { amendment, difference: priced.difference, actorId: by.id };
      const newState = await applyAmendment(trx, context, priced.order, done);
      await context.jobs.enqueue(trx, buyLabelsJob, { orderId });
      return { ...priced, state: newState };
    })
    .catch(asChangeRefusal);
  if (state) return { difference, state };
  // A card comes from the fields of a page; a change that staff bill to a club needs none.
  if (request.nonce !== undefined) await requireOrdering(context);
  await payAmendment(context, order, request);
  return { difference, state: (await findOrder(context.db, orderId))?.state ?? order.state };
}

/** Submits the attempt that pays for a change; answers `recalc` if the order has changed since it was priced. */
export async function payAmendment(
  context: PlaceOrderContext,
  order: Order,
  { amendment, by, differenceCents, nonce }: AgreedRequest,
): Promise<void> {
  const agreed = cents(differenceCents);
  const means = await meansOfChange(context.db, order, agreed, nonce);
  const { id: orderId, generation } = order;
  const purpose = { kind: 'amend', orderId, generation, amendment, by } as const;
  await submitAttempt(context, order, { purpose, agreed, means });
}

/**
 * Locks an order and prices a change of it. Throws Refusal `order_not_found`, those of `priceChangeOf`, and
 * `order_changed` for an order that was changed after its price was shown. That is checked last: a repeated request
 * whose answer was lost has nothing to change.
 */
export async function lockAndPrice(
  trx: DatabaseTransaction,
  clock: PlaceOrderContext['clock'],
  orderId: string,
  { amendment, by, pricedAfter }: AmendRequest,
): Promise<{ order: Order; difference: PricedCart }> {
  const order = await lockOrder(trx, orderId);
  if (!order) throw new Refusal(404, 'order_not_found');
  const difference = requirePriced(await priceAmendment(trx, clock, order, amendment, by));
  await requireUnchangedSince(trx, order, { pricedAfter, by });
  return { order, difference };
}

/** An impossible day, with the sentence that gives the reason, if there is one. */
const dayRefusal = (message: string | undefined): Refusal =>
  new Refusal(422, 'pickup_time_over', message === undefined ? {} : { extensions: { message } });

/**
 * Narrows a result to a priced cart. Throws Refusal `pickup_time_over`, `form_incomplete` with the fields, and
 * `no_service` or `nothing_to_price`, one code for each reason why a trip has no price.
 */
export function requirePriced(priced: PricedCart | PricingProblem): PricedCart {
  if (isPriced(priced)) return priced;
  if (priced.problem !== 'form_incomplete') throw dayRefusal(priced.message);
  const { fields } = priced;
  const unsold = (['no_service', 'nothing_to_price'] as const).find((code) =>
    fields.some((field) => field.code === code),
  );
  throw new Refusal(422, unsold ?? 'form_incomplete', { fields });
}
