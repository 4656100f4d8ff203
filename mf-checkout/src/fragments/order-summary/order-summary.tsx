import type { FragmentView } from '@sendahead/shared-ui/fragment';
import type { Checkout } from '../../effects/start.ts';
import { AccountDialogs } from '../../features/account/account-dialogs.tsx';
import { Coupon } from '../../features/coupon/coupon.tsx';
import { Legs } from '../../features/legs/legs.tsx';
import { Paying } from '../../features/paying/paying.tsx';
import { PlaceOrder } from '../../features/place-order/place-order.tsx';
import { PriceLines, PriceTotal } from '../../features/price-lines/price-lines.tsx';
import { FoldedRoute, Route } from '../../features/route/route.tsx';
import { useNarrowPage } from '../../hooks/use-narrow-page.ts';
import { CheckoutProvider } from '../checkout-provider.tsx';
import { SummaryCard } from './summary-card.tsx';

/** The order beside the form: the way, the days, every line of the price, the coupon, and placing it. */
export function OrderSummary({ store: checkout, host }: FragmentView<Checkout, 'mf-checkout'>) {
  // In the sheet of a narrow page prices are seen first.
  const narrow = useNarrowPage();
  return (
    <CheckoutProvider checkout={checkout} host={host}>
      <SummaryCard>
        {narrow ? (
          <>
            <PriceLines />
            <Coupon />
            <Legs />
            <FoldedRoute />
          </>
        ) : (
          <>
            <Route />
            <Legs />
            <PriceLines />
            <Coupon />
          </>
        )}
        <div className="checkout-summary__foot">
          <PriceTotal />
          <PlaceOrder />
        </div>
      </SummaryCard>
      <AccountDialogs />
      <Paying />
    </CheckoutProvider>
  );
}
