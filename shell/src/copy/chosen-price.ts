import { formatMoney } from '@sendahead/shared-ui';

/** The note on the pressed price: it is being recalculated, or it has changed. */
export function chosenWords({ until, was }: { until: number | null; was: number | null }): string | null {
  if (until !== null) return 'Checking this price…';
  return was === null ? null : `Changed from ${formatMoney(was)}`;
}
