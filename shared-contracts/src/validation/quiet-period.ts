import { pageTimings } from '../constants.ts';

/** VL-40: in the first 5 s of a page no validation is displayed; milliseconds since the page was opened. */
export const isQuietPeriod = (sinceOpened: number = performance.now()): boolean =>
  sinceOpened < pageTimings.validationQuietMs;
