import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import {
  finishWork,
  type TooLateItem,
  type WorkItem,
  workList,
} from '@sendahead/shared-contracts/console/work-calls';
import { TextArea } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../console/form-dialog.tsx';
import { useApi } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { workTexts as texts } from '../../copy/work.ts';

/** Records how an item was resolved, for later readers. */
export function FinishDialog({ item, onClose }: { item: WorkItem | TooLateItem; onClose: () => void }) {
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const api = useApi();
  const { isPending, error, mutate } = useMutation(mutationOf(api, finishWork, workList));
  const submit = (): void => {
    setMissing(note.trim() === '');
    if (note.trim() === '') return;
    mutate({ body: { kind: item.kind, subject: item.subject, note: note.trim() } }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={texts.doneOf(item.display_id ?? item.way)}
      act={actTexts.done}
      busyAct={actTexts.saving}
      busy={isPending}
      failure={error ? (isApiError(error) && error.status === 404 ? texts.gone : texts.notDone) : null}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextArea
        label={texts.whatWasDone}
        required
        maxLength={300}
        value={note}
        error={missing ? texts.noteMissing : undefined}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
