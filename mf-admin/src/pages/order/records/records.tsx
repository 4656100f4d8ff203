import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { Alert, formatMoney, Money } from '@sendahead/shared-ui';
import { When } from '../../../console/when.tsx';
import {
  asWords,
  jobWords,
  mailWords,
  referenceWords,
  refundKind,
  refundStateWords,
  refundTargets,
  orderTexts as texts,
} from '../../../copy/order.ts';
import { alertNames, closedSentence } from '../../../copy/work.ts';
import { Facts, FoldedSection } from '../section.tsx';

/** Transactions with the payment provider by their ids, and refunds. */
export function Payments({ view }: { view: OrderView }) {
  const { transactions, refunds, refundable_cents } = view;
  const [sales, paidBack] = [
    transactions.filter(({ kind }) => kind === 'sale'),
    transactions.filter(({ kind }) => kind !== 'sale'),
  ];
  return (
    <FoldedSection title={texts.payments} holds={transactions.length + refunds.length}>
      <Facts
        facts={{
          [texts.canBeRefunded]: <Money cents={refundable_cents} />,
        }}
      />
      {transactions.length === 0 ? <p className="order-muted">{texts.nothingPaid}</p> : null}
      <Transactions rows={sales} />
      <ul className="order-list">
        {refunds.map((row) => (
          <li key={row.refund_id}>
            <strong>
              {texts.refundOf({ amount: formatMoney(row.amount_cents), state: refundStateWords(row) })}
            </strong>
            <span className="order-muted">
              <span>{`${refundKind(row)}: ${refundTargets[row.to]}, ${row.by ?? texts.byProduct}: ${row.reason}`}</span>{' '}
              <When instant={row.at} />
            </span>
          </li>
        ))}
      </ul>
      {paidBack.length > 0 ? <p className="order-muted">{texts.refundsAtProvider}</p> : null}
      <Transactions rows={paidBack} />
    </FoldedSection>
  );
}

function Transactions({ rows }: { rows: OrderView['transactions'] }) {
  return (
    <ul className="order-list">
      {rows.map((row) => (
        <li key={row.transaction_id}>
          <strong>{`${asWords(row.kind)} ${formatMoney(row.amount_cents)}: ${asWords(row.status).toLowerCase()}`}</strong>
          <span className="order-muted">
            {row.card ? `${row.card}, ` : null}
            <When instant={row.at} />
          </span>
          <span className="order-muted">
            {referenceWords({ provider: row.provider, id: row.transaction_id })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The carrier is polled repeatedly: only its latest answer matters. */
const withoutRepeats = (jobs: OrderView['jobs']): OrderView['jobs'] => {
  const isAnswered = ({ queue, state }: OrderView['jobs'][number]) =>
    queue === 'track-order' && state === 'completed';
  const latest = jobs.find(isAnswered);
  return jobs.filter((job) => job === latest || !isAnswered(job));
};

/** Jobs that failed, run or wait; finished jobs and sent emails are folded. */
export function MailsAndJobs({ view }: { view: OrderView }) {
  const jobs = withoutRepeats(view.jobs);
  const openJobs = jobs.filter(({ state }) => state !== 'completed');
  const doneJobs = jobs.filter(({ state }) => state === 'completed');
  return (
    <FoldedSection title={texts.mailsAndJobs} holds={view.mails.length + view.jobs.length}>
      {view.mails.length === 0 ? <p className="order-muted">{texts.noMail}</p> : null}
      {view.jobs.length === 0 ? <p className="order-muted">{texts.noJob}</p> : null}
      <Jobs jobs={openJobs} />
      {view.mails.length + doneJobs.length > 0 ? (
        <details className="order-done">
          <summary>{texts.doneCount(view.mails.length + doneJobs.length)}</summary>
          <ul className="order-list">
            {view.mails.map(({ kind, sent_at }) => (
              <li key={kind}>
                <strong>{mailWords(kind)}</strong>
                <span className="order-muted">
                  {texts.sentAt} <When instant={sent_at} />
                </span>
              </li>
            ))}
          </ul>
          <Jobs jobs={doneJobs} />
        </details>
      ) : null}
    </FoldedSection>
  );
}

function Jobs({ jobs }: { jobs: OrderView['jobs'] }) {
  return (
    <ul className="order-list">
      {jobs.map((job) => (
        <li key={`${job.queue} ${job.created_at}`}>
          <strong>{jobWords(job)}</strong>
          <span className="order-muted">
            <When instant={job.created_at} />
            <span>{`${job.tries > 0 ? texts.tried(job.tries + 1) : ''}${job.error ? `, ${job.error}` : ''}`}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The order's alerts that wait for staff. */
export function OpenAlerts({ view }: { view: OrderView }) {
  return view.alerts.map(({ kind, raised_at, closed }) => (
    <Alert key={`${kind} ${raised_at}`} severity="warning">
      <span>{texts.alertSince(closed ? closedSentence(closed) : (alertNames[kind] ?? asWords(kind)))}</span>{' '}
      <When instant={raised_at} />
    </Alert>
  ));
}
