import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { type CalendarDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { VisuallyHidden } from '@sendahead/shared-ui';
import { dateChoiceWords } from '../../copy/date-choice.ts';
import { dayReasonText, dayReasonWord } from '../../copy/day-reasons.ts';
import { useItineraryState } from '../../hooks/use-itinerary.ts';
import { handOverRules } from '../../state/days.ts';
import type { DateWay } from '../../state/state.ts';
import { stripDays } from '../../state/strip-days.ts';

/** The next days as buttons; a closed one says why in one word, and in full in its accessible name. */
export function DayStrip(props: {
  leg: LegName;
  way: DateWay;
  label: string;
  value: CalendarDate | null;
  onChange: (date: CalendarDate) => void;
}) {
  const { leg, way, label, value, onChange } = props;
  const state = useItineraryState();
  const { holidays } = handOverRules(state, leg);
  return (
    <fieldset className="itinerary-strip">
      <legend>
        <VisuallyHidden>{dateChoiceWords.next({ label })}</VisuallyHidden>
      </legend>
      {stripDays(state, leg, way, value).map(({ date, reason }) => {
        const why = reason === null ? null : dayReasonText(reason, date, holidays);
        return (
          <label key={date} className="itinerary-strip__day" title={why ?? undefined}>
            <input
              type="radio"
              aria-label={[spokenDate(date), why].filter(Boolean).join(' ')}
              className="itinerary-strip__input"
              name={`${leg}-${way}-strip`}
              value={date}
              checked={date === value}
              disabled={reason !== null}
              onChange={() => onChange(date)}
            />
            <DayName date={date} />
            {reason === null ? null : (
              <span className="itinerary-strip__why" aria-hidden="true">
                {dayReasonWord(reason)}
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}

function DayName({ date }: { date: CalendarDate }) {
  const [weekday, day] = spokenDate(date).split(', ');
  return (
    <>
      <span className="itinerary-strip__weekday">{weekday}</span>
      <span className="itinerary-strip__number">{day}</span>
    </>
  );
}
