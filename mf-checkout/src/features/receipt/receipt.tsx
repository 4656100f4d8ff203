import { holidayTermsAccepted } from '@sendahead/shared-contracts/calendar/holiday-words';
import { homeTimeZone, localNow } from '@sendahead/shared-contracts/calendar/local-now';
import { loadUntilThere } from '@sendahead/shared-contracts/client/load-until-there';
import { paymentRows, titledLines, totalTitle } from '@sendahead/shared-contracts/orders/money-sheet';
import type { Receipt as ReceiptData } from '@sendahead/shared-contracts/orders/schema';
import { costLines } from '@sendahead/shared-contracts/pricing/cost-lines';
import { paperDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { Alert, Button, formatMoney, PlainCard } from '@sendahead/shared-ui';
import { SummaryLines, SummaryTotal } from '@sendahead/shared-ui/booking';
import { receiptTitles, staffReceiptTitles, receiptWords as words } from '../../copy/receipt.ts';
import { summaryLine } from '../../copy/summary-line.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { wasPlacedElsewhere } from '../../state/receipt-path.ts';
import { AfterOrder } from './after-order.tsx';
import { NextSteps } from './next-steps.tsx';
import { OrderCode } from './order-code.tsx';
import { ReceiptLate } from './receipt-late.tsx';
import { ReceiptLeg } from './receipt-leg.tsx';
import { ReceiptTravelers } from './receipt-travelers.tsx';
import { saveFile } from './save-file.ts';
import { StaffActs } from './staff-acts.tsx';

/** Loading the code that writes the file is retried, so a press without a connection gives the file once it is back. */
async function saveCalendar(receipt: ReceiptData): Promise<void> {
  const { calendarFile } = await loadUntilThere(() => import('./calendar-file.ts'));
  saveFile(`${receipt.display_id}.ics`, calendarFile(receipt));
}

/** For one hour the title says that the order was placed; a customer who opens the receipt later knows it. */
const newForMs = 60 * 60_000;

function titleOf(
  { status, confirmation_to: email, customer_name: name }: ReceiptData,
  isNew: boolean,
): string {
  if (status === 'placed' && !isNew) return words.later;
  return (email ? staffReceiptTitles(name) : receiptTitles)[status];
}

/** OPEN-19: all of an order that its buyer needs, to read, to show at the counter and to print. */
export function Receipt({ receipt }: { receipt: ReceiptData }) {
  const { status, display_id, legs, travelers, line_items, total_cents, payment, next_steps, code } = receipt;
  // The address is named only to a reader who booked it for somebody else.
  const { travel_agent: agent, confirmation_to: email, people_removed_on: removedOn } = receipt;
  const customer = email ? receipt.customer_name || email : null;
  const { host } = useCheckout();
  const today = localNow(host.now(), homeTimeZone).date;
  const isNew = host.now() - Date.parse(receipt.placed_at) < newForMs;
  const ahead = next_steps.filter(({ date }) => date >= today);
  const below = paymentRows(receipt).map(({ id, kind, title, detail, amount_cents }) => ({
    id,
    what: title,
    detail: detail || undefined,
    cents: amount_cents,
    kind: kind === 'refund' ? ('discount' as const) : undefined,
  }));
  return (
    <article className="checkout-receipt" aria-labelledby="receipt-title">
      <header className="checkout-receipt__head">
        <div>
          <h1 id="receipt-title">{titleOf(receipt, isNew)}</h1>
          <p className="checkout-receipt__number">
            {words.number} <strong>{display_id}</strong>
          </p>
          {isNew ? (
            <p className="checkout-receipt__mail">{email ? words.emailedTo(email) : words.emailed}</p>
          ) : null}
          <div className="checkout-receipt__actions">
            {email ? <StaffActs orderId={receipt.order_id} /> : null}
            {removedOn ? null : <Button onClick={() => void saveCalendar(receipt)}>{words.calendar}</Button>}
            <Button onClick={() => window.print()}>{words.print}</Button>
          </div>
        </div>
        <OrderCode code={code} orderNumber={display_id} />
      </header>
      {isNew && wasPlacedElsewhere(window.location.search) ? (
        <Alert severity="warning" live>
          {words.placedElsewhere({ orderNumber: display_id, total: formatMoney(total_cents) })}
        </Alert>
      ) : null}
      {status === 'pending' ? <Alert severity="info">{words.pending(customer)}</Alert> : null}
      {removedOn ? <Alert severity="info">{words.peopleRemoved(paperDate(removedOn))}</Alert> : null}
      {status === 'placed' && !removedOn ? <ReceiptLate receipt={receipt} today={today} /> : null}
      {status === 'placed' && !removedOn ? (
        <AfterOrder orderId={receipt.order_id} customer={customer} withoutTexts={receipt.texts === false} />
      ) : null}
      {status !== 'cancelled' && ahead.length > 0 ? (
        <PlainCard label={words.next}>
          <h2>{words.next}</h2>
          <NextSteps orderId={receipt.order_id} steps={ahead} today={today} customer={customer} />
        </PlainCard>
      ) : null}
      {legs.map((leg) => (
        <ReceiptLeg key={leg.leg} leg={leg} only={legs.length === 1} customer={customer} />
      ))}
      {receipt.holiday_terms_accepted ? (
        <p className="checkout-receipt__mail">{holidayTermsAccepted}</p>
      ) : null}
      <ReceiptTravelers travelers={travelers} />
      {agent ? (
        <PlainCard label={words.agent}>
          <h2>{words.agent}</h2>
          <p>{[agent.name, agent.company, agent.network].filter(Boolean).join(', ')}</p>
          {agent.iata_number ? <p>{words.iata({ number: agent.iata_number })}</p> : null}
        </PlainCard>
      ) : null}
      <PlainCard label={words.price}>
        <h2>{words.price}</h2>
        <div className="checkout-receipt__price">
          <SummaryLines
            lines={titledLines(costLines(line_items), travelers).map((line) => summaryLine(line))}
          />
          <SummaryTotal
            cents={total_cents}
            label={totalTitle(receipt)}
            note={below.length === 0 ? payment.description : undefined}
          />
          {below.length > 0 ? <SummaryLines label={words.payments} lines={below} /> : null}
        </div>
      </PlainCard>
    </article>
  );
}
