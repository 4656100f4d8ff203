import type { ListedOrder } from '@sendahead/shared-contracts/console/order-list-calls';
import { useState } from 'react';
import type { RowSelection } from './selected.ts';

const none: RowSelection = { kind: 'some', ids: [] };

/** The selected orders of a list. A changed filter shows other orders, so the selection is cleared. */
export function useOrderSelection(filterKey: string, rows: readonly ListedOrder[]) {
  const [selection, setSelection] = useState({ of: filterKey, selected: none });
  const selected = selection.of === filterKey ? selection.selected : none;
  const select = (next: RowSelection): void => setSelection({ of: filterKey, selected: next });
  const isSelected = (id: string): boolean => selected.kind === 'all' || selected.ids.includes(id);
  const toggle = (id: string): void => {
    // Unselecting one of all keeps the other loaded orders selected.
    const ids = selected.kind === 'all' ? rows.map(({ order_id }) => order_id) : selected.ids;
    select({ kind: 'some', ids: isSelected(id) ? ids.filter((each) => each !== id) : [...ids, id] });
  };
  return { selected, select, isSelected, toggle };
}
