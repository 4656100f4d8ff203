import { signedInBrowser, startPerFile } from '../testing/server-per-file.ts';
import { oneWayForm } from '../testing/shipment-forms.ts';
import { type Booking, checkOut, checkOutByClub, prepareBooking } from '../workflows/testing/booking.ts';
import { checkBooksAfterEach } from '../workflows/testing/check-books-after-each.ts';
import { keepCard } from '../workflows/testing/saved-card.ts';
import { startShop } from '../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const carrierAdmin = signedInBrowser(shop, 'carrieradmin');
checkBooksAfterEach(shop);

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];
const forbidden = [403, 'not_allowed'];
const unclosed = () => prepareBooking(carrierAdmin);
const sales = async () => (await shop.gateway.calls()).sale ?? 0;

/** A cart that a carrier admin holds for the customer, by whatever means. */
async function heldForCustomer(): Promise<Booking> {
  const booking = await unclosed();
  await shop.context.db
    .updateTable('carts')
    .set({ user_id: 'usr_demo_customer', held_by: 'usr_demo_carrieradmin' })
    .where('id', '=', booking.cartId)
    .execute();
  return booking;
}

describe('attack 47: a carrier admin handles no money', () => {
  it.each(['chargeOnFileCreditCard', 'chargeUserCreditCard'])(
    'charges no one by %s, even with a cart held for them',
    async (payment_method_type) => {
      const payment_method_id = await keepCard(shop, customer, 'usr_demo_customer');
      await shop.gateway.clear();
      const before = await sales();
      const answer = await checkOut(await heldForCustomer(), {
        body: { payment_method_type, payment_method_id },
      });
      expect(codeOf(answer)).toEqual(forbidden);
      expect(await sales()).toBe(before);
    },
  );

  it('uses no credit of others, bills no club and refunds nothing by hand', async () => {
    const paying = (payment_method_type: string) => ({ body: { payment_method_type } });
    expect(codeOf(await checkOut(await heldForCustomer(), paying('WalletTransfer')))).toEqual(forbidden);
    expect(codeOf(await checkOut(await unclosed(), paying('OtherRefund')))).toEqual(forbidden);
    expect(codeOf(await checkOutByClub(await unclosed(), '1'))).toEqual([403, 'club_billing_not_allowed']);
  });

  it('makes no deduction from a price: no comp, no surcharges, no waived fee, no rate', async () => {
    const asked = async (more: object) =>
      carrierAdmin.send('POST', '/refactor/v5/ship/ship_price', { body: { ...oneWayForm, ...more } });
    const plain = (await asked({})).json().final_price_cents;
    const reduced = await asked({ comp_discount: '1000', x_refund_surcharges: 'true' });
    expect(reduced.json().final_price_cents).toBe(plain);
    expect(codeOf(await asked({ outbound_pickup: '2' }))).toEqual(forbidden);
    const { cartId } = await unclosed();
    const rate = await carrierAdmin.send('PUT', `/api/v6/carts/${cartId}/rate_adjustment`, {
      body: { amount_cents: -1000, reason: 'x' },
    });
    expect(codeOf(rate)).toEqual(forbidden);
  });

  it('neither sets the fee of a club, nor reads its account, nor grants anyone access to it', async () => {
    const answers = [
      await carrierAdmin.send('PUT', '/api/v6/clubs/1/pickup_fees/1', { body: { price_cents: 0 } }),
      await carrierAdmin.send('DELETE', '/api/v6/clubs/1/pickup_fees/1'),
      await carrierAdmin.send('GET', '/api/v6/clubs/1/account'),
      await carrierAdmin.send('GET', '/api/v6/club_billing_requests'),
      await carrierAdmin.send('POST', '/api/v6/clubs/1/billing_decision', {
        body: { user_id: 'usr_demo_customer', granted: true },
      }),
    ];
    expect(answers.map(codeOf)).toEqual(answers.map(() => forbidden));
  });

  it('sees no payment method of another person', async () => {
    const { methods } = (await carrierAdmin.send('GET', '/refactor/ship/payment_info')).json();
    for (const type of ['chargeOnFileCreditCard', 'chargeUserCreditCard', 'OtherRefund'])
      expect(methods).not.toContain(type);
    expect(methods).toContain('NewCard');
  });
});
