import { AccountBody } from '../../features/account-page/account-body.tsx';
import { SavedPaymentMethods } from './saved-payment-methods.tsx';
import { SecondFactor } from './second-factor.tsx';

/** The content of the account page, composed from several features. */
export function WholeAccount() {
  return <AccountBody waysOfPaying={<SavedPaymentMethods />} secondFactor={<SecondFactor />} />;
}
