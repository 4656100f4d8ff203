import { limits } from '@sendahead/shared-contracts/constants';
import { countedRows } from './line-count.ts';
import { type LineState, type Path, rowPath, type TravelerState, type TravelersState } from './state.ts';

/** The bags of some travelers before something was done to them, and how that is called. */
export interface Undo {
  readonly text: string;
  readonly lines: ReadonlyMap<number, readonly LineState[]>;
}

const undoOf = (text: string, ...travelers: readonly TravelerState[]): Undo => ({
  text,
  lines: new Map(travelers.map(({ key, lines }) => [key, lines])),
});

/** Places of bags mean others once bags moved: what was left or cut there is forgotten. */
function withLines(traveler: TravelerState, lines: readonly LineState[]): TravelerState {
  const isOfPerson = (path: string): boolean => !path.includes('.');
  const remarks = Object.fromEntries(Object.entries(traveler.remarks).filter(([path]) => isOfPerson(path)));
  return { ...traveler, lines, remarks, blurred: traveler.blurred.filter(isOfPerson) };
}

const changed = (
  state: TravelersState,
  change: (traveler: TravelerState) => readonly LineState[] | undefined,
): TravelersState['travelers'] =>
  state.travelers.map((traveler) => {
    const lines = change(traveler);
    return lines ? withLines(traveler, lines) : traveler;
  });

const lineOf = (traveler: TravelerState | undefined, line: string): LineState | undefined =>
  traveler?.lines.find((each) => each.line === line);

const withRows = (line: LineState, rows: LineState['rows']): LineState => ({
  ...line,
  rows,
  count: rows.length,
});

const focused = (state: TravelersState, traveler: number, path?: Path): TravelersState['focus'] => ({
  traveler,
  turn: state.focus.turn + 1,
  path,
});

/** Whether a traveler has room for one more bag of a line. */
export const hasRoom = (traveler: TravelerState, line: string): boolean => {
  const state = lineOf(traveler, line);
  return state !== undefined && countedRows(state).length < limits.quantityPerLine;
};

/** A bag goes from one traveler to another, where it is the last of its line; focus goes with it. */
export function bagMoved(
  state: TravelersState,
  from: { readonly key: number; readonly line: string; readonly row: number },
  to: number,
  text: string,
): TravelersState {
  const [giver, taker] = [from.key, to].map((key) => state.travelers.find((each) => each.key === key));
  const row = lineOf(giver, from.line)?.rows[from.row];
  if (!giver || !taker || giver === taker || !row || !hasRoom(taker, from.line)) return state;
  const place = countedRows(lineOf(taker, from.line) ?? { line: from.line, count: 0, rows: [] }).length;
  const travelers = changed(state, ({ key, lines }) => {
    if (key !== giver.key && key !== taker.key) return undefined;
    return lines.map((line) => {
      if (line.line !== from.line) return line;
      if (key === taker.key) return withRows(line, [...countedRows(line), row]);
      return withRows(
        line,
        line.rows.filter((_, index) => index !== from.row),
      );
    });
  });
  return {
    ...state,
    travelers,
    undo: undoOf(text, giver, taker),
    focus: focused(state, taker.key, rowPath(from.line, place, 'size')),
    said: { text, turn: state.said.turn + 1 },
  };
}

/** A traveler sends what another sends; names, mail and phone stay. */
export function bagsCopied(state: TravelersState, from: number, to: number, text: string): TravelersState {
  const [source, target] = [from, to].map((key) => state.travelers.find((each) => each.key === key));
  if (!source || !target || source === target) return state;
  const lines = source.lines.map((line) => withRows(line, countedRows(line)));
  return {
    ...state,
    travelers: changed(state, ({ key }) => (key === to ? lines : undefined)),
    undo: undoOf(text, target),
    said: { text, turn: state.said.turn + 1 },
  };
}

/** The bags as they were before; travelers who are gone since stay gone. */
export function undone(state: TravelersState, text: string): TravelersState {
  const { undo } = state;
  if (!undo) return state;
  const [first] = undo.lines.keys();
  return {
    ...state,
    travelers: changed(state, ({ key }) => undo.lines.get(key)),
    undo: null,
    focus: focused(state, first ?? 0),
    said: { text, turn: state.said.turn + 1 },
  };
}
