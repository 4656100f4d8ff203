import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { allowedActs, allowedLegActs, legStateOf } from '@sendahead/shared-contracts/orders/states';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { AmendPurpose } from '../../../modules/bookings/public/purpose.ts';
import { paidFor } from '../../../modules/ledger/public/paid-for.ts';
import { parcelsOf } from '../../../modules/orders/public/parcels.ts';
import { closePayLink } from '../../../modules/orders/public/pay-links/pay-links.ts';
import { lockOrder, type Order } from '../../../modules/orders/public/store.ts';
import type { AttemptRecord } from '../../../modules/payments/public/attempts/attempts.ts';
import { carryInternationalInfo } from '../../../modules/preferences/public/store.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { PlaceOrderContext } from '../context.ts';
import { applyAmendment } from './apply-amendment.ts';
import { recordSettlement } from './settlement/record-settlement.ts';

/**
 * Makes the amendment that an attempt pays for. Throws when the order has changed, or its revenue has, since
 * it was priced; then the attempt is undone.
 */
export async function commitAmendment(
  trx: DatabaseTransaction,
  context: Pick<PlaceOrderContext, 'jobs' | 'clock' | 'undoSeconds'>,
  attempt: AttemptRecord,
  { orderId, generation, amendment, by, linkId, settlement }: AmendPurpose,
): Promise<void> {
  // The giver is locked before the order, as for a refund.
  if (settlement) await recordSettlement(trx, context.clock, attempt, { settlement, by });
  const order = await lockOrder(trx, orderId);
  const isSame = order && (generation === null || order.generation === generation);
  const isOpen =
    isSame &&
    (amendment.kind === 'leg'
      ? await isLegOpen(trx, order, amendment.leg)
      : allowedActs(order.state, 'consumer').includes('change'));
  if (!isOpen) throw new Error('the order may not be amended any more');
  if (amendment.kind !== 'leg' && (await paidFor(trx, orderId)) !== attempt.paid_before_cents)
    throw new Error('the order has brought in something else meanwhile');
  const paid = { state: 'paid', at: context.clock.instant() } as const;
  if (linkId !== undefined && !(await closePayLink(trx, linkId, paid))) throw new Error('the link is closed');
  await carryInternationalInfo(trx, { from: attempt.cart_id, to: order.cart_id });
  const { lines, shipment } = attempt.draft;
  const difference = { total: cents(attempt.value_cents), lines, shipment };
  await applyAmendment(trx, context, order, { amendment, difference, actorId: by.id, attempt, settlement });
}

/** Whether no carrier has a bag of the leg. */
async function isLegOpen(trx: DatabaseTransaction, order: Order, leg: LegName): Promise<boolean> {
  const bags = (await parcelsOf(trx, order)).filter((parcel) => parcel.leg === leg);
  const state = legStateOf(bags.map(({ status }) => status));
  return order.status === 'placed' && allowedLegActs(state, 'consumer').includes('change');
}
