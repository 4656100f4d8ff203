import { exampleShipment } from '@sendahead/shared-contracts/ship-form/example';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { testInstant } from '../../../testing/test-app.ts';
import { checkOutByClub, prepareBooking, signedIn } from '../../testing/booking.ts';
import { paidOrder, parcelRows } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop, 'customer', 'each');
const read = async (path: string) => (await customer.send('GET', `/api/v6/orders/${path}`)).json();
const post = (path: string, body: object) => customer.send('POST', `/api/v6/orders/${path}`, { body });

const traveler = exampleShipment.traveler['1'];

describe('the change options of an order', () => {
  it('CH-07 the change options list each leg in the fields of its change, with the return starting at the outbound destination', async () => {
    const { orderId } = await paidOrder(shop, customer, roundTripForm);
    const { legs } = await read(`${orderId}/change/options`);
    expect(legs.map(({ leg }: { leg: string }) => leg)).toEqual(['outbound', 'return']);
    const [there, back] = legs;
    expect(there.to).toMatchObject({ is_club: false, country: 'US', place: { zip: '94103' } });
    expect(back.from).toEqual(there.to);
    expect(back.to).toEqual(there.from);
  });

  it('CH-07 the change options show when the club at the start of a leg is closed', async () => {
    const club = { origination: 'club', o_club_id: '2', outbound_pickup: '3', pickup_carrier: '' } as const;
    await shop.context.db
      .updateTable('facilities')
      .set({ closed_weekdays: [1] })
      .where('id', '=', 2)
      .execute();
    const { orderId } = await paidOrder(shop, customer, club);
    const [leg] = (await read(`${orderId}/change/options`)).legs;
    expect(leg.from.closed).toEqual({ weekdays: [1], dates: expect.any(Array) });
    expect(leg.to.closed).toBeUndefined();
  });

  it('CH-07 an order names the day by which its bags are needed, for each leg', async () => {
    const trip_plan = { arrive_by: '2026-12-12', return_arrive_by: '2026-12-24' };
    const { orderId } = await paidOrder(shop, customer, { ...roundTripForm, trip_plan });
    const { legs } = await read(orderId);
    expect(legs.map(({ needed_by }: { needed_by?: string }) => needed_by)).toEqual([
      '2026-12-12',
      '2026-12-24',
    ]);
  });

  it('AD-29 the contact’s Latin name is kept for the label and the next shipment, and is dropped for another contact', async () => {
    const gim = { d_attention_name: '김영희', d_label_name: 'YeongHui Gim' };
    const { orderId } = await paidOrder(shop, customer, gim);
    const [parcel] = await parcelRows(shop, orderId);
    expect(parcel?.carriage.to.name).toBe('YeongHui Gim');
    expect((await read(`${orderId}/ship_again`)).ship_state).toMatchObject(gim);
    const { legs } = await read(`${orderId}/change/options`);
    expect(legs[0].to.place).toMatchObject({ attention_name: '김영희', label_name: 'YeongHui Gim' });
    const priced = async (destination: object) =>
      (await post(`${orderId}/change/price`, { destination })).json();
    expect(await priced({ attention_name: '박지성' })).toMatchObject({
      code: 'form_incomplete',
      fields: [{ path: 'd_label_name', code: 'label_missing' }],
    });
    expect(await priced({ attention_name: '박지성', label_name: 'Park Jisung' })).toMatchObject({
      difference_cents: 0,
    });
  });

  it('CH-11 the options of an order billed to a club name the club, and the difference goes on its account', async () => {
    const pro = await signedIn(shop, 'pro');
    const booking = await prepareBooking(pro, {
      d_zip: '60601',
      d_city: 'Chicago',
      d_state: 'IL',
      d_address: '151 E Wacker Dr',
    });
    expect((await checkOutByClub(booking, '1')).json()).toMatchObject({ status: true });
    const path = `/api/v6/orders/${booking.orderId}/change`;
    const options = (await pro.send('GET', `${path}/options`)).json();
    expect(options.billed_to).toBe('Heronsway Golf Club');
    const change = {
      destination: { zip: '94103', city: 'San Francisco', state: 'CA', address: '1 Market St' },
    };
    const { difference_cents } = (await pro.send('POST', `${path}/price`, { body: change })).json();
    expect(difference_cents).toBeGreaterThan(0);
    const done = await pro.send('POST', path, { body: { change, difference_cents } });
    expect(done.statusCode).toBe(200);
    const receipt = (await pro.send('GET', `/api/v6/orders/${booking.orderId}/receipt`)).json();
    expect(receipt.payment.parts).toEqual([
      {
        type: 'club',
        title: 'Billed to Heronsway Golf Club',
        amount_cents: booking.totalCents + difference_cents,
      },
    ]);
  });

  it('CH-08 the options show the destination of a refund, and none when the order does not have that much', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    expect(await read(`${orderId}/refund_plan?amount_cents=1240`)).toEqual({
      parts: [{ title: 'Visa ending in 1111', amount_cents: 1240, by_card: true }],
    });
    expect(await read(`${orderId}/refund_plan?amount_cents=${totalCents + 1}`)).toEqual({ parts: [] });
    expect((await read(`${orderId}/refund_plan?amount_cents=0`)).code).toBe('malformed');
  });

  it('C4-79 no one but the owner can read how an order was paid, or where it ships', async () => {
    const { orderId } = await paidOrder(shop, customer);
    const stranger = await signedIn(shop, 'pro');
    for (const path of ['change/options', 'refund_plan?amount_cents=100']) {
      const answer = await stranger.send('GET', `/api/v6/orders/${orderId}/${path}`);
      expect([path, answer.statusCode]).toEqual([path, 404]);
    }
  });
});

