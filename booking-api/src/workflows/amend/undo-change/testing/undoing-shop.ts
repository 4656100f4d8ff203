import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { testInstant } from '../../../../testing/test-app.ts';
import { checkBooksAfterEach } from '../../../testing/check-books-after-each.ts';
import { paidOrder, reaches } from '../../../testing/shipping.ts';
import { startShop } from '../../../testing/shop.ts';

/** A shop whose changes can be undone for ten minutes, and its customer's requests and mails. */
export function undoingShop() {
  const shop = startPerFile(() => startShop({ UNDO_MINUTES: '10' }));
  beforeEach(() => shop.moveClock(testInstant));
  const customer = signedInBrowser(shop);
  checkBooksAfterEach(shop);
  const send = (...of: Parameters<typeof customer.send>) => customer.send(...of);
  const read = async (orderId: string) => (await send('GET', `/api/v6/orders/${orderId}`)).json();
  const post = (path: string, body: object = {}) => send('POST', `/api/v6/orders/${path}`, { body });
  const undo = (orderId: string) => post(`${orderId}/undo`);
  const partsOf = (orderId: string) =>
    shop.context.db
      .selectFrom('refund_parts')
      .innerJoin('refunds', 'refunds.id', 'refund_id')
      .select(['refund_parts.id', 'state', 'method', 'refund_parts.amount_cents'])
      .where('order_id', '=', orderId)
      .execute();
  const paidOf = async (orderId: string) => {
    const rows = await shop.context.db
      .selectFrom('ledger_entries')
      .select('amount_cents')
      .where('order_id', '=', orderId)
      .where('account', '=', 'revenue')
      .execute();
    return 0 - rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  };
  /** The bags of an order with their labels, without the carrier's status. */
  const bagsOf = async (orderId: string) =>
    (await read(orderId)).shipments.map(({ events: _, ...bag }: Record<string, unknown>) => bag);
  const labeled = async (form = {}) => {
    const booking = await paidOrder(shop, customer, form);
    await reaches(shop, booking.orderId, 'labels_ready');
    return booking;
  };

  return { shop, customer, send, read, post, undo, partsOf, paidOf, bagsOf, labeled };
}
