import { Readable } from 'node:stream';
import { shownStateNames, shownStateOf } from '@sendahead/shared-contracts/console/shown-state';
import { carrierName } from '@sendahead/shared-contracts/services/carrier-name';
import { utf8Mark, writeCsv } from '../../../platform/csv/write-csv.ts';
import type { ExportedOrder } from './exported-orders.ts';

/** A column with the page's wording: its heading, and its value for an order. */
type Column = readonly [heading: string, read: (order: ExportedOrder) => string | number];

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
  ['Order', (order) => order.display_id],
  ['Id', (order) => order.order_id],
  ['Brand', (order) => order.brand],
  ['State', (order) => shownStateNames[shownStateOf(order)]],
  ['Placed at', (order) => order.placed_at],
  ['Pickup', (order) => order.pickup_date],
  ['Customer', (order) => order.customer],
  ['Email', (order) => order.email],
  ['From', (order) => order.from],
  ['To', (order) => order.to],
  ['Carriers', (order) => order.carriers.map(carrierName).join(', ')],
  ['Items', (order) => order.bags],
  ['Total', (order) => dollars(order.total_cents)],
  ['Late', (order) => (order.flags.includes('late') ? 'yes' : '')],
  ['Unpaid', (order) => (order.flags.includes('unpaid') ? 'yes' : '')],
  ['Alert', (order) => (order.flags.includes('alert') ? 'yes' : '')],
  ['Phone', (order) => order.phone],
  ['Phone at pickup', (order) => order.facts?.fromPhone ?? ''],
  ['Phone at delivery', (order) => order.facts?.toPhone ?? ''],
  ['Service', (order) => (order.facts?.services ?? []).join(', ')],
  ['Arrival', (order) => order.facts?.arrivals[0] ?? ''],
  ['Return arrival', (order) => order.facts?.arrivals[1] ?? ''],
  ['Tracking', (order) => (order.facts?.tracking ?? []).join(', ')],
  [
    'Payment',
    (order) => (order.money?.methods ?? []).map((method) => methodNames[method] ?? method).join(', '),
  ],
  ['Paid', (order) => dollars(order.money?.paid)],
  ['Refunded', (order) => dollars(order.money?.refunded)],
];

/** CO-142: the columns that staff of carriers do not get. */
const withoutCarrying: ReadonlySet<string> = new Set([
  'Email',
  'Total',
  'Unpaid',
  'Phone',
  'Payment',
  'Paid',
  'Refunded',
]);

/** Columns that only roles that see prices from inside get; the margin is known once all labels are bought. */
const marginColumns: readonly Column[] = [
  ['Revenue', ({ margin }) => dollars(margin?.revenue)],
  ['Label cost', ({ margin }) => dollars(margin?.labels)],
  [
    'Margin',
    ({ margin }) => dollars(margin && margin.labels !== null ? margin.revenue - margin.labels : null),
  ],
];

/** Exports orders as a file, page by page: the next page is read when the previous one has been consumed. */
export function csvOf(
  pages: AsyncIterable<readonly ExportedOrder[]>,
  { seesMargin, toCarry = false }: { seesMargin: boolean; toCarry?: boolean },
): Readable {
  const seen = toCarry ? columns.filter(([heading]) => !withoutCarrying.has(heading)) : columns;
  const all = seesMargin ? [...seen, ...marginColumns] : seen;
  async function* lines() {
    yield utf8Mark + writeCsv([all.map(([heading]) => heading)]);
    for await (const page of pages) yield writeCsv(page.map((order) => all.map(([, read]) => read(order))));
  }
  return Readable.from(lines(), { objectMode: false });
}
