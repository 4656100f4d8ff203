import { isInHolidayWeeks } from '@sendahead/shared-contracts/calendar/holiday-weeks';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { noAnswer } from './answer.ts';
import { arrivalOf } from './chosen-service.ts';
import type { HolidayTerms, ItineraryState, LegState } from './state.ts';

export type HolidayTermsEvent =
  /** `forced`: an order waits for them. */
  | { readonly type: 'holiday-terms-wanted'; readonly forced: boolean }
  | { readonly type: 'holiday-terms-accepted' }
  | { readonly type: 'holiday-terms-declined' }
  | { readonly type: 'holiday-terms-saved' }
  | { readonly type: 'holiday-terms-not-saved' }
  /** Whether they are due before an order; null while that is unknown. */
  | { readonly type: 'holiday-terms-checked'; readonly due: boolean | null }
  | { readonly type: 'holiday-terms-accepted-ahead' }
  | { readonly type: 'holiday-terms-saved-ahead'; readonly saved: boolean };

const withoutService = (leg: LegState): LegState => ({
  ...leg,
  serviceLevelId: null,
  arrivalMoved: null,
  services: noAnswer,
});

/**
 * MD-17: whether bags of this trip travel in the holiday weeks, if its days are known; otherwise whether
 * today is in them.
 */
export function travelsInHolidayWeeks(state: ItineraryState): boolean {
  const days = daysOf(state);
  return (days.length > 0 ? days : [state.today]).some(isInHolidayWeeks);
}

function daysOf(state: ItineraryState) {
  const legs: LegName[] = state.tripType === 'round_trip' ? ['outbound', 'return'] : ['outbound'];
  return legs.flatMap((leg) => [state[leg].date, arrivalOf(state, leg)]).filter((day) => day !== null);
}

/** MD-17: an order of these days asks for the terms. */
export const wantsHolidayTerms = (state: ItineraryState): boolean => daysOf(state).some(isInHolidayWeeks);

/** TL-25: declining clears the arrival dates and requests the services again. */
const declined = (state: ItineraryState): ItineraryState => ({
  ...state,
  outbound: withoutService(state.outbound),
  return: withoutService(state.return),
});

/** TL-03, TL-24 to TL-26: the season's terms after one event. */
export function reduceHolidayTerms(state: ItineraryState, event: HolidayTermsEvent): ItineraryState {
  const at = (phase: HolidayTerms['phase'], from = state): ItineraryState => ({
    ...from,
    holidayTerms: { ...from.holidayTerms, phase },
  });
  const ahead = (to: HolidayTerms['ahead'], from = state): ItineraryState => ({
    ...from,
    holidayTerms: { ...from.holidayTerms, ahead: to },
  });
  switch (event.type) {
    case 'holiday-terms-wanted':
      return { ...state, holidayTerms: { ...state.holidayTerms, phase: 'wanted', forced: event.forced } };
    case 'holiday-terms-accepted':
      return at('saving');
    case 'holiday-terms-not-saved':
      return at('not-saved');
    case 'holiday-terms-saved':
      return ahead('accepted', at('idle'));
    case 'holiday-terms-checked':
      // An answer to a request from before the acceptance is outdated.
      if (event.due && state.holidayTerms.ahead === 'accepted') return state;
      return ahead(event.due === null ? null : event.due ? 'due' : 'held');
    case 'holiday-terms-accepted-ahead':
      return ahead('saving');
    case 'holiday-terms-saved-ahead':
      return ahead(event.saved ? 'accepted' : 'not-saved');
    case 'holiday-terms-declined':
      // At the checkout the trip is kept; only the order does not continue.
      return at('idle', state.holidayTerms.forced ? state : declined(state));
    default:
      return event satisfies never;
  }
}
