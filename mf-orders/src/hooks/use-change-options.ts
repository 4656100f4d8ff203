import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { readChangeOptions } from '@sendahead/shared-contracts/orders/change-option-calls';
import { useQuery } from '@tanstack/react-query';
import { useOrder } from './use-order.ts';
import { useApi } from './use-orders.ts';

/** The booked values, in the fields of a change. */
export type ChangeOptions = CallOutput<typeof readChangeOptions>;

export const useChangeOptions = () => {
  const { order_id: orderId } = useOrder().order;
  return useQuery(queryOf(useApi(), readChangeOptions, { params: { orderId } }));
};