describe('a change at an invented price', () => {
  it('C4-82 a change with an unquoted difference or an unknown bag is refused, and the order is unchanged', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    const change = { pickup_date: '2026-12-01' };
    for (const difference_cents of [-totalCents, -1, 1]) {
      const answer = await post(`${orderId}/change`, { change, difference_cents });
      expect([difference_cents, answer.json().code]).toEqual([difference_cents, 'recalc']);
    }
    const taken = await post(`${orderId}/change`, {
      change: { without: [{ bag: 7 }] },
      difference_cents: -totalCents,
    });
    expect(taken.json().code).toBe('recalc');
    const none = await post(`${orderId}/change/price`, { without: [{ bag: 0 }] });
    expect(none.json().code).toBe('nothing_to_price');
    const receipt = await read(`${orderId}/receipt`);
    expect([receipt.total_cents, receipt.payment.parts]).toMatchObject([
      totalCents,
      [{ amount_cents: totalCents }],
    ]);
  });
});

describe('removing a bag', () => {
  const twoBags = (more: object = {}) => ({
    ...more,
    traveler: {
      '1': {
        ...traveler,
        golf: { ...traveler.golf, product_count: '2', '1': traveler.golf['0'] },
      },
    },
  });

  it('CH-10 a bag is removed at the price of a change, and its money is refunded', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer, twoBags());
    const { shipments } = await read(orderId);
    expect(shipments).toMatchObject([
      { bag: 0, allowed_actions: ['cancel'] },
      { bag: 1, allowed_actions: ['cancel'] },
    ]);
    const change = { without: [{ bag: 1 }] };
    const price = (await post(`${orderId}/change/price`, change)).json();
    expect(price.difference_cents).toBeLessThan(0);
    const done = await post(`${orderId}/change`, { change, difference_cents: price.difference_cents });
    expect(done.json()).toMatchObject({ new_total_cents: totalCents + price.difference_cents });
    const after = await read(orderId);
    expect(after.shipments).toMatchObject([{ bag: 0, allowed_actions: [] }]);
    expect(after.order.items).toBe(1);
  });

  it('CH-10 a bag can be removed from one leg, and is kept on the other', async () => {
    const { orderId } = await paidOrder(shop, customer, twoBags(roundTripForm));
    const change = { without: [{ bag: 0, leg: 'return' }] };
    const { difference_cents } = (await post(`${orderId}/change/price`, change)).json();
    await post(`${orderId}/change`, { change, difference_cents });
    const { shipments } = await read(orderId);
    expect(shipments.map(({ leg, bag: index }: { leg: string; bag: number }) => [leg, index])).toEqual([
      ['outbound', 0],
      ['outbound', 1],
      ['return', 1],
    ]);
    const standing = (await parcelRows(shop, orderId)).filter(({ generation }) => generation === 2);
    expect(standing).toHaveLength(3);
  });
});
