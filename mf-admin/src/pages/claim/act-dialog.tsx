import type { StaffAct } from '@sendahead/shared-contracts/claims/states';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { actOnClaim, type ClaimCaution, viewClaim } from '@sendahead/shared-contracts/console/claim-calls';
import { type Cents, formatCents, cents as toCents } from '@sendahead/shared-contracts/primitives/cents';
import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { CheckField, TextArea, TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { useApi } from '../../console/use-console.ts';
import { claimActNames, claimFailure, claimTexts as texts } from '../../copy/claims.ts';

interface Props {
  readonly claimId: string;
  readonly act: Exclude<StaffAct, 'pay'>;
  /** The claimed amount that staff saw. */
  readonly claimedCents: Cents;
  readonly coverageCents: Cents;
  /** Warnings about the claim, whatever amount is approved. */
  readonly cautions: readonly ClaimCaution[];
  /** Called after the act is done, and when the dialog is canceled. */
  readonly onClose: () => void;
}

/** An act on a claim: its effect, the message to the customer, and the reason. */
export function ActDialog({ claimId, act, claimedCents, coverageCents, cautions, onClose }: Props) {
  const api = useApi();
  const acting = useMutation(mutationOf(api, actOnClaim, viewClaim));
  const [message, setMessage] = useState('');
  const [amount, setAmount] = useState('');
  const [confirmed, setConfirmed] = useState<readonly ClaimCaution[]>([]);
  const [pressed, setPressed] = useState(false);
  const cents = readDollars(amount);
  const missing = {
    message: (act === 'ask' || act === 'reject') && message.trim() === '',
    amount: act === 'approve_in_part' && !(cents !== null && cents > 0 && cents < claimedCents),
  };
  const claimed = formatCents(claimedCents);
  // A full approval sends the amount that staff saw, so that the server refuses it if the customer has
  // changed it since.
  const approved = act === 'approve' ? claimedCents : act === 'approve_in_part' ? (cents ?? 0) : 0;
  const toConfirm: readonly ClaimCaution[] = act.startsWith('approve')
    ? [...(approved > coverageCents ? (['above_coverage'] as const) : []), ...cautions]
    : [];
  const unconfirmed = toConfirm.some((caution) => !confirmed.includes(caution));
  const send = (reason: string): void => {
    setPressed(true);
    if (missing.message || missing.amount || unconfirmed) return;
    const body = {
      act,
      reason,
      ...(message.trim() ? { message: message.trim() } : {}),
      ...(approved > 0 ? { amount_cents: approved } : {}),
      ...(toConfirm.length > 0 ? { confirmed: [...toConfirm] } : {}),
    };
    acting.mutate({ params: { claimId }, body }, { onSuccess: onClose });
  };
  return (
    <ReasonDialog
      title={claimActNames[act]}
      act={claimActNames[act]}
      busy={acting.isPending}
      failure={claimFailure(acting.error)}
      onClose={onClose}
      onAct={send}
    >
      <p>{texts.does[act]}</p>
      {act === 'approve' ? <p>{texts.claimed(claimed)}</p> : null}
      {act === 'approve_in_part' ? (
        <TextField
          label={texts.amount}
          hint={texts.amountHint(claimed)}
          required
          inputMode="decimal"
          width="short"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          error={pressed && missing.amount ? texts.amountNeeded(claimed) : undefined}
        />
      ) : null}
      {toConfirm.map((caution) => (
        <CheckField
          key={caution}
          label={texts.confirm[caution](formatCents(toCents(approved)), formatCents(coverageCents))}
          required
          checked={confirmed.includes(caution)}
          onChange={({ target }) =>
            setConfirmed(
              target.checked ? [...confirmed, caution] : confirmed.filter((each) => each !== caution),
            )
          }
          error={pressed && !confirmed.includes(caution) ? texts.confirmNeeded : undefined}
        />
      ))}
      <TextArea
        label={texts.message}
        hint={texts.messageHint}
        required={act === 'ask' || act === 'reject'}
        maxLength={2000}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
        error={pressed && missing.message ? texts.messageNeeded : undefined}
      />
    </ReasonDialog>
  );
}
