import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { Money, useNarrowPage } from '@sendahead/shared-ui';
import { LegTimeline } from '@sendahead/shared-ui/booking';
import { placeName } from '../../copy/leg-words.ts';
import { planWords } from '../../copy/plan.ts';
import { useItineraryState } from '../../hooks/use-itinerary.ts';
import { chosenService } from '../../state/chosen-service.ts';
import { endsOf } from '../../state/ends.ts';
import { legDays } from '../../state/leg-days.ts';
import { isDroppedOff } from '../../state/separate-pickups.ts';
import { travelerShares } from '../../state/traveler-shares.ts';

/**
 * SV-08: when the bags of the chosen service arrive, and what happens on each day until then. On a wide page
 * the summary shows the days, next to the form.
 */
export function LegPlan({ leg }: { leg: LegName }) {
  const state = useItineraryState();
  const narrow = useNarrowPage();
  const service = chosenService(state, leg);
  const ends = endsOf(state, leg);
  if (!service || !ends) return null;
  const dropOff = isDroppedOff(state, leg);
  const [from, to] = [placeName(ends.from), placeName(ends.to)];
  return (
    <div className="itinerary-plan">
      <p className="itinerary-plan__arrival">
        {planWords.arrival({ leg, day: spokenDate(service.arrival_date) })}
      </p>
      {narrow ? (
        <LegTimeline
          label={planWords.days({ leg })}
          days={legDays(state, leg, {
            handOver: dropOff ? planWords.dropOff : planWords.pickup({ from }),
            delivery: planWords.delivery({ to }),
          })}
        />
      ) : null}
      <TravelerShares leg={leg} />
    </div>
  );
}

/** SV-06 */
function TravelerShares({ leg }: { leg: LegName }) {
  const state = useItineraryState();
  const shares = travelerShares(state, leg);
  if (shares.length === 0) return null;
  return (
    <ul className="itinerary-shares" aria-label={planWords.byTraveler}>
      {shares.map(({ travelerId, name, cents }) => (
        <li key={travelerId}>
          <span>{name}</span>
          {cents === null ? <span>{planWords.notForTraveler}</span> : <Money cents={cents} />}
        </li>
      ))}
    </ul>
  );
}
