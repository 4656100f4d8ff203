import type { StaffAct } from '@sendahead/shared-contracts/claims/states';
import { actOnClaim, type ClaimDoubt, type ClaimView } from '@sendahead/shared-contracts/console/claim-calls';
import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { CheckField, TextArea, TextField } from '@sendahead/shared-ui/field';
import { useState } from 'react';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { usePress } from '../../console/use-press.ts';
import { claimActNames, claimFailure, doubtWords, claimTexts as texts } from '../../copy/claims.ts';
import { readDollars } from '../../copy/dollars.ts';

interface Props {
  readonly act: StaffAct;
  /** The claim as staff saw it: what it asks for, its coverage, and what became of its order. */
  readonly seen: ClaimView;
  /** Asked for once it is done, and by whoever leaves it. */
  readonly onClose: () => void;
}

/** An act on a claim: what it does, what the customer is told with it, and why it is done. */
export function ActDialog({ act, seen, onClose }: Props) {
  const { claim_id: claimId, value_cents: askedCents, approved_cents: approvedCents } = seen.claim;
  const acting = usePress(actOnClaim);
  const [message, setMessage] = useState('');
  const [amount, setAmount] = useState('');
  const [confirmed, setConfirmed] = useState<readonly ClaimDoubt[]>([]);
  const [pressed, setPressed] = useState(false);
  const typed = readDollars(amount);
  const missing = {
    message: (act === 'ask' || act === 'reject') && message.trim() === '',
    amount: act === 'approve_in_part' && !(typed !== null && typed > 0 && typed < askedCents),
  };
  const asked = formatCents(askedCents);
  // An approval in full says what was seen, so that it is refused where the customer asks for something else by now.
  const approved = act === 'approve' ? askedCents : act === 'approve_in_part' ? (typed ?? 0) : 0;
  const given = act === 'pay' ? (approvedCents ?? 0) : approved;
  const doubts = doubtsOf(seen, given);
  const unconfirmed = doubts.filter((doubt) => !confirmed.includes(doubt));
  const send = async (reason: string): Promise<void> => {
    setPressed(true);
    if (missing.message || missing.amount || unconfirmed.length > 0) return;
    const body = {
      act,
      reason,
      ...(message.trim() ? { message: message.trim() } : {}),
      ...(approved > 0 ? { amount_cents: approved } : {}),
      ...(doubts.length > 0 ? { confirmed: doubts } : {}),
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
      {doubts.map((doubt) => (
        <CheckField
          key={doubt}
          label={doubtWords(doubt, seen)}
          checked={confirmed.includes(doubt)}
          error={pressed && unconfirmed.includes(doubt) ? texts.confirmNeeded : undefined}
          onChange={({ target }) =>
            setConfirmed((before) =>
              target.checked ? [...before, doubt] : before.filter((one) => one !== doubt),
            )
          }
        />
      ))}
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

/** What of an amount has to be confirmed, by the server's rule. */
function doubtsOf(
  { coverage_cents, order_cancelled = false, refunded_cents = cents(0) }: ClaimView,
  amount: number,
): ClaimDoubt[] {
  if (amount === 0) return [];
  return [
    ...(coverage_cents !== undefined && amount > coverage_cents ? (['above_coverage'] as const) : []),
    ...(order_cancelled || refunded_cents > 0 ? (['order_refunded'] as const) : []),
  ];
}
