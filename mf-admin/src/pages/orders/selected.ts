import { exportConsoleOrders, type OrderFilter } from '@sendahead/shared-contracts/console/order-list-calls';
import { filterParams } from './use-order-filter.ts';

/** Rows that were selected one by one, or all that the filter fits, with their number as it was seen. */
export type RowSelection = { kind: 'some'; ids: readonly string[] } | { kind: 'all'; count: number };

/** Orders that the address of a file names at most. */
export const namedInUrl = 100;

/** Where the file of the selected is, or of all that the filter fits where none are. */
export function exportUrl(filter: OrderFilter, selected: RowSelection): string {
  const filtered = filterParams(filter);
  if (selected.kind === 'all') filtered.set('count', String(selected.count));
  const query =
    selected.kind === 'some' && selected.ids.length > 0
      ? new URLSearchParams({ ids: selected.ids.join(',') })
      : filtered;
  return `${exportConsoleOrders.path}?${query}`;
}
