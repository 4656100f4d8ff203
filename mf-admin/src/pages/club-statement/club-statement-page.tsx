import { pathOf } from '@sendahead/shared-contracts/client/path-of';
import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import { reverseClubPayment } from '@sendahead/shared-contracts/console/club-account-calls';
import {
  type ClubStatement,
  type ClubStatementLine,
  clubStatement,
} from '@sendahead/shared-contracts/console/club-statement-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { Alert, Button, formatMoney, SelectField } from '@sendahead/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Facts } from '../../console/facts.tsx';
import { History } from '../../console/history.tsx';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { Panel } from '../../console/panel.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { showDateOfYear } from '../../console/show-day.ts';
import { useApi, useConsole } from '../../console/use-console.ts';
import { useFilters } from '../../console/use-filters.ts';
import { WaitingForUndo } from '../../console/waiting-for-undo.tsx';
import { When } from '../../console/when.tsx';
import { accountFailure, monthName, statementTexts as texts } from '../../copy/club-accounts.ts';
import { Ages } from './ages.tsx';
import { CanceledOrders } from './canceled-orders.tsx';
import { EmailActs } from './email-acts.tsx';
import { RecordPayment } from './record-payment.tsx';
import { StatementLines } from './statement-lines.tsx';
import './club-statement.css';

type Payment = NonNullable<ClubStatementLine['payment']>;
type Open = 'recording' | { reverse: Payment; cents: number } | null;

/** CO-30: a club's statement by month. Our staff record payments here; the club's own staff only read it. */
export function ClubStatementPage({ params: { clubId = '' } }: { params: PageParams }) {
  const { may } = useConsole();
  const api = useApi();
  const filters = useFilters(['month']);
  const month = filters.get('month');
  const query = useQuery(queryOf(api, clubStatement, { params: { clubId }, query: { month } }));
  const [open, setOpen] = useState<Open>(null);
  const [done, setDone] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const finish = (notice: string): void => {
    setOpen(null);
    setFailure(null);
    setDone(notice);
  };
  const runs = may('run_club_accounts');
  const statement = query.data;
  return (
    <>
      <PageHead
        title={statement ? texts.titleOf(statement.name) : texts.title}
        detail={statement ? monthName(statement.month) : null}
      >
        {statement ? (
          <>
            <a className="ui-button ui-button--secondary" href={fileOf(statement)} download>
              {texts.download}
            </a>
            {runs ? (
              <>
                <EmailActs statement={statement} onDone={finish} onFailed={setFailure} />
                <Button variant="primary" onClick={() => setOpen('recording')}>
                  {texts.record}
                </Button>
              </>
            ) : null}
          </>
        ) : null}
      </PageHead>
      <p role="status" className="console-saved">
        {done}
      </p>
      {failure ? (
        <Alert severity="danger" live>
          {accountFailure(failure)}
        </Alert>
      ) : null}
      <QueryView query={query} label={texts.loading}>
        {(read) => (
          <div className={runs ? 'console-columns' : undefined}>
            <div className="console__page">
              <SelectField
                label={texts.month}
                width="state"
                value={read.month}
                options={monthsOf(read).map((value) => ({ value, label: monthName(value) }))}
                onChange={({ target }) => filters.set('month', target.value)}
              />
              <AccountNow account={read} />
              <Panel title={texts.ages(showDateOfYear(read.aged_on))}>
                <Ages ageing={read.ageing} />
              </Panel>
              <Panel title={texts.lines(monthName(read.month))}>
                <StatementLines
                  statement={read}
                  onReverse={runs ? (reverse, cents) => setOpen({ reverse, cents }) : undefined}
                />
              </Panel>
              {read.canceled ? (
                <Panel title={texts.canceled}>
                  <CanceledOrders orders={read.canceled} />
                </Panel>
              ) : null}
              {read.emails.length > 0 ? <Emails emails={read.emails} /> : null}
            </div>
            {runs ? (
              <History kind="club_account" subject={clubId} stale={[clubStatement]} title={texts.history} />
            ) : null}
          </div>
        )}
      </QueryView>
      {statement && open === 'recording' ? (
        <RecordPayment
          account={statement}
          onClose={() => setOpen(null)}
          onRecorded={(paid, balance) => finish(texts.recorded(paid, balance))}
        />
      ) : null}
      {open !== null && open !== 'recording' ? (
        <ReversePayment
          clubId={clubId}
          payment={open.reverse}
          cents={open.cents}
          onClose={() => setOpen(null)}
          onDone={() => finish(texts.reversed)}
        />
      ) : null}
    </>
  );
}

const fileOf = ({ club_id, month }: ClubStatement): string =>
  `${pathOf(clubStatement, { clubId: club_id })}?${new URLSearchParams({ month })}`;

/** The months that have a statement, the newest first. */
function monthsOf({ first_month, last_month, month }: ClubStatement): string[] {
  const months: string[] = [];
  const [year, number] = last_month.split('-').map(Number);
  for (let back = 0; back < 120; back += 1) {
    const listedMonth = new Date(Date.UTC(year ?? 0, (number ?? 1) - 1 - back, 1)).toISOString().slice(0, 7);
    if (listedMonth < first_month && listedMonth < month) break;
    months.push(listedMonth);
  }
  return months;
}

function AccountNow({ account }: { account: ClubStatement }) {
  const { balance_cents, overdue_cents, credit_limit_cents, terms_days, billing_email, waiting } = account;
  return (
    <Panel title={texts.account}>
      <Facts
        facts={[
          [
            texts.balance,
            balance_cents < 0 ? texts.credit(formatMoney(-balance_cents)) : formatMoney(balance_cents),
          ],
          [texts.overdue, formatMoney(overdue_cents)],
          [texts.limit, formatMoney(credit_limit_cents)],
          [texts.terms, texts.termsOf(terms_days)],
          [texts.billingEmail, billing_email || texts.noEmail],
        ]}
      />
      <WaitingForUndo waiting={waiting} />
    </Panel>
  );
}

const Emails = ({ emails }: { emails: ClubStatement['emails'] }) => (
  <Panel title={texts.emails}>
    <ul className="console-lines">
      {emails.map(({ asked_at, sent_at, sent_to }) => (
        <li key={asked_at}>
          <span>{sent_to === null ? texts.emailWaiting : texts.emailSent(sent_to)}</span>
          <When instant={sent_at ?? asked_at} />
        </li>
      ))}
    </ul>
  </Panel>
);

function ReversePayment({
  clubId,
  payment,
  cents,
  onClose,
  onDone,
}: {
  clubId: string;
  payment: Payment;
  cents: number;
  onClose: () => void;
  onDone: () => void;
}) {
  const api = useApi();
  const { isPending, error, mutate } = useMutation(
    mutationOf(api, reverseClubPayment, clubStatement, changeHistory),
  );
  return (
    <ReasonDialog
      title={texts.reverseTitle}
      act={texts.reverse}
      busy={isPending}
      failure={accountFailure(error)}
      onClose={onClose}
      words={texts.reverseWhy}
      onAct={(reason) =>
        mutate({ params: { clubId, paymentId: payment.id }, body: { reason } }, { onSuccess: onDone })
      }
    >
      <p>{texts.reverseDetail(cents)}</p>
    </ReasonDialog>
  );
}
