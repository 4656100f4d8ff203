import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import { limits } from '@sendahead/shared-contracts/constants';
import { anotherRow } from './new-row.ts';
import type { LineState } from './state.ts';

/**
 * TR-09, TR-10, VL-19: the line with `count` bags. Beyond the bounds nothing changes. At 0 the rows are kept
 * until they are removed, so that counting up restores their input.
 */
export function countLine(state: LineState, count: number, line: ProductLine): LineState {
  if (!Number.isInteger(count) || count < 0 || count > limits.quantityPerLine) return state;
  if (count === 0) return { ...state, count };
  const firstRows = state.rows.slice(0, count);
  const added = Array.from({ length: count - firstRows.length }, () => anotherRow(line, firstRows.at(-1)));
  return { ...state, count, rows: [...firstRows, ...added] };
}

/** Bags that are being sent; those of an emptied line are not. */
export const countedRows = ({ count, rows }: LineState) => (count === 0 ? [] : rows);

export const isEmptied = ({ count, rows }: LineState): boolean => count === 0 && rows.length > 0;

/** TR-09: a line that is still empty loses its rows. */
export const removeEmptied = (state: LineState): LineState =>
  isEmptied(state) ? { ...state, rows: [] } : state;
