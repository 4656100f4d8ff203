import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { recordClubPayment } from '@sendahead/shared-contracts/console/club-account-calls';
import { type ClubStatement, clubStatement } from '@sendahead/shared-contracts/console/club-statement-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { Alert } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { businessDay } from '../../console/business-day.ts';
import { FormDialog } from '../../console/form-dialog.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { accountFailure, statementTexts as texts } from '../../copy/club-accounts.ts';
import { problemsOf, type TypedPayment } from './payment-draft.ts';
import { PaymentFields } from './payment-fields.tsx';
import { isKnown, questionOf, useQuestions } from './payment-questions.ts';

/** CO-30: a club's payment, full or partial; submitting the same dialog twice records it once. */
export function RecordPayment({
  account,
  onClose,
  onRecorded,
}: {
  account: Pick<ClubStatement, 'club_id' | 'balance_cents'>;
  onClose: () => void;
  /** Called with the amount and the balance after it, in cents. */
  onRecorded: (paid: number, balance: number) => void;
}) {
  const { host } = useConsole();
  const api = useApi();
  const today = businessDay(host.now());
  const [key] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState<TypedPayment>({
    amount: '',
    day: today,
    kind: 'check',
    reference: '',
    note: '',
  });
  const [tried, setTried] = useState(false);
  const { isPending, error, mutate } = useMutation(
    mutationOf(api, recordClubPayment, clubStatement, changeHistory),
  );
  const problems = problemsOf(typed, today);
  const asking = useQuestions(typed);
  const cents = readDollars(typed.amount);
  const submit = (): void => {
    setTried(true);
    if (Object.keys(problems).length > 0 || cents === null) return;
    // CO-131: a slipped decimal point would become a large credit.
    if (cents > Math.max(account.balance_cents, 0) && !asking.more.confirm()) return;
    // CO-150: the server knows whether the same payment is here already.
    if (asking.again.isConfirming && !asking.again.confirm()) return;
    const { day, kind } = typed;
    const details = { reference: typed.reference.trim(), note: typed.note.trim() };
    const body = {
      ...{ amount_cents: cents, received_on: calendarDate(day), kind, ...details, key },
      ...(asking.again.isConfirming ? { again: true } : {}),
    };
    mutate(
      { params: { clubId: String(account.club_id) }, body },
      {
        onSuccess: ({ balance_cents }) => onRecorded(cents, balance_cents),
        onError: asking.refused,
      },
    );
  };
  const question = questionOf(asking, { typed, cents, balance: account.balance_cents });
  return (
    <FormDialog
      title={texts.record}
      act={question?.act ?? texts.record}
      busyAct={texts.recording}
      busy={isPending}
      failure={isKnown(error) ? null : accountFailure(error)}
      reading={asking.more.isReading || asking.again.isReading}
      onClose={onClose}
      onSubmit={submit}
    >
      {question ? (
        <Alert severity="warning" live>
          {question.words}
        </Alert>
      ) : null}
      <PaymentFields
        typed={typed}
        problems={tried ? problems : {}}
        balance={account.balance_cents}
        today={today}
        onType={(given) => setTyped((before) => ({ ...before, ...given }))}
      />
    </FormDialog>
  );
}
