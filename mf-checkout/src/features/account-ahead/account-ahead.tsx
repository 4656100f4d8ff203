import { Button } from '@sendahead/shared-ui';
import { accountWhy, accountAheadWords as words } from '../../copy/account-ahead.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import './account-ahead.css';

/** AC-01: says to a guest before the payment that the order is stored in an account. */
export function AccountAhead() {
  const { store } = useCheckout().checkout;
  const guest = useSelector(({ page }) => page.session?.role === 'guest');
  if (!guest) return null;
  return (
    <div className="checkout-account-ahead">
      <p>
        {words.what} {accountWhy}
      </p>
      <Button variant="quiet" onClick={() => store.dispatch({ type: 'dialog-opened', dialog: 'sign-in' })}>
        {words.signIn}
      </Button>
    </div>
  );
}
