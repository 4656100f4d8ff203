import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { Button } from '@sendahead/shared-ui/button';
import { LiveRegion } from '@sendahead/shared-ui/live-region';
import { formatMoney } from '@sendahead/shared-ui/money';
import type { QuotePrice } from '../../hooks/use-quote-price.ts';

const words = ({ answer, asking }: QuotePrice): string => {
  if (asking) return 'Asking for the price';
  if (!answer) return 'Enter both places to see the price.';
  if (answer.is === 'known')
    return `From ${formatMoney(answer.cheapest.price_cents)} one way, there by ${spokenDate(answer.cheapest.arrival_date)}`;
  return answer.is === 'none'
    ? 'No carrier of ours goes this way. Call us, and we look for another.'
    : 'The price could not be asked for just now.';
};

/** What it costs; the price that is known stays in sight while another is asked for. */
export function PriceBox({ price }: { price: QuotePrice }) {
  const { answer, asking } = price;
  return (
    <div className="addresses-start__price" aria-busy={asking}>
      <LiveRegion message={answer || asking ? words(price) : ''} />
      {answer?.is === 'known' ? (
        <div data-updating={asking || undefined}>
          <p className="addresses-start__sum">
            From <strong>{formatMoney(answer.cheapest.price_cents)}</strong> one way
          </p>
          <p className="addresses-start__hint">{`There by ${spokenDate(answer.cheapest.arrival_date)}`}</p>
          {answer.fastest.carrier_service_level_id === answer.cheapest.carrier_service_level_id ? null : (
            <p className="addresses-start__hint">
              {`Fastest: ${formatMoney(answer.fastest.price_cents)}, there by ${spokenDate(answer.fastest.arrival_date)}`}
            </p>
          )}
        </div>
      ) : (
        <p className="addresses-start__hint">{words(price)}</p>
      )}
      {answer?.is === 'failed' && !asking ? (
        <Button variant="secondary" onClick={price.again}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}
