import type { InfoProblem } from '../state/international-info.ts';

/** ER-24 */
export const infoNotSaved = 'Problem in saving International Info.';
export const infoNotSavedHelp =
  'Nothing was ordered or charged, and your entries are saved. Press "Place order" again.';
export const infoNotLoaded = 'We couldn’t load this part of the page. Your entries are saved.';

/** VL-44 */
export const infoTexts: Readonly<Record<InfoProblem, string>> = {
  info_arrival_missing: 'Please select arrival date',
  info_departure_missing: 'Please select departure date',
  info_departure_early: 'The departure date is before the arrival date',
  info_departure_before_bags:
    'Your bags arrive after you leave. Choose a faster service or an earlier pickup, or correct this date.',
  info_terms_missing: 'Please confirm these dates',
};

export const infoLoading = 'Loading the international information';
export const infoAgain = 'Try again';
