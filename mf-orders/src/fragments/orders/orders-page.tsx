import type { FragmentView } from '@sendahead/shared-ui';
import { pageWords } from '../../copy/page.ts';
import type { start } from '../../effects/start.ts';
import { OrdersList } from '../../features/orders-list/orders-list.tsx';
import { SignedIn } from '../../views/signed-in.tsx';
import { OrdersProvider } from '../orders-provider.tsx';

/** Everything that somebody has ordered, the next shipment first. */
export function OrdersPage({ store, host }: FragmentView<ReturnType<typeof start>['store'], 'mf-orders'>) {
  return (
    <OrdersProvider store={store} host={host}>
      <SignedIn title={pageWords.orders} why={pageWords.signInOrders}>
        <OrdersList />
      </SignedIn>
    </OrdersProvider>
  );
}
