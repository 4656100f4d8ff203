import { limits } from '@sendahead/shared-contracts/constants';
import type { BagsChange } from './bags-changed.ts';
import { countedRows } from './line-count.ts';
import { type LineState, rowPath, type TravelerState } from './state.ts';

type Change = Pick<BagsChange, 'lines' | 'focus'>;

const withRows = (line: LineState, rows: LineState['rows']): LineState => ({
  ...line,
  rows,
  count: rows.length,
});

const rowsOf = (traveler: TravelerState, line: string): LineState['rows'] =>
  traveler.lines.filter((each) => each.line === line).flatMap(countedRows);

const changed = ({ lines }: TravelerState, key: string, rows: LineState['rows']): LineState[] =>
  lines.map((line) => (line.line === key ? withRows(line, rows) : line));

/** Whether a traveler has room for one more bag of a line. */
export const hasRoom = (traveler: TravelerState, line: string): boolean =>
  rowsOf(traveler, line).length < limits.quantityPerLine;

/** Moves a bag to another traveler, as the last of its line; focus moves with it. */
export function moveBag(
  giver: TravelerState,
  { line, row }: { readonly line: string; readonly row: number },
  taker: TravelerState,
): Change | null {
  const bag = rowsOf(giver, line)[row];
  if (!bag || giver.key === taker.key || !hasRoom(taker, line)) return null;
  const others = rowsOf(giver, line).filter((_, index) => index !== row);
  const there = rowsOf(taker, line);
  return {
    lines: new Map([
      [giver.key, changed(giver, line, others)],
      [taker.key, changed(taker, line, [...there, bag])],
    ]),
    focus: { traveler: taker.key, path: rowPath(line, there.length, 'size') },
  };
}

/** Gives a traveler the same items as another; name, email and phone do not change. */
export const copyBags = (from: TravelerState, to: TravelerState): Change => ({
  lines: new Map([[to.key, from.lines.map((line) => withRows(line, countedRows(line)))]]),
  focus: null,
});
