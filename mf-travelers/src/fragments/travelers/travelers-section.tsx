import type { FragmentView } from '@sendahead/shared-ui/fragment';
import { useStore } from '@sendahead/shared-ui/use-store';
import { useEffect, useMemo } from 'react';
import type { TravelersStore } from '../../effects/context.ts';
import { loadItemRow } from '../../features/product-lines/item-rows.tsx';
import { TravelersContext } from '../../hooks/use-travelers.ts';
import { TravelersCard } from './travelers-card.tsx';

/** Section 3 of the page: who travels, and what is sent for whom. */
export function TravelersSection({ store, host }: FragmentView<TravelersStore, 'mf-travelers'>) {
  const shared = useMemo(() => ({ store, host }), [store, host]);
  const placesKnown = useStore(store, ({ first }) => first);
  useEffect(() => {
    // Bags are counted next: their fields come meanwhile. A failed load is tried again when one is drawn.
    if (placesKnown) loadItemRow().catch(() => undefined);
  }, [placesKnown]);
  return (
    <TravelersContext value={shared}>
      <TravelersCard />
    </TravelersContext>
  );
}
