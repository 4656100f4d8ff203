import { type CalendarDate, isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { DateField } from '@sendahead/shared-ui/booking';
import { dateChoiceWords } from '../../copy/date-choice.ts';
import { dayReasonText } from '../../copy/day-reasons.ts';
import { dateLabel } from '../../copy/leg-words.ts';
import { priceNote } from '../../copy/price-note.ts';
import { problemText } from '../../copy/problems.ts';
import { useItinerary, useSelector } from '../../hooks/use-itinerary.ts';
import { dayPrices, pricesState } from '../../state/day-prices.ts';
import { areDaysKnown, handOverRules, reasonAgainst } from '../../state/days.ts';
import { fieldId } from '../../state/field-id.ts';
import { shownProblem } from '../../state/problems.ts';
import { isDroppedOff } from '../../state/separate-pickups.ts';
import type { LegName } from '../../state/state.ts';
import { DayStrip } from './day-strip.tsx';

/** TL-05, OPEN-50: the day on which a leg starts; out of use until it is known which days are closed. */
export function DatePick({ leg }: { leg: LegName }) {
  const { store } = useItinerary();
  const state = useSelector((state) => state);
  const known = areDaysKnown(state, leg);
  const { date } = state[leg];
  const { earliest, latest, holidays } = handOverRules(state, leg);
  const dropOff = isDroppedOff(state, leg);
  const label = dateLabel(leg, dropOff);
  const problem = shownProblem(state, leg, 'date');
  const choose = (day: CalendarDate | null) => store.dispatch({ type: 'date-chosen', leg, date: day });
  return (
    <>
      {known ? <DayStrip leg={leg} way="pickup" label={label} value={date} onChange={choose} /> : null}
      {/* Disables what is inside; the group itself means nothing to a reader. */}
      <fieldset role="presentation" disabled={!known} className="itinerary-date">
        <DateField
          id={fieldId(leg, 'date')}
          label={label}
          hint={dateChoiceWords.hint({ known })}
          required
          value={date}
          min={earliest}
          max={latest}
          today={state.today}
          unavailable={(day) => {
            const reason = isCalendarDate(day) ? reasonAgainst(state, leg, day) : null;
            return reason && isCalendarDate(day) ? dayReasonText(reason, day, holidays) : null;
          }}
          price={dayPrices(state, leg)}
          priceNote={priceNote(pricesState(state, leg))}
          onMonth={(month) => store.dispatch({ type: 'month-shown', leg, month })}
          error={problem ? problemText({ problem, leg, path: `${leg}.date` }, dropOff) : undefined}
          onChange={(day) => choose(day !== null && isCalendarDate(day) ? day : null)}
        />
      </fieldset>
    </>
  );
}
