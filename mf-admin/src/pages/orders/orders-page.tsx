import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { pagesOf } from '@sendahead/shared-contracts/client/query-of';
import { type ListedOrder, listConsoleOrders } from '@sendahead/shared-contracts/console/orders-calls';
import { shownStateOf } from '@sendahead/shared-contracts/console/shown-state';
import { Alert, Button, demanded, Money, ViewOnDemand, VisuallyHidden } from '@sendahead/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { BookForCustomer } from '../../console/book-for-customer.tsx';
import { type Column, ListTable } from '../../console/list-table.tsx';
import { OrderStateMark } from '../../console/order-state.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { showDayInList } from '../../console/show-day.ts';
import { useApi, useConsole } from '../../console/use-console.ts';
import { When } from '../../console/when.tsx';
import { actTexts } from '../../copy/acts.ts';
import { orderFlagNames, ordersTexts as texts } from '../../copy/orders.ts';
import { BrandDot } from './brand-dot.tsx';
import { OrderFilters } from './order-filters.tsx';
import { SavedViews } from './saved-views.tsx';
import type { Selected } from './selected.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import { addressOf, useOrderFilter } from './use-order-filter.ts';
import './orders.css';

const panelView = demanded(async () => (await import('./order-panel.tsx')).OrderPanel);

const none: Selected = { kind: 'some', ids: [] };

/** All orders, narrowed by filters that the address holds. */
export function OrdersPage() {
  const { filters, filter } = useOrderFilter();
  const api = useApi();
  const { host } = useConsole();
  const orders = useInfiniteQuery(
    pagesOf(api, listConsoleOrders, (before) => ({ query: { ...filter, before } })),
  );
  const filterKey = addressOf(filter).toString();
  const [selection, setSelection] = useState({ of: filterKey, selected: none });
  // Another filter shows other orders, so the selection is not carried over.
  const selected = selection.of === filterKey ? selection.selected : none;
  const select = (next: Selected): void => setSelection({ of: filterKey, selected: next });
  const first = orders.data?.pages[0];
  const rows = orders.data?.pages.flatMap((page) => page.orders) ?? [];
  const [openId, setOpenId] = useState<string>();
  const shown = rows.find(({ order_id }) => order_id === openId);
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
    <div className="console-orders" data-open={shown ? true : undefined}>
      <div ref={list} className="console-orders__list">
        <PageHead title={texts.orders}>
          <BookForCustomer />
          <SavedViews filter={filter} />
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
              columns={columnsOf(selected, select, rows, host.now())}
              keyOf={({ order_id }) => order_id}
              hrefOf={({ order_id }) => `/orders/${order_id}`}
              onOpen={({ order_id }) => {
                if (!isWide()) return false;
                keep(list.current?.querySelector(`a[href$="/${order_id}"]`));
                setOpenId(order_id);
                return true;
              }}
              openKey={shown?.order_id}
              empty={texts.empty}
            />
          </>
        )}
      </div>
      {shown ? (
        <ViewOnDemand
          key={shown.order_id}
          of={panelView}
          props={{ listed: shown, onClose: close }}
          report={host.report}
        />
      ) : null}
    </div>
  );
}

/** Whether the page has room for an order next to the list. */
const isWide = (): boolean => window.matchMedia?.('(min-width: 80rem)').matches ?? false;

function columnsOf(
  selected: Selected,
  select: (next: Selected) => void,
  shown: readonly ListedOrder[],
  now: number,
): readonly Column<ListedOrder>[] {
  const isSelected = (id: string): boolean => selected.kind === 'all' || selected.ids.includes(id);
  const toggle = (id: string): void => {
    // Unselecting one of all keeps the loaded orders selected.
    const ids = selected.kind === 'all' ? shown.map(({ order_id }) => order_id) : selected.ids;
    select({ kind: 'some', ids: isSelected(id) ? ids.filter((each) => each !== id) : [...ids, id] });
  };
  return [
    { name: texts.order, cell: ({ display_id }) => display_id },
    {
      name: texts.state,
      cell: (order) => (
        <span>
          <OrderStateMark state={shownStateOf(order)} />
          {order.flags.map((flag) =>
            flag === 'late' ? null : (
              <span key={flag} className="console-flag">
                {orderFlagNames[flag]}
              </span>
            ),
          )}
        </span>
      ),
    },
    {
      name: texts.customer,
      cell: ({ customer, brand }) => (
        <span>
          <BrandDot brand={brand} /> {customer}
        </span>
      ),
    },
    { name: texts.trip, fills: true, cell: ({ from, to }) => texts.tripOf({ from, to }) },
    { name: texts.pickup, extra: true, cell: ({ pickup_date }) => showDayInList(pickup_date, now) },
    { name: texts.placed, extra: true, cell: ({ placed_at }) => <When instant={placed_at} /> },
    { name: texts.items, figures: true, extra: true, cell: ({ bags }) => bags },
    { name: texts.total, figures: true, cell: ({ total_cents }) => <Money cents={total_cents} /> },
    {
      name: texts.select,
      cell: ({ order_id, display_id }) => (
        <label className="console-orders__select">
          <input type="checkbox" checked={isSelected(order_id)} onChange={() => toggle(order_id)} />
          <VisuallyHidden>{texts.selectOrder(display_id)}</VisuallyHidden>
        </label>
      ),
    },
  ];
}
