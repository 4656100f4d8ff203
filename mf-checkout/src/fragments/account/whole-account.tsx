import { queryDefaults } from '@sendahead/shared-contracts/client/query-of';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountBody } from '../../features/account-page/account-body.tsx';
import { SavedPaymentMethods } from './saved-payment-methods.tsx';
import { SecondFactor } from './second-factor.tsx';

// Before the next event, so that a second press that waited behind the first finds a mutation under way.
notifyManager.setScheduler((flush) => queueMicrotask(flush));

/** What the account's page shows, put together from the parts of several features. */
export function WholeAccount() {
  const [client] = useState(() => new QueryClient({ defaultOptions: queryDefaults }));
  return (
    <QueryClientProvider client={client}>
      <AccountBody waysOfPaying={<SavedPaymentMethods />} secondFactor={<SecondFactor />} />
    </QueryClientProvider>
  );
}
