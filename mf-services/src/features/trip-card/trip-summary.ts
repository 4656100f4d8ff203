import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { dateLabel } from '../../copy/leg-words.ts';
import { isDroppedOff } from '../../state/golfers.ts';
import type { ItineraryState } from '../../state/state.ts';

/** One line that stands for a folded card: `Round trip, pickup date Tue, Nov 24`. */
export function tripSummary(state: ItineraryState): string {
  const { date } = state.outbound;
  const label = dateLabel('outbound', isDroppedOff(state, 'outbound')).toLowerCase();
  return [
    state.tripType === 'round_trip' ? 'Round trip' : 'One way',
    ...(date ? [`${label} ${spokenDate(date)}`] : []),
  ].join(', ');
}
