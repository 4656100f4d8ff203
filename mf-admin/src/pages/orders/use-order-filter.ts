import type { OrderFilter } from '@sendahead/shared-contracts/console/order-list-calls';
import { orderStates } from '@sendahead/shared-contracts/orders/states';
import { type CalendarDate, isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Filters, useFilters } from '../../console/use-filters.ts';

/** The filters of the list, as the address names them. */
export const orderFilterNames = [
  'search',
  'brand',
  'state',
  'pickup_from',
  'pickup_until',
  'stops_on',
  'placed_from',
  'placed_until',
  'total_from',
  'total_until',
  'club',
  'carrier',
  'late',
  'unpaid',
  'alerts',
] as const;
export type OrderFilterName = (typeof orderFilterNames)[number];

const dayOf = (text: string | undefined): CalendarDate | undefined =>
  text !== undefined && isCalendarDate(text) ? text : undefined;
const wholeNumberOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
const flagOf = (text: string | undefined) => (text === undefined ? undefined : ('1' as const));

/** The filter that the address describes; invalid parts are ignored. */
export function useOrderFilter(): {
  filters: Filters<OrderFilterName>;
  filter: OrderFilter;
} {
  const filters = useFilters(orderFilterNames);
  const filter = {
    search: filters.get('search')?.slice(0, 80),
    brand: filters.get('brand'),
    state: orderStates.find((state) => state === filters.get('state')),
    pickup_from: dayOf(filters.get('pickup_from')),
    pickup_until: dayOf(filters.get('pickup_until')),
    stops_on: dayOf(filters.get('stops_on')),
    placed_from: dayOf(filters.get('placed_from')),
    placed_until: dayOf(filters.get('placed_until')),
    total_from: wholeNumberOf(filters.get('total_from')),
    total_until: wholeNumberOf(filters.get('total_until')),
    club: wholeNumberOf(filters.get('club')),
    carrier: filters.get('carrier'),
    late: flagOf(filters.get('late')),
    unpaid: flagOf(filters.get('unpaid')),
    alerts: flagOf(filters.get('alerts')),
  };
  return { filters, filter };
}

/** A filter in the form of an address; parts that filter nothing are left out. */
export const filterParams = (filter: OrderFilter): URLSearchParams =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );
