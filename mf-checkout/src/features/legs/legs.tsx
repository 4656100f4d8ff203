import type { ItineraryLeg } from '@sendahead/shared-contracts/services/slice';
import { LegTimeline } from '@sendahead/shared-ui/booking';
import { legTitles } from '../../copy/summary.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { legDays } from './leg-days.ts';
import './legs.css';

/** When the bags are picked up, in transit and delivered, leg by leg. */
export function Legs() {
  const itinerary = useSelector((state) => state.page.itinerary);
  if (!itinerary) return null;
  const roundTrip = itinerary.return !== null;
  return (
    <>
      <LegDays leg={itinerary.outbound} title={roundTrip ? legTitles.outbound : legTitles.only} />
      {itinerary.return ? <LegDays leg={itinerary.return} title={legTitles.return} /> : null}
    </>
  );
}

function LegDays({ leg, title }: { leg: ItineraryLeg; title: string }) {
  const days = legDays(leg);
  if (days.length === 0) return null;
  return (
    <div className="checkout-leg">
      <h3>{title}</h3>
      <LegTimeline days={days} label={title} />
    </div>
  );
}
