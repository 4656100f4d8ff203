import { homeTimeZone, localNow } from '@sendahead/shared-contracts/calendar/local-now';
import { type Payout, payoutProblems, usualPayout } from '@sendahead/shared-contracts/claims/payout';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { type ClaimView, payClaim, viewClaim } from '@sendahead/shared-contracts/console/claim-calls';
import { isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import {
  paymentFailure,
  payoutProblemTexts,
  type TypedPayout,
  claimPaymentTexts as texts,
  typedPayout,
} from '../../copy/claim-payment.ts';

/** A blank amount is nothing; text that is no amount fits no payout. */
const amountOf = (text: string): number => (text.trim() === '' ? 0 : (readDollars(text) ?? Number.NaN));

function payoutOf({ card, transfer, credit, reference, paidOn }: TypedPayout): Payout {
  const transferCents = amountOf(transfer);
  return {
    card_cents: amountOf(card),
    transfer_cents: transferCents,
    credit_cents: amountOf(credit),
    ...(transferCents === 0 ? {} : { reference: reference.trim() }),
    ...(transferCents !== 0 && isCalendarDate(paidOn) ? { paid_on: paidOn } : {}),
  };
}

interface Props {
  readonly view: ClaimView;
  /** Called after it is paid or asked for, and when the dialog is canceled. */
  readonly onClose: () => void;
}

/** CO-117: how an approved claim is paid: to the card as far as possible, by a transfer, as credit. */
export function PayDialog({ view: { claim, card_most_cents = cents(0) }, onClose }: Props) {
  const api = useApi();
  const { host } = useConsole();
  const paying = useMutation(mutationOf(api, payClaim, viewClaim));
  const [key] = useState(() => crypto.randomUUID());
  const approvedCents = claim.approved_cents ?? cents(0);
  const [typed, setTyped] = useState(() => typedPayout(usualPayout(approvedCents, card_most_cents)));
  const [pressed, setPressed] = useState(false);
  const payout = payoutOf(typed);
  const today = localNow(host.now(), homeTimeZone).date;
  const limits = {
    approvedCents,
    cardMostCents: card_most_cents,
    today,
    firstDay: localNow(Date.parse(claim.created_at), homeTimeZone).date,
  };
  const problems = payoutProblems(payout, limits);
  const [approved, most] = [formatCents(approvedCents), formatCents(card_most_cents)];
  const words = payoutProblemTexts(approved, most);
  const errorOf = (path: keyof typeof words): string | undefined =>
    pressed && problems.includes(path) ? words[path] : undefined;
  const type = (next: Partial<TypedPayout>): void => setTyped({ ...typed, ...next });
  const send = (reason: string): void => {
    if (problems.length > 0) return;
    paying.mutate(
      { params: { claimId: claim.claim_id }, body: { payout, reason, key } },
      { onSuccess: onClose },
    );
  };
  return (
    <ReasonDialog
      title={texts.title}
      act={texts.act}
      busy={paying.isPending}
      failure={paymentFailure(paying.error)}
      onClose={onClose}
      onAct={send}
      check={() => {
        setPressed(true);
        return problems.length === 0;
      }}
    >
      <p>{texts.does(approved)}</p>
      <Amount
        label={texts.card}
        hint={texts.cardHint(most)}
        value={typed.card}
        error={errorOf('card_cents')}
        onType={(card) => type({ card })}
      />
      <Amount
        label={texts.transfer}
        hint={texts.transferHint}
        value={typed.transfer}
        onType={(transfer) => type({ transfer })}
      />
      {payout.transfer_cents === 0 ? null : (
        <TransferFields
          typed={typed}
          days={[limits.firstDay, today]}
          errors={[errorOf('reference'), errorOf('paid_on')]}
          onType={type}
        />
      )}
      <Amount
        label={texts.credit}
        value={typed.credit}
        error={errorOf('credit_cents')}
        onType={(credit) => type({ credit })}
      />
    </ReasonDialog>
  );
}

/** What the bank calls the transfer, and its day. */
function TransferFields({
  typed,
  days: [min, max],
  errors: [reference, paidOn],
  onType,
}: {
  typed: TypedPayout;
  days: readonly [first: string, last: string];
  errors: readonly [reference: string | undefined, paidOn: string | undefined];
  onType: (typed: Partial<TypedPayout>) => void;
}) {
  return (
    <>
      <TextField
        label={texts.reference}
        hint={texts.referenceHint}
        required
        autoComplete="off"
        maxLength={60}
        value={typed.reference}
        error={reference}
        onChange={({ target }) => onType({ reference: target.value })}
      />
      <TextField
        label={texts.paidOn}
        type="date"
        required
        width="date"
        min={min}
        max={max}
        value={typed.paidOn}
        error={paidOn}
        onChange={({ target }) => onType({ paidOn: target.value })}
      />
    </>
  );
}

function Amount({
  label,
  hint,
  value,
  error,
  onType,
}: {
  label: string;
  hint?: string;
  value: string;
  error?: string | undefined;
  onType: (text: string) => void;
}) {
  return (
    <TextField
      label={label}
      hint={hint}
      width="short"
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={value}
      error={error}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
