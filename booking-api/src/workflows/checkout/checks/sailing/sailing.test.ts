import { calendarDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Mail } from '../../../../integrations/mail/port.ts';
import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { oneWayForm, roundTripForm } from '../../../../testing/shipment-forms.ts';
import { sendStatusEmail } from '../../../notify/status/send-status-email.ts';
import { sendBookedToTravelers } from '../../../notify/travelers/send-to-travelers.ts';
import { checkOut, prepareBooking } from '../../../testing/booking.ts';
import { textsOf } from '../../../testing/pdf-texts.ts';
import { reaches, shippingOf } from '../../../testing/shipping.ts';
import { startShop } from '../../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const portId = '1';
const withCruise = (sails: string, port = portId) => ({
  trip_plan: {
    cruise_line: 'Aurora Line',
    cruise_ship: 'Aurora Dawn',
    cruise_port_id: port,
    cruise_port: 'Pier 4',
    cruise_sails: sails,
  },
});
const order = async (more: Record<string, unknown>) => {
  const booking = await prepareBooking(customer, { destination: 'club', d_club_id: portId, ...more });
  const answer = await checkOut(booking, { nonce: await shop.gateway.nonce() });
  return { booking, answer: answer.json() };
};
const receiptOf = async (orderId: string) =>
  (await customer.send('GET', `/api/v6/orders/${orderId}/receipt`)).json();

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

describe('bags for a cruise', () => {
  let arrival = '';
  beforeAll(async () => {
    const { answer } = await order({});
    const { legs } = await receiptOf(answer.order_id);
    arrival = legs[0].arrival_date;
    expect(legs[0]).not.toHaveProperty('cruise');
  });

  it('MD-09 bags for a cruise are not sold when they would reach the port on the day of sailing or later', async () => {
    for (const sails of [arrival, dayAfter(arrival, -7)])
      expect((await order(withCruise(sails))).answer).toMatchObject({
        code: 'form_incomplete',
        fields: [{ path: 'arrival_date', code: 'after_sailing' }],
      });
  });

  it('MD-09 bags for a cruise are sold until the day before it sails, and the order stores ship and sailing', async () => {
    const sails = dayAfter(arrival, 1);
    const { answer } = await order(withCruise(sails));
    expect(answer).toMatchObject({ status: true });
    const { legs } = await receiptOf(answer.order_id);
    expect(legs[0].cruise).toEqual({
      line: 'Aurora Line',
      ship: 'Aurora Dawn',
      port: { id: Number(portId), name: 'Pier 4' },
      sails,
    });
  });

  it('PA-27 ship and sailing are on receipt, labels, letter, and the emails of account and travelers', async () => {
    const sails = dayAfter(arrival, 1);
    const traveler = { '1': { ...oneWayForm.traveler?.['1'], t_email: 'ann@lane.test' } };
    const { answer } = await order({ ...withCruise(sails), traveler });
    const path = `/api/v6/orders/${answer.order_id}`;
    await reaches(shop, answer.order_id, 'labels_ready');
    const short = `Aurora Dawn, sails ${spokenDate(calendarDate(sails))}`;
    const long = `Cruise: Aurora Dawn (Aurora Line), sails ${spokenDate(calendarDate(sails))}, ${sails.slice(0, 4)}`;
    const pdf = await customer.send('GET', `${path}/receipt_file`, {
      headers: { accept: 'application/pdf' },
    });
    expect((await textsOf(pdf.rawPayload)).join(' ')).toContain(long);
    expect((await customer.send('GET', `${path}/labels`)).json().labels[0].stay).toBe(short);
    expect((await customer.send('GET', `${path}/arrival_letter`)).payload).toContain(
      '(Aurora Dawn, sails Saturday, ',
    );
    await shop.context.db.deleteFrom('order_mails').where('order_id', '=', answer.order_id).execute();
    const mails: Mail[] = [];
    const { mails: settings, ...context } = shippingOf(shop);
    const mail = { send: async (one: Mail) => void mails.push(one) };
    const step = { orderId: answer.order_id, leg: 'outbound', generation: 1 } as const;
    for (const kind of ['labels_ready', 'out_for_delivery'] as const)
      await sendStatusEmail({ ...context, mails: { ...settings, mail } }, { ...step, step: kind });
    await sendBookedToTravelers({ ...context, mails: { ...settings, mail } }, answer.order_id);
    expect(mails.map(({ to }) => to.address)).toContain('ann@lane.test');
    for (const { text } of mails) expect(text).toContain(long);
  });

  it('MD-09 bags that go to a place other than the port are not restricted', async () => {
    const { answer } = await order(withCruise(dayAfter(arrival, -7), '999999'));
    expect(answer).toMatchObject({ status: true });
    expect((await receiptOf(answer.order_id)).legs[0]).not.toHaveProperty('cruise');
  });

  it('MD-09 an order for a cruise cannot be moved to a day that reaches the port too late', async () => {
    const { answer } = await order({
      ...roundTripForm,
      ...withCruise(dayAfter(arrival, 1)),
      destination: 'club',
      arrival_date: '',
      return_pickup: '3',
    });
    const moved = await customer.send(
      'POST',
      `/api/v6/orders/${answer.order_id}/legs/outbound/change/price`,
      {
        body: { pickup_date: '2026-12-02' },
      },
    );
    expect(moved.json()).toMatchObject({
      code: 'form_incomplete',
      fields: [{ path: 'pickup_date', code: 'after_sailing' }],
    });
  });

  describe('of a round trip', () => {
    const sails = () => dayAfter(arrival, 1);
    const roundTrip = (return_pickup_date: string, plan: Record<string, unknown>) =>
      order({
        ...roundTripForm,
        ...plan,
        destination: 'club',
        d_club_id: portId,
        arrival_date: '',
        return_pickup: '3',
        return_pickup_date,
      });
    beforeAll(async () => {
      const { db } = shop.context;
      await db.deleteFrom('cruise_ships').execute();
      await db
        .insertInto('cruise_ships')
        .values({
          id: 1,
          line: 'Aurora Line',
          ship: 'Aurora Dawn',
          port_id: Number(portId),
          weekday: 4,
          nights: 12,
        })
        .execute();
    });

    it('MD-09 bags of a round-trip cruise are not sold for a return before the ship is back, whatever nights the booking claims', async () => {
      const { trip_plan } = withCruise(sails());
      for (const nights of [{}, { cruise_nights: '1' }])
        expect(
          (await roundTrip('2026-12-08', { trip_plan: { ...trip_plan, ...nights } })).answer,
        ).toMatchObject({
          code: 'form_incomplete',
          fields: [{ path: 'return_pickup_date', code: 'before_ship_returns' }],
        });
    });

    it('MD-09 bags of a round-trip cruise are sold from the day on which the ship is back, and their return cannot be moved earlier', async () => {
      const { answer } = await roundTrip('2026-12-11', withCruise(sails()));
      expect(answer).toMatchObject({ status: true });
      const moved = await customer.send(
        'POST',
        `/api/v6/orders/${answer.order_id}/legs/return/change/price`,
        { body: { pickup_date: '2026-12-08' } },
      );
      expect(moved.json()).toMatchObject({
        code: 'form_incomplete',
        fields: [{ path: 'pickup_date', code: 'before_ship_returns' }],
      });
    });
  });
});
