import { endsOf } from './ends.ts';
import { isDroppedOff } from './golfers.ts';
import type { ItineraryState, LegName } from './state.ts';

/** SV-12, EN-18: the carriers that collect where a leg starts; none where there is nothing to choose. */
export function carrierOptions(
  state: ItineraryState,
  leg: LegName,
): readonly { readonly value: string; readonly label: string }[] {
  const carriers = endsOf(state, leg)?.from.club?.pickupCarriers ?? [];
  return carriers.length > 1 && !isDroppedOff(state, leg) ? carriers : [];
}

/** The carrier that the services of a leg are asked of; '' leaves it to the server. */
export function carrierOf(state: ItineraryState, leg: LegName): string {
  const { carrier } = state[leg];
  return carrierOptions(state, leg).some(({ value }) => value === carrier) ? carrier : '';
}
