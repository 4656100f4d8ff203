import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import {
  addCarrierDay,
  type CarrierCalendar,
  listCarrierDays,
} from '@sendahead/shared-contracts/console/carrier-day-calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { SelectField, TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { useApi } from '../../console/use-console.ts';
import { calendarWords, carrierDayTexts as texts } from '../../copy/carrier-days.ts';
import { saveFailureOf } from '../../copy/field-problems.ts';
import { DayFields } from './day-fields.tsx';
import { problemWords, refusedFields } from './refused-fields.ts';
import { StopsOfDay } from './stops-of-day.tsx';
import { type DaysToCome, dayProblem, fieldsOf, newDay, problemsOf } from './typed-day.ts';

/** Adds a holiday; shows its effects first. A refusal keeps the typed values. */
export function AddDay({
  calendars,
  chosen,
  toCome,
  onClose,
  onAdded,
}: {
  calendars: readonly CarrierCalendar[];
  /** The calendar that the list shows; empty for all carriers. */
  chosen: string;
  toCome: DaysToCome;
  onClose: () => void;
  /** Called with the name of the day. */
  onAdded: (of: string) => void;
}) {
  const [typed, setTyped] = useState(() => newDay(chosen, toCome.today));
  const [tried, setTried] = useState(false);
  const { isPending, error, mutate, reset } = useMutation(
    mutationOf(useApi(), addCarrierDay, listCarrierDays),
  );
  const formProblems = problemsOf(typed, toCome);
  const day = dayProblem(typed.date, toCome);
  const shownProblems = {
    ...refusedFields(error),
    ...(tried ? formProblems : day && day !== 'required' ? { date: day } : {}),
  };
  const problem = (field: string) => problemWords(shownProblems, field);
  const calendar = calendars.find((each) => each.calendar === typed.calendar);
  const set = (given: Partial<typeof typed>): void => {
    setTyped((before) => ({ ...before, ...given }));
    if (error) reset();
  };
  return (
    <ReasonDialog
      title={texts.add}
      act={texts.addIt}
      busy={isPending}
      failure={saveFailureOf(error)}
      onClose={onClose}
      check={() => {
        setTried(true);
        return Object.keys(formProblems).length === 0;
      }}
      onAct={(reason) =>
        mutate(
          {
            body: {
              calendar: typed.calendar,
              date: calendarDate(typed.date),
              fields: fieldsOf(typed),
              reason,
            },
          },
          { onSuccess: () => onAdded(texts.dayOf(typed.calendar, calendarDate(typed.date))) },
        )
      }
    >
      <SelectField
        label={texts.calendar}
        emptyLabel={texts.choose}
        required
        value={typed.calendar}
        error={problem('calendar')}
        onChange={({ target }) => set({ calendar: target.value })}
        options={calendars.map((each) => ({ value: each.calendar, label: calendarWords(each.calendar) }))}
      />
      <TextField
        label={texts.day}
        type="date"
        required
        min={toCome.today}
        max={toCome.last_day}
        value={typed.date}
        error={problem('date')}
        onChange={({ target }) => set({ date: target.value })}
      />
      <DayFields typed={typed} problem={problem} today={toCome.today} sourceRequired onChange={set} />
      {calendar && !day ? (
        <StopsOfDay calendar={calendar} date={calendarDate(typed.date)} follows={texts.followsAdding} />
      ) : null}
    </ReasonDialog>
  );
}
