import { localNow } from '@sendahead/shared-contracts/calendar/local-now';
import type { InternationalInfo, InternationalInfoGap } from '@sendahead/shared-contracts/preferences/rules';
import { type CalendarDate, isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { DateField } from '@sendahead/shared-ui/date-field';
import { CheckField, FieldRow } from '@sendahead/shared-ui/field';
import { infoTexts, infoWords } from '../../copy/international-info.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { infoFieldId } from '../../state/field-id.ts';
import { infoProblems, isInfoProblem, isRoundTrip } from '../../state/international-info.ts';
import type { CheckoutState } from '../../state/state.ts';
import { InfoNotSaved } from './info-not-saved.tsx';
import './international-info.css';

const dayOf = (day: string | null): CalendarDate | null => (day !== null && isCalendarDate(day) ? day : null);
const problemOf = (field: InternationalInfoGap) => (state: CheckoutState) =>
  infoProblems(state)[field] ?? null;

/** QN-10, VL-44: when the traveler arrives and leaves, and that customs may know. */
export function InfoSection() {
  const { host, checkout } = useCheckout();
  const { arrival, departure, terms } = useSelector((state) => state.info.entered);
  const roundTrip = useSelector((state) => isRoundTrip(state.page));
  const zone = useSelector((state) => state.page.points?.destination.timeZone ?? 'UTC');
  const tried = useSelector((state) => state.missed.some(isInfoProblem));
  const problems = {
    date_of_arrival: useSelector(problemOf('date_of_arrival')),
    date_of_departure: useSelector(problemOf('date_of_departure')),
    terms: useSelector(problemOf('terms')),
  };
  const today = localNow(host.now(), zone).date;
  const enter = (change: Partial<InternationalInfo>) =>
    checkout.store.dispatch({ type: 'info-entered', change });
  const wiring = (field: InternationalInfoGap) => {
    const problem = problems[field];
    // Days in the wrong order are told as soon as they are there.
    const shown = problem !== null && (tried || problem === 'info_departure_early');
    return { id: infoFieldId(field), name: field, error: shown ? infoTexts[problem] : undefined };
  };
  return (
    <section className="checkout-info" aria-labelledby="international-info-title">
      <h3 id="international-info-title">{infoWords.title}</h3>
      <p className="checkout-info__why">{infoWords.why}</p>
      <InfoNotSaved />
      <FieldRow>
        <DateField
          {...wiring('date_of_arrival')}
          label={infoWords.arrival}
          required
          value={arrival}
          today={today}
          onChange={(day) => enter({ arrival: dayOf(day) })}
        />
        <DateField
          {...wiring('date_of_departure')}
          label={infoWords.departure}
          required={roundTrip}
          optional={!roundTrip}
          value={departure}
          today={today}
          min={arrival ?? undefined}
          onChange={(day) => enter({ departure: dayOf(day) })}
        />
      </FieldRow>
      <CheckField
        {...wiring('terms')}
        label={infoWords.terms}
        required
        checked={terms}
        onChange={({ target }) => enter({ terms: target.checked })}
      />
    </section>
  );
}
