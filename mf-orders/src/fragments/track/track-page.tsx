import { fragmentPages, pathValues } from '@sendahead/shared-contracts/page/fragment-pages';
import type { FragmentView } from '@sendahead/shared-ui';
import type { start } from '../../effects/start.ts';
import { Tracked } from '../../features/tracked/tracked.tsx';
import { OrdersProvider } from '../orders-provider.tsx';

/** Where the bags of an order are, for anyone with its link. */
export function TrackPage({ store, host }: FragmentView<ReturnType<typeof start>['store'], 'mf-orders'>) {
  const token = pathValues(fragmentPages.track.path, window.location.pathname)?.token ?? '';
  return (
    <OrdersProvider store={store} host={host}>
      <Tracked token={token} />
    </OrdersProvider>
  );
}
