import type { ShownState } from '../console/order-state.tsx';

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
