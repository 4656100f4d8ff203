import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { finishWork, type WorkItem } from '@sendahead/shared-contracts/console/work-calls';
import { Alert, Button, TextArea } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { type FormEvent, useId, useState } from 'react';
import { usePress } from '../../console/use-press.ts';
import { actTexts } from '../../copy/acts.ts';
import { workTexts as texts } from '../../copy/work.ts';

/** What was done about an item, for those who ask later. */
export function FinishDialog({
  item,
  onClose,
  onDone,
}: {
  item: WorkItem;
  onClose: () => void;
  onDone: () => void;
}) {
  const id = useId();
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const { busy, error, send } = usePress(finishWork);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setMissing(note.trim() === '');
    if (busy || note.trim() === '') return;
    if (await send({ body: { kind: item.kind, subject: item.subject, note: note.trim() } })) onDone();
  };
  return (
    <Modal
      open
      title={texts.doneOf(item.display_id ?? item.way)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actTexts.cancel}</Button>
          <Button variant="primary" type="submit" form={id} busy={busy} busyLabel={actTexts.saving}>
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
