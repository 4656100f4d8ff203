import { orderPage } from '@sendahead/shared-contracts/orders/paper-path';
import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import {
  type CalendarDate,
  paperDate,
  spokenDate,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import { receiptWords } from '../../copy/receipt.ts';

interface Props {
  readonly orderId: string;
  readonly steps: Receipt['next_steps'];
  readonly today: CalendarDate;
  /** Whom staff booked for, who have no page of the order; null where the reader is the customer. */
  readonly customer: string | null;
}

/** What happens next, dated, in order; what is over is left out. */
export function NextSteps({ orderId, steps, today, customer }: Props) {
  return (
    <ol className="checkout-steps">
      {steps.map(({ date, title, detail, section }) => (
        <li key={`${date} ${title}`}>
          <time dateTime={date} title={paperDate(date)}>
            {date === today ? receiptWords.today : spokenDate(date)}
          </time>
          <div>
            <p className="checkout-steps__title">
              {section && customer === null ? <a href={orderPage(orderId, section)}>{title}</a> : title}
            </p>
            <p className="checkout-steps__detail">{detail}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
