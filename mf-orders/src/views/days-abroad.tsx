import {
  type InternationalInfo,
  internationalInfoGaps,
  leavesTooEarly,
} from '@sendahead/shared-contracts/preferences/rules';
import { type CalendarDate, isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { CheckField } from '@sendahead/shared-ui';
import { DateField } from '@sendahead/shared-ui/booking';
import { abroadWords } from '../copy/abroad.ts';

/** Whether they can be sent; a returning traveler must enter the return date. */
export const areComplete = (days: InternationalInfo, comesBack: boolean): boolean =>
  internationalInfoGaps(days, comesBack).length === 0 && !leavesTooEarly(days);

interface Props {
  readonly days: InternationalInfo;
  readonly comesBack: boolean;
  readonly onChange: (days: InternationalInfo) => void;
}

const dayOf = (day: string | null): CalendarDate | null => (day !== null && isCalendarDate(day) ? day : null);

/** CH-17: asks for the dates of an international trip where no dates are saved. */
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
          error={leavesTooEarly(days) ? abroadWords.departureEarly : undefined}
          onChange={(day) => onChange({ ...days, departure: dayOf(day) })}
        />
      </div>
      <CheckField
        label={abroadWords.consent}
        required
        checked={days.terms}
        onChange={({ target }) => onChange({ ...days, terms: target.checked })}
      />
    </fieldset>
  );
}
