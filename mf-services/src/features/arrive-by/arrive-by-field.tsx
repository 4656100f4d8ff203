import { isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { Alert, Button } from '@sendahead/shared-ui';
import { DateField } from '@sendahead/shared-ui/booking';
import { useEffect } from 'react';
import { arriveByLabel, arriveByText, askAgain } from '../../copy/arrive-by.ts';
import { dayReasonText } from '../../copy/day-reasons.ts';
import { useItinerary, useSelector } from '../../hooks/use-itinerary.ts';
import { type ArriveBy, arrivalReason, arriveByOf, earliestArrival } from '../../state/arrive-by.ts';
import { handOverRules } from '../../state/days.ts';
import { isDroppedOff } from '../../state/separate-pickups.ts';
import type { LegName } from '../../state/state.ts';

const severities = {
  waiting: 'info',
  asking: 'info',
  taken: 'success',
  in_time: 'success',
  late: 'warning',
  none: 'warning',
  failed: 'warning',
} as const satisfies Record<ArriveBy['kind'], string>;

/** VL-03: the day by which the bags must be there, and what was chosen for it. */
export function ArriveByField({ leg, autoFocus }: { leg: LegName; autoFocus: boolean }) {
  const { store } = useItinerary();
  const state = useSelector((state) => state);
  const id = `${leg}-arrive-by`;
  const { arriveBy } = state[leg];
  const { holidays, latest } = handOverRules(state, leg);
  useEffect(() => {
    if (autoFocus) document.getElementById(id)?.focus();
  }, [autoFocus, id]);
  return (
    <>
      <div className="itinerary-date">
        <DateField
          id={id}
          label={arriveByLabel(leg)}
          optional
          value={arriveBy}
          min={earliestArrival(state, leg)}
          max={latest}
          today={state.today}
          unavailable={(day) => {
            const reason = isCalendarDate(day) ? arrivalReason(state, leg, day) : null;
            return reason && isCalendarDate(day) ? dayReasonText(reason, day, holidays) : null;
          }}
          onChange={(day) =>
            store.dispatch({
              type: 'arrive-by-chosen',
              leg,
              date: day !== null && isCalendarDate(day) ? day : null,
            })
          }
        />
      </div>
      <Outcome leg={leg} />
    </>
  );
}

function Outcome({ leg }: { leg: LegName }) {
  const { store } = useItinerary();
  const state = useSelector((state) => state);
  const { arriveBy } = state[leg];
  const outcome = arriveByOf(state, leg);
  if (!outcome || arriveBy === null) return null;
  const again =
    outcome.kind === 'failed' ? (
      <Button onClick={() => store.dispatch({ type: 'retried' })}>{askAgain}</Button>
    ) : undefined;
  return (
    <Alert severity={severities[outcome.kind]} live action={again}>
      {arriveByText(outcome, arriveBy, isDroppedOff(state, leg))}
    </Alert>
  );
}
