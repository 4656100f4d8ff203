import type { InfoProblem } from '../state/international-info.ts';

/** What the section and the dialog about a trip between two countries say. */
export const infoWords = {
  title: 'International information',
  why: 'These bags cross a border. Customs asks on which days their traveler arrives and leaves again.',
  known: 'Customs is told on which days the traveler of these bags arrives and leaves again.',
  enter: 'Enter the dates',
  change: 'Change the dates',
  arrival: 'Arrival date',
  departure: 'Departure date',
  terms: 'These dates are right, and may be told to customs',
} as const;

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
