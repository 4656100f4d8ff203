import type { OrderPart } from '@sendahead/shared-contracts/console/incident-act-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { waitingForCarrier } from '../../../../modules/approvals/public/open-requests.ts';
import {
  type ActedPart,
  type CarrierMove,
  notePart,
  type WaitingPart,
} from '../../../../modules/incidents/public/acting.ts';
import { awaitsApproval, isOwnGeneration } from '../../../../modules/incidents/public/carrier-moves.ts';
import type { Incident } from '../../../../modules/incidents/public/incident.ts';
import { requireAct, requireOrderToChange } from '../../../../modules/orders/public/order-access.ts';
import { findOrder, type Order } from '../../../../modules/orders/public/store.ts';
import { isWholeTrip } from '../../../../modules/orders/public/whole-trip.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { PlaceOrderContext } from '../../../checkout/context.ts';
import { type AmendRequest, amendOrder, type PricedChange, priceChangeOf } from '../../amend-order.ts';
import { waiveOrAsk } from '../../settle-change/waive-change.ts';
import { trackFirst } from '../../track-first.ts';
import type { ActContext, ActOutcome } from './context.ts';
import { movesOfLeg } from './find-carrier.ts';
import { mayWaive } from './within-limit.ts';

/** An order's move to another carrier: the difference of its price, and whether it needs a second person. */
export type PlannedCarrier = { moves: CarrierMove[]; cents: Cents; waits: boolean };

/** How many choices of services are tried for one order. */
const tries = 8;

/** Refusals of a service or its days; another service may be possible. */
const ofService: readonly string[] = [
  'pickup_time_over',
  'no_service',
  'form_incomplete',
  'line_not_offered',
];

/** A reason that only the report of an act gives; no call refuses with it. */
const staysFor = (code: 'no_other_carrier' | 'own_order' | 'awaits_approval'): Refusal =>
  new Refusal(409, code);

/**
 * CO-123: the best services of other carriers for an order, or for one leg, with the difference of their price;
 * nothing is changed. Throws Refusal `no_other_carrier`, `awaits_approval`, `own_order` for a difference that the
 * caller would waive for themselves, and those of `priceChangeOf`.
 */
export async function planCarrier(
  ordering: PlaceOrderContext,
  { incident, order, part }: { incident: Incident; order: Order; part: OrderPart },
  by: AmendRequest['by'],
): Promise<PlannedCarrier> {
  if ((await waitingForCarrier(ordering.db, [order.id])).has(order.id)) throw staysFor('awaits_approval');
  const legs = order.shipment.legs.map(({ leg }) => leg).filter((leg) => part === 'order' || leg === part);
  // Bags that have left are not worth a search.
  requestOf(order, part, [], by);
  const choices: CarrierMove[][] = [];
  for (const leg of legs) choices.push(await movesOfLeg(ordering, incident, order, leg));
  let refused = staysFor('no_other_carrier');
  for (const [index, moves] of combined(choices).slice(0, tries).entries()) {
    try {
      const { total } = await priceChangeOf(ordering, order.id, requestOf(order, part, moves, by));
      if (total > 0 && order.user_id === by.id) throw staysFor('own_order');
      return { moves, cents: total, waits: total > 0 && !(await mayWaive(ordering, order, by.id, total)) };
    } catch (error) {
      if (!(error instanceof Refusal) || !ofService.includes(error.code)) throw error;
      if (index === 0) refused = error;
    }
  }
  throw refused;
}

/** One service for each leg, in every combination, the best first; empty where a leg has no service. */
const combined = (choices: readonly CarrierMove[][]): CarrierMove[][] =>
  choices.length === 0
    ? []
    : choices.reduce<CarrierMove[][]>(
        (all, moves) => all.flatMap((earlier) => moves.map((one) => [...earlier, one])),
        [[]],
      );

/**
 * The change that staff would make: of the whole order where its form describes it, otherwise of the leg, so that
 * the other leg keeps its labels. Throws Refusal `action_not_allowed`.
 */
function requestOf(
  order: Order,
  part: OrderPart,
  moves: readonly CarrierMove[],
  by: AmendRequest['by'],
  comment?: string,
): AmendRequest {
  const services = moves.map(({ service }) => service);
  const [only] = order.shipment.legs;
  const leg: LegName | undefined = part === 'order' ? only?.leg : part;
  if (leg === undefined || (part === 'order' && isWholeTrip(order.shipment))) {
    requireAct(order, by, 'change');
    return { amendment: { kind: 'change', change: {}, services, comment }, by };
  }
  return { amendment: { kind: 'leg', leg, change: {}, services, comment }, by };
}

/**
 * CO-123: moves an order, or one leg, to the services that its plan showed, at no cost to the customer: a lower
 * price is refunded, and a higher one waived, above the limit by a second person. Repeating it after a crash
 * changes nothing, because the services are already booked. Throws the Refusals of the change.
 */
export async function moveToCarrier(
  { ordering, shipping }: ActContext,
  one: ActedPart,
  { by, reason, key, generation, carriers, cents: shown, messageGeneration }: WaitingPart,
): Promise<ActOutcome> {
  const { db } = ordering;
  await trackFirst(shipping, one.orderId);
  const request = requestOf(await requireOrderToChange(db, one.orderId, by), one.part, carriers, by, reason);
  const priced = await unlessBooked(priceChangeOf(ordering, one.orderId, request));
  if (!priced)
    return messageGeneration === null ? { outcome: 'changed_since' } : { outcome: 'done', cents: shown };
  // Read after the price, whose change is refused when the order changes from then on.
  const order = await findOrder(db, one.orderId);
  const isSame =
    order !== undefined &&
    (order.generation === generation || (await isOwnGeneration(db, one, order.generation)));
  if (!isSame) return { outcome: 'changed_since' };
  if (priced.total !== shown) return { outcome: 'recalc' };
  await notePart(db, one, { message_generation: order.generation + 1 });
  const wanted = { ...request, pricedAfter: priced.pricedAfter };
  if (priced.total <= 0) {
    await amendOrder(ordering, order.id, { ...wanted, differenceCents: priced.total, nonce: undefined });
    return { outcome: 'done', cents: priced.total };
  }
  if (order.user_id === by.id) throw staysFor('own_order');
  const waits = await waiveOrAsk(ordering, order, {
    ...wanted,
    settlement: { kind: 'waive', cents: cents(priced.total), reason },
    key: `${key}-${one.orderId}-${one.part}`,
  });
  return { outcome: waits === null ? 'done' : awaitsApproval, cents: priced.total };
}

/** The price of a change; undefined for a change to what is booked already. */
const unlessBooked = (priced: Promise<PricedChange>): Promise<PricedChange | undefined> =>
  priced.catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'nothing_to_change') return undefined;
    throw error;
  });
