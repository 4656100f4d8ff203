import type { ItineraryChoice, LegChoice } from '@sendahead/shared-contracts/ship-form/slices';
import { noAnswer } from './answer.ts';
import type { ItineraryState, LegState } from './state.ts';

/** A saved day replaces a link's days; without one the link’s days apply. */
const restoredLeg = (state: LegState, choice: LegChoice): LegState => ({
  ...state,
  ...(choice.pickupDate === null ? {} : { wished: null, arriveBy: null, inTime: noAnswer, savedDay: false }),
  feeChoice: choice.pickupFeeId,
  ownPickups: Object.fromEntries(
    (choice.golfers ?? []).map(({ travelerId, pickupFeeId }) => [travelerId, pickupFeeId]),
  ),
  date: choice.pickupDate,
  serviceLevelId: choice.serviceLevelId,
  carrier: choice.carrier,
  note: null,
});

/** The section with the choice of a saved booking. */
export const restored = (state: ItineraryState, choice: ItineraryChoice): ItineraryState => ({
  ...state,
  tripType: choice.tripType,
  outbound: restoredLeg(state.outbound, choice.outbound),
  return: choice.return ? restoredLeg(state.return, choice.return) : state.return,
});
