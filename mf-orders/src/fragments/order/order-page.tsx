import { pathOf } from '@sendahead/shared-contracts/client/path-of';
import { orderNews } from '@sendahead/shared-contracts/live/calls';
import { readOrder } from '@sendahead/shared-contracts/orders/life-calls';
import { fragmentPages, pathValues } from '@sendahead/shared-contracts/page/fragment-pages';
import { Button, type FragmentView } from '@sendahead/shared-ui';
import { useMemo } from 'react';
import { pageWords } from '../../copy/page.ts';
import type { start } from '../../effects/start.ts';
import { useAsked } from '../../hooks/use-asked.ts';
import { useNews } from '../../hooks/use-news.ts';
import { OrderContext } from '../../hooks/use-order.ts';
import { useOrders } from '../../hooks/use-orders.ts';
import { useSignIn } from '../../hooks/use-sign-in.ts';
import { AskedPage } from '../../views/asked-page.tsx';
import { Nothing } from '../../views/nothing.tsx';
import { SignedIn } from '../../views/signed-in.tsx';
import { OrdersProvider } from '../orders-provider.tsx';
import { OrderBody } from './order-body.tsx';

/** The order that the page's address names: where it is, and what can be done with it. */
export function OrderPage({ store, host }: FragmentView<ReturnType<typeof start>['store'], 'mf-orders'>) {
  const orderId = pathValues(fragmentPages.order.path, window.location.pathname)?.orderId ?? '';
  return (
    <OrdersProvider store={store} host={host}>
      <SignedIn title={pageWords.order} why={pageWords.signInOrder}>
        <OneOrder orderId={orderId} />
      </SignedIn>
    </OrdersProvider>
  );
}

function OneOrder({ orderId }: { orderId: string }) {
  const asked = useAsked(readOrder, { params: { orderId } });
  const { value, again } = asked;
  useNews(value ? pathOf(orderNews, { orderId }) : null, again);
  const present = useMemo(() => (value ? { detail: value, again } : null), [value, again]);
  return (
    <AskedPage asked={asked} title={pageWords.order} missing={<NotFound />}>
      {() => (
        <OrderContext value={present}>
          <OrderBody />
        </OrderContext>
      )}
    </AskedPage>
  );
}

function NotFound() {
  const { host } = useOrders();
  const signIn = useSignIn();
  return (
    <Nothing title={pageWords.orderNotFound}>
      <p>{pageWords.orderNotFoundDetail(host.boot.brand.help_phone)}</p>
      <Button onClick={signIn}>{pageWords.otherAccount}</Button>
      <a href={fragmentPages.orders.path}>{pageWords.allOrders}</a>
    </Nothing>
  );
}
