import { type CalendarDate, isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { DateField } from '@sendahead/shared-ui/date-field';
import { CheckField } from '@sendahead/shared-ui/field';
import { abroadWords } from '../copy/abroad.ts';

/** When the traveler arrives and leaves, and whether customs may know. */
export interface DaysAbroad {
  readonly arrival: CalendarDate | null;
  readonly departure: CalendarDate | null;
  readonly consent: boolean;
}

export const noDays: DaysAbroad = { arrival: null, departure: null, consent: false };

/** Whether they can be sent; who comes back says when. */
export const areComplete = ({ arrival, departure, consent }: DaysAbroad, comesBack: boolean): boolean =>
  consent && arrival !== null && (departure !== null || !comesBack);

interface Props {
  readonly days: DaysAbroad;
  readonly comesBack: boolean;
  readonly onChange: (days: DaysAbroad) => void;
}

const dayOf = (day: string | null): CalendarDate | null => (day !== null && isCalendarDate(day) ? day : null);

/** CH-17: asked where a trip crosses a border and its days were never saved. */
export function DaysAbroadFields({ days, comesBack, onChange }: Props) {
  return (
    <fieldset className="change-dialog__abroad">
      <legend>{abroadWords.title}</legend>
      <p>{abroadWords.why}</p>
      <div className="change-dialog__fields">
        <DateField
          label={abroadWords.arrival}
          required
          value={days.arrival}
          onChange={(day) => onChange({ ...days, arrival: dayOf(day) })}
        />
        <DateField
          label={abroadWords.departure}
          required={comesBack}
          optional={!comesBack}
          min={days.arrival ?? undefined}
          value={days.departure}
          onChange={(day) => onChange({ ...days, departure: dayOf(day) })}
        />
      </div>
      <CheckField
        label={abroadWords.consent}
        required
        checked={days.consent}
        onChange={({ target }) => onChange({ ...days, consent: target.checked })}
      />
    </fieldset>
  );
}
