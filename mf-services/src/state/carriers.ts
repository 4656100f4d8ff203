import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { endsOf } from './ends.ts';
import { isDroppedOff } from './separate-pickups.ts';
import type { ItineraryState } from './state.ts';

/** EN-18: a carrier and its display name. */
export interface CarrierOption {
  readonly value: string;
  readonly label: string;
}

/**
 * SV-12: the carriers that pick up where a leg starts; RO-04: for users who may choose carriers, all that we
 * sell where any carrier picks up or bags are dropped off. Empty without a choice.
 */
export function carrierOptions(state: ItineraryState, leg: LegName): readonly CarrierOption[] {
  const collecting = endsOf(state, leg)?.from.club?.pickupCarriers ?? [];
  const bound = collecting.length > 0 && !isDroppedOff(state, leg);
  const options = bound ? collecting : (state.carriers.value ?? []);
  return options.length > 1 ? options : [];
}

/** EP-41, RO-04: the list of carriers, requested for carrier admins. */
export const carriersQuestion = ({ choosesCarriers, userId, legsShown }: ItineraryState) =>
  choosesCarriers && userId !== null && legsShown ? { id: userId } : null;

/** The carrier whose services are requested for a leg; '' lets the server choose. */
export function carrierOf(state: ItineraryState, leg: LegName): string {
  const { carrier } = state[leg];
  return carrierOptions(state, leg).some(({ value }) => value === carrier) ? carrier : '';
}
