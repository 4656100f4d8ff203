import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { plannedBy } from './in-time.ts';
import type { ItineraryLink } from './link.ts';
import type { ItineraryState } from './state.ts';

/** RT-07, RT-08, RT-10, RT-12, SV-10: applies the values of the address to the current state. */
export function withLink(state: ItineraryState, link: ItineraryLink | null): ItineraryState {
  if (!link) return state;
  return {
    ...state,
    tripType: link.tripType ?? state.tripType,
    outbound: {
      ...state.outbound,
      // The link's day is kept: it was chosen for this arrival.
      ...(link.arriveBy ? { ...plannedBy(link.arriveBy), savedDay: link.pickupDay !== null } : {}),
      wished: link.pickupDay ?? state.outbound.wished,
    },
    return: { ...state.return, wished: link.returnDay ?? state.return.wished },
    linkedService: link.service,
  };
}

/** SV-10: a leg for which nobody chose a service takes the address's, if it is offered. */
export function withLinkedService(state: ItineraryState, leg: LegName): ItineraryState {
  if (state.linkedService === null || state[leg].serviceLevelId !== null) return state;
  const found = state[leg].services.value?.items.find(
    ({ service_type_system_name: name }) => name === state.linkedService,
  );
  return found
    ? { ...state, [leg]: { ...state[leg], serviceLevelId: found.carrier_service_level_id } }
    : state;
}
