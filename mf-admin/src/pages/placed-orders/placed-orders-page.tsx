import { pagesOf } from '@sendahead/shared-contracts/client/query-of';
import {
  listPlacedOrders,
  type PlacedOrder,
  placedOrderSpans,
} from '@sendahead/shared-contracts/console/placed-order-calls';
import { Money, SelectField } from '@sendahead/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { BookForCustomer } from '../../console/book-for-customer.tsx';
import { FilterBar } from '../../console/filter-bar.tsx';
import { type Column, ListTable } from '../../console/list-table.tsx';
import { OrderStateMark } from '../../console/order-state.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { SearchFilter } from '../../console/search-filter.tsx';
import { showDayInList } from '../../console/show-day.ts';
import { useApi, useConsole } from '../../console/use-console.ts';
import { useFilters } from '../../console/use-filters.ts';
import { placedSpanNames, placedOrderTexts as texts } from '../../copy/placed-orders.ts';

const columnsAt = (now: number, opensOrders: boolean): readonly Column<PlacedOrder>[] => [
  {
    name: texts.order,
    // Club staff only have the order's own page, outside the console, with its labels, papers and tracking.
    cell: ({ order_id, display_id }) =>
      opensOrders ? (
        <Link href={`/orders/${order_id}`}>{display_id}</Link>
      ) : (
        <a href={`/orders/${order_id}`}>{display_id}</a>
      ),
  },
  { name: texts.customer, cell: ({ customer, email }) => customer || email },
  { name: texts.trip, cell: texts.tripOf },
  { name: texts.pickup, cell: ({ pickup_date }) => showDayInList(pickup_date, now) },
  { name: texts.state, cell: ({ state }) => <OrderStateMark state={state} /> },
  { name: texts.bags, cell: ({ bags }) => bags, figures: true },
  { name: texts.total, cell: ({ total_cents }) => <Money cents={total_cents} />, figures: true },
];

/** OPEN-19: the orders that club staff booked for members of their club. */
export function PlacedOrdersPage() {
  const filters = useFilters(['show', 'search']);
  const api = useApi();
  const { host, may } = useConsole();
  const span = placedOrderSpans.find((one) => one === filters.get('show')) ?? 'coming';
  const search = filters.get('search');
  const list = useInfiniteQuery(
    pagesOf(api, listPlacedOrders, (before) => ({ query: { span, search, before } })),
  );
  return (
    <>
      <PageHead title={texts.title} detail={texts.detail}>
        <BookForCustomer />
      </PageHead>
      <FilterBar filters={filters}>
        <SearchFilter label={texts.search} filters={filters} />
        <SelectField
          label={texts.show}
          value={span}
          onChange={({ target }) => filters.set('show', target.value === 'coming' ? '' : target.value)}
          options={placedOrderSpans.map((value) => ({ value, label: placedSpanNames[value] }))}
        />
      </FilterBar>
      <ListTable
        caption={texts.title}
        list={list}
        rowsOf={({ orders }) => orders}
        columns={columnsAt(host.now(), may('read_every_order'))}
        keyOf={({ order_id }) => order_id}
        empty={filters.any ? texts.noneFound : texts.empty}
      />
    </>
  );
}
