import { type FragmentView, PlainCard } from '@sendahead/shared-ui';
import { useMemo } from 'react';
import { cruiseSectionWords } from '../../copy/cruise.ts';
import type { ItineraryStore } from '../../effects/context.ts';
import { CruiseLine } from '../../features/cruise-pickup/cruise-line.tsx';
import { CruisePickup } from '../../features/cruise-pickup/cruise-pickup.tsx';
import { ItineraryContext } from '../../hooks/use-itinerary.ts';
import './cruise-section.css';

/** MD-09: the first question of a brand for cruises, since ship and sailing decide the port and the day. */
export function CruiseSection({ store, host }: FragmentView<ItineraryStore, 'mf-services'>) {
  const shared = useMemo(() => ({ store, host }), [store, host]);
  return (
    <ItineraryContext value={shared}>
      <PlainCard label={cruiseSectionWords.title}>
        <div className="cruise-section">
          <h2>{cruiseSectionWords.title}</h2>
          <CruiseLine />
          <CruisePickup />
        </div>
      </PlainCard>
    </ItineraryContext>
  );
}
