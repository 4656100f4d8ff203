import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { type ClaimView, payClaim, viewClaim } from '@sendahead/shared-contracts/console/claim-calls';
import { giftLimit } from '@sendahead/shared-contracts/console/money-calls';
import { formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { Alert, TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { paymentFailure, type TypedPayout, claimPaymentTexts as texts } from '../../copy/claim-payment.ts';
import { GiftLimit } from '../../features/gift-limit/gift-limit.tsx';
import { useSecondPress } from '../../hooks/use-second-press.ts';
import { useTypedPayout } from './typed-payout.ts';

interface Props {
  readonly view: ClaimView;
  /** Called after it is paid or asked for, and when the dialog is canceled. */
  readonly onClose: () => void;
}

/** CO-117: how an approved claim is paid: to the card as far as possible, by a transfer, as credit. */
export function PayDialog({ view, onClose }: Props) {
  const api = useApi();
  const { host } = useConsole();
  const paying = useMutation(mutationOf(api, payClaim, viewClaim, giftLimit));
  const [key] = useState(() => crypto.randomUUID());
  const { claim, customer_id } = view;
  const form = useTypedPayout(view, host.now());
  const { typed, type, payout, limits, errorOf, amountError } = form;
  const [approved, most] = [formatCents(limits.approvedCents), formatCents(limits.cardMostCents)];
  const second = useSecondPress(JSON.stringify(payout));
  const send = (reason: string): void => {
    if (!form.isRight || !second.confirm()) return;
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
      check={form.check}
      reading={second.isReading}
    >
      <p>{texts.does(approved)}</p>
      {second.isConfirming ? (
        <Alert severity="warning" live>
          {texts.confirm(payout)}
        </Alert>
      ) : null}
      {customer_id ? <GiftLimit userId={customer_id} cents={limits.approvedCents} /> : null}
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
          days={[limits.firstDay, limits.today]}
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
