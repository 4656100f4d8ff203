import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import { chosenService } from '../state/chosen-service.ts';
import type { ItineraryState } from '../state/state.ts';

/** The chosen service of a leg and its day; empty while none is chosen. */
export function legSummary(state: ItineraryState, leg: LegName): string[] {
  const service = chosenService(state, leg);
  if (!service) return [];
  const verb = leg === 'outbound' ? 'arrives' : 'back on';
  return [
    `${serviceTitle(service.carrier, service.service_name, service.transit_days)}, ${verb} ${spokenDate(service.arrival_date)}`,
  ];
}
