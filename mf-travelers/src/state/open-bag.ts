import type { BrandRules } from '@sendahead/shared-contracts/travelers/rules';
import type { TravelersEvent } from './events.ts';
import { isRowComplete } from './problems.ts';
import type { TravelerState, TravelersState } from './state.ts';

/** One bag, by the key of its traveler, its line and its row from 0. */
export interface OpenBag {
  readonly traveler: number;
  readonly line: string;
  readonly row: number;
}

/** The bag whose fields are open after an event: the one changed last. Events that move bags close all. */
export function openBagAfter(openBag: OpenBag | null, event: TravelersEvent): OpenBag | null {
  switch (event.type) {
    case 'bag-opened':
    case 'row-chosen':
    case 'bag-way-chosen':
    case 'note-kept':
    case 'paste-refused':
      return { traveler: event.key, line: event.line, row: event.row };
    case 'counted':
      return { traveler: event.key, line: event.line, row: event.count - 1 };
    case 'traveler-added':
    case 'traveler-removed':
    case 'travelers-listed':
    case 'bags-changed':
    case 'undone':
    case 'link-read':
    case 'restored':
    case 'card-folded':
      return null;
    default:
      return openBag;
  }
}

/** Whether a bag is shown as one line: it is complete, and another was changed since. */
export function isFolded(
  state: Pick<TravelersState, 'travelers' | 'tripType' | 'openBag'>,
  traveler: TravelerState,
  { line, row }: Pick<OpenBag, 'line' | 'row'>,
  rules: BrandRules,
): boolean {
  const { openBag } = state;
  const isOpen = openBag?.traveler === traveler.key && openBag.line === line && openBag.row === row;
  return !isOpen && isRowComplete(state, traveler, { line, row }, rules);
}
