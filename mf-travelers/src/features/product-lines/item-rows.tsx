import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import { useDeferredValue } from 'react';
import { fieldId } from '../../state/field-id.ts';
import { isEmptied } from '../../state/line-count.ts';
import { type LineState, rowPath, type TravelerState } from '../../state/state.ts';
import { ItemRow } from './item-row.tsx';
import './item-row.css';

/** The bags of one line. Those of an emptied line fade and cannot be reached while they wait to be removed. */
export function ItemRows({
  traveler,
  number,
  line,
  state,
}: {
  traveler: TravelerState;
  number: number;
  line: ProductLine;
  state: LineState;
}) {
  // The count shows immediately; the fields of a new bag, even the first one, render when there is time.
  const drawn = useDeferredValue(state.rows.length, 0);
  const rows = state.rows.slice(0, drawn);
  if (rows.length === 0) return null;
  const emptied = isEmptied(state);
  return (
    <div className={`travelers-rows${emptied ? ' travelers-rows--emptied' : ''}`} inert={emptied}>
      {rows.map((row, index) => (
        <ItemRow
          // Bags are added and removed only at the end, so their index is a stable key.
          key={fieldId(number, rowPath(line.key, index, 'size'))}
          traveler={traveler}
          number={number}
          line={line}
          row={row}
          index={index}
        />
      ))}
    </div>
  );
}
