import { nextHandOverDay } from '@sendahead/shared-contracts/calendar/rules';
import { dropOffFeeId } from '@sendahead/shared-contracts/constants';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { isDropOff, needsDaysNotice } from '@sendahead/shared-contracts/services/pickup-rules';
import type { ServiceOption } from '@sendahead/shared-contracts/services/schema';
import { chosenService } from './chosen-service.ts';
import { handOverRules } from './days.ts';
import { offeredFees } from './pickup.ts';
import { feesInUse } from './separate-pickups.ts';
import { withPickupDate } from './settle.ts';
import type { ItineraryState } from './state.ts';

/** The options for ground bags that would have to be picked up today. */
export type SameDayAnswer = 'drop_off' | 'next_day' | 'close';

/**
 * TL-19, TL-20: a service of the outbound leg travels by ground and would be picked up today, neither within a window of
 * hours nor by a same-day pickup.
 */
export const isTooSoonFor = (state: ItineraryState, service: ServiceOption): boolean =>
  state.outbound.date === state.today &&
  !feesInUse(state, 'outbound').every((fee) => isDropOff(fee) || fee.hourly || fee.sameday) &&
  needsDaysNotice(service);

/** TL-19: the chosen service is one of those. */
export function needsSameDayAlert(state: ItineraryState): boolean {
  const service = chosenService(state, 'outbound');
  return service !== null && isTooSoonFor(state, service);
}

/** The day that TL-22 offers instead of today; null if no day is known. */
export const nextBusinessDay = (state: ItineraryState): CalendarDate | null =>
  nextHandOverDay(addDays(state.today, 1), handOverRules(state, 'outbound'));

export const offersDropOff = (state: ItineraryState): boolean =>
  offeredFees(state, 'outbound').some(isDropOff);

/** TL-06, TL-21 to TL-23: each answer removes the cause of the alert. */
export function sameDayAnswered(state: ItineraryState, answer: SameDayAnswer): ItineraryState {
  switch (answer) {
    case 'drop_off':
      return {
        ...state,
        outbound: { ...state.outbound, feeChoice: dropOffFeeId, ownPickups: {} },
        dropOffInfo: 'outbound',
      };
    case 'next_day':
      return withPickupDate(state, nextBusinessDay(state), null);
    case 'close':
      return { ...state, outbound: { ...state.outbound, serviceLevelId: null, arrivalMoved: null } };
    default:
      return answer satisfies never;
  }
}
