import { demanded, ViewOnDemand } from '@sendahead/shared-ui';
import { paymentWords } from '../../copy/payment-card.ts';
import { AccountAhead } from '../../features/account-ahead/account-ahead.tsx';
import { ClubStep } from '../../features/club-questions/club-step.tsx';
import { InternationalInfo } from '../../features/international-info/international-info.tsx';
import { Refusal } from '../../features/refusal/refusal.tsx';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { dueCents } from '../../state/selectors.ts';
import { PaymentErrors } from './payment-errors.tsx';

const choiceView = demanded(async () => {
  const { PaymentChoice, waysView } = await import('./payment-choice.tsx');
  waysView.read().catch(() => undefined);
  return PaymentChoice;
});
/** Loads the payment methods before the price, so that nothing moves down when it arrives. */
export const readPaymentChoice = (): void => void choiceView.read().catch(() => undefined);

const refundView = demanded(async () => (await import('../../features/refund-choice/refund.tsx')).Refund);

/** The payment, loaded once there is something to pay or a message to show. */
export function PaymentDetails() {
  return (
    <>
      <Refusal />
      <PaymentErrors />
      <InternationalInfo />
      <ClubStep />
      <PaymentBody />
    </>
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
  return <ViewOnDemand of={choiceView} props={{}} report={host.report} />;
}
