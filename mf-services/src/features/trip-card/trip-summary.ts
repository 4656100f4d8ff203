import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { dateLabel } from '../../copy/leg-words.ts';
import { isDroppedOff } from '../../state/separate-pickups.ts';
import type { ItineraryState } from '../../state/state.ts';

function dayOf(state: ItineraryState, leg: LegName): string[] {
  const { date } = state[leg];
  return date ? [`${dateLabel(leg, isDroppedOff(state, leg)).toLowerCase()} ${spokenDate(date)}`] : [];
}

/** The line of a folded card: `Round trip, pickup date Tue, Nov 24, return pickup date Tue, Dec 8`. */
export function tripSummary(state: ItineraryState): string {
  const round = state.tripType === 'round_trip';
  return [
    round ? 'Round trip' : 'One way',
    ...dayOf(state, 'outbound'),
    ...(round ? dayOf(state, 'return') : []),
  ].join(', ');
}
