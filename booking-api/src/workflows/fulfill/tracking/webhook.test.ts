import { createHmac } from 'node:crypto';
import { startCarrierStandIn } from '../../../integrations/carriers/easypost/testing/stand-in.ts';
import { until } from '../../../testing/until.ts';
import { signedIn } from '../../testing/booking.ts';
import { parcelRows, placeOrder, reaches, stepMails } from '../../testing/shipping.ts';
import { type Shop, startShop } from '../../testing/shop.ts';

const secret = 'whsec_only-the-carrier-and-we-know';
let standIn: Awaited<ReturnType<typeof startCarrierStandIn>>;
let shop: Shop;
beforeAll(async () => {
  standIn = await startCarrierStandIn();
  shop = await startShop({
    CARRIER_PROVIDER: 'easypost',
    EASYPOST_API_KEY: 'EZAK-test',
    EASYPOST_URL: standIn.url,
    EASYPOST_WEBHOOK_SECRET: secret,
  });
});
afterAll(async () => {
  await shop.close();
  await standIn.close();
});

const now = () => new Date().toISOString();
let serial = 0;
/** An event in the carrier's format, as text, because the signature covers the text. */
const eventOf = (shipmentId: string | null, more: object = {}): string => {
  serial += 1;
  return JSON.stringify({
    id: `evt_${serial}`,
    object: 'Event',
    description: 'tracker.updated',
    mode: 'test',
    created_at: now(),
    previous_attributes: { status: 'pre_transit' },
    status: 'completed',
    result: { id: 'trk_1', object: 'Tracker', shipment_id: shipmentId, weight: 42.5, status: 'in_transit' },
    ...more,
  });
};
const signatureOf = (text: string, by = secret) =>
  `hmac-sha256-hex=${createHmac('sha256', by.normalize('NFKD')).update(text).digest('hex')}`;
/** As the carrier calls: no cookie, no origin. */
const sendNotice = (text: string, signature: string | null = signatureOf(text), type = 'application/json') =>
  shop.app.inject({
    method: 'POST',
    url: '/api/v6/carriers/webhook',
    headers: {
      host: 'localhost:4000',
      'content-type': type,
      ...(signature === null ? {} : { 'x-hmac-signature': signature }),
    },
    payload: text,
  });
const storedNotices = async () =>
  (await shop.context.db.selectFrom('carrier_events').selectAll().execute()).length;

async function labeled() {
  const { orderId } = await placeOrder(shop, await signedIn(shop));
  await reaches(shop, orderId, 'labels_ready');
  const [parcel] = await parcelRows(shop, orderId);
  const shipment = standIn.shipments.find(({ id }) => id === parcel?.shipment_id);
  if (!parcel || !shipment) throw new Error('no label');
  return { orderId, parcel, shipment };
}
const scan = { status: 'in_transit', datetime: '2026-11-24T20:45:00Z', message: 'Departed' };

describe('a carrier’s notice', () => {
  it('a notice makes the server ask the carrier about the bag, without waiting for the next round', async () => {
    const { orderId, shipment } = await labeled();
    shipment.tracker = { tracking_details: [scan] };
    expect((await sendNotice(eventOf(shipment.id))).json()).toEqual({ received: true });
    await reaches(shop, orderId, 'picked_up');
    const mails = await stepMails(shop, orderId, ['picked_up.outbound.1']);
    expect([...mails.keys()].filter((kind) => kind.startsWith('picked_up'))).toHaveLength(1);
  });

  it('a notice is trusted only for the id of its bag', async () => {
    const { orderId, parcel, shipment } = await labeled();
    const lie = { id: 'trk_1', object: 'Tracker', shipment_id: shipment.id, status: 'delivered' };
    expect((await sendNotice(eventOf(shipment.id, { result: lie }))).statusCode).toBe(200);
    await until(async () => (await parcelRows(shop, orderId)).every(({ tracked_at }) => tracked_at !== null));
    expect((await parcelRows(shop, orderId))[0]).toMatchObject({ id: parcel.id, status: 'label_ready' });
  });

  it('a notice that arrives twice, or twenty times at the same time, counts once', async () => {
    const { shipment } = await labeled();
    const text = eventOf(shipment.id);
    const before = await storedNotices();
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendNotice(text)));
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['{"received":true}']));
    expect((await storedNotices()) - before).toBe(1);
  });

  it.each([
    ['about a bag that is not ours', () => eventOf('shp_of_somebody')],
    ['about no shipment', () => eventOf(null)],
    ['about another thing', () => eventOf('shp_1', { description: 'batch.created' })],
  ])('a notice %s is accepted and ignored', async (_what, text) => {
    const before = await storedNotices();
    expect((await sendNotice(text())).json()).toEqual({ received: true });
    expect(await storedNotices()).toBe(before);
  });

  it('attack 38: a notice that is forged, changed, unsigned or old is refused', async () => {
    const { shipment } = await labeled();
    const good = eventOf(shipment.id);
    const before = await storedNotices();
    const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
    const answers = [
      await sendNotice(good, signatureOf(good, 'whsec_of_somebody_else')),
      await sendNotice(`${good} `, signatureOf(good)),
      await sendNotice(good.replace(shipment.id, 'shp_other'), signatureOf(good)),
      await sendNotice(good, null),
      await sendNotice(good, ''),
      await sendNotice(eventOf(shipment.id, { created_at: days(4) })),
      await sendNotice(eventOf(shipment.id, { created_at: days(-4) })),
      await sendNotice(eventOf(shipment.id, { created_at: 'yesterday' })),
    ];
    expect(answers.map(({ statusCode, body }) => [statusCode, JSON.parse(body).code])).toEqual(
      answers.map(() => [401, 'signature_invalid']),
    );
    expect(await storedNotices()).toBe(before);
  });

  it('a body that is not JSON, too large or of another kind is refused before it is read', async () => {
    const form = 'id=evt_1&description=tracker.updated';
    expect((await sendNotice('{"id":', signatureOf('{"id":'))).statusCode).toBe(400);
    expect((await sendNotice(form, signatureOf(form), 'application/x-www-form-urlencoded')).statusCode).toBe(
      415,
    );
    const huge = eventOf('shp_1', { padding: 'x'.repeat(1_200_000) });
    expect((await sendNotice(huge)).statusCode).toBe(413);
    const polluted = '{"__proto__":{"id":"evt"},"id":"evt_x"}';
    expect((await sendNotice(polluted, signatureOf(polluted))).statusCode).toBe(400);
  });
});
