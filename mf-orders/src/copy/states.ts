import type { OrderState } from '@sendahead/shared-contracts/orders/states';
import type { Tone } from './tone.ts';

/** One word for each state, the same everywhere. */
export const orderStateWords: Readonly<Record<OrderState, string>> = {
  placed: 'Booked',
  labels_ready: 'Labels ready',
  picked_up: 'With carrier',
  in_transit: 'In transit',
  delivered: 'Delivered',
  cancelled: 'Canceled',
};

/** PA-20: instead of labels that are ready, while they wait for the customs list. */
export const customsNeeded = 'Customs list needed';

export const orderStateTones: Readonly<Record<OrderState, Tone>> = {
  placed: 'quiet',
  labels_ready: 'moving',
  picked_up: 'moving',
  in_transit: 'moving',
  delivered: 'done',
  cancelled: 'quiet',
};
