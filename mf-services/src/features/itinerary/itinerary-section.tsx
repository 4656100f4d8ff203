import type { FragmentView } from '@sendahead/shared-ui/fragment';
import { useMemo } from 'react';
import type { ItineraryStore } from '../../effects/start.ts';
import { ServiceCard } from '../service-card/service-card.tsx';
import { TripCard } from '../trip-card/trip-card.tsx';
import { ItineraryContext } from './itinerary-context.ts';
import './itinerary.css';

/** Sections 4 and 5 of the page: when the bags travel, and with what service. */
export function ItinerarySection({ store, host }: FragmentView<ItineraryStore, 'mf-services'>) {
  const shared = useMemo(() => ({ store, host }), [store, host]);
  return (
    <ItineraryContext value={shared}>
      <div className="itinerary-cards">
        <TripCard />
        <ServiceCard />
      </div>
    </ItineraryContext>
  );
}
