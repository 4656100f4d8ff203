import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { OrderState } from '@sendahead/shared-contracts/orders/states';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { resolveClosedClub } from '../../../modules/alerts/public/closed-club.ts';
import type { Amendment, Settlement } from '../../../modules/bookings/public/purpose.ts';
import { recordAct } from '../../../modules/orders/public/acts/record-act.ts';
import { refundKeyOf } from '../../../modules/orders/public/acts/refund-key.ts';
import { remadeLegs } from '../../../modules/orders/public/acts/remade-legs.ts';
import { beginUndo } from '../../../modules/orders/public/acts/undo-record.ts';
import { changesOfShipment } from '../../../modules/orders/public/acts/what-changes.ts';
import { enqueueStepMail } from '../../../modules/orders/public/mails/jobs.ts';
import { mailEndedLinks } from '../../../modules/orders/public/pay-links/mail-ended-links.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import type { AttemptRecord } from '../../../modules/payments/public/attempts/attempts.ts';
import { releaseCouponUses, usesCoupon } from '../../../modules/payments/public/holds/coupon-holds.ts';
import { refundWithin } from '../../../modules/payments/public/refunds/make-refund.ts';
import type { RefundTarget } from '../../../modules/payments/public/refunds/refund-tables.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { dropLabels } from '../../fulfill/labels/drop-labels.ts';
import type { Difference, PlaceOrderContext } from '../context.ts';
import { closeOrder, removeLeg } from './cancel/write-cancel.ts';
import { replaceLeg } from './legs/replace-leg.ts';
import { namesOf } from './names-of.ts';
import { settleOwed } from './settle-owed.ts';
import { giftOf } from './settlement/waived.ts';
import { replaceOrder } from './whole/replace-order.ts';
import { withinRefundable } from './within-refundable.ts';

type Context = Pick<PlaceOrderContext, 'jobs' | 'clock' | 'undoSeconds'>;

/** A priced amendment, its requester, and the attempt that pays for it, if there is one. */
export type PricedAmendment = {
  amendment: Amendment;
  difference: Difference;
  actorId: string;
  attempt?: AttemptRecord | undefined;
  /** How staff settled its difference. */
  settlement?: Settlement | undefined;
};

/**
 * Applies an amendment to a locked order, in the transaction that moves its money: refund, coupon, labels, lines,
 * shipment, bags, state, the record that undoes it, and the email. Returns the order's state. The caller buys new
 * labels.
 */
export async function applyAmendment(
  trx: DatabaseTransaction,
  context: Context,
  order: Order,
  { amendment, difference: pricedDifference, actorId, attempt, settlement }: PricedAmendment,
): Promise<OrderState> {
  const at = context.clock.instant();
  const { act, mail } = namesOf(amendment);
  const leg = legOf(amendment);
  const undo = await beginUndo(trx, context, order);
  const settled = await settleOwed(
    trx,
    order.id,
    { amendment, difference: pricedDifference },
    { at, by: actorId },
  );
  const difference = attempt ? pricedDifference : await withinRefundable(trx, order, leg, pricedDifference);
  const refundKey = await giveBack(trx, context, order, { amendment, difference, actorId, attempt });
  const coupons = leg ? [] : await releaseCouponUses(trx, order.id, attempt?.draft.couponCode ?? null);
  const remade = isWhole(amendment) ? remadeLegs(order.shipment, difference.shipment) : undefined;
  const bags = await dropLabels(trx, context, order, leg ? [leg] : remade);
  // A change that settled an amount due, or that added or removed a coupon, cannot be undone.
  const isUndoable =
    settled.length === 0 &&
    (amendment.kind === 'cancel' ||
      (coupons.length === 0 && !(attempt && (await usesCoupon(trx, attempt.id)))));
  await recordAct(
    trx,
    order,
    {
      act,
      leg,
      actorId,
      amountCents: difference.total,
      comment: settlement?.reason ?? commentOf(amendment),
      changes: amendment.kind === 'cancel' ? [] : changesOfShipment(order.shipment, difference.shipment),
      remade,
      waivedCents: settlement?.kind === 'waive' ? settlement.cents : undefined,
      transactionId: attempt?.transaction_id,
      at,
    },
    isUndoable ? undo({ bags, refundKey, coupons, giftReference: giftOf(settlement, attempt) }) : undefined,
  );
  // The email of a canceled order says enough.
  if (amendment.kind !== 'cancel' || leg) await mailEndedLinks(trx, context.jobs, order, at);
  const { state, generation } = await rewrite(trx, order, { amendment, difference, remade }, at);
  await resolveClosedClub(trx, order.id, leg);
  await enqueueStepMail(trx, context.jobs, { id: order.id, generation }, mail, leg ?? 'outbound');
  return state;
}

const commentOf = (amendment: Amendment): string =>
  amendment.kind === 'booking' ? '' : (amendment.comment ?? '');

/** The order after the rewrite; replaced bags belong to the next generation. */
export type RewrittenOrder = { state: OrderState; generation: number };

function rewrite(
  trx: DatabaseTransaction,
  order: Order,
  {
    amendment,
    difference,
    remade,
  }: Pick<PricedAmendment, 'amendment' | 'difference'> & { remade: readonly LegName[] | undefined },
  at: string,
): Promise<RewrittenOrder> {
  switch (amendment.kind) {
    case 'booking':
    case 'change':
      return replaceOrder(trx, order, { ...difference, remade }, at);
    case 'leg':
      return replaceLeg(trx, order, amendment.leg, difference, at);
    case 'cancel':
      return amendment.leg ? removeLeg(trx, order, difference, at) : closeOrder(trx, order, difference, at);
    default:
      return amendment satisfies never;
  }
}

/**
 * Refunds the negative difference of an amendment once it can no longer be undone. Returns the record that
 * the refund job uses.
 */
async function giveBack(
  trx: DatabaseTransaction,
  context: Context,
  { id, generation }: Order,
  { amendment, difference, actorId, attempt }: PricedAmendment,
): Promise<string | null> {
  if (difference.total >= 0) return null;
  const { act, reason } = namesOf(amendment);
  const key = refundKeyOf(act, legOf(amendment) ?? null, { id, generation });
  await refundWithin(trx, context, id, cents(0 - difference.total), {
    to: refundTargetOf(attempt),
    reason,
    actor: actorId,
    idempotencyKey: key,
    afterSeconds: context.undoSeconds,
  });
  return key;
}

/**
 * OPEN-38: the destination of a refund: the wallet, a payment by hand, or, for any other method, the original payment.
 */
function refundTargetOf(attempt: AttemptRecord | undefined): RefundTarget {
  if (attempt?.payment_type === 'WalletTransfer') return 'wallet';
  return attempt?.payment_type === 'OtherRefund' ? 'other' : 'original';
}

const isWhole = ({ kind }: Amendment): boolean => kind === 'booking' || kind === 'change';

const legOf = (amendment: Amendment) => ('leg' in amendment ? (amendment.leg ?? undefined) : undefined);
