import type { StaffAct } from '@sendahead/shared-contracts/claims/states';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import { formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { TextArea, TextField } from '@sendahead/shared-ui/field';
import { useState } from 'react';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { claimActNames, claimTexts as texts } from '../../copy/claims.ts';
import { readDollars } from '../../copy/dollars.ts';

export interface ClaimActInput {
  readonly reason: string;
  readonly message?: string;
  readonly amount_cents?: number;
}

interface Props {
  readonly act: StaffAct;
  readonly askedCents: Cents;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onClose: () => void;
  readonly onAct: (input: ClaimActInput) => void;
}

/** An act on a claim: what it does, what the customer is told with it, and why it is done. */
export function ActDialog({ act, askedCents, busy, failure, onClose, onAct }: Props) {
  const [message, setMessage] = useState('');
  const [amount, setAmount] = useState('');
  const [pressed, setPressed] = useState(false);
  const cents = readDollars(amount);
  const missing = {
    message: (act === 'ask' || act === 'reject') && message.trim() === '',
    amount: act === 'approve_in_part' && !(cents !== null && cents > 0 && cents < askedCents),
  };
  const asked = formatCents(askedCents);
  const send = (reason: string): void => {
    setPressed(true);
    if (missing.message || missing.amount) return;
    onAct({
      reason,
      ...(message.trim() ? { message: message.trim() } : {}),
      ...(act === 'approve_in_part' && cents !== null ? { amount_cents: cents } : {}),
    });
  };
  return (
    <ReasonDialog
      title={claimActNames[act]}
      act={claimActNames[act]}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onAct={send}
    >
      <p>{texts.does[act]}</p>
      {act === 'approve_in_part' ? (
        <TextField
          label={texts.amount}
          hint={texts.amountHint(asked)}
          required
          inputMode="decimal"
          width="short"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          error={pressed && missing.amount ? texts.amountNeeded(asked) : undefined}
        />
      ) : null}
      {act === 'pay' ? null : (
        <TextArea
          label={texts.message}
          hint={texts.messageHint}
          required={act === 'ask' || act === 'reject'}
          maxLength={2000}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          error={pressed && missing.message ? texts.messageNeeded : undefined}
        />
      )}
    </ReasonDialog>
  );
}
