import { giveCredit } from '@sendahead/shared-contracts/console/money-calls';
import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { Alert } from '@sendahead/shared-ui/alert';
import { Button } from '@sendahead/shared-ui/button';
import { SelectField, TextField } from '@sendahead/shared-ui/field';
import { Modal } from '@sendahead/shared-ui/modal';
import { type FormEvent, useId, useState } from 'react';
import { usePress } from '../../console/use-press.ts';
import { moneyFailure, moneyTexts as texts } from '../../copy/money.ts';

const kinds = [
  { value: 'wallet', label: 'Wallet' },
  { value: 'ship_wallet', label: 'Shipping wallet' },
] as const;
const most = 100_000;

/** A credit for the person, with a reason; a second press of the same dialog gives nothing more. */
export function GiveCredit({
  userId,
  onClose,
  onGiven,
}: {
  userId: string;
  onClose: () => void;
  onGiven: () => void;
}) {
  const id = useId();
  const [key] = useState(() => crypto.randomUUID());
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('wallet');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, error, send } = usePress(giveCredit);
  const cents = readDollars(amount);
  const isAmount = cents !== null && cents > 0 && cents <= most;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (busy || !isAmount || reason.trim() === '') return;
    const body = { kind, amount_cents: cents, reason: reason.trim(), key };
    if (await send({ params: { userId }, body })) onGiven();
  };
  return (
    <Modal
      open
      title="Give a credit"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} busy={busy} busyLabel="Giving…">
            Give it
          </Button>
        </>
      }
    >
      <form id={id} className="console__page" noValidate onSubmit={submit}>
        {error ? (
          <Alert severity="danger" live>
            {moneyFailure(error)}
          </Alert>
        ) : null}
        <SelectField
          label="To"
          value={kind}
          options={[...kinds]}
          onChange={({ target }) =>
            setKind(kinds.find(({ value }) => value === target.value)?.value ?? 'wallet')
          }
        />
        <TextField
          label="Dollars"
          hint="Up to $1,000."
          required
          width="short"
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          value={amount}
          error={tried && !isAmount ? texts.amount : undefined}
          onChange={({ target }) => setAmount(target.value)}
        />
        <TextField
          label="Reason"
          hint="Noted in the audit."
          required
          autoComplete="off"
          maxLength={200}
          value={reason}
          error={tried && reason.trim() === '' ? 'Say why.' : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Modal>
  );
}
