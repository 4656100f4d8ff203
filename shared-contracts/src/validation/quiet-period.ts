import { pageTimings } from '../constants.ts';

/** VL-40: in the first 5 s of a page no validation is displayed; milliseconds since the page was opened. */
export const isQuietPeriod = (sinceOpened: number = performance.now()): boolean =>
  sinceOpened < pageTimings.validationQuietMs;

/** VL-40: shows what is wrong with a field that was left; where it was left in the quiet period, after it. */
export function afterQuietPeriod(show: () => void, sinceOpened: number = performance.now()): void {
  if (isQuietPeriod(sinceOpened)) setTimeout(show, pageTimings.validationQuietMs - sinceOpened);
  else show();
}
