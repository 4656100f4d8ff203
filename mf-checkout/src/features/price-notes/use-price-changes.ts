import type { PriceResponse } from '@sendahead/shared-contracts/pricing/schema';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from '../../hooks/use-checkout.ts';
import { type PriceChange, priceChanges } from '../../state/price-change.ts';

/** How long a change is shown, in milliseconds: the lines show it permanently. */
const toldMs = 20_000;

/** The effect of the trip's last change on its price, while it is new. */
export function usePriceChanges(): readonly PriceChange[] {
  const price = useSelector(({ quote }) => quote.price);
  const before = useRef<PriceResponse | null>(null);
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  useEffect(() => {
    const last = before.current;
    before.current = price;
    if (!last || !price || last === price) return;
    const newChanges = priceChanges(last, price);
    // Requesting the same total again must not hide a change that was just shown.
    if (newChanges.length > 0) setChanges(newChanges);
  }, [price]);
  useEffect(() => {
    if (changes.length === 0) return;
    const timer = setTimeout(() => setChanges([]), toldMs);
    return () => clearTimeout(timer);
  }, [changes]);
  return changes;
}
