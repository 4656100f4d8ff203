import { pagesOf } from '@sendahead/shared-contracts/client/query-of';
import { ordersNews } from '@sendahead/shared-contracts/live/calls';
import { listOrders } from '@sendahead/shared-contracts/orders/life-calls';
import { Button } from '@sendahead/shared-ui';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { ordersWords } from '../../copy/orders.ts';
import { pageWords } from '../../copy/page.ts';
import { useNews } from '../../hooks/use-news.ts';
import { useOrderFilter } from '../../hooks/use-order-filter.ts';
import { useApi } from '../../hooks/use-orders.ts';
import { QueryPage } from '../../views/query-page.tsx';
import { NextShipment } from './next-shipment.tsx';
import { NoOrders } from './no-orders.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderRows } from './order-rows.tsx';
import { UnfinishedBookings } from './unfinished-bookings.tsx';
import './orders-list.css';

const pageSize = 50;
/** The number of orders shown at first. */
const seenAtOnce = 3;

/** The orders of the signed-in user: the next shipment, other upcoming ones, and past ones. */
export function OrdersList() {
  const { filter, change } = useOrderFilter();
  const query = {
    limit: pageSize,
    ...(filter.search ? { search: filter.search } : {}),
    ...(filter.year ? { year: Number(filter.year) } : {}),
  };
  const api = useApi();
  const list = useInfiniteQuery(pagesOf(api, listOrders, (before) => ({ query: { ...query, before } })));
  const first = list.data?.pages[0];
  const rows = list.data?.pages.flatMap(({ orders }) => orders) ?? [];
  // Loaded pages are kept: a longer list is not refreshed while the user reads it.
  useNews(first && rows.length <= pageSize ? ordersNews.path : null, list.refetch);
  const narrowed = filter.search !== '' || filter.year !== '';
  return (
    <QueryPage query={list} title={pageWords.orders}>
      {({ pages: [{ coming = [], years = [] } = {}] }) => {
        const ahead = new Set(coming.map(({ order_id }) => order_id));
        const past = rows.filter(({ order_id }) => !ahead.has(order_id));
        const [next, ...others] = coming;
        return (
          <div className="orders-page">
            <div className="orders-page__head">
              <h1 className="page-title">{pageWords.orders}</h1>
              {rows.length > 0 ? (
                <a className="ui-button ui-button--secondary" href="/ship">
                  {ordersWords.book}
                </a>
              ) : null}
            </div>
            {narrowed || rows.length > seenAtOnce ? (
              <OrderFilters filter={filter} years={years} onChange={change} />
            ) : null}
            <div
              className="orders-page__found"
              aria-busy={(list.isFetching && !list.isFetchingNextPage) || undefined}
            >
              {rows.length === 0 && !narrowed ? <NoOrders /> : null}
              {rows.length === 0 && narrowed ? <p role="status">{ordersWords.nothingFound}</p> : null}
              {next ? <NextShipment order={next} /> : null}
              <OrderRows title={ordersWords.coming} orders={others} />
              {narrowed ? null : <UnfinishedBookings />}
              <OrderRows title={ordersWords.past} orders={past} />
              <More list={list} />
            </div>
          </div>
        );
      }}
    </QueryPage>
  );
}

function More({ list }: { list: UseInfiniteQueryResult }) {
  if (!list.hasNextPage) return null;
  return (
    <>
      {list.isFetchNextPageError ? <p role="alert">{ordersWords.moreFailed}</p> : null}
      <Button
        busy={list.isFetchingNextPage}
        busyLabel={ordersWords.loadingMore}
        onClick={() => list.fetchNextPage()}
      >
        {ordersWords.more}
      </Button>
    </>
  );
}
