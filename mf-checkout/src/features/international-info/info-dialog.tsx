import { localNow } from '@sendahead/shared-contracts/calendar/local-now';
import type { InternationalInfo, InternationalInfoGap } from '@sendahead/shared-contracts/preferences/rules';
import {
  type CalendarDate,
  daysBetween,
  isCalendarDate,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import { Alert, Button, CheckField, FieldRow } from '@sendahead/shared-ui';
import { DateField } from '@sendahead/shared-ui/booking';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { infoTexts } from '../../copy/international-info.ts';
import { infoTitle } from '../../copy/international-title.ts';
import { infoWords } from '../../copy/international-words.ts';
import { missingTexts } from '../../copy/missing.ts';
import { shortDay } from '../../copy/short-day.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { bagsArrive, infoProblems, isRoundTrip } from '../../state/international-info.ts';
import type { CheckoutState } from '../../state/state.ts';

const dayOf = (day: string | null): CalendarDate | null => (day !== null && isCalendarDate(day) ? day : null);
const problemOf = (field: InternationalInfoGap) => (state: CheckoutState) =>
  infoProblems(state)[field] ?? null;

/**
 * VL-44, MD-23: asks for the traveler's arrival and departure, and the consent to pass them to customs, which
 * enables Submit.
 */
export function InfoDialog({ submitted, leave }: { submitted: () => void; leave: () => void }) {
  const { host, checkout } = useCheckout();
  const { arrival, departure, terms } = useSelector((state) => state.info.entered);
  const roundTrip = useSelector((state) => isRoundTrip(state.page));
  const arrives = useSelector((state) => bagsArrive(state.page));
  const zone = useSelector((state) => state.page.points?.destination.timeZone ?? 'UTC');
  const [tries, setTries] = useState(0);
  const form = useFocusWrongDay(tries);
  const { problems, errorOf } = useDayProblems(tries);
  const formId = useId();
  const today = localNow(host.now(), zone).date;
  const enter = (change: Partial<InternationalInfo>) =>
    checkout.store.dispatch({ type: 'info-entered', change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const state = checkout.store.getState();
    if (Object.keys(infoProblems(state)).length === 0 && !unread(event.target, state)) submitted();
    else setTries(tries + 1);
  };
  return (
    <Modal
      open
      title={infoTitle}
      onClose={leave}
      actions={
        <Button variant="primary" type="submit" form={formId} disabled={!terms}>
          {infoWords.submit}
        </Button>
      }
    >
      <form ref={form} id={formId} className="checkout-info__form" noValidate onSubmit={submit}>
        <p className="checkout-info__why">{infoWords.why({ roundTrip })}</p>
        {arrives ? <p>{infoWords.bagsArrive(shortDay(arrives))}</p> : null}
        {tries > 0 ? <DateProblems problems={Object.values(problems)} /> : null}
        <FieldRow>
          <DateField
            name="date_of_arrival"
            label={infoWords.arrival}
            required
            hint={arrival ? arrivalHint(arrival, arrives) : undefined}
            value={arrival}
            today={today}
            error={errorOf('date_of_arrival')}
            onChange={(day) => enter({ arrival: dayOf(day) })}
          />
          <DateField
            name="date_of_departure"
            label={infoWords.departure}
            required={roundTrip}
            optional={!roundTrip}
            hint={departure ? infoWords.day(shortDay(departure)) : undefined}
            value={departure}
            today={today}
            min={arrival ?? undefined}
            error={errorOf('date_of_departure')}
            onChange={(day) => enter({ departure: dayOf(day) })}
          />
        </FieldRow>
        <CheckField
          name="terms"
          label={infoWords.terms}
          hint={infoWords.termsHint}
          required
          checked={terms}
          onChange={({ target }) => enter({ terms: target.checked })}
        />
      </form>
    </Modal>
  );
}

/** The problems of the days, and the sentence at each field. */
function useDayProblems(tries: number) {
  const problems = {
    date_of_arrival: useSelector(problemOf('date_of_arrival')),
    date_of_departure: useSelector(problemOf('date_of_departure')),
  };
  const errorOf = (field: keyof typeof problems): string | undefined => {
    const problem = problems[field];
    // Other errors wait for a press: a line that appears when a field is left would move the box that is
    // being pressed.
    return problem !== null && (tries > 0 || problem === 'info_departure_early')
      ? infoTexts[problem]
      : undefined;
  };
  return { problems, errorOf };
}

/** TR-29: the day in words, and by how many days the bags follow. */
function arrivalHint(arrival: CalendarDate, bags: CalendarDate | null): string {
  const day = shortDay(arrival);
  return bags !== null && arrival < bags
    ? infoWords.bagsLater(day, daysBetween(arrival, bags))
    : infoWords.day(day);
}

/** The field whose text is no day that can be saved: its day is empty, though something is typed. */
function unread(form: unknown, { info: { entered } }: CheckoutState): HTMLInputElement | undefined {
  if (!(form instanceof HTMLFormElement)) return undefined;
  const days = { date_of_arrival: entered.arrival, date_of_departure: entered.departure };
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[type="text"]')];
  return fields.find(
    ({ name, value }) =>
      value.trim() !== '' && Object.entries(days).some(([key, day]) => key === name && !day),
  );
}

/**
 * PY-35: the form, whose first red date takes the focus with each refused try; a text that was refused in the quiet
 * period is not red yet.
 */
function useFocusWrongDay(tries: number) {
  const { checkout } = useCheckout();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const red = form.current?.querySelector<HTMLElement>('input[aria-invalid="true"]');
    if (tries > 0) (red ?? unread(form.current, checkout.store.getState()))?.focus();
  }, [tries, checkout]);
  return form;
}

function DateProblems({ problems }: { problems: readonly ReturnType<ReturnType<typeof problemOf>>[] }) {
  const texts = problems.flatMap((problem) => (problem === null ? [] : [missingTexts[problem]]));
  return texts.length === 0 ? null : (
    <Alert severity="danger" live>
      {texts.join(' ')}
    </Alert>
  );
}
