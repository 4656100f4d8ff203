import { type LegName, legNames } from '@sendahead/shared-contracts/orders/leg-name';
import { carrierOf } from './carriers.ts';
import { servicesOf } from './chosen-service.ts';
import type { ItineraryState } from './state.ts';

/** ER-29: the carrier of a leg has no service for it, while another one may. */
export function isWithoutCarrier(state: ItineraryState, leg: LegName): boolean {
  const services = servicesOf(state, leg);
  if (!services || services.items.length > 0) return false;
  // An incident has its own sentence.
  if (services.stopped.length > 0) return false;
  return services.limited || carrierOf(state, leg) !== '';
}

/** SV-14: no payment while a chosen service has no price, or its carrier does not serve the route. */
export const isLimited = (state: ItineraryState): boolean =>
  state.priceFailed ||
  legNames
    .filter((leg) => leg === 'outbound' || state.tripType === 'round_trip')
    .some((leg) => isWithoutCarrier(state, leg));
