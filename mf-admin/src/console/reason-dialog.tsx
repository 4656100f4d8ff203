import { Alert, Button, TextField } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { actTexts as texts } from '../copy/acts.ts';

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
  /** Asked with the reason, which is not blank. */
  readonly onAct: (reason: string) => void;
  /** How the reason is asked for, where it is more than a note in the audit. */
  readonly words?: ReasonWords;
}

export interface ReasonWords {
  readonly label: string;
  readonly hint: string;
  /** Said where it is missing. */
  readonly missing: string;
  readonly maxLength: number;
}

const usualWords: ReasonWords = {
  label: texts.reason,
  hint: texts.notedInAudit,
  missing: texts.enterReason,
  maxLength: 200,
};

/** An act that wants a reason: nothing is done without one, and nothing that was typed is lost where it fails. */
export function ReasonDialog({
  title,
  children,
  act,
  busy,
  failure,
  onClose,
  onAct,
  words = usualWords,
}: ReasonDialogProps) {
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
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form={id} busy={busy} busyLabel={texts.oneMoment}>
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
        <div className="console__page">{children}</div>
        <TextField
          label={words.label}
          hint={words.hint}
          required
          autoComplete="off"
          maxLength={words.maxLength}
          value={reason}
          error={missing && reason.trim() === '' ? words.missing : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Modal>
  );
}
