import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { type Booking, checkOut, prepareBooking } from '../../../testing/booking.ts';
import { checkBooksAfterEach } from '../../../testing/check-books-after-each.ts';
import { gatewaySales } from '../../../testing/money/money-problems.ts';
import { keepCard } from '../../../testing/saved-card.ts';
import { startShop } from '../../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const pro = signedInBrowser(shop, 'pro');
checkBooksAfterEach(shop);

const nonceOf = (id: string, browser = customer) =>
  browser.send('POST', `/api/v6/payment_methods/${id}/nonce`, {});
const pay = (booking: Booking, id: string, nonce: string) =>
  checkOut(booking, { nonce, body: { payment_method_type: 'previousCard', payment_method_id: id } });
let kept = '';

describe('PY-19 a saved card whose bank issues a challenge', () => {
  beforeAll(async () => {
    kept = await keepCard(shop, customer, 'usr_demo_customer');
  });

  it('a saved card pays once with the nonce from the bank challenge', async () => {
    const { nonce, bin } = (await nonceOf(kept)).json();
    expect(bin).toMatch(/^\d{6}$/);
    const booking = await prepareBooking(customer);
    expect((await pay(booking, kept, nonce)).json()).toMatchObject({ status: true });
    expect((await gatewaySales(shop.ledger)).at(-1)).toMatchObject({ amount_cents: booking.totalCents });
    const again = await pay(await prepareBooking(customer), kept, nonce);
    expect(again.json()).toMatchObject({ status: false, error: 'nonce_consumed' });
  });

  it('no nonce is made for another user’s card (attack 72)', async () => {
    const answer = await nonceOf(kept, pro);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'payment_method_not_found']);
  });

  it('another card’s nonce is refused for the saved card (attack 72)', async () => {
    const answer = await pay(
      await prepareBooking(customer),
      kept,
      await shop.gateway.nonce('5555555555554444'),
    );
    expect(answer.json()).toMatchObject({ status: false, error: 'nonce_unknown' });
  });
});
