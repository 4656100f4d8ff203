import type { FragmentView } from '@sendahead/shared-ui/fragment';
import { pageWords } from '../../copy/page.ts';
import type { start } from '../../effects/start.ts';
import { Nothing } from '../../views/nothing.tsx';
import { OrdersProvider } from '../orders-provider.tsx';

/** Where the bags of an order are, for whoever has its link. */
export function TrackPage({ store, host }: FragmentView<ReturnType<typeof start>['store'], 'mf-orders'>) {
  return (
    <OrdersProvider store={store} host={host}>
      <Nothing title={pageWords.order}>
        <p>{pageWords.notLoaded}</p>
      </Nothing>
    </OrdersProvider>
  );
}
