import { accountAheadWords as words } from '../../copy/account-ahead.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import './account-comes.css';

/** AC-01: says to a guest at the order button, long before the payment, that the order creates an account. */
export function AccountComes() {
  const guest = useSelector(({ page }) => page.session?.role === 'guest');
  return guest ? <p className="checkout-account-comes">{words.comes}</p> : null;
}
