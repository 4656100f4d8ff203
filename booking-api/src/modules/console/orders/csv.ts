import { Readable } from 'node:stream';
import { shownStateNames, shownStateOf } from '@sendahead/shared-contracts/console/shown-state';
import { carrierName } from '@sendahead/shared-contracts/services/carrier-name';
import { utf8Mark, writeCsv } from '../../../platform/csv/write-csv.ts';
import type { ExportedOrder } from './exported-orders.ts';

/** A column with the page's wording: its heading, and its value for an order. */
interface Column {
  readonly heading: string;
  readonly read: (order: ExportedOrder) => string | number;
  /** CO-142: staff of carriers get it; a new column is not theirs by default. */
  readonly forCarriers?: true;
}

const dollars = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? '' : (amount / 100).toFixed(2);

/** How a payment is named in the file. */
const methodNames: Readonly<Record<string, string>> = {
  card: 'Card',
  club: 'Club',
  gift_card: 'Gift card',
  wallet: 'Account credit',
  ship_wallet: 'Shipping credit',
};

const columns: readonly Column[] = [
  { heading: 'Order', read: (order) => order.display_id, forCarriers: true },
  { heading: 'Id', read: (order) => order.order_id, forCarriers: true },
  { heading: 'Brand', read: (order) => order.brand, forCarriers: true },
  { heading: 'State', read: (order) => shownStateNames[shownStateOf(order)], forCarriers: true },
  { heading: 'Placed at', read: (order) => order.placed_at, forCarriers: true },
  { heading: 'Pickup', read: (order) => order.pickup_date, forCarriers: true },
  { heading: 'Customer', read: (order) => order.customer, forCarriers: true },
  { heading: 'Email', read: (order) => order.email },
  { heading: 'From', read: (order) => order.from, forCarriers: true },
  { heading: 'To', read: (order) => order.to, forCarriers: true },
  { heading: 'Carriers', read: (order) => order.carriers.map(carrierName).join(', '), forCarriers: true },
  { heading: 'Items', read: (order) => order.bags, forCarriers: true },
  { heading: 'Total', read: (order) => dollars(order.total_cents) },
  { heading: 'Late', read: (order) => (order.flags.includes('late') ? 'yes' : ''), forCarriers: true },
  { heading: 'Unpaid', read: (order) => (order.flags.includes('unpaid') ? 'yes' : '') },
  { heading: 'Alert', read: (order) => (order.flags.includes('alert') ? 'yes' : ''), forCarriers: true },
  { heading: 'Phone', read: (order) => order.phone },
  { heading: 'Phone at pickup', read: (order) => order.facts?.fromPhone ?? '', forCarriers: true },
  { heading: 'Phone at delivery', read: (order) => order.facts?.toPhone ?? '', forCarriers: true },
  { heading: 'Service', read: (order) => (order.facts?.services ?? []).join(', '), forCarriers: true },
  { heading: 'Arrival', read: (order) => order.facts?.arrivals[0] ?? '', forCarriers: true },
  { heading: 'Return arrival', read: (order) => order.facts?.arrivals[1] ?? '', forCarriers: true },
  { heading: 'Tracking', read: (order) => (order.facts?.tracking ?? []).join(', '), forCarriers: true },
  {
    heading: 'Payment',
    read: (order) => (order.money?.methods ?? []).map((method) => methodNames[method] ?? method).join(', '),
  },
  { heading: 'Paid', read: (order) => dollars(order.money?.paid) },
  { heading: 'Refunded', read: (order) => dollars(order.money?.refunded) },
];

/** Columns that only roles that see prices from inside get; the margin is known once all labels are bought. */
const marginColumns: readonly Column[] = [
  { heading: 'Revenue', read: ({ margin }) => dollars(margin?.revenue) },
  { heading: 'Label cost', read: ({ margin }) => dollars(margin?.labels) },
  {
    heading: 'Margin',
    read: ({ margin }) => dollars(margin && margin.labels !== null ? margin.revenue - margin.labels : null),
  },
];

/** Exports orders as a file, page by page: the next page is read when the previous one has been consumed. */
export function csvOf(
  pages: AsyncIterable<readonly ExportedOrder[]>,
  { seesMargin, forCarrierStaff = false }: { seesMargin: boolean; forCarrierStaff?: boolean },
): Readable {
  const seen = forCarrierStaff ? columns.filter(({ forCarriers }) => forCarriers) : columns;
  const all = seesMargin ? [...seen, ...marginColumns] : seen;
  async function* lines() {
    yield utf8Mark + writeCsv([all.map(({ heading }) => heading)]);
    for await (const page of pages) yield writeCsv(page.map((order) => all.map(({ read }) => read(order))));
  }
  return Readable.from(lines(), { objectMode: false });
}
