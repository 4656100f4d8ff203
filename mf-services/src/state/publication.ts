import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { addCents } from '@sendahead/shared-contracts/primitives/cents';
import type { Itinerary, ItineraryLeg } from '@sendahead/shared-contracts/services/slice';
import { requestState } from './answer.ts';
import { chosenService } from './chosen-service.ts';
import { wayOf } from './leg-days.ts';
import { isLimited } from './limited.ts';
import { feeOf } from './pickup.ts';
import { servicesQuestion } from './questions.ts';
import { savedPlan } from './saved-plan.ts';
import { feesInUse, ownHandOvers } from './separate-pickups.ts';
import type { ItineraryState } from './state.ts';

const publishedGolfer = ({ golfer, fee }: ReturnType<typeof ownHandOvers>[number]) => ({
  travelerId: golfer.id,
  pickupFeeId: fee.id,
  pickupTitle: fee.pickup_fees_title,
  itemType: golfer.itemType,
});

function publishedLeg(state: ItineraryState, leg: LegName): ItineraryLeg {
  const fee = feeOf(state, leg);
  const handOvers = ownHandOvers(state, leg);
  const service = chosenService(state, leg);
  const idleDays = wayOf(state, leg)?.flatMap(({ date, why }) => (why === null ? [] : [{ date, why }]));
  const fresh = requestState(servicesQuestion(state, leg), state[leg].services) === 'answered';
  return {
    pickupFeeId: fee?.id ?? null,
    pickupTitle: fee?.pickup_fees_title ?? '',
    ...(handOvers.length > 0 ? { golfers: handOvers.map(publishedGolfer) } : {}),
    ...(fee ? { pickupCents: addCents(...feesInUse(state, leg).map(({ price_cents }) => price_cents)) } : {}),
    pickupDate: state[leg].date,
    service,
    idleDays,
    valid: fee !== null && service !== null && fresh,
  };
}

/** The trip as published to the page. TL-02: a one-way trip has no return. */
export function publication(state: ItineraryState): Itinerary {
  const outbound = publishedLeg(state, 'outbound');
  const back = state.tripType === 'round_trip' ? publishedLeg(state, 'return') : null;
  return {
    tripType: state.tripType,
    outbound,
    return: back,
    valid: outbound.valid && (back?.valid ?? true),
    limited: isLimited(state),
    ...savedPlan(state),
  };
}
