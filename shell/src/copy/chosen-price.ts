import { formatMoney } from '@sendahead/shared-ui';

/** What is said of the price that was pressed: that it is worked out again, or that it came out otherwise. */
export function chosenWords({ until, was }: { until: number | null; was: number | null }): string | null {
  if (until !== null) return 'Checking this price…';
  return was === null ? null : `Changed from ${formatMoney(was)}`;
}
