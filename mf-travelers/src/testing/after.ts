import { golfBrand, golfLine } from '@sendahead/shared-contracts/factories/boot';
import type { TravelersEvent } from '../state/events.ts';
import { problemsOf } from '../state/problems.ts';
import { reduceFor } from '../state/reducer.ts';
import { initialState, type PersonField, type TravelersState } from '../state/state.ts';

export const brand = golfBrand({
  product_lines: [golfLine(), golfLine({ key: 'box', name: 'Box', plural_display_name: 'Boxes' })],
});
export const reduce = reduceFor(brand);
export const after = (...events: TravelersEvent[]): TravelersState =>
  events.reduce(reduce, initialState(brand));
export const typed = (field: PersonField, text: string, key = 1): TravelersEvent => ({
  type: 'typed',
  key,
  field,
  text,
});
export const counted = (count: number, line = 'golf', key = 1): TravelersEvent => ({
  type: 'counted',
  key,
  line,
  count,
});
export const chosen = (
  field: 'size' | 'packaging' | 'contents' | 'insurance',
  value: string,
  row = 0,
): TravelersEvent => ({ type: 'row-chosen', key: 1, line: 'golf', row, field, value });
export const person = (key = 1, name = 'Ann'): TravelersEvent[] => [
  typed('firstName', name, key),
  typed('lastName', 'Lee', key),
  typed('email', 'ann@example.com', key),
];
export const firstProblems = (state: TravelersState) =>
  state.travelers[0] ? problemsOf(state.travelers[0], brand).map(({ problem }) => problem) : [];
export const golfRows = (state: TravelersState) => state.travelers[0]?.lines[0]?.rows ?? [];
