import type {
  ClubStatement,
  ClubStatementLine,
} from '@sendahead/shared-contracts/console/club-statement-calls';
import { Button, Money, VisuallyHidden } from '@sendahead/shared-ui';
import { Link } from 'wouter';
import { showDateOfYear } from '../../console/show-day.ts';
import { useConsole } from '../../console/use-console.ts';
import { lineTitle, monthName, statementTexts as texts } from '../../copy/club-accounts.ts';
import '../../console/list-table.css';

/** The charges and credits of an account in a month, between two balances. */
export function StatementLines({
  statement,
  onReverse,
}: {
  statement: ClubStatement;
  /** Absent for readers who may not reverse payments. */
  onReverse?: ((payment: NonNullable<ClubStatementLine['payment']>, cents: number) => void) | undefined;
}) {
  const total = (name: string, cents: number) => (
    <tr className="club-statement__total">
      <td />
      <td data-label={texts.activity}>{name}</td>
      <td />
      <td data-label={texts.amount} data-figures>
        <Money cents={cents} />
      </td>
      {onReverse ? <td /> : null}
    </tr>
  );
  return (
    <table className="console-list club-statement">
      <caption>{texts.lines(monthName(statement.month))}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.date}</th>
          <th scope="col">{texts.activity}</th>
          <th scope="col">{texts.order}</th>
          <th scope="col" data-figures>
            {texts.amount}
          </th>
          {onReverse ? <th scope="col">{texts.acts}</th> : null}
        </tr>
      </thead>
      <tbody>
        {total(texts.opening, statement.opening_cents)}
        {statement.lines.map((line) => (
          <tr key={line.id}>
            <td data-label={texts.date}>{showDateOfYear(line.date)}</td>
            <td data-label={texts.activity}>
              <Activity line={line} />
            </td>
            <td data-label={texts.order}>{line.order_id === null ? null : <OrderNumber line={line} />}</td>
            <td data-label={texts.amount} data-figures>
              <Money cents={line.amount_cents} />
            </td>
            {onReverse ? <td data-label={texts.acts}>{reverseOf(line, onReverse)}</td> : null}
          </tr>
        ))}
        {total(texts.closing, statement.closing_cents)}
      </tbody>
    </table>
  );
}

function Activity({ line }: { line: ClubStatementLine }) {
  const { payment, event } = line;
  return (
    <span className="club-statement__activity">
      <span>{lineTitle(line)}</span>
      {payment && event === 'payment' ? (
        <span>{`${texts.receivedOn} ${showDateOfYear(payment.received_on)}`}</span>
      ) : null}
      {payment && payment.note !== '' && event === 'payment' ? (
        <span>{texts.noteOf(payment.note)}</span>
      ) : null}
      {payment?.reversed_for ? <span>{texts.reversedFor(payment.reversed_for)}</span> : null}
    </span>
  );
}

/** The number of an order, which links to the order for those who may open it. */
export function OrderNumber({
  line: { order_id, display_id },
}: {
  line: Pick<ClubStatementLine, 'order_id' | 'display_id'>;
}) {
  const { may } = useConsole();
  const number = display_id ?? order_id;
  return may('read_every_order') ? <Link href={`/orders/${order_id}`}>{number}</Link> : number;
}

function reverseOf(
  { event, payment, amount_cents }: ClubStatementLine,
  onReverse: (payment: NonNullable<ClubStatementLine['payment']>, cents: number) => void,
) {
  if (event !== 'payment' || payment === null || payment.reversed_for !== null) return null;
  return (
    <Button variant="quiet" onClick={() => onReverse(payment, -amount_cents)}>
      {texts.reverse}
      <VisuallyHidden>
        {texts.reverseOf({ reference: payment.reference, cents: -amount_cents })}
      </VisuallyHidden>
    </Button>
  );
}
