import type { PriceResponse } from '@sendahead/shared-contracts/pricing/schema';
import { Money } from '@sendahead/shared-ui/money';

/** PR-05: what each leg, the insurance and the wholesale discount come to. */
export function Totals({ price }: { price: PriceResponse }) {
  const rows = [
    { what: 'Outbound', cents: price.outbound_price_cents },
    { what: 'Return', cents: price.return_price_cents },
    { what: 'Insurance', cents: price.insurance_cents },
    { what: 'Wholesale discount', cents: price.wholesale_discount_cents },
  ].filter(({ cents }) => cents !== 0);
  if (rows.length < 2) return null;
  return (
    <dl className="checkout-totals" aria-label="Totals">
      {rows.map(({ what, cents }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            <Money cents={cents} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
