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
import { AccountAhead } from '../../features/account-ahead/account-ahead.tsx';
import { ClubStep } from '../../features/club-questions/club-step.tsx';
import { InternationalInfo } from '../../features/international-info/international-info.tsx';
import { OrderExtras } from '../../features/order-extras/order-extras.tsx';
import { Refusal, readRefusals } from '../../features/refusal/refusal.tsx';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { paymentCardId } from '../../state/field-id.ts';
import { isInfoProblem } from '../../state/international-info.ts';
import { type MissingStep, missingFor } from '../../state/missing.ts';
import { isProblem } from '../../state/placing.ts';
import { dueCents } from '../../state/selectors.ts';
import type { CheckoutState } from '../../state/state.ts';
import { CheckoutProvider } from '../checkout-provider.tsx';
import { PaymentErrors } from './payment-errors.tsx';
import './payment-card.css';

const payingView = demanded(async () => {
  const { PaymentChoice, waysView } = await import('./payment-choice.tsx');
  waysView.read().catch(() => undefined);
  return PaymentChoice;
});
const refundView = demanded(async () => (await import('../../features/refund-choice/refund.tsx')).Refund);

/** Section 6 of the page: how the order is paid. */
export function PaymentCard({ store: checkout, host }: FragmentView<Checkout, 'mf-checkout'>) {
  return (
    <CheckoutProvider checkout={checkout} host={host}>
      <Payment />
    </CheckoutProvider>
  );
}

function Payment() {
  const look = useSelector(lookOf);
  const ready = useSelector((state) => missingFor(state).length === 0);
  useEffect(() => {
    if (ready) readRefusals().catch(() => undefined);
  }, [ready]);
  const priced = useSelector(({ quote }) => quote.request !== 'idle');
  useEffect(() => {
    // Read ahead, so that nothing moves down when the price comes.
    if (priced) payingView.read().catch(() => undefined);
  }, [priced]);
  return (
    <Card id={paymentCardId} number={6} title={paymentWords.title} state={look}>
      <Refusal />
      <div className="checkout-payment">
        <PaymentErrors />
        <InternationalInfo />
        <ClubStep />
        <PaymentBody />
        <OrderExtras />
      </div>
    </Card>
  );
}

function PaymentBody() {
  const { host } = useCheckout();
  const cents = useSelector(dueCents);
  const club = useSelector(({ quote }) => quote.price?.paid_by_club);
  if (cents === null) {
    return <p className="checkout-payment-note">{paymentWords.later}</p>;
  }
  if (cents < 0) {
    return <ViewOnDemand of={refundView} props={{ cents: -cents }} report={host.report} />;
  }
  if (cents === 0) return <p className="checkout-payment-note">{paymentWords.nothing}</p>;
  if (club)
    return (
      <div className="checkout-payment">
        <AccountAhead />
        <p className="checkout-payment-note">
          {paymentWords.clubPays(club.name)} {paymentWords.clubPaysFor}
        </p>
      </div>
    );
  return <ViewOnDemand of={payingView} props={{}} report={host.report} />;
}

const isOfPayment = (what: MissingStep): boolean =>
  what === 'card' || what === 'billing' || what === 'way' || what === 'extras' || isInfoProblem(what);

function lookOf(state: CheckoutState): Look {
  const missing = missingFor(state);
  const own = missing.some(isOfPayment);
  const missed = state.missed.some(isOfPayment);
  const stopped = isProblem(state.placing) || state.info.refusals > 0;
  if (stopped || (own && missed)) return 'problem';
  if (state.quote.price === null) return 'to-do';
  return missing.length === 0 ? 'done' : 'current';
}
