import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { Alert, Button } from '@sendahead/shared-ui';
import { arriveByText, askAgain, lateIsFine } from '../../copy/arrive-by.ts';
import { laterPickupText, shortStayText } from '../../copy/short-stay.ts';
import { useItinerary, useItineraryState } from '../../hooks/use-itinerary.ts';
import { type ArriveBy, arriveByOf } from '../../state/arrive-by.ts';
import { isDroppedOff } from '../../state/separate-pickups.ts';
import { deadlineOf } from '../../state/service-limits.ts';
import { type ShortStay, shortStayOf } from '../../state/short-stay.ts';

const severities = {
  waiting: 'info',
  asking: 'info',
  taken: 'success',
  in_time: 'success',
  late: 'warning',
  none: 'warning',
  missed: 'warning',
  failed: 'warning',
} as const satisfies Record<ArriveBy['kind'], string>;

/** VL-03: the date and service chosen for the arrival deadline, and why. */
export function Outcome({ leg }: { leg: LegName }) {
  const { store } = useItinerary();
  const state = useItineraryState();
  const deadline = deadlineOf(state, leg);
  const outcome = arriveByOf(state, leg);
  if (!outcome || deadline === null) return null;
  const dropOff = isDroppedOff(state, leg);
  const stay = leg === 'return' ? shortStayOf(state) : null;
  if (stay)
    return (
      <Alert severity="warning" live action={<LaterPickup later={stay.later} dropOff={dropOff} />}>
        {`${shortStayText(stay)} ${arriveByText(outcome, deadline, dropOff)}`}
      </Alert>
    );
  const wayOn = () => {
    if (outcome.kind === 'failed')
      return <Button onClick={() => store.dispatch({ type: 'retried' })}>{askAgain}</Button>;
    // The deadline of a ship or camp is fixed: only the person’s own deadline can move.
    if (outcome.kind !== 'late' || deadline !== state[leg].arriveBy) return undefined;
    return (
      <Button onClick={() => store.dispatch({ type: 'late-arrival-accepted', leg })}>
        {lateIsFine(outcome.arrival)}
      </Button>
    );
  };
  return (
    <Alert severity={severities[outcome.kind]} live action={wayOn()}>
      {arriveByText(outcome, deadline, dropOff)}
    </Alert>
  );
}

/** SV-25: the later return pickup, with its service. */
function LaterPickup({ later, dropOff }: { later: ShortStay['later']; dropOff: boolean }) {
  const { store } = useItinerary();
  if (!later) return null;
  const { serviceLevelId, day } = later;
  return (
    <Button onClick={() => store.dispatch({ type: 'service-chosen', leg: 'return', serviceLevelId, day })}>
      {laterPickupText(later, dropOff)}
    </Button>
  );
}
