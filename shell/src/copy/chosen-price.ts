import { formatMoney } from '@sendahead/shared-ui';

/** The word on the price that was pressed: it is worked out again, or it came out otherwise. */
export function chosenWords({ until, was }: { until: number | null; was: number | null }): string | null {
  if (until !== null) return 'Checking this price…';
  return was === null ? null : `Changed from ${formatMoney(was)}`;
}
