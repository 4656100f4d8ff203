import type { OrderState } from '@sendahead/shared-contracts/orders/states';

export const orderStateNames: Readonly<Record<OrderState, string>> = {
  placed: 'Placed',
  labels_ready: 'Labels ready',
  picked_up: 'With carrier',
  in_transit: 'In transit',
  delivered: 'Delivered',
  cancelled: 'Canceled',
};
