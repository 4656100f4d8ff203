import { pageTimings } from '../constants.ts';

/** VL-40: no validation is displayed in a page's first 5 s; milliseconds since the page was opened. */
export const isQuietPeriod = (sinceOpened: number = performance.now()): boolean =>
  sinceOpened < pageTimings.validationQuietMs;

/** VL-40: shows the error of a field that lost focus; if it did so in the quiet period, after it. */
export function afterQuietPeriod(show: () => void, sinceOpened: number = performance.now()): void {
  if (isQuietPeriod(sinceOpened)) setTimeout(show, pageTimings.validationQuietMs - sinceOpened);
  else show();
}
