import { pageStorage } from '@sendahead/shared-contracts/page/page-storage';
import { useState } from 'react';

/** Columns of the list that a person may leave out; the order and its check box always show. */
export const orderColumns = [
  'state',
  'customer',
  'email',
  'trip',
  'pickup',
  'placed',
  'carriers',
  'items',
  'total',
] as const;
export type OrderColumn = (typeof orderColumns)[number];

/** The columns shown until somebody chooses: those that fit at 1280 pixels. */
const defaultColumns: readonly OrderColumn[] = [
  'state',
  'customer',
  'trip',
  'pickup',
  'placed',
  'items',
  'total',
];

/** Stored in this browser, because another screen has another width. */
const kept = 'console_order_columns';

function readKept(): readonly OrderColumn[] {
  const names = pageStorage('localStorage').getItem(kept)?.split(',');
  return names ? orderColumns.filter((column) => names.includes(column)) : defaultColumns;
}

/** The columns that this browser shows, in order. */
export function useOrderColumns(): {
  columns: readonly OrderColumn[];
  toggle: (column: OrderColumn) => void;
} {
  const [columns, setColumns] = useState(readKept);
  return {
    columns,
    toggle: (toggled) => {
      const next = orderColumns.filter((column) => columns.includes(column) !== (column === toggled));
      setColumns(next);
      pageStorage('localStorage').setItem(kept, next.join(','));
    },
  };
}
