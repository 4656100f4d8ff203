import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { orderPreparation } from '@sendahead/shared-contracts/orders/preparation-calls';
import { useQuery } from '@tanstack/react-query';
import { useOrder } from './use-order.ts';
import { useApi } from './use-orders.ts';

const everyMs = 4000;

/** The steps before the carrier has the bags; polled while labels are being made. */
export function usePreparation() {
  const { order_id: orderId } = useOrder().order;
  return useQuery({
    ...queryOf(useApi(), orderPreparation, { params: { orderId } }),
    refetchInterval: ({ state: { data, status } }) =>
      status === 'success' && data?.legs.some(({ labels }) => labels.state === 'being_made')
        ? everyMs
        : false,
  });
}
