import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type CarrierCalendar,
  type CarrierDay,
  listCarrierDays,
  removeCarrierDay,
} from '@sendahead/shared-contracts/console/carrier-day-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { useMutation } from '@tanstack/react-query';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { useApi } from '../../console/use-console.ts';
import { carrierDayTexts as texts } from '../../copy/carrier-days.ts';
import { saveFailureOf } from '../../copy/field-problems.ts';
import { StopsOfDay } from './stops-of-day.tsx';

/** Removes a holiday; shows the effects first. */
export function RemoveDay({
  day,
  calendar,
  onClose,
  onRemoved,
}: {
  day: CarrierDay;
  calendar: CarrierCalendar;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const { isPending, error, mutate } = useMutation(
    mutationOf(useApi(), removeCarrierDay, listCarrierDays, changeHistory),
  );
  return (
    <ReasonDialog
      title={texts.removeOf(texts.dayOf(day.calendar, day.date))}
      act={texts.removeIt}
      busy={isPending}
      failure={saveFailureOf(error)}
      onClose={onClose}
      onAct={(reason) =>
        mutate(
          {
            params: { calendar: day.calendar, date: day.date },
            body: { expected: day.fields, reason },
          },
          { onSuccess: onRemoved },
        )
      }
    >
      <StopsOfDay calendar={calendar} date={day.date} follows={texts.followsRemoving} />
    </ReasonDialog>
  );
}
