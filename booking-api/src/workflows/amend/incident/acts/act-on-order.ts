import { cents } from '@sendahead/shared-contracts/primitives/cents';
import {
  type ActedPart,
  notePart,
  type WaitingPart,
  waitingPart,
} from '../../../../modules/incidents/public/acting.ts';
import { requireOrderToChange } from '../../../../modules/orders/public/order-access.ts';
import { parcelsOf } from '../../../../modules/orders/public/parcels.ts';
import { lockOrder } from '../../../../modules/orders/public/store.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { cancel } from '../../cancel-order/cancel.ts';
import { isRenewable, renewByStaff } from '../../console-orders/renew-label.ts';
import { trackFirst } from '../../track-first.ts';
import type { ActContext, ActOutcome } from './context.ts';
import { moveBack } from './move-back.ts';
import { moveToCarrier } from './other-carrier.ts';

/**
 * Changes one order for an incident as staff would on its page. One that is refused is recorded for a person.
 * A killed worker leaves it waiting, and its repetition changes nothing twice.
 */
export async function actOnOrder(context: ActContext, target: ActedPart): Promise<void> {
  const { db } = context.ordering;
  const waiting = await waitingPart(db, target);
  if (!waiting) return;
  const result = await handlers[target.act](context, target, waiting).catch((error: unknown): ActOutcome => {
    if (!(error instanceof Refusal)) throw error;
    return { outcome: error.code, ...centsOf(error) };
  });
  const isNoted = result.outcome === 'done' && (target.act === 'undo_move' || target.act === 'void_labels');
  if (!isNoted) await notePart(db, target, asNoted(result));
}

/** The amount of a refusal by a limit. */
const centsOf = ({ extensions }: Refusal): { cents?: number } =>
  typeof extensions.cents === 'number' ? { cents: extensions.cents } : {};

const asNoted = (result: ActOutcome) => ({
  outcome: result.outcome,
  ...(result.cents === undefined || result.cents === null ? {} : { cents: cents(result.cents) }),
});

const handlers = {
  undo_move: moveBack,
  refund: cancelAffected,
  void_labels: renewAffected,
  other_carrier: moveToCarrier,
} as const;

/** CO-121: cancels an order, or one leg, with the refund that its plan showed; another one is left to a person. */
async function cancelAffected(
  { ordering: { db }, shipping }: ActContext,
  target: ActedPart,
  { by, reason, cents: shownCents, messageGeneration }: WaitingPart,
): Promise<ActOutcome> {
  const leg = target.part === 'order' ? null : target.part;
  const order = await requireOrderToChange(db, target.orderId, by);
  const isCanceled =
    order.status !== 'placed' || (leg !== null && !order.shipment.legs.some((it) => it.leg === leg));
  // On a first try, someone else canceled it.
  if (isCanceled && messageGeneration === null) return { outcome: 'action_not_allowed' };
  await notePart(db, target, { message_generation: order.generation });
  const { refundCents } = await cancel(shipping, target.orderId, leg, by, reason, shownCents ?? undefined);
  return { outcome: 'done', cents: refundCents };
}

/**
 * CO-122: voids the labels of an order, or of one leg, and buys others, together with its result, because a
 * repetition would void the new ones. Throws the Refusals of `renewLabels`.
 */
async function renewAffected({ ordering, shipping }: ActContext, target: ActedPart): Promise<ActOutcome> {
  await trackFirst(shipping, target.orderId);
  return ordering.db.transaction().execute(async (trx) => {
    const waiting = await waitingPart(trx, target, true);
    const order = await lockOrder(trx, target.orderId);
    if (!waiting || !order) return { outcome: 'done' };
    if (order.generation !== waiting.generation) throw new Refusal(409, 'changed_since');
    const labels = (await parcelsOf(trx, order)).filter(
      (parcel) => isRenewable(order, parcel) && (target.part === 'order' || parcel.leg === target.part),
    );
    if (labels.length === 0) throw new Refusal(409, 'no_labels');
    const { by, reason: comment } = waiting;
    await renewByStaff(
      trx,
      ordering,
      order,
      labels.map(({ id }) => id),
      { actorId: by.id, comment },
    );
    await notePart(trx, target, { outcome: 'done' });
    return { outcome: 'done' };
  });
}
