import type { StaffAct } from '@sendahead/shared-contracts/claims/states';
import { actOnClaim } from '@sendahead/shared-contracts/console/claim-calls';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import { formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { TextArea, TextField } from '@sendahead/shared-ui/field';
import { useState } from 'react';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { usePress } from '../../console/use-press.ts';
import { claimActNames, claimFailure, claimTexts as texts } from '../../copy/claims.ts';
import { readDollars } from '../../copy/dollars.ts';

interface Props {
  readonly claimId: string;
  readonly act: StaffAct;
  /** What staff saw that the claim asks for. */
  readonly askedCents: Cents;
  /** Asked for once it is done, and by whoever leaves it. */
  readonly onClose: () => void;
}

/** An act on a claim: what it does, what the customer is told with it, and why it is done. */
export function ActDialog({ claimId, act, askedCents, onClose }: Props) {
  const acting = usePress(actOnClaim);
  const [message, setMessage] = useState('');
  const [amount, setAmount] = useState('');
  const [pressed, setPressed] = useState(false);
  const cents = readDollars(amount);
  const missing = {
    message: (act === 'ask' || act === 'reject') && message.trim() === '',
    amount: act === 'approve_in_part' && !(cents !== null && cents > 0 && cents < askedCents),
  };
  const asked = formatCents(askedCents);
  // An approval in full says what was seen, so that it is refused where the customer asks for something else by now.
  const approved = act === 'approve' ? askedCents : act === 'approve_in_part' ? (cents ?? 0) : 0;
  const send = async (reason: string): Promise<void> => {
    setPressed(true);
    if (missing.message || missing.amount) return;
    const body = {
      act,
      reason,
      ...(message.trim() ? { message: message.trim() } : {}),
      ...(approved > 0 ? { amount_cents: approved } : {}),
    };
    if (await acting.send({ params: { claimId }, body })) onClose();
  };
  return (
    <ReasonDialog
      title={claimActNames[act]}
      act={claimActNames[act]}
      busy={acting.busy}
      failure={claimFailure(acting.error)}
      onClose={onClose}
      onAct={send}
    >
      <p>{texts.does[act]}</p>
      {act === 'approve' ? <p>{texts.asked(asked)}</p> : null}
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
