import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import { fitsLimit } from '@sendahead/shared-contracts/console/approval-states';
import { listGiftCards, makeGiftCard, ownLimits } from '@sendahead/shared-contracts/console/money-calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { TextField } from '@sendahead/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../console/form-dialog.tsx';
import { SecretOnce } from '../../console/secret-once.tsx';
import { useApi } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { moneyFailure, moneyProblems, moneyTexts as texts } from '../../copy/money.ts';
import { ownLimitTexts } from '../../copy/own-limits.ts';

const [least, most] = [100, 100_000];

interface Typed {
  readonly amount: string;
  readonly until: string;
  readonly reason: string;
}

/** The problems of the entries, by field; `left` of the reader’s limit is null without one. */
function problemsOf({ amount, until, reason }: Typed, left: number | null): Record<string, string> {
  const cents = readDollars(amount);
  const isAmount = cents !== null && cents >= least && cents <= most;
  return {
    ...(isAmount ? {} : { amount_cents: texts.giftCardAmount }),
    ...(isAmount && !fitsLimit(left, cents) ? { amount_cents: ownLimitTexts.cardAbove(left ?? 0) } : {}),
    ...(until === '' ? { expires_on: actTexts.fillIn } : {}),
    ...(reason.trim() === '' ? { reason: actTexts.enterReason } : {}),
  };
}

/** Creates a gift card and shows its code once, for staff to pass on to the holder. */
export function MakeGiftCard({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState({ amount: '', until: '', reason: '' });
  const [tried, setTried] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const api = useApi();
  const limits = useQuery(queryOf(api, ownLimits, {}));
  const { refund_cents: limit = null, cards_cents: used = 0 } = limits.data ?? {};
  const { isPending, error, mutate, reset } = useMutation(
    mutationOf(api, makeGiftCard, listGiftCards, ownLimits),
  );
  const cents = readDollars(typed.amount);
  const formProblems = problemsOf(typed, limit === null ? null : limit - used);
  const problems: Readonly<Record<string, string>> = {
    ...moneyProblems(error),
    ...(tried ? formProblems : {}),
  };
  const submit = (): void => {
    setTried(true);
    if (cents === null || Object.keys(formProblems).length > 0) return;
    const card = { amount_cents: cents, expires_on: calendarDate(typed.until), reason: typed.reason.trim() };
    mutate(
      { body: { ...card, key } },
      // Another card of the same person may have used the rest of the limit meanwhile.
      { onSuccess: (made) => setCode(made.code), onError: () => void limits.refetch() },
    );
  };
  const field = (name: keyof typeof typed, label: string, problem: string, more: object) => (
    <TextField
      label={label}
      required
      autoComplete="off"
      value={typed[name]}
      error={problems[problem]}
      onChange={({ target }) => {
        setTyped((before) => ({ ...before, [name]: target.value }));
        // Other entries are another card, and need another key.
        setKey(crypto.randomUUID());
      }}
      {...more}
    />
  );
  if (code !== null)
    return (
      <SecretOnce
        title={texts.giftCardMade}
        why={texts.shownOnce}
        label={texts.code}
        secret={code}
        copied={texts.copied}
        onClose={onClose}
      />
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
      {limit === null ? null : <p role="status">{ownLimitTexts.cardsUsed(used, limit)}</p>}
      {field('amount', texts.dollars, 'amount_cents', { inputMode: 'decimal', width: 'short', maxLength: 9 })}
      {field('until', texts.goodUntil, 'expires_on', { type: 'date' })}
      {field('reason', actTexts.reason, 'reason', { hint: actTexts.notedInAudit, maxLength: 200 })}
    </FormDialog>
  );
}
