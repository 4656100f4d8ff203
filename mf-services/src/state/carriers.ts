import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { endsOf } from './ends.ts';
import { isDroppedOff } from './separate-pickups.ts';
import type { ItineraryState } from './state.ts';

/** EN-18: a carrier and what people read. */
export interface CarrierOption {
  readonly value: string;
  readonly label: string;
}

/**
 * SV-12: the carriers that pick up where a leg starts; RO-04: for users who may choose carriers, all that we sell
 * services of where anyone picks up or the bags are dropped off. Empty when there is no choice.
 */
export function carrierOptions(state: ItineraryState, leg: LegName): readonly CarrierOption[] {
  const collecting = endsOf(state, leg)?.from.club?.pickupCarriers ?? [];
  const bound = collecting.length > 0 && !isDroppedOff(state, leg);
  const options = bound ? collecting : (state.carriers.value ?? []);
  return options.length > 1 ? options : [];
}

/** EP-41, RO-04: which carriers there are, asked for carrier admins. */
export const carriersQuestion = ({ choosesCarriers, userId, legsShown }: ItineraryState) =>
  choosesCarriers && userId !== null && legsShown ? { id: userId } : null;

/** The carrier that the services of a leg are asked of; '' leaves it to the server. */
export function carrierOf(state: ItineraryState, leg: LegName): string {
  const { carrier } = state[leg];
  return carrierOptions(state, leg).some(({ value }) => value === carrier) ? carrier : '';
}
