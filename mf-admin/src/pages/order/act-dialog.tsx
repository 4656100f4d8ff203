import { type ApiError, isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { ReactNode } from 'react';
import { ReasonDialog, type ReasonWords } from '../../console/reason-dialog.tsx';
import { notDoneWords, orderTexts as texts } from '../../copy/order.ts';

type ActDialogProps = {
  title: string;
  /** The label of the button. */
  act: string;
  busy: boolean;
  /** Why the act failed. */
  error: unknown;
  /** The message for a refusal of this act; without one, a general message is shown. */
  words?: (error: ApiError) => string | undefined;
  onClose: () => void;
  /** Called with the comment, which is not blank (VL-49). */
  onAct: (comment: string) => void;
  /** Marks invalid fields of the act; returns false if there are any. */
  check?: () => boolean;
  /** The label of the button that leaves the dialog, and whether the act is destructive. */
  leave?: string;
  danger?: boolean;
  reading?: boolean;
  children: ReactNode;
};

const commentWords: ReasonWords = {
  label: 'Reason',
  hint: texts.commentHint,
  missing: texts.commentMissing,
  maxLength: 500,
};

/** VL-49: a staff act on an order, with a comment that is saved with the order. */
export function ActDialog({ error, words, ...dialog }: ActDialogProps) {
  return (
    <ReasonDialog {...dialog} words={commentWords} failure={error ? refusalWords(error, words) : null} />
  );
}

function refusalWords(error: unknown, words: ActDialogProps['words']): string {
  if (!isApiError(error)) return notDoneWords(error);
  return words?.(error) ?? (error.status === 409 ? texts.notAllowed : notDoneWords(error));
}
