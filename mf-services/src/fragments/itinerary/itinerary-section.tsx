import type { FragmentView } from '@sendahead/shared-ui';
import { useMemo } from 'react';
import type { ItineraryStore } from '../../effects/context.ts';
import { CruiseOfTrip } from '../../features/cruise-pickup/cruise-of-trip.tsx';
import { CruisePickup } from '../../features/cruise-pickup/cruise-pickup.tsx';
import { DropOffInfo } from '../../features/drop-off-info/drop-off-info.tsx';
import { HolidayTerms } from '../../features/holiday-terms/holiday-terms.tsx';
import { ReturnLeg } from '../../features/return-leg/return-leg.tsx';
import { SameDayAlert } from '../../features/same-day-alert/same-day-alert.tsx';
import { ServiceSection } from '../../features/service-section/service-section.tsx';
import { TripCard } from '../../features/trip-card/trip-card.tsx';
import { ItineraryContext } from '../../hooks/use-itinerary.ts';
import { Planning } from './planning.tsx';
import './itinerary.css';

/** Sections 4 and 5 of the page: when the bags travel, and with what service. */
export function ItinerarySection({ store, host }: FragmentView<ItineraryStore, 'mf-services'>) {
  const shared = useMemo(() => ({ store, host }), [store, host]);
  // A brand for cruises asks for the ship at the top of the page.
  const asksFirst = host.boot.brand.cruises === true;
  return (
    <ItineraryContext value={shared}>
      <div className="itinerary-cards">
        <TripCard lead={asksFirst ? null : <CruiseOfTrip />}>
          <Planning part="hand-over" />
          <ReturnLeg part="dates">
            <Planning part="return-hand-over" />
          </ReturnLeg>
        </TripCard>
        <ServiceSection>
          <Planning part="services" />
          <ReturnLeg part="service">
            <Planning part="return-services" />
          </ReturnLeg>
        </ServiceSection>
        <DropOffInfo />
        <SameDayAlert />
        <HolidayTerms />
        {asksFirst ? null : <CruisePickup />}
      </div>
    </ItineraryContext>
  );
}
