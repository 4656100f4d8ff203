import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type CarrierCalendar,
  type CarrierDay,
  changeCarrierDay,
  listCarrierDays,
} from '@sendahead/shared-contracts/console/carrier-day-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { useApi } from '../../console/use-console.ts';
import { carrierDayTexts as texts } from '../../copy/carrier-days.ts';
import { saveFailureOf } from '../../copy/field-problems.ts';
import { DayFields } from './day-fields.tsx';
import { problemWords, refusedFields } from './refused-fields.ts';
import { StopsOfDay } from './stops-of-day.tsx';
import { fieldsOf, namelessOf, typedOf } from './typed-day.ts';

/** Changes a holiday; shows the effects first. */
export function ChangeDay({
  day,
  calendar,
  today,
  onClose,
  onChanged,
}: {
  day: CarrierDay;
  calendar: CarrierCalendar;
  today: string;
  onClose: () => void;
  onChanged: () => void;
}) {
  const [typed, setTyped] = useState(() => typedOf(day));
  const [tried, setTried] = useState(false);
  const { isPending, error, mutate, reset } = useMutation(
    mutationOf(useApi(), changeCarrierDay, listCarrierDays, changeHistory),
  );
  const formProblems = namelessOf(typed);
  const shownProblems = { ...refusedFields(error), ...(tried ? formProblems : {}) };
  return (
    <ReasonDialog
      title={texts.changeOf(texts.dayOf(day.calendar, day.date))}
      act={texts.save}
      busy={isPending}
      failure={saveFailureOf(error)}
      onClose={onClose}
      onEdit={reset}
      check={() => {
        setTried(true);
        return Object.keys(formProblems).length === 0;
      }}
      onAct={(reason) =>
        mutate(
          {
            params: { calendar: day.calendar, date: day.date },
            body: { fields: fieldsOf(typed), expected: day.fields, reason },
          },
          { onSuccess: onChanged },
        )
      }
    >
      <DayFields
        typed={typed}
        problem={(field) => problemWords(shownProblems, field)}
        today={today}
        sourceRequired={false}
        onChange={(given) => setTyped((before) => ({ ...before, ...given }))}
      />
      <StopsOfDay calendar={calendar} date={day.date} follows={texts.followsChanging} />
    </ReasonDialog>
  );
}
