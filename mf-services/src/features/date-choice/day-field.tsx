import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { type CalendarDate, isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { DateField, type DateFieldProps } from '@sendahead/shared-ui/booking';
import { closedDayText } from '../../copy/closed-place.ts';
import { dateChoiceWords } from '../../copy/date-choice.ts';
import { dayReasonText } from '../../copy/day-reasons.ts';
import { problemText } from '../../copy/problems.ts';
import { useItineraryState } from '../../hooks/use-itinerary.ts';
import { dayStops } from '../../state/day-prices.ts';
import { areDaysKnown, handOverRules, tripOver } from '../../state/days.ts';
import { fieldId } from '../../state/field-id.ts';
import { shownProblem } from '../../state/problems.ts';
import { isDroppedOff } from '../../state/separate-pickups.ts';
import type { DateWay } from '../../state/state.ts';
import { closedClub, firstDay, reasonFor } from '../../state/strip-days.ts';
import { DayStrip } from './day-strip.tsx';

interface Props extends Pick<DateFieldProps, 'price' | 'priceNote' | 'onMonth'> {
  readonly leg: LegName;
  readonly way: DateWay;
  readonly label: string;
  readonly value: CalendarDate | null;
  readonly onChoose: (day: CalendarDate | null) => void;
}

/**
 * TL-05, OPEN-50: a day of a leg by tiles, typed or in the calendar; disabled until the closed days are
 * known.
 */
export function DayField({ leg, way, label, value, onChoose, ...calendar }: Props) {
  const state = useItineraryState();
  const hasDays = areDaysKnown(state, leg);
  const { latest, holidays } = handOverRules(state, leg);
  const stopOn = dayStops(state, leg);
  const problem = shownProblem(state, leg, 'date');
  return (
    <>
      {hasDays ? <DayStrip leg={leg} way={way} label={label} value={value} onChange={onChoose} /> : null}
      {/* Disables its content; the group itself has no meaning for screen readers. */}
      <fieldset role="presentation" disabled={!hasDays} className="itinerary-date">
        <DateField
          {...calendar}
          id={fieldId(leg, 'date')}
          label={label}
          hint={dateChoiceWords.hint({
            known: hasDays,
            over: leg === 'return' ? tripOver(state) : null,
            day: value,
          })}
          required
          value={value}
          min={firstDay(state, leg, way)}
          max={latest}
          today={state.today}
          unavailable={(day) => {
            const reason = isCalendarDate(day) ? reasonFor(state, leg, way, day) : null;
            if (reason && isCalendarDate(day)) {
              const club = closedClub(state, reason);
              const words = dayReasonText(reason, day, holidays);
              return club ? `${words}. ${closedDayText(club, day)}` : words;
            }
            return way === 'pickup' ? stopOn(day) : null;
          }}
          error={
            problem && (way === 'pickup' || value === null)
              ? problemText({ problem, leg }, isDroppedOff(state, leg))
              : undefined
          }
          onChange={(day) => onChoose(day !== null && isCalendarDate(day) ? day : null)}
        />
      </fieldset>
    </>
  );
}
