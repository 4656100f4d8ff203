import { homeTimeZone, localNow } from '@sendahead/shared-contracts/calendar/local-now';
import { type Payout, payoutProblems, usualPayout } from '@sendahead/shared-contracts/claims/payout';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { type ClaimView, payClaim, viewClaim } from '@sendahead/shared-contracts/console/claim-calls';
import { giftLimit } from '@sendahead/shared-contracts/console/money-calls';
import { isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Cents, cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
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
import { GiftLimit } from '../../features/gift-limit/gift-limit.tsx';

const ways = ['card', 'transfer', 'credit'] as const;

/** A blank amount is nothing; null for text that is no amount. */
const amountOf = (text: string): Cents | null => (text.trim() === '' ? cents(0) : readDollars(text));

/** The ways whose text is no amount. */
const notAmounts = (typed: TypedPayout) => ways.filter((way) => amountOf(typed[way]) === null);

function payoutOf({ card, transfer, credit, reference, paidOn }: TypedPayout): Payout {
  const transferCents = amountOf(transfer) ?? 0;
  return {
    card_cents: amountOf(card) ?? 0,
    transfer_cents: transferCents,
    credit_cents: amountOf(credit) ?? 0,
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
export function PayDialog({ view: { claim, customer_id, card_most_cents = cents(0) }, onClose }: Props) {
  const api = useApi();
  const { host } = useConsole();
  const paying = useMutation(mutationOf(api, payClaim, viewClaim, giftLimit));
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
  const unread = notAmounts(typed);
  const problems = payoutProblems(payout, limits);
  const isRight = unread.length === 0 && problems.length === 0;
  const [approved, most] = [formatCents(approvedCents), formatCents(card_most_cents)];
  const words = payoutProblemTexts(approved, most);
  const errorOf = (path: keyof typeof words): string | undefined =>
    pressed && problems.includes(path) ? words[path] : undefined;
  /** What is wrong with an amount; the sum is judged once all three are amounts. */
  const amountError = (way: (typeof ways)[number]): string | undefined => {
    if (unread.includes(way)) return pressed ? texts.notAnAmount : undefined;
    if (unread.length > 0 && way === 'credit') return undefined;
    return way === 'transfer' ? undefined : errorOf(`${way}_cents`);
  };
  const type = (next: Partial<TypedPayout>): void => setTyped({ ...typed, ...next });
  const send = (reason: string): void => {
    if (!isRight) return;
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
        return isRight;
      }}
    >
      <p>{texts.does(approved)}</p>
      {customer_id ? <GiftLimit userId={customer_id} cents={approvedCents} /> : null}
      <Amount
        label={texts.card}
        hint={texts.cardHint(most)}
        value={typed.card}
        error={amountError('card')}
        onType={(card) => type({ card })}
      />
      <Amount
        label={texts.transfer}
        hint={texts.transferHint}
        value={typed.transfer}
        error={amountError('transfer')}
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
        error={amountError('credit')}
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
