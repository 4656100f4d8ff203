import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { pagesOf } from '@sendahead/shared-contracts/client/query-of';
import { type ListedOrder, listConsoleOrders } from '@sendahead/shared-contracts/console/orders-calls';
import { Alert, Button, Money, VisuallyHidden } from '@sendahead/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Column, ListTable } from '../../console/list-table.tsx';
import { OrderStateMark } from '../../console/order-state.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { showDayOfYear } from '../../console/show-day.ts';
import { useApi } from '../../console/use-console.ts';
import { When } from '../../console/when.tsx';
import { actTexts } from '../../copy/acts.ts';
import { orderFlagNames, ordersTexts as texts } from '../../copy/orders.ts';
import { OrderFilters } from './order-filters.tsx';
import { SavedViews } from './saved-views.tsx';
import type { Selected } from './selected.ts';
import { SelectionBar } from './selection-bar.tsx';
import { addressOf, useOrderFilter } from './use-order-filter.ts';
import './orders.css';

const none: Selected = { kind: 'some', ids: [] };

/** All orders, narrowed by filters that the address holds. */
export function OrdersPage() {
  const { filters, filter } = useOrderFilter();
  const api = useApi();
  const list = useInfiniteQuery(
    pagesOf(api, listConsoleOrders, (before) => ({ query: { ...filter, before } })),
  );
  const filterKey = addressOf(filter).toString();
  const [selection, setSelection] = useState({ of: filterKey, selected: none });
  // Another filter shows other orders, so the selection is not carried over.
  const selected = selection.of === filterKey ? selection.selected : none;
  const select = (next: Selected): void => setSelection({ of: filterKey, selected: next });
  const first = list.data?.pages[0];
  const rows = list.data?.pages.flatMap(({ orders }) => orders) ?? [];
  const refused = isApiError(list.error) && list.error.status === 422 ? list.error : null;
  return (
    <>
      <PageHead title={texts.orders} detail={texts.detail}>
        <Button onClick={() => list.refetch()}>{actTexts.refresh}</Button>
      </PageHead>
      <SavedViews filter={filter} />
      <OrderFilters filters={filters} />
      {refused && !list.isFetching && !list.isFetchNextPageError ? (
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
            list={list}
            rowsOf={({ orders }) => orders}
            columns={columnsOf(selected, select, rows)}
            keyOf={({ order_id }) => order_id}
            hrefOf={({ order_id }) => `/orders/${order_id}`}
            empty={texts.empty}
          />
        </>
      )}
    </>
  );
}

function columnsOf(
  selected: Selected,
  select: (next: Selected) => void,
  shown: readonly ListedOrder[],
): readonly Column<ListedOrder>[] {
  const isSelected = (id: string): boolean => selected.kind === 'all' || selected.ids.includes(id);
  const toggle = (id: string): void => {
    // Unselecting one of all keeps the loaded orders selected.
    const ids = selected.kind === 'all' ? shown.map(({ order_id }) => order_id) : selected.ids;
    select({ kind: 'some', ids: isSelected(id) ? ids.filter((each) => each !== id) : [...ids, id] });
  };
  return [
    {
      name: texts.order,
      cell: (order) => <span className="console-orders__number">{order.display_id}</span>,
    },
    {
      name: texts.state,
      cell: ({ state, flags }) => (
        <div>
          <OrderStateMark state={state} />
          {flags.map((flag) => (
            <span key={flag} className="console-flag">
              {orderFlagNames[flag]}
            </span>
          ))}
        </div>
      ),
    },
    {
      name: texts.customer,
      cell: ({ customer, email }) => (
        <div>
          <span>{customer}</span>
          <span className="console-orders__more">{email}</span>
        </div>
      ),
    },
    {
      name: texts.trip,
      cell: ({ from, to, bags }) => (
        <div>
          <span>{texts.tripOf({ from, to })}</span>
          <span className="console-orders__more">{texts.bags(bags)}</span>
        </div>
      ),
    },
    {
      name: texts.pickup,
      cell: ({ pickup_date, carriers }) => (
        <div>
          <span>{showDayOfYear(pickup_date)}</span>
          <span className="console-orders__more">{carriers.join(', ')}</span>
        </div>
      ),
    },
    { name: texts.total, figures: true, cell: ({ total_cents }) => <Money cents={total_cents} /> },
    { name: texts.brand, cell: ({ brand }) => brand },
    { name: texts.placed, cell: ({ placed_at }) => <When instant={placed_at} /> },
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
