import { demanded, type FragmentView, useNarrowPage, ViewOnDemand } from '@sendahead/shared-ui';
import { useEffect } from 'react';
import type { Checkout } from '../../effects/start.ts';
import { AccountDialogs } from '../../features/account/account-dialogs.tsx';
import { Coupon } from '../../features/coupon/coupon.tsx';
import { Legs } from '../../features/legs/legs.tsx';
import { Paying } from '../../features/paying/paying.tsx';
import { PlaceOrder } from '../../features/place-order/place-order.tsx';
import { PriceLines, PriceTotal } from '../../features/price-lines/price-lines.tsx';
import { FoldedRoute, Route } from '../../features/route/route.tsx';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { CheckoutProvider } from '../checkout-provider.tsx';
import { SummaryCard } from './summary-card.tsx';
import './folded.css';

const oncePriced = demanded(async () => (await import('./once-priced.tsx')).OncePriced);

/** The order next to the form: direction, days, every line of the price, the coupon, and the order button. */
export function OrderSummary({ store: checkout, host }: FragmentView<Checkout, 'mf-checkout'>) {
  // The sheet of a narrow page shows prices first.
  const narrow = useNarrowPage();
  return (
    <CheckoutProvider checkout={checkout} host={host}>
      <SummaryCard>
        {narrow ? (
          <>
            <Priced />
            <Legs />
            <FoldedRoute />
          </>
        ) : (
          <>
            <Route />
            <Legs />
            <Priced />
          </>
        )}
        <div className="checkout-summary__foot">
          <PriceTotal>
            <Later part="total" />
          </PriceTotal>
          <Later part="notes" />
          <PlaceOrder>
            <Later part="progress" />
          </PlaceOrder>
        </div>
      </SummaryCard>
      <AccountDialogs />
      <Paying />
    </CheckoutProvider>
  );
}

/** The lines of the price, and what can reduce it. */
function Priced() {
  const isAsking = useSelector(({ quote }) => quote.request === 'asking');
  useEffect(() => {
    if (isAsking) oncePriced.read().catch(() => undefined);
  }, [isAsking]);
  return (
    <>
      <PriceLines>
        <Later part="lines" />
      </PriceLines>
      <Coupon />
      <Later part="credits" />
      <Later part="later" />
    </>
  );
}

/** The parts that appear with the first price; an order in progress has one even while it is priced again. */
function Later({ part }: { part: 'lines' | 'total' | 'credits' | 'notes' | 'later' | 'progress' }) {
  const { host } = useCheckout();
  const isShown = useSelector(
    ({ quote, placing }) => quote.price !== null || (part === 'progress' && placing.phase !== 'idle'),
  );
  return isShown ? <ViewOnDemand of={oncePriced} props={{ part }} report={host.report} /> : null;
}
