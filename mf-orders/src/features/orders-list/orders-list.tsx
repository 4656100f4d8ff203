import { ordersNews } from '@sendahead/shared-contracts/live/calls';
import { listOrders } from '@sendahead/shared-contracts/orders/life-calls';
import { Button } from '@sendahead/shared-ui';
import type { Rows } from '@sendahead/shared-ui/use-rows';
import { ordersWords } from '../../copy/orders.ts';
import { pageWords } from '../../copy/page.ts';
import { useNews } from '../../hooks/use-news.ts';
import { useOrderFilter } from '../../hooks/use-order-filter.ts';
import { useRows } from '../../hooks/use-rows.ts';
import { AskedPage } from '../../views/asked-page.tsx';
import { NextShipment } from './next-shipment.tsx';
import { NoOrders } from './no-orders.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderRows } from './order-rows.tsx';
import './orders-list.css';

const pageSize = 50;
/** So many are seen at a glance. */
const seenAtOnce = 3;

/** The orders of whoever is signed in: the next shipment, what else is coming, and what was. */
export function OrdersList() {
  const { filter, change } = useOrderFilter();
  const query = {
    limit: pageSize,
    ...(filter.search ? { search: filter.search } : {}),
    ...(filter.year ? { year: Number(filter.year) } : {}),
  };
  const { first, rows, more } = useRows(
    listOrders,
    { query },
    {
      rowsOf: ({ orders }) => orders,
      nextOf: ({ next }) => next ?? null,
      inputAfter: (before) => ({ query: { ...query, before } }),
    },
  );
  // Pages that were asked for stay: a longer list is not read again beneath whoever reads it.
  useNews(first.value && rows.length <= pageSize ? ordersNews.path : null, first.again);
  const narrowed = filter.search !== '' || filter.year !== '';
  return (
    <AskedPage asked={first} title={pageWords.orders}>
      {({ coming = [], years = [] }) => {
        const ahead = new Set(coming.map(({ order_id }) => order_id));
        const past = rows.filter(({ order_id }) => !ahead.has(order_id));
        const [next, ...others] = coming;
        return (
          <div className="orders-page">
            <h1 className="page-title">{pageWords.orders}</h1>
            {narrowed || rows.length > seenAtOnce ? (
              <OrderFilters filter={filter} years={years} change={change} />
            ) : null}
            <div className="orders-page__found" aria-busy={first.status === 'asking' || undefined}>
              {rows.length === 0 && !narrowed ? <NoOrders /> : null}
              {rows.length === 0 && narrowed ? <p role="status">{ordersWords.nothingFound}</p> : null}
              {next ? <NextShipment order={next} /> : null}
              <OrderRows title={ordersWords.coming} orders={others} />
              <OrderRows title={ordersWords.past} orders={past} />
              <More more={more} />
            </div>
          </div>
        );
      }}
    </AskedPage>
  );
}

function More({ more }: Pick<Rows<unknown, unknown>, 'more'>) {
  if (more.status === 'none') return null;
  return (
    <>
      {more.status === 'failed' ? <p role="alert">{ordersWords.moreFailed}</p> : null}
      <Button busy={more.status === 'asking'} busyLabel={ordersWords.loadingMore} onClick={more.ask}>
        {ordersWords.more}
      </Button>
    </>
  );
}
