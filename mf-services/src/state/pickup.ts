import { waivedFeeId } from '@sendahead/shared-contracts/constants';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { isDropOff, offeredPickups } from '@sendahead/shared-contracts/services/pickup-rules';
import type { PickupFee } from '@sendahead/shared-contracts/services/schema';
import { endsOf } from './ends.ts';
import type { ItineraryState } from './state.ts';

/** The pickup and drop-off options that a leg offers now. */
export function offeredFees(state: ItineraryState, leg: LegName): PickupFee[] {
  const { fees, date } = state[leg];
  return offeredPickups(fees.value ?? [], {
    today: date === state.today,
    hour: state.hour,
    hourlyBrand: state.brand.hourly_pickup,
    clubHasPickupCarriers: endsOf(state, leg)?.from.club?.hasPickupCarriers ?? false,
  });
}

/** The pickup option: the person's choice if it is offered, else the default. */
export function feeOf(state: ItineraryState, leg: LegName): PickupFee | null {
  const offered = offeredFees(state, leg);
  return (
    offered.find(({ id }) => id === state[leg].feeChoice) ??
    offered.find((fee) => fee.default) ??
    // Staff waive a fee only by explicit choice, never by default.
    offered.find((fee) => !isDropOff(fee) && fee.id !== waivedFeeId) ??
    offered[0] ??
    null
  );
}

/** RO-06: the pickup method at a club is asked only of users who may choose it. */
export const hidesCollection = (state: ItineraryState, leg: LegName): boolean =>
  state.hidesCollection && endsOf(state, leg)?.from.kind === 'club';
