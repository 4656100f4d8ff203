import { giveCredit } from '@sendahead/shared-contracts/console/money-calls';
import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { Alert, Button, SelectField, TextField } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { type FormEvent, useId, useState } from 'react';
import { usePress } from '../../console/use-press.ts';
import { actTexts } from '../../copy/acts.ts';
import { moneyFailure, moneyTexts as texts } from '../../copy/money.ts';

const kinds = [
  { value: 'wallet', label: texts.wallet },
  { value: 'ship_wallet', label: texts.shippingWallet },
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
      title={texts.giveCredit}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actTexts.cancel}</Button>
          <Button variant="primary" type="submit" form={id} busy={busy} busyLabel={texts.giving}>
            {texts.giveIt}
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
          error={tried && !isAmount ? texts.amount : undefined}
          onChange={({ target }) => setAmount(target.value)}
        />
        <TextField
          label={actTexts.reason}
          hint={actTexts.notedInAudit}
          required
          autoComplete="off"
          maxLength={200}
          value={reason}
          error={tried && reason.trim() === '' ? actTexts.sayWhy : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Modal>
  );
}
