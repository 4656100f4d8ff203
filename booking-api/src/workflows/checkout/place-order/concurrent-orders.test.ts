import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { type Booking, checkOut, prepareBooking } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
checkBooksAfterEach(shop);
afterEach(() => jest.restoreAllMocks());

const count = 24;
const bookings = () => Promise.all(Array.from({ length: count }, () => prepareBooking(customer)));
const checkOutAll = (all: readonly Booking[]) =>
  Promise.all(all.map(async (booking) => checkOut(booking, { nonce: await shop.gateway.nonce() })));

type Written = { id: string; cart: string; status: string; whole: boolean };

/** Orders with their carts, and whether all parts of each exist once. */
const written = async (all: readonly Booking[]) =>
  (
    await sql<Written>`
      select orders.id, orders.cart_id as cart, carts.status,
        (select sum(amount_cents) from order_lines where order_id = orders.id) = total_cents
        and (select array_agg(position) from order_parcels where order_id = orders.id) = '{0}'
        and (select sum(amount_cents) from ledger_entries
          where order_id = orders.id and event = 'order' and account = 'receivable') = total_cents
        and (select array_agg(payments.amount_cents) from payments where order_id = orders.id)
          = array[attempt.amount_cents]
        and attempt.cart_id = orders.cart_id and attempt.outcome = 'placed'
        and attempt.answer::jsonb ->> 'order_id' = orders.id as whole
      from orders join carts on carts.id = orders.cart_id join checkout_attempts attempt on attempt.id = attempt_id
      where orders.cart_id = any(${all.map(({ cartId }) => cartId)})`.execute(shop.context.db)
  ).rows;

const of = ({ orderId, cartId }: Booking) => ({ id: orderId, cart: cartId, status: 'ordered', whole: true });
const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);

describe('orders of the same moment', () => {
  it('B3-1 orders of the same moment are each written completely', async () => {
    const all = await bookings();
    const answers = await checkOutAll(all);
    expect(answers.map((answer) => answer.json().order_id)).toEqual(all.map(({ orderId }) => orderId));
    const found = await written(all);
    expect(found.sort(byId)).toEqual(all.map(of).sort(byId));
  });

  it('B3-24 an order whose cart is closed before it is written has its money voided, and the others are placed', async () => {
    const all = await bookings();
    const [closed, ...others] = all;
    const { payments } = shop.ordering;
    const authorize = payments.authorize.bind(payments);
    jest.spyOn(payments, 'authorize').mockImplementation(async (asked) => {
      await sql`
        update carts set status = 'expired' from checkout_attempts attempt
        where attempt.id = ${asked.attemptId} and carts.id = cart_id and carts.id = ${closed?.cartId}`.execute(
        shop.context.db,
      );
      return authorize(asked);
    });
    const [refused, ...placed] = await checkOutAll(all);
    expect(refused?.json()).toMatchObject({ status: false, error: 'order_not_placed' });
    expect(placed.map((answer) => answer.json().order_id)).toEqual(others.map(({ orderId }) => orderId));
    expect((await written(all)).sort(byId)).toEqual(others.map(of).sort(byId));
  });
});
