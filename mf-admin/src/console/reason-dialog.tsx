import { Alert, Button, TextField } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
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
  /** Marks what is wrong in the other fields, on each press; false where something is. */
  readonly check?: (() => boolean) | undefined;
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
  check,
  words = usualWords,
}: ReasonDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  /** Presses that found something missing or wrong: the first such field takes the focus each time. */
  const [refused, setRefused] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isMissing = reason.trim() === '';
    setMissing(isMissing);
    // Every missing field is marked by the same press.
    const isRight = check?.() ?? true;
    if (isMissing || !isRight) setRefused((count) => count + 1);
    else if (!busy) onAct(reason.trim());
  };
  useEffect(() => {
    if (refused > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
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
      <form ref={form} id={id} noValidate onSubmit={submit} className="console__page">
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
