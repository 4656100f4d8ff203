import { pageStorage } from '@sendahead/shared-contracts/page/page-storage';
import { useState } from 'react';
import { useConsole } from '../../console/use-console.ts';

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

/** CO-142: the columns of staff of carriers; a new column is not theirs until it is named here. */
const forCarrierStaff: readonly OrderColumn[] = [
  'state',
  'customer',
  'trip',
  'pickup',
  'placed',
  'carriers',
  'items',
];

/** Stored in this browser, because another screen has another width. */
const storageKey = 'console_order_columns';

function readColumns(): readonly OrderColumn[] {
  const names = pageStorage('localStorage').getItem(storageKey)?.split(',');
  return names ? orderColumns.filter((column) => names.includes(column)) : defaultColumns;
}

/** The columns that this browser shows, in order. */
export function useOrderColumns(): {
  /** The columns that this person may see. */
  offered: readonly OrderColumn[];
  columns: readonly OrderColumn[];
  toggle: (column: OrderColumn) => void;
} {
  const { may } = useConsole();
  const [chosen, setColumns] = useState(readColumns);
  const offered = may('see_order_money') ? orderColumns : forCarrierStaff;
  const columns = offered.filter((column) => chosen.includes(column));
  return {
    offered,
    columns,
    toggle: (toggled) => {
      const next = orderColumns.filter((column) => columns.includes(column) !== (column === toggled));
      setColumns(next);
      pageStorage('localStorage').setItem(storageKey, next.join(','));
    },
  };
}
