import type { LegChange } from '@sendahead/shared-contracts/orders/leg-calls';
import type { OrderState } from '@sendahead/shared-contracts/orders/states';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { within } from '../../../../integrations/carriers/with-timeout.ts';
import type { LegName } from '../../../../modules/bookings/public/draft.ts';
import { refundableOf } from '../../../../modules/ledger/public/paid-for.ts';
import { lineOfAction } from '../../../../modules/orders/public/acts/record-leg.ts';
import { findOrder, lockOrder, type Order } from '../../../../modules/orders/public/store.ts';
import { refundWithin } from '../../../../modules/payments/public/refunds/refund.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { PlaceOrderContext } from '../../../checkout/context.ts';
import { replaceLeg } from '../../../checkout/place-order/amendment/replace-leg.ts';
import type { ShippingContext } from '../../../fulfill/context.ts';
import { buyLabelsJob } from '../../../fulfill/labels/jobs.ts';
import { trackOrder } from '../../../fulfill/tracking/track-order.ts';
import type { Canceller } from '../../cancel-order/cancel-order.ts';
import { meansOfChange } from '../../change-order/means-of-change.ts';
import { requireLeg } from '../require-leg.ts';
import { payMove } from './pay-move.ts';
import { type PricedMove, priceLegMove } from './price-move.ts';

/** How long a customer waits for the carrier's word. */
const carrierTimeoutMs = 4000;

/** A leg, what is to be different of it, and who asks. */
export type MoveRequest = { leg: LegName; by: Canceller; change: LegChange };
type Moved = PricedMove & { state: OrderState };

/** The price of another day or address for a leg. Throws the Refusals of `priceLegMove` and `requireLeg`. */
export const priceMove = (
  { db, clock }: Pick<ShippingContext, 'db' | 'clock'>,
  orderId: string,
  request: MoveRequest,
): Promise<PricedMove> =>
  db.transaction().execute(async (trx) => (await lockAndPrice(trx, clock, orderId, request)).priced);

/**
 * Moves one leg of a round trip to another day or address before its pickup. Its labels are voided and made anew; the other
 * leg keeps its own. A lower price is refunded in one transaction with the mail. A higher one is paid by an attempt that
 * amends the order, once, whatever fails in between. Throws Refusal `recalc`, `payment_required`, and those of
 * `requireLeg`, `priceLegMove` and `payMove`.
 */
export async function moveLeg(
  shipping: ShippingContext,
  ordering: PlaceOrderContext,
  orderId: string,
  request: MoveRequest & { differenceCents: number; nonce: string | undefined },
): Promise<Moved> {
  await within(trackOrder(shipping, orderId), carrierTimeoutMs).catch((error: unknown) =>
    shipping.report(error, 'track before change'),
  );
  const done = await shipping.db.transaction().execute(async (trx) => {
    const { order, priced } = await lockAndPrice(trx, shipping.clock, orderId, request);
    if (priced.differenceCents !== request.differenceCents) throw new Refusal(409, 'recalc');
    if (priced.differenceCents > 0) return { order, priced, state: undefined };
    const amountCents = await refundDifference(trx, shipping, order, request, priced);
    const { leg, by } = request;
    const lines = linesOfRefund(priced, leg, amountCents);
    const state = await replaceLeg(trx, shipping, order, {
      ...priced,
      lines,
      leg,
      amountCents,
      actorId: by.id,
      refundKey: amountCents < 0 ? refundKeyOf(order, leg) : null,
    });
    await shipping.jobs.enqueue(trx, buyLabelsJob, { orderId: order.id });
    return { order, priced, state };
  });
  const { order, priced } = done;
  if (done.state) return { ...priced, state: done.state };
  const means = await meansOfChange(shipping.db, order, priced.differenceCents, request.nonce);
  await payMove(ordering, order, request, priced, means);
  return { ...priced, state: (await findOrder(shipping.db, orderId))?.state ?? order.state };
}

async function lockAndPrice(
  trx: DatabaseTransaction,
  clock: ShippingContext['clock'],
  orderId: string,
  { leg, by, change }: MoveRequest,
): Promise<{ order: Order; priced: PricedMove }> {
  const order = await lockOrder(trx, orderId);
  if (!order) throw new Refusal(404, 'order_not_found');
  await requireLeg(trx, order, leg, by.role, 'change');
  return { order, priced: await priceLegMove(trx, { clock }, order, leg, change) };
}

/** The lines of a move, with what of it cannot be given back. */
function linesOfRefund(
  { lines, differenceCents }: PricedMove,
  leg: LegName,
  amountCents: Cents,
): readonly LineItem[] {
  const limited = cents(amountCents - differenceCents);
  if (limited === 0) return lines;
  const title = 'More than can be given back';
  const explain = [{ label: title, amount_cents: limited }];
  return [...lines, lineOfAction({ leg, title, amountCents: limited, explain })];
}

const refundKeyOf = ({ id, generation }: Order, leg: LegName): string => `move-${id}-${leg}-${generation}`;

/** What the leg costs less, as far as the order has brought it in; 0 or below. */
async function refundDifference(
  trx: DatabaseTransaction,
  context: ShippingContext,
  order: Order,
  { leg, by }: MoveRequest,
  { differenceCents }: PricedMove,
): Promise<Cents> {
  const refund = cents(Math.min(0 - differenceCents, await refundableOf(trx, order.id)));
  if (refund <= 0) return cents(0);
  await refundWithin(trx, context.jobs, order.id, refund, {
    to: 'original',
    reason: `${leg} leg moved`,
    actor: by.id,
    idempotencyKey: refundKeyOf(order, leg),
    afterSeconds: context.undoSeconds,
  });
  return cents(0 - refund);
}
