import { textConsent } from '@sendahead/shared-contracts/orders/text-consent';
import { type ShortMessage, SmsRefused } from '../../../integrations/sms/port.ts';
import type { OrderText } from '../../../modules/orders/public/texts/jobs.ts';
import { sweepTextConsents } from '../../../modules/orders/public/texts/text-consents.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { signedIn } from '../../testing/booking.ts';
import { labelledRoundTrip, paidOrder, reaches, shippingOf } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { pickupTexts } from './pickup-texts.ts';
import { sendText } from './send-text.ts';

const shop = startPerFile(() => startShop({ RATE_LIMIT_SCALE: '100' }));
const customer = signedInBrowser(shop);

const addressOf = (orderId: string) => `/api/v6/orders/${orderId}/texts`;
const start = (orderId: string, phone = '816 555 0100', browser: Browser = customer) =>
  browser.send('PUT', addressOf(orderId), { body: { phone, consent: textConsent } });
const read = async (orderId: string) => (await customer.send('GET', addressOf(orderId))).json();

/** A provider that keeps what it gets, and refuses with a code while one is set. */
function provider() {
  const taken: ShortMessage[] = [];
  let refusal: string | undefined;
  return {
    taken,
    refuse: (code: string | undefined) => {
      refusal = code;
    },
    send: async (message: ShortMessage) => {
      if (refusal !== undefined) throw new SmsRefused(refusal);
      taken.push(message);
    },
    readReply: async () => undefined,
  };
}
const contextOf = (sms: ReturnType<typeof provider>) => ({ ...shippingOf(shop), sms });
const about = (orderId: string, step: OrderText['step'], more: Partial<OrderText> = {}): OrderText => ({
  orderId,
  step,
  leg: 'outbound',
  generation: 1,
  ...more,
});
const bagsAre = (orderId: string, status: 'out_for_delivery' | 'delivered' | 'label_ready' | 'picked_up') =>
  shop.context.db.updateTable('order_parcels').set({ status }).where('order_id', '=', orderId).execute();
const at = async (instant: string): Promise<void> => {
  shop.moveClock(instant);
  await customer.startOver();
};
const today = '2026-11-23T15:00:00Z';
beforeEach(() => at(today));

