import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import {
  closeGroupEvent,
  listGroupEvents,
  moveGroupDeadline,
  readGroupEvent,
} from '@sendahead/shared-contracts/console/group-event-calls';
import type { GroupEventView } from '@sendahead/shared-contracts/console/group-event-schema';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { Button, TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../console/form-dialog.tsx';
import { showDayOfYear } from '../../console/show-day.ts';
import { useApi } from '../../console/use-console.ts';
import { groupFailure, groupProblems, groupEventTexts as texts } from '../../copy/group-events.ts';

type Props = { event: GroupEventView };

/** What staff can change about an open event: its deadline, and whether it is closed. */
export function EventActs({ event }: Props) {
  const [openDialog, setOpenDialog] = useState<'deadline' | 'close' | null>(null);
  const leave = (): void => setOpenDialog(null);
  return (
    <>
      <Button onClick={() => setOpenDialog('deadline')}>{texts.deadline}</Button>
      <Button onClick={() => setOpenDialog('close')}>{texts.close}</Button>
      {openDialog === 'deadline' ? <DeadlineDialog event={event} onClose={leave} /> : null}
      {openDialog === 'close' ? <CloseDialog event={event} onClose={leave} /> : null}
    </>
  );
}

function DeadlineDialog({ event, onClose }: Props & { onClose: () => void }) {
  const [day, setDay] = useState<string>(event.answer_by);
  const move = useMutation(mutationOf(useApi(), moveGroupDeadline, readGroupEvent, listGroupEvents));
  return (
    <FormDialog
      title={texts.deadline}
      act={texts.deadlineAct}
      busy={move.isPending}
      failure={groupFailure(move.error)}
      onClose={onClose}
      onSubmit={() =>
        move.mutate(
          { params: { eventId: event.id }, body: { answer_by: day as CalendarDate } },
          { onSuccess: onClose },
        )
      }
    >
      <TextField
        type="date"
        label={texts.answerBy}
        hint={texts.answerByOf(showDayOfYear(event.answer_by))}
        required
        min={event.today}
        max={event.last_day}
        value={day}
        error={groupProblems(move.error).answer_by}
        onChange={({ target }) => setDay(target.value)}
      />
    </FormDialog>
  );
}

function CloseDialog({ event, onClose }: Props & { onClose: () => void }) {
  const close = useMutation(mutationOf(useApi(), closeGroupEvent, readGroupEvent, listGroupEvents));
  return (
    <FormDialog
      title={texts.closing}
      act={texts.closeAct}
      busy={close.isPending}
      failure={groupFailure(close.error)}
      onClose={onClose}
      onSubmit={() => close.mutate({ params: { eventId: event.id } }, { onSuccess: onClose })}
    >
      <p>{texts.closeWords}</p>
    </FormDialog>
  );
}
