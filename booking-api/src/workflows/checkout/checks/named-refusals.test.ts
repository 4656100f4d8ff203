import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm, roundTripForm } from '../../../testing/shipment-forms.ts';
import { checkOut, checkOutByClub, prepareBooking } from '../../testing/booking.ts';
import { expectBooksToAgree } from '../../testing/money/expect-books-to-agree.ts';
import { gatewaySales } from '../../testing/money/money-problems.ts';
import { placeOrder } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const golfGoes = (domestic_enabled: boolean) =>
  shop.context.db.updateTable('product_lines').set({ domestic_enabled }).where('key', '=', 'golf').execute();
afterEach(() => golfGoes(true));

const named = {
  code: 'form_incomplete',
  fields: [{ path: 'traveler.1.golf', code: 'line_not_offered' }],
};

describe('TR-17 a product line that is no longer offered', () => {
  it('a line withdrawn after the price was shown is not ordered, and no money is requested', async () => {
    const booking = await prepareBooking(customer);
    await golfGoes(false);
    const answer = await checkOut(booking, { nonce: await shop.gateway.nonce() });
    expect([answer.statusCode, answer.json()]).toEqual([422, expect.objectContaining(named)]);
    expect(await gatewaySales(shop.ledger)).toEqual([]);
    await expectBooksToAgree(shop);
  });

  it('an order with such a line cannot be moved to another date either', async () => {
    const { orderId } = await placeOrder(shop, customer);
    await golfGoes(false);
    const body = { pickup_date: '2026-12-01' };
    const answer = await customer.send('POST', `/api/v6/orders/${orderId}/change/price`, { body });
    expect([answer.statusCode, answer.json()]).toEqual([422, expect.objectContaining(named)]);
  });
});

describe('a phone number that cannot exist', () => {
  it('VL-34, VL-35, EP-50 an order with such a phone is refused, and the field is named', async () => {
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.nonce();
    const answer = await checkOut(booking, {
      nonce,
      body: { o_phone: '+1 237 555 0101', d_phone: '555 0100' },
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      {
        code: 'form_incomplete',
        fields: [
          { path: 'o_phone', code: 'phone_not_valid' },
          { path: 'd_phone', code: 'phone_not_valid' },
        ],
      },
    ]);
  });
});

describe('a PO box', () => {
  it.each([
    ['a PO box', { d_address: 'PO Box 123' }, { path: 'd_address', code: 'address_po_box' }],
    [
      'a PO box in the second line',
      { d_address_1: 'P.O. Box 9' },
      { path: 'd_address_1', code: 'address_po_box' },
    ],
  ])('an order to %s is refused, and the field is named', async (_what, body, field) => {
    const booking = await prepareBooking(customer);
    const answer = await checkOut(booking, { nonce: await shop.gateway.nonce(), body });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'form_incomplete', fields: expect.arrayContaining([field]) },
    ]);
  });
});

describe('a traveler’s name that carriers cannot read', () => {
  const korean = { t_first_name: '철수', t_last_name: '김', t_name: '철수 김' };
  const body = { traveler: { '1': { ...oneWayForm.traveler?.['1'], ...korean } } };

  it('TR-02 an order without a Latin label name is refused, and the field is named', async () => {
    const booking = await prepareBooking(customer);
    const answer = await checkOut(booking, { nonce: await shop.gateway.nonce(), body });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { fields: expect.arrayContaining([{ path: 'traveler.1.t_name', code: 'label_missing' }]) },
    ]);
  });
});

describe('a contact’s name that carriers cannot read', () => {
  const korean = { d_attention_name: '김영희' };

  it('AD-29 TR-02 an order without a Latin contact name is refused, and the field is named', async () => {
    const booking = await prepareBooking(customer);
    const answer = await checkOut(booking, { nonce: await shop.gateway.nonce(), body: korean });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'form_incomplete', fields: [{ path: 'd_label_name', code: 'label_missing' }] },
    ]);
  });
});

describe('a pickup without its fee', () => {
  it.each([
    ['none', oneWayForm, { outbound_pickup: '' }, 'outbound_pickup'],
    ['a word', oneWayForm, { outbound_pickup: 'soon' }, 'outbound_pickup'],
    ['no return pickup', roundTripForm, { return_pickup: '' }, 'return_pickup'],
  ])(
    'attack 41, TL-07: a pickup without its fee is not ordered, and its field is named: %s',
    async (_what, form, change, path) => {
      const booking = await prepareBooking(customer, form);
      const sales = (await gatewaySales(shop.ledger)).length;
      const answer = await checkOut(booking, { nonce: await shop.gateway.nonce(), body: change });
      expect([answer.statusCode, answer.json().fields?.[0]?.path]).toEqual([400, path]);
      expect(await gatewaySales(shop.ledger)).toHaveLength(sales);
    },
  );
});

describe('changed terms', () => {
  it('AC-02 AC-03 EP-50 EP-51 changed terms must be accepted before anything is ordered, even if the page did not ask', async () => {
    const { db } = shop.context;
    await db
      .updateTable('users')
      .set({ terms_version: '2020-01' })
      .where('id', '=', 'usr_demo_customer')
      .execute();
    const booking = await prepareBooking(customer);
    const sales = (await gatewaySales(shop.ledger)).length;
    for (const answer of [
      await checkOut(booking, { nonce: await shop.gateway.nonce() }),
      await checkOutByClub(booking, '1'),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'terms_not_accepted']);
    expect(await gatewaySales(shop.ledger)).toHaveLength(sales);
    await customer.send('POST', '/users/accept_terms', { body: { terms: true } });
    const answer = await checkOut(booking, { nonce: await shop.gateway.nonce() });
    expect(answer.json()).toMatchObject({ status: true });
  });
});
