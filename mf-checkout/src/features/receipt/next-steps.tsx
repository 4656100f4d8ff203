import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import {
  type CalendarDate,
  formatDate,
  spokenDate,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import { receiptWords } from '../../copy/receipt.ts';

interface Props {
  readonly steps: Receipt['next_steps'];
  readonly today: CalendarDate;
}

/** What happens next, dated, in order; what is over is left out. */
export function NextSteps({ steps, today }: Props) {
  return (
    <ol className="checkout-steps">
      {steps.map(({ date, title, detail }) => (
        <li key={`${date} ${title}`}>
          <time dateTime={date} title={formatDate(date)}>
            {date === today ? receiptWords.today : spokenDate(date)}
          </time>
          <div>
            <p className="checkout-steps__title">{title}</p>
            <p className="checkout-steps__detail">{detail}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
