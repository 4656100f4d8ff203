import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import { chosenService, servicesOf } from './chosen-service.ts';
import type { ItineraryState } from './state.ts';

/** The price of the chosen service for one traveler's bags; null if it does not accept them. */
export interface TravelerShare {
  readonly travelerId: string;
  readonly name: string;
  readonly cents: Cents | null;
}

/** SV-06: the shares of a leg's travelers; empty for a single traveler. */
export function travelerShares(state: ItineraryState, leg: LegName): readonly TravelerShare[] {
  const service = chosenService(state, leg);
  const onLeg = servicesOf(state, leg)?.ofTravelers.filter(({ services }) => services.length > 0) ?? [];
  if (!service || onLeg.length < 2) return [];
  return onLeg.map(({ travelerId, services }) => {
    const sameService = services.find(
      (each) => each.carrier_service_level_id === service.carrier_service_level_id,
    );
    const traveler = state.travelers?.travelers.find(({ id }) => id === travelerId);
    const name = traveler ? `${traveler.firstName} ${traveler.lastName}`.trim() : '';
    return { travelerId, name: name || `Traveler ${travelerId}`, cents: sameService?.price_cents ?? null };
  });
}
