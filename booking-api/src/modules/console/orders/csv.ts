import { Readable } from 'node:stream';
import type { ListedOrder } from '@sendahead/shared-contracts/console/order-list-calls';
import { shownStateNames, shownStateOf } from '@sendahead/shared-contracts/console/shown-state';
import { carrierName } from '@sendahead/shared-contracts/services/carrier-name';
import { utf8Mark, writeCsv } from '../../../platform/csv/write-csv.ts';

/** A column with the page's wording: its heading, and its value for an order. */
const columns: readonly (readonly [string, (order: ListedOrder) => string | number])[] = [
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
  ['Total', (order) => (order.total_cents / 100).toFixed(2)],
  ['Late', (order) => (order.flags.includes('late') ? 'yes' : '')],
  ['Unpaid', (order) => (order.flags.includes('unpaid') ? 'yes' : '')],
  ['Alert', (order) => (order.flags.includes('alert') ? 'yes' : '')],
];

/** Exports orders as a file, page by page: the next page is read when the previous one has been consumed. */
export function csvOf(pages: AsyncIterable<readonly ListedOrder[]>): Readable {
  async function* lines() {
    yield utf8Mark + writeCsv([columns.map(([heading]) => heading)]);
    for await (const page of pages)
      yield writeCsv(page.map((order) => columns.map(([, read]) => read(order))));
  }
  return Readable.from(lines(), { objectMode: false });
}
