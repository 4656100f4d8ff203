import { listOrders } from '@sendahead/shared-contracts/orders/life-calls';
import { pageWords } from '../../copy/page.ts';
import { useAsked } from '../../hooks/use-asked.ts';
import { AskedPage } from '../../views/asked-page.tsx';
import { StateMark } from '../../views/state-mark.tsx';

/** The orders of whoever is signed in. */
export function OrdersList() {
  const asked = useAsked(listOrders, { query: {} });
  return (
    <AskedPage asked={asked} title={pageWords.orders}>
      {({ orders }) => (
        <>
          <h1 className="page-title">{pageWords.orders}</h1>
          <ul>
            {orders.map(({ order_id, display_id, from, to, state }) => (
              <li key={order_id}>
                <a href={`/orders/${order_id}`}>{`${display_id}: ${from} to ${to}`}</a>{' '}
                <StateMark state={state} />
              </li>
            ))}
          </ul>
        </>
      )}
    </AskedPage>
  );
}
