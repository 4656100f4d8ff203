import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import { formatDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';

/** What happens next, dated, in order. */
export function NextSteps({ steps }: { steps: Receipt['next_steps'] }) {
  return (
    <ol className="checkout-steps">
      {steps.map(({ date, title, detail }) => (
        <li key={`${date} ${title}`}>
          <time dateTime={date} title={formatDate(date)}>
            {spokenDate(date)}
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
