import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { pagesOf } from '@sendahead/shared-contracts/client/query-of';
import { listConsoleOrders, orderSorts } from '@sendahead/shared-contracts/console/order-list-calls';
import { Alert, Button, demanded, ViewOnDemand } from '@sendahead/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { BookForCustomer } from '../../console/book-for-customer.tsx';
import { ListTable } from '../../console/list-table.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { useFilters } from '../../console/use-filters.ts';
import { actTexts } from '../../copy/acts.ts';
import { ordersTexts as texts } from '../../copy/orders.ts';
import { ListSettings } from './list-settings.tsx';
import { columnsOf } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrdersNews } from './orders-news.tsx';
import { SavedViews } from './saved-views.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import { useOrderColumns } from './use-order-columns.ts';
import { filterParams, useOrderFilter } from './use-order-filter.ts';
import { useOrderSelection } from './use-order-selection.ts';
import './orders.css';

const panelView = demanded(async () => (await import('./order-panel.tsx')).OrderPanel);

/** All orders, filtered by the address. */
export function OrdersPage() {
  const { filters, filter } = useOrderFilter();
  const sorting = useFilters(['sort']);
  const sort = orderSorts.find((each) => each === sorting.get('sort'));
  const columns = useOrderColumns();
  const api = useApi();
  const { host } = useConsole();
  const orders = useInfiniteQuery(
    pagesOf(api, listConsoleOrders, (before) => ({ query: { ...filter, sort, before } })),
  );
  const first = orders.data?.pages[0];
  const rows = orders.data?.pages.flatMap((page) => page.orders) ?? [];
  const { selected, select, isSelected, toggle } = useOrderSelection(filterParams(filter).toString(), rows);
  const [openId, setOpenId] = useState<string>();
  const openOrder = rows.find(({ order_id }) => order_id === openId);
  const list = useRef<HTMLDivElement>(null);
  const keep = useKeptPlace(openId);
  const close = (): void => {
    const row = list.current?.querySelector<HTMLElement>('a[aria-current]');
    keep(row);
    row?.focus({ preventScroll: true });
    setOpenId(undefined);
  };
  const refused = isApiError(orders.error) && orders.error.status === 422 ? orders.error : null;
  return (
    <div className="console-orders" data-open={openOrder ? true : undefined}>
      <div ref={list} className="console-orders__list">
        <PageHead title={texts.orders}>
          <BookForCustomer />
          <SavedViews filter={filter} />
          <ListSettings sorting={sorting} columns={columns} />
          <Button onClick={() => orders.refetch()}>{actTexts.refresh}</Button>
        </PageHead>
        <OrderFilters filters={filters} />
        {refused && !orders.isFetching && !orders.isFetchNextPageError ? (
          <Alert severity="warning" live>
            {refused.code === 'search_too_wide' ? texts.tooWide : texts.tooShort}
          </Alert>
        ) : (
          <>
            {first && rows.length > 0 ? (
              <SelectionBar
                selected={selected}
                filter={filter}
                shown={rows.map(({ order_id }) => order_id)}
                count={first.count ?? rows.length}
                more={first.more_than_counted}
                onSelect={select}
              />
            ) : null}
            <ListTable
              caption={texts.orders}
              list={orders}
              rowsOf={(page) => page.orders}
              columns={columnsOf(columns.columns, host.now(), isSelected, toggle)}
              keyOf={({ order_id }) => order_id}
              hrefOf={({ order_id }) => `/orders/${order_id}`}
              onOpen={({ order_id }) => {
                if (!isWide()) return false;
                keep(list.current?.querySelector(`a[href$="/${order_id}"]`));
                setOpenId(order_id);
                return true;
              }}
              openKey={openOrder?.order_id}
              empty={filters.any ? texts.empty : texts.none}
            />
            <OrdersNews query={orders} wanted={{ ...filter, sort }} selected={selected} open={openOrder} />
          </>
        )}
      </div>
      {openOrder ? (
        <ViewOnDemand
          key={openOrder.order_id}
          of={panelView}
          props={{ listed: openOrder, onClose: close }}
          report={host.report}
        />
      ) : null}
    </div>
  );
}

/** Whether the page has space for an order next to the list. */
const isWide = (): boolean => window.matchMedia?.('(min-width: 80rem)').matches ?? false;
