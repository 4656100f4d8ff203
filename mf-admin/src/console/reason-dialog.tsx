import { TextField } from '@sendahead/shared-ui';
import { type ReactNode, useState } from 'react';
import { actTexts as texts } from '../copy/acts.ts';
import { FormDialog } from './form-dialog.tsx';

interface ReasonDialogProps {
  readonly title: string;
  /** What the act does. */
  readonly children: ReactNode;
  /** The label of the button that does it. */
  readonly act: string;
  readonly busy: boolean;
  /** Why the last submission failed; null if it did not. */
  readonly failure: string | null;
  readonly onClose: () => void;
  /** As in the form dialog. */
  readonly onEdit?: (() => void) | undefined;
  /** Called with the reason, which is not blank. */
  readonly onAct: (reason: string) => void;
  /** Marks errors in the other fields, on each press; false if there are any. */
  readonly check?: (() => boolean) | undefined;
  /** The label of the reason, if it is more than a note in the audit. */
  readonly words?: ReasonWords;
  readonly leave?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly reading?: boolean | undefined;
}

export interface ReasonWords {
  readonly label: string;
  readonly hint: string;
  /** Shown if it is missing. */
  readonly missing: string;
  readonly maxLength: number;
}

const usualWords: ReasonWords = {
  label: texts.reason,
  hint: texts.notedInAudit,
  missing: texts.enterReason,
  maxLength: 200,
};

/** An act that requires a reason: nothing is done without one, and typed text is kept after a failure. */
export function ReasonDialog({
  title,
  children,
  act,
  busy,
  failure,
  onClose,
  onEdit,
  onAct,
  check,
  words = usualWords,
  leave,
  danger,
  reading,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (): void => {
    const isMissing = reason.trim() === '';
    setMissing(isMissing);
    // Every missing field is marked by the same press.
    const isRight = check?.() ?? true;
    if (!isMissing && isRight) onAct(reason.trim());
  };
  return (
    <FormDialog
      {...{ title, act, busy, failure, leave, danger, reading, onEdit }}
      onClose={onClose}
      onSubmit={submit}
    >
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
    </FormDialog>
  );
}
