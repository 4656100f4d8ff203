import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { Button, formatMoney, LiveRegion } from '@sendahead/shared-ui';
import { startWords } from '../../copy/start.ts';
import type { QuotePrice } from '../../hooks/use-quote-price.ts';

type Offer = Extract<QuotePrice['answer'], { is: 'known' }>['cheapest'];

const said = ({ price_cents, arrival_date }: Offer) => ({
  price: formatMoney(price_cents),
  day: spokenDate(arrival_date),
});

const words = ({ answer, asking }: QuotePrice): string => {
  if (asking) return startWords.asking;
  if (!answer) return startWords.placesMissing;
  if (answer.is === 'known') return startWords.price(said(answer.cheapest));
  return answer.is === 'none' ? startWords.none : startWords.failed;
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
            {startWords.priceLead} <strong>{formatMoney(answer.cheapest.price_cents)}</strong>{' '}
            {startWords.priceEnd}
          </p>
          <p className="addresses-start__hint">{startWords.thereBy(said(answer.cheapest))}</p>
          {answer.fastest.carrier_service_level_id === answer.cheapest.carrier_service_level_id ? null : (
            <p className="addresses-start__hint">{startWords.fastest(said(answer.fastest))}</p>
          )}
        </div>
      ) : (
        <p className="addresses-start__hint">{words(price)}</p>
      )}
      {answer?.is === 'failed' && !asking ? (
        <Button variant="secondary" onClick={price.again}>
          {startWords.again}
        </Button>
      ) : null}
    </div>
  );
}
