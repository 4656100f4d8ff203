import { markCopy } from '../../../modules/carts/public/store.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { checkOut, prepareBooking } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { gatewaySales } from '../../testing/money/money-problems.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const pro = signedInBrowser(shop, 'pro');
checkBooksAfterEach(shop);

/** A booking and one whose cart is a copy of it, through the link of a saved price. */
async function twice(by = customer) {
  const first = await prepareBooking(customer);
  const second = await prepareBooking(by);
  await markCopy(shop.context.db, { from: first.cartId, to: second.cartId });
  return { first, second };
}
type Booking = Awaited<ReturnType<typeof prepareBooking>>;
const pay = async (booking: Booking, second_order?: 'ask' | 'meant') =>
  checkOut(booking, { nonce: await shop.gateway.nonce(), body: { second_order } });

describe('a booking that is already ordered, through its copy or its original', () => {
  it.each([
    ['the copy', false],
    ['the original', true],
  ])(
    'an ordered booking needs confirmation before %s is ordered too, and charges nothing',
    async (_, reversed) => {
      const { first, second } = await twice();
      const [one, other] = reversed ? [second, first] : [first, second];
      expect((await pay(one, 'ask')).json()).toMatchObject({ status: true });
      const sales = (await gatewaySales(shop.ledger)).length;
      const refused = await pay(other, 'ask');
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'booking_ordered_already']);
      expect(await gatewaySales(shop.ledger)).toHaveLength(sales);
      expect((await pay(other, 'meant')).json()).toMatchObject({ status: true });
    },
  );

  it('an ordered booking needs no confirmation when the caller cannot ask, another account orders, or the order was canceled', async () => {
    const unasked = await twice();
    await pay(unasked.first, 'ask');
    expect((await pay(unasked.second)).json()).toMatchObject({ status: true });
    const others = await twice(pro);
    await pay(others.first, 'ask');
    expect((await pay(others.second, 'ask')).json()).toMatchObject({ status: true });
    const cancelled = await twice();
    await pay(cancelled.first, 'ask');
    await shop.context.db
      .updateTable('orders')
      .set({ status: 'cancelled' })
      .where('cart_id', '=', cancelled.first.cartId)
      .execute();
    expect((await pay(cancelled.second, 'ask')).json()).toMatchObject({ status: true });
  });
});
