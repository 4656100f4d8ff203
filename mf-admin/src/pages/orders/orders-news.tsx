import type { CallInput, CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { type ListedOrder, listConsoleOrders } from '@sendahead/shared-contracts/console/order-list-calls';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { FollowedPages } from '../../console/followed-list.tsx';
import { useApi } from '../../console/use-console.ts';
import type { RowSelection } from './selected.ts';

/** The news of the orders list, which stays as it is while orders are selected or one is open next to it. */
export function OrdersNews({
  query,
  wanted,
  selected,
  open,
}: {
  query: UseInfiniteQueryResult<InfiniteData<CallOutput<typeof listConsoleOrders>>>;
  wanted: CallInput<typeof listConsoleOrders>['query'];
  selected: RowSelection;
  open: ListedOrder | undefined;
}) {
  const api = useApi();
  return (
    <FollowedPages
      list="orders"
      query={query}
      rowsOf={({ orders }) => orders}
      keyOf={({ order_id }) => order_id}
      first={() => api.call(listConsoleOrders, { query: wanted })}
      held={selected.kind === 'all' || selected.ids.length > 0 || open !== undefined}
    />
  );
}
