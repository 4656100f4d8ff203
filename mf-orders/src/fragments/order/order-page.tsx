import { pathOf } from '@sendahead/shared-contracts/client/path-of';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { orderNews } from '@sendahead/shared-contracts/live/calls';
import { readOrder } from '@sendahead/shared-contracts/orders/life-calls';
import { fragmentPages, pathValues } from '@sendahead/shared-contracts/page/fragment-pages';
import { Button, demanded, type FragmentView, ViewOnDemand } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { pageWords } from '../../copy/page.ts';
import type { start } from '../../effects/start.ts';
import { useNews } from '../../hooks/use-news.ts';
import { OrderContext } from '../../hooks/use-order.ts';
import { useApi, useOrders } from '../../hooks/use-orders.ts';
import { useRefreshOrder } from '../../hooks/use-refresh-order.ts';
import { useSignIn } from '../../hooks/use-sign-in.ts';
import { Nothing } from '../../views/nothing.tsx';
import { QueryPage } from '../../views/query-page.tsx';
import { SignedIn } from '../../views/signed-in.tsx';
import { OrdersProvider } from '../orders-provider.tsx';
import { OrderBody } from './order-body.tsx';
import { StaffNote } from './staff-note.tsx';

const photosView = demanded(
  async () => (await import('../../features/claim-photos/claim-photos.tsx')).ClaimPhotos,
);

/** The order that the page's address names: where it is, and what can be done with it. */
export function OrderPage({ store, host }: FragmentView<ReturnType<typeof start>['store'], 'mf-orders'>) {
  const orderId = pathValues(fragmentPages.order.path, window.location.pathname)?.orderId ?? '';
  // No order has this id: the link for photos of a claim, which needs no sign-in and no room in the shell.
  if (orderId === 'photos')
    return (
      <OrdersProvider store={store} host={host}>
        <ViewOnDemand of={photosView} props={{}} report={host.report} />
      </OrdersProvider>
    );
  return (
    <OrdersProvider store={store} host={host}>
      <SignedIn title={pageWords.order} why={pageWords.signInOrder} otherwise={<TrackInstead />}>
        <OneOrder orderId={orderId} />
      </SignedIn>
    </OrdersProvider>
  );
}

/** An order is also tracked with its number, which the links in emails contain, and the email it was booked with. */
function TrackInstead() {
  const number = new URLSearchParams(window.location.search).get('number') ?? '';
  const href = number === '' ? '/track' : `/track?${new URLSearchParams({ number })}`;
  return <a href={href}>{pageWords.trackInstead}</a>;
}

function OneOrder({ orderId }: { orderId: string }) {
  const api = useApi();
  const query = useQuery(queryOf(api, readOrder, { params: { orderId } }));
  useNews(query.data ? pathOf(orderNews, { orderId }) : null, useRefreshOrder());
  return (
    <QueryPage query={query} title={pageWords.order} missing={<NotFound />}>
      {(order) => (
        <OrderContext value={order}>
          <StaffNote />
          <OrderBody />
        </OrderContext>
      )}
    </QueryPage>
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
