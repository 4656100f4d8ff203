import { readChosenPrice } from '@sendahead/shared-contracts/page/chosen-price';
import { pageStorage } from '@sendahead/shared-contracts/page/page-storage';
import { useEffect, useState } from 'react';

/**
 * How long the booking may take to calculate the price, and how long a change of it is shown, in
 * milliseconds.
 */
const waitMs = 15_000;
const toldMs = 20_000;

const read = (): number | null =>
  readChosenPrice(pageStorage('sessionStorage'), location.href, performance.timeOrigin);

/**
 * The price that was pressed to open this booking, in cents: `until` the booking has its own, and the price
 * that `was` pressed if the booking's differs. `now` is the booking's own, null until there is one.
 */
export function useChosenPrice(now: number | null): {
  readonly until: number | null;
  readonly was: number | null;
} {
  const [chosen, setChosen] = useState(read);
  const [first, setFirst] = useState<number | null>(null);
  if (chosen !== null && now !== null && first === null) setFirst(now);
  const waits = first === null;
  useEffect(() => {
    if (chosen === null) return;
    const timer = setTimeout(() => setChosen(null), waits ? waitMs : toldMs);
    return () => clearTimeout(timer);
  }, [chosen, waits]);
  if (chosen === null) return { until: null, was: null };
  return now === null ? { until: chosen, was: null } : { until: null, was: first === chosen ? null : chosen };
}
