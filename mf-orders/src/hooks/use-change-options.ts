import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { readChangeOptions } from '@sendahead/shared-contracts/orders/change-option-calls';
import type { Asked } from '@sendahead/shared-ui/use-asked';
import { useAsked } from './use-asked.ts';
import { useOrder } from './use-order.ts';

/** What is booked, in the fields that a change is asked by. */
export type ChangeOptions = CallOutput<typeof readChangeOptions>;

export const useChangeOptions = (): Asked<ChangeOptions> => {
  const { order_id: orderId } = useOrder().detail.order;
  return useAsked(readChangeOptions, { params: { orderId } });
};
