import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { giveCredit } from '@sendahead/shared-contracts/console/money-calls';
import { readUser } from '@sendahead/shared-contracts/console/user-calls';
import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { Alert, Button, SelectField, TextField } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useApi } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { moneyFailure, moneyTexts as texts } from '../../copy/money.ts';

const kinds = [
  { value: 'wallet', label: texts.wallet },
  { value: 'ship_wallet', label: texts.shippingWallet },
] as const;
const most = 100_000;

/** A credit for the person, with a reason; a second press of the same dialog gives nothing more. */
export function GiveCredit({ userId, onClose }: { userId: string; onClose: () => void }) {
  const id = useId();
  const [key] = useState(() => crypto.randomUUID());
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('wallet');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const api = useApi();
  const { isPending, error, mutate } = useMutation(mutationOf(api, giveCredit, readUser));
  const cents = readDollars(amount);
  const isAmount = cents !== null && cents > 0 && cents <= most;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isPending || !isAmount || reason.trim() === '') return;
    const body = { kind, amount_cents: cents, reason: reason.trim(), key };
    mutate({ params: { userId }, body }, { onSuccess: onClose });
  };
  return (
    <Modal
      open
      title={texts.giveCredit}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actTexts.cancel}</Button>
          <Button variant="primary" type="submit" form={id} busy={isPending} busyLabel={texts.giving}>
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
          error={
            tried && !isAmount
              ? cents !== null && cents > most
                ? texts.creditTooHigh
                : texts.amount
              : undefined
          }
          onChange={({ target }) => setAmount(target.value)}
        />
        <TextField
          label={actTexts.reason}
          hint={actTexts.notedInAudit}
          required
          autoComplete="off"
          maxLength={200}
          value={reason}
          error={tried && reason.trim() === '' ? actTexts.enterReason : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Modal>
  );
}
