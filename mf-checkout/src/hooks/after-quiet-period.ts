import { pageTimings } from '@sendahead/shared-contracts/constants';

/**
 * VL-40: shows what is wrong with a field that was left; where it was left in the page's first five seconds, after
 * them. As `validation/quiet-period` of shared-contracts, whose own module would weigh in this remote's entry.
 */
export function afterQuietPeriod(show: () => void): void {
  const left = pageTimings.validationQuietMs - performance.now();
  if (left > 0) setTimeout(show, left);
  else show();
}
