import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { finishWork, type WorkItem, workList } from '@sendahead/shared-contracts/console/work-calls';
import { Alert, Button, TextArea } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useApi } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { workTexts as texts } from '../../copy/work.ts';

/** Notes how an item was resolved, for later readers. */
export function FinishDialog({ item, onClose }: { item: WorkItem; onClose: () => void }) {
  const id = useId();
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const api = useApi();
  const { isPending, error, mutate } = useMutation(mutationOf(api, finishWork, workList));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(note.trim() === '');
    if (isPending || note.trim() === '') return;
    mutate({ body: { kind: item.kind, subject: item.subject, note: note.trim() } }, { onSuccess: onClose });
  };
  return (
    <Modal
      open
      title={texts.doneOf(item.display_id ?? item.way)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actTexts.cancel}</Button>
          <Button variant="primary" type="submit" form={id} busy={isPending} busyLabel={actTexts.saving}>
            {actTexts.done}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        {error ? (
          <Alert severity="danger" live>
            {isApiError(error) && error.status === 404 ? texts.gone : texts.notDone}
          </Alert>
        ) : null}
        <TextArea
          label={texts.whatWasDone}
          required
          maxLength={300}
          value={note}
          error={missing ? texts.noteMissing : undefined}
          onChange={({ target }) => setNote(target.value)}
        />
      </form>
    </Modal>
  );
}
