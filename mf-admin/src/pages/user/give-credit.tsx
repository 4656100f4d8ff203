import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { giftLimit, giveCredit } from '@sendahead/shared-contracts/console/money-calls';
import { orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { readUser } from '@sendahead/shared-contracts/console/user-calls';
import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { SelectField, TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../console/form-dialog.tsx';
import { useApi } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { givenCreditTexts } from '../../copy/given-credits.ts';
import { moneyFailure, moneyTexts as texts } from '../../copy/money.ts';
import { GiftLimit } from '../../features/gift-limit/gift-limit.tsx';
import { GivenBefore, useGivenBefore } from '../../features/given-before/given-before.tsx';
import { LargeAmount, useLargeAmount } from '../../features/large-amount/large-amount.tsx';

const kinds = [
  { value: 'wallet', label: texts.wallet },
  { value: 'ship_wallet', label: texts.shippingWallet },
] as const;
const most = 100_000;

const amountProblem = (cents: number | null): string =>
  cents !== null && cents > most ? texts.creditTooHigh : texts.amount;

/** The words of the button. */
function actOf(cents: number | null, { again, isLarge }: { again: boolean; isLarge: boolean }): string {
  if (cents !== null && again) return givenCreditTexts.giveAgain(cents);
  return cents !== null && isLarge ? givenCreditTexts.giveAmount(cents) : texts.giveIt;
}

interface Props {
  readonly userId: string;
  /** The order that the credit is for. */
  readonly orderId?: string;
  readonly onClose: () => void;
  /** Called with the cents that were given, and whether they wait for approval. */
  readonly onGiven: (cents: number, waits: boolean) => void;
}

/** Gives the person a credit with a reason; submitting the same dialog twice gives it once. */
export function GiveCredit({ userId, orderId, onClose, onGiven }: Props) {
  const [key] = useState(() => crypto.randomUUID());
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('wallet');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const api = useApi();
  const { isPending, error, mutate } = useMutation(
    mutationOf(api, giveCredit, readUser, viewOrder, orderLife, giftLimit),
  );
  const cents = readDollars(amount);
  const isAmount = cents !== null && cents > 0 && cents <= most;
  const large = useLargeAmount(cents);
  const before = useGivenBefore(`${cents} ${kind}`, error);
  const submit = (): void => {
    setTried(true);
    if (!isAmount || reason.trim() === '') return;
    if (!large.confirm()) return;
    if (before.isConfirming && !before.confirm()) return;
    const ofOrder = orderId === undefined ? {} : { order_id: orderId };
    const body = { kind, amount_cents: cents, reason: reason.trim(), ...ofOrder, ...before.answer, key };
    const onSuccess = ({ approval_id }: { approval_id?: string | undefined }): void => {
      onGiven(cents, approval_id !== undefined);
    };
    mutate({ params: { userId }, body }, { onSuccess, onError: before.ask });
  };
  return (
    <FormDialog
      title={texts.giveCredit}
      act={actOf(cents, { again: before.isConfirming, isLarge: large.isConfirming })}
      busyAct={texts.giving}
      busy={isPending}
      reading={large.isReading || before.isReading}
      failure={moneyFailure(before.failure)}
      onClose={onClose}
      onSubmit={submit}
    >
      {cents === null ? null : (
        <Question cents={cents} again={before.isConfirming} isLarge={large.isConfirming} />
      )}
      <GiftLimit userId={userId} cents={cents} />
      <SelectField
        label={texts.to}
        value={kind}
        options={[...kinds]}
        onChange={({ target }) =>
          setKind(kinds.find(({ value }) => value === target.value)?.value ?? 'wallet')
        }
      />
      <TextField
        label={texts.dollars}
        hint={texts.creditHint}
        required
        width="short"
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        value={amount}
        error={tried && !isAmount ? amountProblem(cents) : undefined}
        onChange={({ target }) => setAmount(target.value)}
      />
      <ReasonField ofOrder={orderId !== undefined} tried={tried} reason={reason} onChange={setReason} />
    </FormDialog>
  );
}

const Question = ({ cents, again, isLarge }: { cents: number; again: boolean; isLarge: boolean }) =>
  again ? <GivenBefore cents={cents} /> : <LargeAmount cents={isLarge ? cents : null} />;

function ReasonField({
  ofOrder,
  tried,
  reason,
  onChange,
}: {
  ofOrder: boolean;
  tried: boolean;
  reason: string;
  onChange: (reason: string) => void;
}) {
  return (
    <TextField
      label={actTexts.reason}
      hint={ofOrder ? texts.creditOrderHint : actTexts.notedInAudit}
      required
      autoComplete="off"
      maxLength={200}
      value={reason}
      error={tried && reason.trim() === '' ? actTexts.enterReason : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
