import { isEmail } from '@sendahead/shared-contracts/validation/person';
import { Alert, TextField } from '@sendahead/shared-ui';
import { useEffect, useState } from 'react';
import { newOrderLinkWords as words } from '../../../copy/payment-methods.ts';
import { useCheckout, useSelector } from '../../../hooks/use-checkout.ts';
import { byLink, type Means } from '../../../state/payment-method.ts';
import { dueCents } from '../../../state/selectors.ts';
import type { CheckoutState } from '../../../state/state.ts';

/** The default recipient of a link: the customer, otherwise the first traveler. */
export const payerOf = ({ page }: CheckoutState): string =>
  page.assistance?.userEmail ?? page.travelers?.travelers[0]?.email.trim() ?? '';

/** Null until there is an address to send it to. */
export const linkTo = (email: string): Means | null =>
  isEmail(email.trim())
    ? { body: { payment_method_type: 'NewCard', pay_link_email: email.trim() }, asksNonce: false }
    : null;

/** CO-86: the address to which the link is sent, its amount, and how long it is valid. */
export function NewOrderLink({ chosen }: { readonly chosen: boolean }) {
  const { store } = useCheckout().checkout;
  const cents = useSelector(dueCents) ?? 0;
  const missed = useSelector((state) => state.missed.includes('way') && state.way.means === null);
  const undecided = useSelector(({ page }) => page.assistance?.openRequests ?? 0);
  const [email, setEmail] = useState(() => payerOf(store.getState()));
  useEffect(() => {
    if (chosen) store.dispatch({ type: 'way-chosen', way: byLink, means: linkTo(email) });
  }, [chosen, email, store]);
  return (
    <>
      {undecided > 0 ? (
        <Alert severity="warning" live>
          {words.undecided(undecided)}
        </Alert>
      ) : null}
      <TextField
        label={words.email}
        name="pay_link_email"
        type="email"
        autoComplete="off"
        required
        maxLength={255}
        error={missed ? words.emailMissing : undefined}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <p className="checkout-payment-note">{words.sent({ cents })}</p>
      <p className="checkout-payment-note">{words.held}</p>
    </>
  );
}
