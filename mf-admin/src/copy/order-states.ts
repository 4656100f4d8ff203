import type { ShownState } from '../console/order-state.tsx';

/** A state in words; one of a newer release stays readable. */
export const orderStateName = (state: string): string =>
  Object.entries(orderStateNames).find(([name]) => name === state)?.[1] ?? state.replaceAll('_', ' ');

export const orderStateNames: Readonly<Record<ShownState, string>> = {
  placed: 'Booked',
  labels_ready: 'Labels ready',
  picked_up: 'With carrier',
  in_transit: 'In transit',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  late: 'Late',
  cancelled: 'Canceled',
};
