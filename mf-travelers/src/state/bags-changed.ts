import type { LineState, Path, TravelerState, TravelersState } from './state.ts';

/** The new bags of some travelers, by key, the name of the change, and the focus target. */
export interface BagsChange {
  readonly lines: ReadonlyMap<number, readonly LineState[]>;
  readonly text: string;
  readonly focus: { readonly traveler: number; readonly path?: Path | undefined } | null;
}

/** The earlier bags of those travelers, and the name of the change. */
export type Undo = Pick<BagsChange, 'lines' | 'text'>;

/** Positions of bags change when bags move, so the marks of left and cut fields are cleared. */
function withLines(traveler: TravelerState, lines: readonly LineState[]): TravelerState {
  const isOfPerson = (path: string): boolean => !path.includes('.');
  const remarks = Object.fromEntries(Object.entries(traveler.remarks).filter(([path]) => isOfPerson(path)));
  return { ...traveler, lines, remarks, blurred: traveler.blurred.filter(isOfPerson) };
}

/** The travelers with their new bags; removed travelers are not restored. */
export function bagsChanged(state: TravelersState, { lines, text, focus }: BagsChange): TravelersState {
  const touched = state.travelers.filter(({ key }) => lines.has(key));
  return {
    ...state,
    travelers: state.travelers.map((traveler) => {
      const changed = lines.get(traveler.key);
      return changed ? withLines(traveler, changed) : traveler;
    }),
    undo: { text, lines: new Map(touched.map((traveler) => [traveler.key, traveler.lines])) },
    focus: focus ? { ...focus, turn: state.focus.turn + 1 } : state.focus,
    announcement: { text, turn: state.announcement.turn + 1 },
  };
}

/** The bags as they were before. */
export function undone(state: TravelersState, text: string): TravelersState {
  if (!state.undo) return state;
  const { lines } = state.undo;
  const [traveler = 0] = lines.keys();
  return { ...bagsChanged(state, { lines, text, focus: { traveler } }), undo: null };
}
