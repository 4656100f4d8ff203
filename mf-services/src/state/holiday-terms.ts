import { noAnswer } from './answer.ts';
import type { HolidayTerms, ItineraryState, LegState } from './state.ts';

export type HolidayTermsEvent =
  | { readonly type: 'holiday-terms-wanted' }
  | { readonly type: 'holiday-terms-accepted' }
  | { readonly type: 'holiday-terms-declined' }
  | { readonly type: 'holiday-terms-saved' }
  | { readonly type: 'holiday-terms-not-saved' };

const withoutService = (leg: LegState): LegState => ({
  ...leg,
  serviceLevelId: null,
  arrivalMoved: null,
  services: noAnswer,
});

/** TL-25: declined, the days of arrival are gone and the services are asked for again. */
const declined = (state: ItineraryState): ItineraryState => ({
  ...state,
  outbound: withoutService(state.outbound),
  return: withoutService(state.return),
});

/** TL-03, TL-24, TL-25: the season's terms after one event. */
export function reduceHolidayTerms(state: ItineraryState, { type }: HolidayTermsEvent): ItineraryState {
  const at = (phase: HolidayTerms['phase'], from = state): ItineraryState => ({
    ...from,
    holidayTerms: { ...from.holidayTerms, phase },
  });
  switch (type) {
    case 'holiday-terms-wanted':
      return at('wanted');
    case 'holiday-terms-accepted':
      return at('saving');
    case 'holiday-terms-not-saved':
      return at('not-saved');
    case 'holiday-terms-saved':
      return at('idle');
    case 'holiday-terms-declined':
      return at('idle', declined(state));
    default:
      return type satisfies never;
  }
}
