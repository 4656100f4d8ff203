import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { Alert, LiveRegion } from '@sendahead/shared-ui';
import { closedPlaceText } from '../../copy/closed-place.ts';
import { arrivalMovedText } from '../../copy/date-note.ts';
import { servicesWords } from '../../copy/services.ts';
import { useItineraryState } from '../../hooks/use-itinerary.ts';
import { requestState } from '../../state/answer.ts';
import { chosenService, servicesOf } from '../../state/chosen-service.ts';
import { endsOf } from '../../state/ends.ts';
import { fieldId } from '../../state/field-id.ts';
import { isWithoutCarrier } from '../../state/limited.ts';
import { missingFor } from '../../state/missing.ts';
import { servicesQuestion } from '../../state/questions.ts';
import { isDroppedOff } from '../../state/separate-pickups.ts';
import { CarrierChoice } from './carrier-choice.tsx';
import { CompareServices } from './compare-services.tsx';
import { LegPlan } from './leg-plan.tsx';
import { MissingLine } from './missing-line.tsx';
import { ServiceList } from './service-list.tsx';
import { StoppedServices } from './stopped-services.tsx';
import './leg-services.css';

/** The services of a leg, or the one input that is still missing for them. */
export function LegServices({ leg }: { leg: LegName }) {
  const state = useItineraryState();
  const missing = missingFor(state, leg);
  const request = requestState(servicesQuestion(state, leg), state[leg].services);
  const services = servicesOf(state, leg);
  const count = services?.items.length ?? 0;
  return (
    <div className="itinerary-services">
      <LiveRegion message={spoken(request, count)} />
      {missing ? (
        <MissingLine leg={leg} />
      ) : (
        <>
          {state[leg].arrivalMoved ? (
            <Alert severity="warning" live>
              {arrivalMovedText(state[leg].arrivalMoved)}
            </Alert>
          ) : null}
          <CarrierChoice leg={leg} />
          {isWithoutCarrier(state, leg) ? (
            <div id={fieldId(leg, 'service')} tabIndex={-1}>
              <Alert severity="warning" live>
                {servicesWords.withoutCarrier}
              </Alert>
            </div>
          ) : (
            <>
              <ServiceList leg={leg} request={request} />
              <StoppedServices leg={leg} />
              {request === 'answered' ? <CompareServices leg={leg} /> : null}
            </>
          )}
          <ClosedPlaces leg={leg} />
          <OfferNotice leg={leg} />
          {request === 'answered' ? <LegPlan leg={leg} /> : null}
        </>
      )}
    </div>
  );
}

/** VL-03, VL-05: places that are closed on some weekdays, which moves pickups and arrivals. */
function ClosedPlaces({ leg }: { leg: LegName }) {
  const state = useItineraryState();
  const ends = endsOf(state, leg);
  const places = [isDroppedOff(state, leg) ? null : ends?.from.club, ends?.to.club];
  const sentences = places.flatMap((club) => (club ? closedPlaceText(club.name, club.closedWeekdays) : []));
  return [...new Set(sentences)].map((sentence) =>
    sentence === '' ? null : (
      <p key={sentence} className="itinerary-line">
        {sentence}
      </p>
    ),
  );
}

/** SV-14: notes on the offered services, shown before payment. */
function OfferNotice({ leg }: { leg: LegName }) {
  const state = useItineraryState();
  const services = servicesOf(state, leg);
  if (state.priceFailed && chosenService(state, leg)) {
    return (
      <Alert severity="warning" live>
        {servicesWords.priceFailed}
      </Alert>
    );
  }
  if (!services?.limited || services.items.length === 0) return null;
  return (
    <Alert severity="info" live>
      {servicesWords.usualPrices}
    </Alert>
  );
}

function spoken(request: ReturnType<typeof requestState>, count: number): string {
  if (request === 'asking') return servicesWords.looking;
  if (request !== 'answered' || count === 0) return '';
  return servicesWords.found({ count });
}
