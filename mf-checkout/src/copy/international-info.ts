import type { InfoProblem } from '../state/international-info.ts';

/** Of the section and its dialog, and of the button that leads there. */
export const infoTitle = 'International information';

/** ER-24 */
export const infoNotSaved = 'Problem in saving International Info.';
export const infoNotSavedHelp =
  'Nothing was ordered or charged, and what you entered is kept. Press "Place order" again.';
export const infoNotLoaded = 'This part of the page could not be loaded. Everything you entered is kept.';

/** VL-44 */
export const infoTexts: Readonly<Record<InfoProblem, string>> = {
  info_arrival_missing: 'Please select arrival date',
  info_departure_missing: 'Please select departure date',
  info_departure_early: 'The departure date is before the arrival date',
  info_terms_missing: 'Please confirm these dates',
};

export const infoLoading = 'Loading the international information';
export const infoAgain = 'Try again';
