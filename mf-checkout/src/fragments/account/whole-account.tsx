import { AccountBody } from '../../features/account-page/account-body.tsx';
import { SecondFactor } from './second-factor.tsx';
import { WaysOfPaying } from './ways-of-paying.tsx';

/** What the account's page shows, put together from the parts of several features. */
export function WholeAccount() {
  return <AccountBody waysOfPaying={<WaysOfPaying />} secondFactor={<SecondFactor />} />;
}
