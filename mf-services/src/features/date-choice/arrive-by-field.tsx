import { type CalendarDate, isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { DateField } from '@sendahead/shared-ui/booking';
import { dateChoiceWords } from '../../copy/date-choice.ts';
import { dayReasonText } from '../../copy/day-reasons.ts';
import { arriveByLabel } from '../../copy/leg-words.ts';
import { problemText } from '../../copy/problems.ts';
import { useItinerary, useSelector } from '../../hooks/use-itinerary.ts';
import { arrivalReason, earliestArrival } from '../../state/arrive-by.ts';
import { areDaysKnown, handOverRules } from '../../state/days.ts';
import { fieldId } from '../../state/field-id.ts';
import { shownProblem } from '../../state/problems.ts';
import { isDroppedOff } from '../../state/separate-pickups.ts';
import type { LegName } from '../../state/state.ts';
import { DayStrip } from './day-strip.tsx';

/** VL-03: the day by which the bags must be there. */
export function ArriveByField({ leg }: { leg: LegName }) {
  const { store } = useItinerary();
  const state = useSelector((state) => state);
  const known = areDaysKnown(state, leg);
  const { arriveBy } = state[leg];
  const { holidays, latest } = handOverRules(state, leg);
  const label = arriveByLabel(leg);
  const problem = shownProblem(state, leg, 'date');
  const choose = (date: CalendarDate | null) => store.dispatch({ type: 'arrive-by-chosen', leg, date });
  return (
    <>
      {known ? <DayStrip leg={leg} way="arrival" label={label} value={arriveBy} onChange={choose} /> : null}
      {/* Disables what is inside; the group itself means nothing to a reader. */}
      <fieldset role="presentation" disabled={!known} className="itinerary-date">
        <DateField
          id={fieldId(leg, 'date')}
          label={label}
          hint={dateChoiceWords.hint({ known })}
          required
          value={arriveBy}
          min={earliestArrival(state, leg)}
          max={latest}
          today={state.today}
          unavailable={(day) => {
            const reason = isCalendarDate(day) ? arrivalReason(state, leg, day) : null;
            return reason && isCalendarDate(day) ? dayReasonText(reason, day, holidays) : null;
          }}
          error={
            problem && arriveBy === null
              ? problemText({ problem, leg, path: `${leg}.date` }, isDroppedOff(state, leg))
              : undefined
          }
          onChange={(day) => choose(day !== null && isCalendarDate(day) ? day : null)}
        />
      </fieldset>
    </>
  );
}
