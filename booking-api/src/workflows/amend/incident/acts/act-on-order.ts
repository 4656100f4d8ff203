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
export async function actOnOrder(context: ActContext, one: ActedPart): Promise<void> {
  const { db } = context.ordering;
  const wanted = await waitingPart(db, one);
  if (!wanted) return;
  const result = await ways[one.act](context, one, wanted).catch((error: unknown): ActOutcome => {
    if (!(error instanceof Refusal)) throw error;
    return { outcome: error.code, ...centsOf(error) };
  });
  const isNoted = result.outcome === 'done' && (one.act === 'undo_move' || one.act === 'void_labels');
  if (!isNoted) await notePart(db, one, asNoted(result));
}

/** The amount of a refusal by a limit. */
const centsOf = ({ extensions: { cents } }: Refusal): { cents?: number } =>
  typeof cents === 'number' ? { cents } : {};

const asNoted = ({ outcome, cents: amount }: ActOutcome) => ({
  outcome,
  ...(amount === undefined || amount === null ? {} : { cents: cents(amount) }),
});

const ways = {
  undo_move: moveBack,
  refund: cancelAffected,
  void_labels: renewAffected,
  other_carrier: moveToCarrier,
} as const;

/** CO-121: cancels an order, or one leg, with the refund that its plan showed; another one is left to a person. */
async function cancelAffected(
  { ordering: { db }, shipping }: ActContext,
  one: ActedPart,
  { by, reason, cents: shown, messageGeneration }: WaitingPart,
): Promise<ActOutcome> {
  const leg = one.part === 'order' ? null : one.part;
  const order = await requireOrderToChange(db, one.orderId, by);
  const isCanceled =
    order.status !== 'placed' || (leg !== null && !order.shipment.legs.some((it) => it.leg === leg));
  // On a first try, someone else canceled it.
  if (isCanceled && messageGeneration === null) return { outcome: 'action_not_allowed' };
  await notePart(db, one, { message_generation: order.generation });
  const { refundCents } = await cancel(shipping, one.orderId, leg, by, reason, shown ?? undefined);
  return { outcome: 'done', cents: refundCents };
}

/**
 * CO-122: voids the labels of an order, or of one leg, and buys others, together with its result, because a
 * repetition would void the new ones. Throws the Refusals of `renewLabels`.
 */
async function renewAffected({ ordering, shipping }: ActContext, one: ActedPart): Promise<ActOutcome> {
  await trackFirst(shipping, one.orderId);
  return ordering.db.transaction().execute(async (trx) => {
    const wanted = await waitingPart(trx, one, true);
    const order = await lockOrder(trx, one.orderId);
    if (!wanted || !order) return { outcome: 'done' };
    if (order.generation !== wanted.generation) throw new Refusal(409, 'changed_since');
    const labels = (await parcelsOf(trx, order)).filter(
      (parcel) => isRenewable(order, parcel) && (one.part === 'order' || parcel.leg === one.part),
    );
    if (labels.length === 0) throw new Refusal(409, 'no_labels');
    const { by, reason: comment } = wanted;
    await renewByStaff(
      trx,
      ordering,
      order,
      labels.map(({ id }) => id),
      { actorId: by.id, comment },
    );
    await notePart(trx, one, { outcome: 'done' });
    return { outcome: 'done' };
  });
}
