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

/** An event of an order: its labels are bought, the carrier scans its bags, someone changes or cancels it. */
export const orderEvents = ['labels_bought', 'collected', 'moving', 'delivered', 'change', 'cancel'] as const;
export type OrderEvent = (typeof orderEvents)[number];

/**
 * The transitions of an order. A transition that is not listed is impossible: an order is neither canceled
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

/** The states in which an order ends: nothing moves it on. A test compares them with the table. */
export const endStates = ['delivered', 'cancelled'] as const satisfies readonly OrderState[];
/** Whether an order, or a leg of it, is over: its bags have arrived, or it was canceled. */
export const isOver = (state: OrderState): boolean => endStates.some((end) => end === state);

/** The state after an event; undefined when the event has no effect there. */
export const moveOrder = (state: OrderState, event: OrderEvent): OrderState | undefined =>
  orderMoves[state][event];

/** People's possible acts on an order. */
export const orderActs = ['cancel', 'change', 'print_labels', 'ship_again', 'add_to_calendar'] as const;
export type OrderAct = (typeof orderActs)[number];

const beforePickup: readonly OrderState[] = ['placed', 'labels_ready'];
const openIn: Readonly<Record<OrderAct, readonly OrderState[]>> = {
  cancel: beforePickup,
  change: beforePickup,
  // A round trip's return labels are printed while the outbound bags are in transit.
  print_labels: ['labels_ready', 'picked_up', 'in_transit'],
  ship_again: orderStates,
  add_to_calendar: ['placed', 'labels_ready', 'picked_up', 'in_transit'],
};

/** The acts of staff who only handle labels and days; money and bookings are not theirs. */
const carrierActs: readonly OrderAct[] = ['print_labels', 'add_to_calendar'];

/**
 * A person who bought for someone else follows the bags; days, places and money belong to the order's owner.
 */
export const buyerActs: readonly OrderAct[] = ['print_labels', 'add_to_calendar'];

/** The acts available to a role in a state; a guest has no order. */
export function allowedActs(state: OrderState, role: Role): OrderAct[] {
  if (role === 'guest') return [];
  const roleActs = readsEveryOrder(role) && !may(role, 'change_every_order') ? carrierActs : orderActs;
  return roleActs.filter((act) => openIn[act].includes(state));
}

/** Whether a role may read an order that is not its own. */
export const readsEveryOrder = (role: Role): boolean => may(role, 'read_every_order');

/** People's possible acts on one leg of a round trip. */
export const legActs = ['cancel', 'change'] as const;
export type LegAct = (typeof legActs)[number];

/** People's possible acts on one bag of several. */
export const bagActs = ['cancel'] as const;

/** The acts available to a role for a leg in its own state; the table is the order's. */
export const allowedLegActs = (state: OrderState, role: Role): LegAct[] =>
  legActs.filter((act) => allowedActs(state, role).includes(act));

/** The progress of a bag, simplified from the carrier's words. */
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
 * The order's state according to its bags' statuses: it is delivered when every bag is, and has the progress
 * of its furthest bag before that. Null while no bag has been handed over.
 */
export function orderEventOf(statuses: readonly ParcelStatus[]): OrderEvent | null {
  const carried = statuses.filter((status) => status !== 'cancelled').map((status) => stageOf[status]);
  if (carried.length === 0) return null;
  const least = Math.min(...carried);
  const most = Math.max(...carried);
  return stages[least === 3 ? 3 : Math.min(most, 2)] ?? null;
}

/** The state of a leg, by its bags; a leg without bags counts as waiting for labels. */
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
