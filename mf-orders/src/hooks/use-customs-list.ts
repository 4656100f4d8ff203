import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { readCustomsList } from '@sendahead/shared-contracts/orders/customs-calls';
import { useQuery } from '@tanstack/react-query';
import { useOrder } from './use-order.ts';
import { useApi } from './use-orders.ts';

/** The list for customs of an order whose bags cross a border; not read for any other. */
export function useCustomsList() {
  const { order, international } = useOrder();
  const enabled = international === true && order.state !== 'cancelled';
  return useQuery({
    ...queryOf(useApi(), readCustomsList, { params: { orderId: order.order_id } }),
    enabled,
  });
}
