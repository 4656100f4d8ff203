import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { Alert } from '@sendahead/shared-ui/alert';
import { Button } from '@sendahead/shared-ui/button';
import { TextArea } from '@sendahead/shared-ui/field';
import { Modal } from '@sendahead/shared-ui/modal';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { orderTexts as texts } from '../../copy/order.ts';

type ActDialogProps = {
  title: string;
  /** What the button does. */
  act: string;
  busy: boolean;
  /** Why it came to nothing. */
  error: unknown;
  /** What is said of a refusal, beside what is said of any. */
  words?: (error: ApiError) => string | undefined;
  onClose: () => void;
  /** Asked with the comment, which is not blank (VL-49). */
  onAct: (comment: string) => void;
  children: ReactNode;
};

/** VL-49: what staff do with somebody's order, with why they do it. What was typed stays when it is refused. */
export function ActDialog({ title, act, busy, error, words, onClose, onAct, children }: ActDialogProps) {
  const id = useId();
  const [comment, setComment] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(comment.trim() === '');
    if (!busy && comment.trim() !== '') onAct(comment.trim());
  };
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} busy={busy} busyLabel="Working…">
            {act}
          </Button>
        </>
      }
    >
      <form id={id} className="console-form" noValidate onSubmit={submit}>
        {error ? (
          <Alert severity="danger" live>
            {refusalWords(error, words)}
          </Alert>
        ) : null}
        {children}
        <TextArea
          label="Comment"
          hint={texts.commentHint}
          required
          maxLength={500}
          value={comment}
          error={missing && comment.trim() === '' ? texts.commentMissing : undefined}
          onChange={({ target }) => setComment(target.value)}
        />
      </form>
    </Modal>
  );
}

function refusalWords(error: unknown, words: ActDialogProps['words']): string {
  if (!(error instanceof ApiError)) return texts.notDone;
  return words?.(error) ?? (error.status === 409 ? texts.notAllowed : texts.notDone);
}
