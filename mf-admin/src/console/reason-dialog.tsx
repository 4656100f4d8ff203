import { Alert } from '@sendahead/shared-ui/alert';
import { Button } from '@sendahead/shared-ui/button';
import { TextField } from '@sendahead/shared-ui/field';
import { Modal } from '@sendahead/shared-ui/modal';
import { type FormEvent, type ReactNode, useId, useState } from 'react';

interface ReasonDialogProps {
  readonly title: string;
  /** What the act does. */
  readonly children: ReactNode;
  /** The word on the button that does it. */
  readonly act: string;
  readonly busy: boolean;
  /** Why the last press came to nothing; null where it did not. */
  readonly failure: string | null;
  readonly onClose: () => void;
  readonly onAct: (reason: string) => void;
}

/** An act that wants a reason: nothing is done without one, and nothing that was typed is lost where it fails. */
export function ReasonDialog({ title, children, act, busy, failure, onClose, onAct }: ReasonDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (!busy && reason.trim() !== '') onAct(reason.trim());
  };
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} busy={busy} busyLabel="One moment…">
            {act}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="console__page">
        {failure ? (
          <Alert severity="danger" live>
            {failure}
          </Alert>
        ) : null}
        <p>{children}</p>
        <TextField
          label="Reason"
          hint="Noted in the audit."
          required
          autoComplete="off"
          maxLength={200}
          value={reason}
          error={missing && reason.trim() === '' ? 'Say why.' : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Modal>
  );
}
