import type { OrderState } from '@sendahead/shared-contracts/orders/states';

/** One word for each state, the same everywhere. */
export const orderStateWords: Readonly<Record<OrderState, string>> = {
  placed: 'Booked',
  labels_ready: 'Labels ready',
  picked_up: 'Handed over',
  in_transit: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};
