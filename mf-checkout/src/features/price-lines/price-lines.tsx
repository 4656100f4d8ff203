import { isTender } from '@sendahead/shared-contracts/pricing/cost-lines';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { Alert, Button, Money, type RequestState, Skeleton } from '@sendahead/shared-ui';
import { PriceAnnouncer, SummaryLines, SummaryTotal } from '@sendahead/shared-ui/booking';
import type { ReactNode } from 'react';
import { priceFailure } from '../../copy/price-failure.ts';
import { priceLinesWords as words } from '../../copy/price-lines.ts';
import { summaryLine } from '../../copy/summary-line.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { isOutboundAlone, servicesCents } from '../../state/running-price.ts';
import { isUpdating } from '../../state/selectors.ts';
import './price-lines.css';

/** Replaces its children by the price lines when the first price arrives, which then stay. */
export function PriceLines({ children }: { children: ReactNode }) {
  const { price, request } = useSelector((whole) => whole.quote);
  const updating = useSelector(isUpdating);
  if (price) return children;
  if (updating) return <Skeleton count={4} label={words.asking} />;
  return request === 'failed' ? null : <SoFar />;
}

/** What the chosen services come to while the trip is not complete; the price itself is asked for then (PR-01). */
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

/** The total, dimmed while a newer one loads, and announced when it has arrived. */
export function PriceTotal() {
  const { checkout } = useCheckout();
  const { price, request, failure } = useSelector((whole) => whole.quote);
  const updating = useSelector(isUpdating);
  const cents = price?.final_price_cents ?? null;
  const credits = price?.orders.flatMap(({ line_items }) => line_items.filter(isTender)) ?? [];
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
      {cents === null ? null : (
        <TotalAndCredits cents={cents} credits={credits} look={totalLook(request, updating)} />
      )}
      <PriceAnnouncer cents={cents} updating={updating || request !== 'answered'} />
    </>
  );
}

/** The total that the lines above add up to; credits follow it, and what is left to pay. */
function TotalAndCredits({
  cents,
  credits,
  look,
}: {
  cents: number;
  credits: readonly LineItem[];
  look: ReturnType<typeof totalLook>;
}) {
  if (credits.length === 0)
    return <SummaryTotal cents={cents} label={cents < 0 ? words.refund : words.total} {...look} />;
  const drawn = credits.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return (
    <>
      <SummaryTotal cents={cents - drawn} label={words.total} {...look} />
      <SummaryLines label={words.credits} lines={credits.map((line) => summaryLine(line))} />
      <SummaryTotal cents={cents} label={words.left} {...look} note="" />
    </>
  );
}

function totalLook(request: RequestState, updating: boolean) {
  if (updating) return { state: 'updating' as const };
  if (request === 'failed') return { state: 'failed' as const };
  if (request === 'idle') return { state: 'updating' as const, note: words.complete };
  return { state: 'settled' as const };
}
