import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { deskOf } from '../../../modules/console/incidents/testing/strike.ts';
import type { OrderText } from '../../../modules/orders/public/texts/jobs.ts';
import { until } from '../../../testing/until.ts';
import { signedIn } from '../../testing/booking.ts';
import { paidOrder, shippingOf } from '../../testing/shipping.ts';
import { pickupTexts } from './pickup-texts.ts';
import { sendText } from './send-text.ts';
import { about, pathOf, provider, textedShop } from './testing/texted-shop.ts';

const { at, bagsAre, contextOf, customer, read, shop, start } = textedShop();

describe('texts about an order', () => {
  it('OR-09 a text is sent once for each step, with a link that shows the bags, and not after texts were stopped', async () => {
    const { orderId } = await paidOrder(shop, customer);
    const sms = provider();
    await start(orderId);
    const moment = about(orderId, 'picked_up');
    await Promise.all([1, 2, 3].map(() => sendText(contextOf(sms), moment)));
    await sendText(contextOf(sms), moment);
    expect(sms.taken).toHaveLength(1);
    expect(sms.taken[0]).toMatchObject({ id: `${orderId}.picked_up.outbound.1`, to: '+18165550100' });
    const words = sms.taken[0]?.text ?? '';
    expect(words).toMatch(/^Sendahead Golf: we have 1 bag of order \S+\. .*\/track\/[\w-]{43}$/);
    const guest = await shop.browser();
    const token = words.slice(-43);
    expect((await guest.send('GET', `/api/v6/track/${token}`)).json().legs).toHaveLength(1);
    const links = (await customer.send('GET', `/api/v6/orders/${orderId}/track_links`)).json().links;
    expect(links).toEqual([]);
    await customer.send('DELETE', pathOf(orderId));
    expect(await read(orderId)).toMatchObject({ phone: null, may_ask: true });
    await bagsAre(orderId, 'delivered');
    await sendText(contextOf(sms), about(orderId, 'delivered'));
    expect(sms.taken).toHaveLength(1);
  });

  it('OR-09 a text that is due at night waits for the morning where the bags are, and is dropped when it is no longer true', async () => {
    const { orderId } = await paidOrder(shop, customer);
    await start(orderId);
    const sms = provider();
    const waiting: { startAfterSeconds?: number | undefined }[] = [];
    const jobs = {
      enqueue: async (_trx: unknown, _job: object, _data: unknown, options: object = {}) =>
        void waiting.push(options),
    };
    await bagsAre(orderId, 'out_for_delivery');
    // 7 AM in San Francisco, 10 AM in New York.
    await sendText({ ...contextOf(sms), jobs }, about(orderId, 'out_for_delivery'));
    expect([sms.taken, waiting]).toEqual([[], [{ startAfterSeconds: 3600 }]]);
    await at('2026-11-23T16:00:00Z');
    await bagsAre(orderId, 'delivered');
    await sendText(contextOf(sms), about(orderId, 'out_for_delivery'));
    expect(sms.taken).toEqual([]);
    await sendText(contextOf(sms), about(orderId, 'delivered'));
    expect(sms.taken[0]?.text).toContain('was delivered in San Francisco');
  });

  it('OR-09 a text about a pickup is sent once on the evening before, by the clock of its place', async () => {
    const { orderId } = await paidOrder(shop, customer, { pickup_date: '2026-12-15' });
    await start(orderId);
    const queued: OrderText[] = [];
    const jobs = {
      enqueue: async (_trx: unknown, _job: object, data: OrderText) => void queued.push(data),
    };
    const look = async (instant: string) => {
      queued.length = 0;
      await at(instant);
      await pickupTexts({ ...shippingOf(shop), jobs } as Parameters<typeof pickupTexts>[0]);
      return queued;
    };
    expect(await look('2026-12-14T22:59:00Z')).toEqual([]);
    expect(await look('2026-12-14T23:00:00Z')).toEqual([about(orderId, 'pickup')]);
    expect(await look('2026-12-14T23:10:00Z')).toEqual([]);
    const sms = provider();
    await sendText(contextOf(sms), about(orderId, 'pickup'));
    expect(sms.taken[0]?.text).toMatch(
      /^Sendahead Golf: pickup tomorrow, Tue Dec 15, 9 AM to 5 PM, for 1 bag from .*\/orders\/ord_\w+$/,
    );
    // No one gets a text about a past pickup.
    await at('2026-12-15T23:00:00Z');
    await shop.context.db.deleteFrom('order_texts').execute();
    await sendText(contextOf(sms), about(orderId, 'pickup'));
    expect(sms.taken).toHaveLength(1);
  });

  it('OR-09 a text is retried when the provider refused it, never when it may have accepted it, and texts end when the provider says so', async () => {
    const { orderId } = await paidOrder(shop, customer);
    await start(orderId);
    const sms = provider();
    const text = about(orderId, 'picked_up');
    sms.refuse('20429');
    await expect(sendText(contextOf(sms), text)).rejects.toThrow('20429');
    sms.refuse(undefined);
    await sendText(contextOf(sms), text);
    expect(sms.taken).toHaveLength(1);
    await bagsAre(orderId, 'delivered');
    await at('2026-11-23T18:00:00Z');
    sms.refuse('ECONNRESET');
    await expect(sendText(contextOf(sms), about(orderId, 'delivered'))).rejects.toThrow('ECONNRESET');
    sms.refuse(undefined);
    await sendText(contextOf(sms), about(orderId, 'delivered'));
    expect(sms.taken).toHaveLength(1);
    const incident = about(orderId, 'incident', { about: 'inc_1', subject: 'Strike at FedEx' });
    sms.refuse('21610');
    await sendText(contextOf(sms), incident);
    expect(await read(orderId)).toMatchObject({ phone: null, ended_by_reply: '+1 816 555 0100' });
  });

  it('OR-09 a text reports a pickup that an incident moved, but no change that the customer made', async () => {
    const { orderId } = await paidOrder(shop, customer);
    await start(orderId);
    const change = { pickup_date: '2026-11-25' };
    const priced = await customer.send('POST', `/api/v6/orders/${orderId}/change/price`, { body: change });
    const body = { change, difference_cents: priced.json().difference_cents };
    expect((await customer.send('POST', `/api/v6/orders/${orderId}/change`, { body })).statusCode).toBe(200);
    const sms = provider();
    await sendText(contextOf(sms), about(orderId, 'moved', { generation: 2 }));
    expect(sms.taken).toEqual([]);
    const desk = deskOf(await signedIn(shop, 'admin'));
    const id = await desk.make({
      kind: 'weather',
      area: { is: 'state', country: 'US', state: 'NY' },
      carriers: [],
      services: [],
      first_day: calendarDate('2026-11-24'),
      last_day: calendarDate('2026-11-30'),
      stops_selling: false,
      shows_notice: true,
    });
    await desk.move(id, '2026-12-01');
    const file = join(shop.dataDir, 'sms', `${orderId}_moved_outbound_3.txt`);
    const text = await until(async () => (existsSync(file) ? readFileSync(file, 'utf8') : undefined));
    expect(text).toMatch(/: pickup of order \S+ moved to Tue, Dec 1\. Use the new labels\. http\S+\n$/);
    await desk.end(id);
  });
});
