import {
  Card,
  demanded,
  type FragmentView,
  type CardState as Look,
  ViewOnDemand,
} from '@sendahead/shared-ui';
import { useEffect } from 'react';
import { paymentWords } from '../../copy/payment-card.ts';
import type { Checkout } from '../../effects/start.ts';
import { OrderExtras } from '../../features/order-extras/order-extras.tsx';
import { readRefusals } from '../../features/refusal/refusal.tsx';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { paymentCardId } from '../../state/field-id.ts';
import { isInfoNeeded, isInfoProblem } from '../../state/international-info.ts';
import { type MissingStep, missingFor, missingTrip } from '../../state/missing.ts';
import { isProblem } from '../../state/placing.ts';
import type { CheckoutState } from '../../state/state.ts';
import { CheckoutProvider } from '../checkout-provider.tsx';
import './payment-card.css';

const detailsView = demanded(async () => {
  const { PaymentDetails, readPaymentChoice } = await import('./payment-details.tsx');
  readPaymentChoice();
  return PaymentDetails;
});

const checkView = demanded(
  async () => (await import('../../features/check-shipment/check-shipment.tsx')).CheckShipment,
);

/** Section 6 of the page: how the order is paid, after a check of what was entered. */
export function PaymentCard({ store: checkout, host }: FragmentView<Checkout, 'mf-checkout'>) {
  return (
    <CheckoutProvider checkout={checkout} host={host}>
      <div className="checkout-steps">
        <Check />
        <Payment />
      </div>
    </CheckoutProvider>
  );
}

function Check() {
  const { host } = useCheckout();
  const complete = useSelector((state) => state.quote.request !== 'idle' && missingTrip(state).length === 0);
  return complete ? <ViewOnDemand of={checkView} props={{}} report={host.report} /> : null;
}

function Payment() {
  const { host } = useCheckout();
  const look = useSelector(lookOf);
  const isReady = useSelector((state) => missingFor(state).length === 0);
  useEffect(() => {
    if (isReady) readRefusals().catch(() => undefined);
  }, [isReady]);
  const priced = useSelector(({ quote }) => quote.request !== 'idle');
  useEffect(() => {
    // Loaded early, so that nothing moves down when the price arrives.
    if (priced) for (const view of [detailsView, checkView]) view.read().catch(() => undefined);
  }, [priced]);
  const begun = useSelector(isBegun);
  return (
    <Card id={paymentCardId} number={6} title={paymentWords.title} state={look}>
      <div className="checkout-payment">
        {begun ? (
          <ViewOnDemand of={detailsView} props={{}} report={host.report} />
        ) : (
          <p className="checkout-payment-note">{paymentWords.later}</p>
        )}
        <OrderExtras />
      </div>
    </Card>
  );
}

/** Whether there is a price to pay, an order was attempted, or the trip needs travel dates. */
const isBegun = (state: CheckoutState): boolean =>
  state.quote.price !== null || state.submits > 0 || isProblem(state.placing) || isInfoNeeded(state);

const isOfPayment = (what: MissingStep): boolean =>
  what === 'card' || what === 'billing' || what === 'way' || what === 'extras' || isInfoProblem(what);

function lookOf(state: CheckoutState): Look {
  const missing = missingFor(state);
  const lacksOwnField = missing.some(isOfPayment);
  const missed = state.missed.some(isOfPayment);
  const stopped = isProblem(state.placing) || state.info.refusals > 0;
  if (stopped || (lacksOwnField && missed)) return 'problem';
  if (state.quote.price === null) return 'to-do';
  return missing.length === 0 ? 'done' : 'current';
}
