import { customerOf } from '../../copy/customer.ts';
import { methodNames } from '../../copy/payment-methods.ts';
import { noSavedCard } from '../../copy/user-card.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { isChange } from '../../state/is-change.ts';
import { paysForCustomer } from '../../state/pays-for-customer.ts';
import type { CheckoutState } from '../../state/state.ts';

/** Saved cards are read together with the credits: until then they are unknown. */
const isNoneSaved = ({ credits, savedCards }: CheckoutState): boolean =>
  credits.holds !== null && savedCards.ofUser.every(({ expired }) => expired);

/** PY-30: why staff who change an order are not offered a card of its customer, and what they can do. */
export function NoSavedCard() {
  const customer = useSelector((state) =>
    isChange(state) && paysForCustomer(state.page) && isNoneSaved(state) ? customerOf(state.page) : null,
  );
  return customer === null ? null : (
    <p className="checkout-payment-note">{noSavedCard({ customer, link: methodNames.link })}</p>
  );
}
