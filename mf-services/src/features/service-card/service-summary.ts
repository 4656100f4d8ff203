import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import { chosenService } from '../../state/chosen-service.ts';
import { type ItineraryState, type LegName, legNames } from '../../state/state.ts';

/** One line that stands for a folded card: `FedEx Ground, arrives Mon, Nov 30; back on Thu, Dec 10`. */
export const serviceSummary = (state: ItineraryState): string =>
  legNames
    .filter((leg) => leg === 'outbound' || state.tripType === 'round_trip')
    .flatMap((leg) => legSummary(state, leg))
    .join('; ');

/** The chosen service of a leg and its day; empty while none is chosen. */
export function legSummary(state: ItineraryState, leg: LegName): string[] {
  const service = chosenService(state, leg);
  if (!service) return [];
  const verb = leg === 'outbound' ? 'arrives' : 'back on';
  return [
    `${serviceTitle(service.carrier, service.service_name)}, ${verb} ${spokenDate(service.arrival_date)}`,
  ];
}
