import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { readOrderPreferences } from '@sendahead/shared-contracts/preferences/calls';
import { useQuery } from '@tanstack/react-query';
import { useOrder } from './use-order.ts';
import { useApi } from './use-orders.ts';

/** The traveler's days that customs has, and whether the bags follow them; read only for a trip across a border. */
export function useCustomsDays() {
  const { order, international } = useOrder();
  return useQuery({
    ...queryOf(useApi(), readOrderPreferences, { params: { orderId: order.order_id } }),
    enabled: international === true && order.state !== 'cancelled',
  }).data;
}
