import { demanded, ViewOnDemand } from '@sendahead/shared-ui';
import { useEffect, useState } from 'react';
import { AccountAhead } from '../../features/account-ahead/account-ahead.tsx';
import { BillingFields } from '../../features/billing/billing-fields.tsx';
import { CardFields } from '../../features/card-fields/card-fields.tsx';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { byCard } from '../../state/payment-method.ts';

export const waysView = demanded(
  async () => (await import('../../features/payment-methods/payment-methods.tsx')).PaymentMethods,
);
const savedCardsView = demanded(
  async () => (await import('../../features/saved-cards/saved-cards.tsx')).SavedCards,
);

/** PY-06: the payment methods, and a card, which is available before they load. */
export function PaymentChoice() {
  const { host } = useCheckout();
  const card = useSelector((state) => state.way.way === byCard);
  return (
    <div className="checkout-payment">
      <AccountAhead />
      <ViewOnDemand of={waysView} props={{}} report={host.report} />
      <div hidden={!card}>
        <PayingCard />
      </div>
    </div>
  );
}

/** PY-22: a saved card, or a new one. */
function PayingCard() {
  const { host } = useCheckout();
  const hasSavedCards = useSelector((state) => state.savedCards.cards.length > 0);
  const isNewCard = useSelector((state) => state.savedCards.chosen === null);
  // Once opened, the fields remain mounted with their input.
  const [opened, setOpened] = useState(isNewCard);
  if (isNewCard && !opened) setOpened(true);
  return (
    <div className="checkout-payment">
      {hasSavedCards ? <ViewOnDemand of={savedCardsView} props={{}} report={host.report} /> : null}
      {opened ? (
        <div hidden={!isNewCard}>
          <NewCard />
        </div>
      ) : null}
    </div>
  );
}

/** PY-21: a new card, typed in the provider's own fields. */
function NewCard() {
  const { card, placeOrder } = useCheckout().checkout;
  const submits = useSelector((state) => state.submits);
  const missed = useSelector((state) => state.missed.includes('card'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt shows the errors
  useEffect(() => {
    if (missed) card.validate(false);
  }, [card, missed, submits]);
  return (
    <div className="checkout-payment">
      <CardFields onEnter={placeOrder} />
      <BillingFields />
    </div>
  );
}
