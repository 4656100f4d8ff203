import { Alert, Button, Money, Skeleton } from '@sendahead/shared-ui';
import { PriceAnnouncer } from '@sendahead/shared-ui/booking';
import type { ReactNode } from 'react';
import { priceFailure } from '../../copy/price-failure.ts';
import { priceLinesWords as words } from '../../copy/price-lines.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { isOutboundAlone, servicesCents } from '../../state/running-price.ts';
import { isUpdating } from '../../state/selectors.ts';
import './price-lines.css';

/** Replaces its children with the price lines when the first price arrives; the lines then remain. */
export function PriceLines({ children }: { children: ReactNode }) {
  const price = useSelector(({ quote }) => quote.price);
  const updating = useSelector(isUpdating);
  if (price) return children;
  if (updating) return <Skeleton count={4} label={words.asking} />;
  return null;
}

/**
 * The cost of the chosen services while the trip is incomplete; the price itself is requested afterwards
 * (PR-01).
 */
function SoFar() {
  const cents = useSelector((state) => servicesCents(state.page.itinerary));
  const outbound = useSelector((state) => isOutboundAlone(state.page.itinerary));
  if (cents === null) return <p className="checkout-quiet">{words.soon}</p>;
  return (
    <div>
      <p className="checkout-so-far">
        <span>{words.from}</span>
        <Money cents={cents} />
      </p>
      <p className="checkout-quiet">{outbound ? words.soFarOutbound : words.soFar}</p>
    </div>
  );
}

/** The place of the total, which appears with the first price and is then announced. */
export function PriceTotal({ children }: { children: ReactNode }) {
  const { checkout } = useCheckout();
  const { price, request, failure } = useSelector((whole) => whole.quote);
  const updating = useSelector(isUpdating);
  const cents = price?.final_price_cents ?? null;
  return (
    <>
      {request === 'failed' && failure !== null ? (
        <Alert severity="danger" live>
          <p>{priceFailure(failure)}</p>
          <Button
            className="checkout-again"
            onClick={() => checkout.store.dispatch({ type: 'price-retried' })}
          >
            {words.again}
          </Button>
        </Alert>
      ) : null}
      {price || updating || request === 'failed' ? null : <SoFar />}
      {children}
      <PriceAnnouncer cents={cents} updating={updating || request !== 'answered'} />
    </>
  );
}