describe('texts about an order', () => {
  it('OR-09 begin with the number of the order, and are kept with who agreed to which sentence and when', async () => {
    const { orderId } = await paidOrder(shop, customer);
    expect(await read(orderId)).toEqual({ phone: null, suggestion: '+1 212 555 0100', may_ask: true });
    expect((await start(orderId, '(816) 555-0100')).json()).toMatchObject({ phone: '+1 816 555 0100' });
    const kept = await shop.context.db.selectFrom('text_consents').selectAll().execute();
    expect(kept).toMatchObject([
      {
        order_id: orderId,
        phone: '+18165550100',
        sentence: textConsent,
        agreed_by: 'usr_demo_customer',
        ended_at: null,
      },
    ]);
    expect(Date.parse(kept[0]?.agreed_at ?? '')).toBe(Date.parse(today));
    // The same number again is the same consent; another one takes its place.
    await start(orderId);
    await start(orderId, '416 555 0123');
    const rows = await shop.context.db
      .selectFrom('text_consents')
      .select(['phone', 'ended_by'])
      .orderBy('ended_by')
      .execute();
    expect(rows).toEqual([
      { phone: '+18165550100', ended_by: 'owner' },
      { phone: '+14165550123', ended_by: null },
    ]);
  });

  it.each(['816 555', '800 555 0100', '+44 7400 123456', ''])(
    'OR-09 are refused for "%s" at the field, and what was there stays',
    async (phone) => {
      const { orderId } = await paidOrder(shop, customer);
      await start(orderId);
      const refused = await start(orderId, phone);
      expect([refused.statusCode, refused.json().fields]).toEqual([
        422,
        [{ path: 'phone', code: 'phone_not_valid' }],
      ]);
      expect(await read(orderId)).toMatchObject({ phone: '+1 816 555 0100' });
    },
  );

  it('attack 150: OR-09 nobody but the owner agrees to them, and only to the sentence that is shown', async () => {
    const { orderId } = await paidOrder(shop, customer);
    const other = await signedIn(shop, 'pro');
    expect((await start(orderId, '816 555 0100', other)).json()).toMatchObject({ code: 'order_not_found' });
    expect((await other.send('DELETE', addressOf(orderId))).statusCode).toBe(404);
    const carrier = await signedIn(shop, 'carrieradmin');
    expect((await carrier.send('DELETE', addressOf(orderId))).json()).toMatchObject({
      code: 'action_not_allowed',
    });
    const desk = await signedIn(shop, 'admin');
    expect((await start(orderId, '816 555 0100', desk)).json()).toMatchObject({ code: 'action_not_allowed' });
    const other_words = { phone: '816 555 0100', consent: 'Text me anything.' };
    expect((await customer.send('PUT', addressOf(orderId), { body: other_words })).statusCode).toBe(400);
    await start(orderId);
    expect((await carrier.send('GET', addressOf(orderId))).json()).toEqual({
      phone: null,
      suggestion: '',
      may_ask: false,
    });
    // Staff end them for a customer who calls.
    expect((await desk.send('DELETE', addressOf(orderId))).json()).toMatchObject({
      phone: null,
      may_ask: false,
    });
  });

  it('OR-09 are sent once for each step, with a link that shows the bags, and not after they were stopped', async () => {
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
    await customer.send('DELETE', addressOf(orderId));
    expect(await read(orderId)).toMatchObject({ phone: null, may_ask: true });
    await bagsAre(orderId, 'delivered');
    await sendText(contextOf(sms), about(orderId, 'delivered'));
    expect(sms.taken).toHaveLength(1);
  });

  it('OR-09 that are due at night wait for the morning where the bags are, and are left out when they are not true any more', async () => {
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

  it('OR-09 tell of a pickup on the evening before, by the clock of its place, and once', async () => {
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
    // Nobody is texted about a pickup that is over.
    await at('2026-12-15T23:00:00Z');
    await shop.context.db.deleteFrom('order_texts').execute();
    await sendText(contextOf(sms), about(orderId, 'pickup'));
    expect(sms.taken).toHaveLength(1);
  });

  it('OR-09 are tried again when the provider refused them, never when it may have them, and end where it says so', async () => {
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

  it('OR-09 end two weeks after the bags arrived', async () => {
    const { orderId } = await paidOrder(shop, customer);
    await start(orderId);
    const { db } = shop.context;
    await db
      .updateTable('orders')
      .set({ state: 'delivered', state_at: today })
      .where('id', '=', orderId)
      .execute();
    const after = (days: number) => sweepTextConsents(db, Date.parse(today) + days * 86_400_000);
    await after(13);
    expect(await read(orderId)).toMatchObject({ phone: '+1 816 555 0100', may_ask: false });
    await after(15);
    expect(await read(orderId)).toMatchObject({ phone: null, may_ask: false });
    expect((await start(orderId)).json()).toMatchObject({ code: 'action_not_allowed' });
  });

  it('OR-09 tell of a canceled leg and a canceled order, and staff see all of them in the history', async () => {
    const { orderId } = await labelledRoundTrip(shop, customer);
    // Morning in San Francisco, where the return begins.
    await at('2026-11-23T18:00:00Z');
    await start(orderId);
    await reaches(shop, orderId, 'labels_ready');
    const leg = `/api/v6/orders/${orderId}/legs/return/cancel`;
    expect((await customer.send('POST', leg, { body: {} })).statusCode).toBe(200);
    expect((await customer.send('POST', `/api/v6/orders/${orderId}/cancel`, { body: {} })).statusCode).toBe(
      200,
    );
    await until(async () => {
      const rows = await shop.context.db
        .selectFrom('order_texts')
        .select('kind')
        .where('order_id', '=', orderId)
        .where('state', '=', 'sent')
        .execute();
      return rows.length === 3 || undefined;
    });
    const desk = await signedIn(shop, 'admin');
    const { entries } = (await desk.send('GET', `/api/v6/console/orders/${orderId}/life`)).json();
    const shown = entries.map(
      ({ title, detail }: { title: string; detail: string }) => `${title}: ${detail}`,
    );
    expect(shown).toEqual(
      expect.arrayContaining([
        'Text messages turned on: To +1 816 555 0100.',
        'Text message sent: Texts turned on.',
        'Text message sent: Leg canceled, return leg.',
        'Text message sent: Order canceled.',
      ]),
    );
  });
});
