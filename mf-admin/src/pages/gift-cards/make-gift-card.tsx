import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { listGiftCards, makeGiftCard } from '@sendahead/shared-contracts/console/money-calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { Alert, Button, TextField } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../console/form-dialog.tsx';
import { useApi } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { moneyFailure, moneyProblems, moneyTexts as texts } from '../../copy/money.ts';

const [least, most] = [100, 100_000];

/** Creates a gift card and shows its code once, for staff to pass on to the holder. */
export function MakeGiftCard({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState({ amount: '', until: '', reason: '' });
  const [tried, setTried] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const api = useApi();
  const { isPending, error, mutate, reset } = useMutation(mutationOf(api, makeGiftCard, listGiftCards));
  const cents = readDollars(typed.amount);
  const own = {
    ...(cents === null || cents < least || cents > most ? { amount_cents: texts.giftCardAmount } : {}),
    ...(typed.until === '' ? { expires_on: actTexts.fillIn } : {}),
    ...(typed.reason.trim() === '' ? { reason: actTexts.enterReason } : {}),
  };
  const problems: Readonly<Record<string, string>> = { ...moneyProblems(error), ...(tried ? own : {}) };
  const submit = (): void => {
    setTried(true);
    if (cents === null || Object.keys(own).length > 0) return;
    mutate(
      { body: { amount_cents: cents, expires_on: calendarDate(typed.until), reason: typed.reason.trim() } },
      { onSuccess: (made) => setCode(made.code) },
    );
  };
  const field = (name: keyof typeof typed, label: string, problem: string, more: object) => (
    <TextField
      label={label}
      required
      autoComplete="off"
      value={typed[name]}
      error={problems[problem]}
      onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
      {...more}
    />
  );
  if (code !== null)
    return (
      <Modal
        open
        title={texts.makeGiftCard}
        onClose={onClose}
        actions={
          <Button variant="primary" onClick={onClose}>
            {texts.passedOn}
          </Button>
        }
      >
        <Alert severity="success" live>
          {texts.codeIs} <strong>{code}</strong>
          {texts.shownOnce}
        </Alert>
      </Modal>
    );
  return (
    <FormDialog
      title={texts.makeGiftCard}
      act={actTexts.create}
      busyAct={actTexts.making}
      busy={isPending}
      failure={error ? moneyFailure(error) : null}
      onClose={onClose}
      onEdit={reset}
      onSubmit={submit}
    >
      {field('amount', texts.dollars, 'amount_cents', { inputMode: 'decimal', width: 'short', maxLength: 9 })}
      {field('until', texts.goodUntil, 'expires_on', { type: 'date' })}
      {field('reason', actTexts.reason, 'reason', { hint: actTexts.notedInAudit, maxLength: 200 })}
    </FormDialog>
  );
}
