import { legNames } from '@sendahead/shared-contracts/orders/leg-name';
import { legSummary } from '../../copy/leg-summary.ts';
import type { ItineraryState } from '../../state/state.ts';

/** The line of a folded card: `FedEx Ground, arrives Mon, Nov 30; back on Thu, Dec 10`. */
export const serviceSummary = (state: ItineraryState): string =>
  legNames
    .filter((leg) => leg === 'outbound' || state.tripType === 'round_trip')
    .flatMap((leg) => legSummary(state, leg))
    .join('; ');
