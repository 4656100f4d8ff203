import type { FragmentView } from '@sendahead/shared-ui/fragment';
import type { Checkout } from '../../effects/start.ts';
import { AccountDialogs } from '../account/account-dialogs.tsx';
import { CheckoutProvider } from '../checkout/checkout-provider.tsx';
import { Coupon } from '../coupon/coupon.tsx';
import { Legs } from '../legs/legs.tsx';
import { PlaceOrder } from '../place-order/place-order.tsx';
import { PriceLines, PriceTotal } from '../price-lines/price-lines.tsx';
import { Route } from '../route/route.tsx';
import { SummaryCard } from './summary-card.tsx';

/** The order beside the form: the way, the days, every line of the price, the coupon, and placing it. */
export function OrderSummary({ store: checkout, host }: FragmentView<Checkout, 'mf-checkout'>) {
  return (
    <CheckoutProvider checkout={checkout} host={host}>
      <SummaryCard>
        <Route />
        <Legs />
        <PriceLines />
        <Coupon />
        <div className="checkout-summary__foot">
          <PriceTotal />
          <PlaceOrder />
        </div>
      </SummaryCard>
      <AccountDialogs />
    </CheckoutProvider>
  );
}
