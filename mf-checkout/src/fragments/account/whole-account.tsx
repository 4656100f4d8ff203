import { AccountBody } from '../../features/account-page/account-body.tsx';
import { SavedPaymentMethods } from './saved-payment-methods.tsx';
import { SecondFactor } from './second-factor.tsx';

/** What the account's page shows, put together from the parts of several features. */
export function WholeAccount() {
  return <AccountBody waysOfPaying={<SavedPaymentMethods />} secondFactor={<SecondFactor />} />;
}
