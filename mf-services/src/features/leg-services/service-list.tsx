import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ServiceOption } from '@sendahead/shared-contracts/services/schema';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import { Alert, Button, type RequestState, Skeleton } from '@sendahead/shared-ui';
import { ServiceCards } from '@sendahead/shared-ui/booking';
import { placeName, servicesLabel } from '../../copy/leg-words.ts';
import { problemText } from '../../copy/problems.ts';
import { savingText } from '../../copy/saving.ts';
import { serviceLimitText } from '../../copy/service-limit.ts';
import { servicesWords } from '../../copy/services.ts';
import { useItinerary, useItineraryState, useSelector } from '../../hooks/use-itinerary.ts';
import { chosenService, servicesOf } from '../../state/chosen-service.ts';
import { endsOf } from '../../state/ends.ts';
import { fieldId } from '../../state/field-id.ts';
import { daysBetweenOf } from '../../state/leg-days.ts';
import { shownProblem } from '../../state/problems.ts';
import { isDroppedOff } from '../../state/separate-pickups.ts';
import { axisOf } from '../../state/service-axis.ts';
import { limitOf } from '../../state/service-limits.ts';
import type { ItineraryState, LegServices } from '../../state/state.ts';
import { LateNote } from './late-note.tsx';
import { conditionOf, isTooSoon } from './service-condition.ts';

/** SV-04, SV-07, SV-11: the services of a leg as cards, faded while newer ones are loading. */
export function ServiceList({ leg, request }: { leg: LegName; request: RequestState }) {
  const { store } = useItinerary();
  const state = useItineraryState();
  const services = servicesOf(state, leg);
  const to = endsOf(state, leg)?.to;
  const problem = shownProblem(state, leg, 'service');
  const dropOff = isDroppedOff(state, leg);
  const chosenLevelId = chosenService(state, leg)?.carrier_service_level_id;
  if (request === 'failed') {
    return (
      <Alert
        severity="warning"
        live
        action={<Button onClick={() => store.dispatch({ type: 'retried' })}>{servicesWords.again}</Button>}
      >
        {servicesWords.failed}
      </Alert>
    );
  }
  if (!services) return <Skeleton shape="card" count={3} label={servicesWords.loading} />;
  if (services.items.length === 0) return <NoService leg={leg} services={services} />;
  return (
    <>
      <ServiceCards
        id={fieldId(leg, 'service')}
        label={servicesLabel(leg, to ? placeName(to) : servicesWords.destination)}
        options={services.items.map((item) => ({
          id: String(item.carrier_service_level_id),
          name: serviceTitle(item.carrier, item.service_name, item.transit_days),
          arrival: item.arrival_date,
          cents: item.price_cents,
          wasCents: item.alternate_price_cents ?? undefined,
          saving: savingText(item, state.tripType),
          transitDays: item.transit_days,
          pickup: isTooSoon(state, leg, item) ? undefined : services.date,
          dropOff,
          between: daysBetweenOf(state, leg, item),
          condition: conditionOf(state, leg, item),
          unavailable: unavailableOf(state, leg, item),
          note: item.carrier_service_level_id === chosenLevelId ? <LateNote leg={leg} /> : undefined,
        }))}
        value={chosenLevelId?.toString()}
        axis={axisOf(state, leg, services)}
        // A disabled list would lose the focus of the service that was just chosen.
        loading={request === 'asking' && !services.early}
        error={problem && problem !== 'arrives_late' ? problemText({ problem, leg }, dropOff) : undefined}
        onChange={(id) => store.dispatch({ type: 'service-chosen', leg, serviceLevelId: Number(id) })}
      />
      {request === 'answered' && state[leg].serviceLevelId !== null && !chosenService(state, leg) ? (
        <Alert severity="info" live>
          {servicesWords.notOffered}
        </Alert>
      ) : null}
    </>
  );
}

/** MD-09: why a service cannot be chosen, in words. */
function unavailableOf(state: ItineraryState, leg: LegName, item: ServiceOption): string | undefined {
  const limit = limitOf(state, leg, item.arrival_date);
  return limit ? serviceLimitText(limit) : undefined;
}

/** Whether a zip of a US address was not found: it has no time zone. */
const isZipUnknown = ({ points }: ItineraryState): boolean =>
  points !== null &&
  [points.origin, points.destination].some(
    ({ kind, country, timeZone }) => kind === 'other' && country === 'US' && timeZone === null,
  );

/** ER-13: no carrier can do it; the customer can choose another day or other bags, or correct a zip. */
function NoService({ leg, services }: { leg: LegName; services: LegServices }) {
  const { store } = useItinerary();
  const { nextDay } = services;
  const hasUnknownZip = useSelector(isZipUnknown);
  const action =
    nextDay && nextDay !== services.date ? (
      <Button onClick={() => store.dispatch({ type: 'date-chosen', leg, date: nextDay })}>
        {servicesWords.nextDay({ day: spokenDate(nextDay) })}
      </Button>
    ) : null;
  return (
    <div id={fieldId(leg, 'service')} tabIndex={-1}>
      <Alert severity="warning" live action={action}>
        {hasUnknownZip ? servicesWords.unknownPlace : services.message || servicesWords.none}
      </Alert>
    </div>
  );
}
