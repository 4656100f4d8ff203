import type { FragmentView } from '@sendahead/shared-ui/fragment';
import { useStore } from '@sendahead/shared-ui/use-store';
import { useEffect, useMemo } from 'react';
import type { ItineraryStore } from '../../effects/context.ts';
import { DropOffInfo } from '../../features/drop-off-info/drop-off-info.tsx';
import { HolidayTerms } from '../../features/holiday-terms/holiday-terms.tsx';
import { LegServices } from '../../features/leg-services/leg-services.tsx';
import { SameDayAlert } from '../../features/same-day-alert/same-day-alert.tsx';
import { ServiceCard } from '../../features/service-card/service-card.tsx';
import { TripCard } from '../../features/trip-card/trip-card.tsx';
import { ItineraryContext } from '../../hooks/use-itinerary.ts';
import { FoundServicesLater, HandOverLater, loadPlanning } from './planning-later.tsx';
import './itinerary.css';

/** Sections 4 and 5 of the page: when the bags travel, and with what service. */
export function ItinerarySection({ store, host }: FragmentView<ItineraryStore, 'mf-services'>) {
  const shared = useMemo(() => ({ store, host }), [store, host]);
  const placesKnown = useStore(store, ({ points }) => points?.valid === true);
  useEffect(() => {
    // Bags are counted next: what plans their legs comes meanwhile. A failed load is tried again when it is drawn.
    if (placesKnown) loadPlanning().catch(() => undefined);
  }, [placesKnown]);
  return (
    <ItineraryContext value={shared}>
      <div className="itinerary-cards">
        <TripCard>
          <HandOverLater leg="outbound" />
        </TripCard>
        <ServiceCard
          returnLeg={
            <>
              <HandOverLater leg="return" />
              <LegServices leg="return">
                <FoundServicesLater leg="return" />
              </LegServices>
            </>
          }
        >
          <LegServices leg="outbound">
            <FoundServicesLater leg="outbound" />
          </LegServices>
        </ServiceCard>
        <DropOffInfo />
        <SameDayAlert />
        <HolidayTerms />
      </div>
    </ItineraryContext>
  );
}
