import { clubPaymentKinds } from '@sendahead/shared-contracts/console/club-account-calls';
import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { Alert, SelectField, TextField } from '@sendahead/shared-ui';
import { paymentKinds, statementTexts as texts } from '../../copy/club-accounts.ts';
import type { TypedPayment } from './payment-draft.ts';

/** What staff know about a payment. */
export function PaymentFields({
  typed,
  problems,
  balance,
  today,
  onType,
}: {
  typed: TypedPayment;
  problems: Partial<Record<keyof TypedPayment, string>>;
  /** What the club owes, in cents. */
  balance: number;
  today: string;
  onType: (typed: Partial<TypedPayment>) => void;
}) {
  const credit = (readDollars(typed.amount) ?? 0) - Math.max(balance, 0);
  return (
    <>
      <TextField
        label={texts.dollars}
        hint={texts.amountHint(balance)}
        required
        width="short"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={typed.amount}
        error={problems.amount}
        onChange={({ target }) => onType({ amount: target.value })}
      />
      {credit > 0 ? <Alert severity="info">{texts.overpaid(credit)}</Alert> : null}
      <TextField
        label={texts.receivedOn}
        type="date"
        required
        width="date"
        max={today}
        value={typed.day}
        error={problems.day}
        onChange={({ target }) => onType({ day: target.value })}
      />
      <SelectField
        label={texts.kind}
        value={typed.kind}
        options={clubPaymentKinds.map((value) => ({ value, label: paymentKinds[value] }))}
        onChange={({ target }) =>
          onType({ kind: clubPaymentKinds.find((value) => value === target.value) ?? 'check' })
        }
      />
      <TextField
        label={texts.reference}
        hint={texts.referenceHint}
        required
        autoComplete="off"
        maxLength={60}
        value={typed.reference}
        error={problems.reference}
        onChange={({ target }) => onType({ reference: target.value })}
      />
      <TextField
        label={texts.note}
        hint={texts.noteHint}
        optional
        autoComplete="off"
        maxLength={300}
        value={typed.note}
        error={problems.note}
        onChange={({ target }) => onType({ note: target.value })}
      />
    </>
  );
}
