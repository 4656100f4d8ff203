import { exportConsoleOrders, type OrderFilter } from '@sendahead/shared-contracts/console/order-list-calls';
import { filterParams } from './use-order-filter.ts';

/** Rows that were selected one by one, or all that match the filter, with the number that staff saw. */
export type RowSelection = { kind: 'some'; ids: readonly string[] } | { kind: 'all'; count: number };

/** The maximum number of orders that the address of a download names. */
export const namedInUrl = 100;

/** The address to download the selected orders, or all that match the filter if none are selected. */
export function exportUrl(filter: OrderFilter, selected: RowSelection): string {
  const filtered = filterParams(filter);
  if (selected.kind === 'all') filtered.set('count', String(selected.count));
  const query =
    selected.kind === 'some' && selected.ids.length > 0
      ? new URLSearchParams({ ids: selected.ids.join(',') })
      : filtered;
  return `${exportConsoleOrders.path}?${query}`;
}
