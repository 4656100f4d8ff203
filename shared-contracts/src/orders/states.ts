import { may } from '../call/role-acts.ts';
import type { Role } from '../call/roles.ts';

/** States of an order. */
export const orderStates = [
  'placed',
  'labels_ready',
  'picked_up',
  'in_transit',
  'delivered',
  'cancelled',
] as const;
export type OrderState = (typeof orderStates)[number];

/** What happens to an order: its labels are bought, the carrier scans its bags, somebody changes or cancels it. */
export const orderEvents = ['labels_bought', 'collected', 'moving', 'delivered', 'change', 'cancel'] as const;
export type OrderEvent = (typeof orderEvents)[number];

/**
 * The transitions of an order. A transition that is not listed cannot happen: an order is neither cancelled
 * nor changed once a carrier has the bags, and a change voids the labels, so that the order waits for new
 * ones.
 */
export const orderMoves: Readonly<Record<OrderState, Partial<Record<OrderEvent, OrderState>>>> = {
  placed: { labels_bought: 'labels_ready', change: 'placed', cancel: 'cancelled' },
  labels_ready: {
    collected: 'picked_up',
    moving: 'in_transit',
    delivered: 'delivered',
    change: 'placed',
    cancel: 'cancelled',
  },
  picked_up: { moving: 'in_transit', delivered: 'delivered' },
  in_transit: { delivered: 'delivered' },
  delivered: {},
  cancelled: {},
};

/** The state after an event; undefined when the event means nothing there. */
export const moveOrder = (state: OrderState, event: OrderEvent): OrderState | undefined =>
  orderMoves[state][event];

/** What people can do with an order. */
export const orderActs = ['cancel', 'change', 'print_labels', 'ship_again', 'add_to_calendar'] as const;
export type OrderAct = (typeof orderActs)[number];

const beforePickup: readonly OrderState[] = ['placed', 'labels_ready'];
const openIn: Readonly<Record<OrderAct, readonly OrderState[]>> = {
  cancel: beforePickup,
  change: beforePickup,
  // A round trip's return labels are printed while the outbound bags are on their way.
  print_labels: ['labels_ready', 'picked_up', 'in_transit'],
  ship_again: orderStates,
  add_to_calendar: ['placed', 'labels_ready', 'picked_up', 'in_transit'],
};

/** What staff do who look after labels and days alone; money and bookings are not theirs. */
const carrierActs: readonly OrderAct[] = ['print_labels', 'add_to_calendar'];

/** Who bought for somebody else follows the bags; days, places and money are theirs whose order it is. */
export const buyerActs: readonly OrderAct[] = ['print_labels', 'add_to_calendar'];

/** The acts that are open to a role in a state; a guest has no order. */
export function allowedActs(state: OrderState, role: Role): OrderAct[] {
  if (role === 'guest') return [];
  const own = readsEveryOrder(role) && !may(role, 'change_every_order') ? carrierActs : orderActs;
  return own.filter((act) => openIn[act].includes(state));
}

/** Whether a role may read an order that is not its own. */
export const readsEveryOrder = (role: Role): boolean => may(role, 'read_every_order');

/** What people can do with one leg of a round trip. */
export const legActs = ['cancel', 'change'] as const;
export type LegAct = (typeof legActs)[number];

/** What people can do with one bag of several. */
export const bagActs = ['cancel'] as const;

/** The acts that are open to a role for a leg in its own state; the table is the order's. */
export const allowedLegActs = (state: OrderState, role: Role): LegAct[] =>
  legActs.filter((act) => allowedActs(state, role).includes(act));

/** How far a bag has come, in the carrier's words made plain. */
export const parcelStatuses = [
  'waiting',
  'label_ready',
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'exception',
  'returned',
  'cancelled',
] as const;
export type ParcelStatus = (typeof parcelStatuses)[number];

const stages: readonly (OrderEvent | null)[] = [null, 'collected', 'moving', 'delivered'];
const stageOf: Readonly<Record<ParcelStatus, number>> = {
  waiting: 0,
  label_ready: 0,
  picked_up: 1,
  in_transit: 2,
  out_for_delivery: 2,
  exception: 2,
  returned: 2,
  delivered: 3,
  cancelled: 0,
};

/**
 * What the statuses of an order's bags say of the whole: it is delivered when every bag is, and as far as its furthest
 * bag before that. Null while no bag has been handed over.
 */
export function orderEventOf(statuses: readonly ParcelStatus[]): OrderEvent | null {
  const carried = statuses.filter((status) => status !== 'cancelled').map((status) => stageOf[status]);
  if (carried.length === 0) return null;
  const least = Math.min(...carried);
  const most = Math.max(...carried);
  return stages[least === 3 ? 3 : Math.min(most, 2)] ?? null;
}

/** The state of a leg, by its bags; a leg without bags counts as one whose labels are not made yet. */
export function legStateOf(statuses: readonly ParcelStatus[]): OrderState {
  const standing = statuses.filter((status) => status !== 'cancelled');
  if (standing.length === 0) return statuses.length === 0 ? 'placed' : 'cancelled';
  switch (orderEventOf(standing)) {
    case 'delivered':
      return 'delivered';
    case 'moving':
      return 'in_transit';
    case 'collected':
      return 'picked_up';
    default:
      return standing.every((status) => status === 'label_ready') ? 'labels_ready' : 'placed';
  }
}
