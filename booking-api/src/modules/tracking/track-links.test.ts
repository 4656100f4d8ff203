import ICAL from 'ical.js';
import sharp from 'sharp';
import { signedInBrowser, startPerFile } from '../../testing/server-per-file.ts';
import type { Browser } from '../../testing/test-app.ts';
import { paidOrder, reaches, shippingOf } from '../../workflows/testing/shipping.ts';
import { startShop } from '../../workflows/testing/shop.ts';
import { trackOrder } from '../../workflows/track-shipment/track-order.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const other = signedInBrowser(shop, 'pro');

let orderId: string;
let guest: Browser;
beforeAll(async () => {
  ({ orderId } = await paidOrder(shop, customer));
  await reaches(shop, orderId, 'labels_ready');
  guest = await shop.browser();
}, 60_000);

const links = () => `/api/v6/orders/${orderId}/track_links`;
const make = async (): Promise<{ link_id: string; token: string }> =>
  (await customer.send('POST', links(), { body: {} })).json();
const track = (token: string, path = '') => guest.send('GET', `/api/v6/track/${token}${path}`);
const photo = async (): Promise<string> =>
  (
    await sharp({ create: { width: 30, height: 20, channels: 3, background: '#446688' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
const confirm = (token: string, body: Record<string, unknown>) =>
  guest.send('POST', `/api/v6/track/${token}/received`, {
    body: { leg: 'outbound', name: 'Jo, desk', ...body },
  });
/** A day on which the bags are where they go; the session of the day before is over. */
async function arrived(): Promise<void> {
  shop.moveClock('2026-12-02T23:00:00Z');
  await trackOrder(shippingOf(shop), orderId);
  await customer.startOver();
}

describe('a link by which others see where the bags are', () => {
  it('TC-09 tells states, days and cities, and nobody’s name, street, number or price', async () => {
    const { token } = await make();
    const answer = await track(token);
    expect(answer.statusCode).toBe(200);
    const [leg] = answer.json().legs;
    expect(leg).toMatchObject({
      leg: 'outbound',
      from: { place: 'New York, NY' },
      to: { place: 'San Francisco, CA' },
      bags: [{ status: 'label_ready', promised_on: '2026-12-02' }],
      received: false,
      may_confirm: false,
    });
    const { shipment, display_id } = await shop.context.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const { from, to } = shipment.booking?.legs[0] ?? {};
    const secrets = [
      display_id,
      orderId,
      from?.name,
      from?.street1,
      from?.zip,
      from?.phone,
      to?.name,
      to?.street1,
    ];
    for (const secret of secrets)
      expect([secret, answer.body.includes(secret ?? 'nothing')]).toEqual([secret, false]);
    expect(Object.keys(leg.bags[0]).toSorted()).toEqual(
      [
        'item',
        'status',
        'detail',
        'promised_on',
        'expected_on',
        'arrived_at',
        'days_late',
        'late_reason',
        'time_zone',
      ].toSorted(),
    );
  });

  it('TC-10 is made and revoked by whose order it is; its token is kept as a hash alone', async () => {
    const { link_id, token } = await make();
    const listed = (await customer.send('GET', links())).json().links;
    expect(listed.map((link: { link_id: string }) => link.link_id)).toContain(link_id);
    expect(JSON.stringify(listed)).not.toContain(token);
    const rows = await shop.context.db.selectFrom('track_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    await customer.send('DELETE', `${links()}/${link_id}`);
    expect((await track(token)).json().code).toBe('track_link_not_found');
  });

  it('TC-10 is one of ten at most that open at once', async () => {
    let last = await customer.send('POST', links(), { body: {} });
    for (let index = 0; index < 10 && last.statusCode === 200; index += 1)
      last = await customer.send('POST', links(), { body: {} });
    expect([last.statusCode, last.json().code]).toEqual([409, 'action_not_allowed']);
    const open = (await customer.send('GET', links())).json().links;
    expect(open).toHaveLength(10);
    for (const { link_id } of open) await customer.send('DELETE', `${links()}/${link_id}`);
  });

  it('TC-10 is over sixty days after the bags are there', async () => {
    const { token } = await make();
    shop.moveClock('2027-02-01T12:00:00Z');
    expect((await track(token)).statusCode).toBe(404);
    shop.moveClock('2026-11-23T15:00:00Z');
  });

  it('TC-11 is a calendar that keeps its days apart by their UID', async () => {
    const { token } = await make();
    const answer = await guest.send('GET', `/track/${token}/calendar.ics`, {
      headers: { accept: 'text/calendar' },
    });
    expect(answer.headers['content-type']).toContain('text/calendar');
    const [event] = new ICAL.Component(ICAL.parse(answer.body)).getAllSubcomponents('vevent');
    expect(new ICAL.Event(event).startDate.toString()).toBe('2026-12-02');
    expect(new ICAL.Event(event).summary).toBe('Bags arrive: San Francisco, CA');
  });

  it('C4-85 is not guessed, nor another’s to make, list, revoke or look into', async () => {
    const { link_id, token } = await make();
    expect((await other.send('POST', links(), { body: {} })).statusCode).toBe(404);
    expect((await other.send('GET', links())).statusCode).toBe(404);
    expect((await other.send('DELETE', `${links()}/${link_id}`)).statusCode).toBe(404);
    expect((await track(token)).statusCode).toBe(200);
    const wrong = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        track(`${token.slice(0, -2)}${String(index).padStart(2, '0')}`),
      ),
    );
    expect(new Set(wrong.map(({ statusCode }) => statusCode))).toEqual(new Set([404, 429]));
  });

  it('C4-86 leaves its token in no log', async () => {
    const { token } = await make();
    await guest.send('GET', `/track/${token}/calendar.ics`);
    await track(token);
    await track(token, '/news');
    expect(shop.logs.join('')).not.toContain(token);
  });
});

describe('bags that somebody has received', () => {
  it('TC-12 C4-92 is said by the link, with a photo that only whose order it is sees, once they can be there', async () => {
    const { token } = await make();
    expect((await confirm(token, {})).json().code).toBe('action_not_allowed');
    await arrived();
    expect((await confirm(token, { name: '  ' })).json().fields).toEqual([
      { path: 'name', code: 'required' },
    ]);
    expect((await confirm(token, { photo: await photo() })).json()).toEqual({ success: true });
    expect((await track(token)).json().legs[0].received).toBe(true);
    const [received] = (await customer.send('GET', links())).json().received;
    expect(received).toMatchObject({ leg: 'outbound', name: 'Jo, desk', has_photo: true });
    const url = `/api/v6/orders/${orderId}/received/${received.received_id}/photo`;
    const shown = await customer.send('GET', url, { headers: { accept: 'image/*' } });
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment; filename="bags-received.jpg"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    await other.startOver('pro');
    expect((await other.send('GET', url)).statusCode).toBe(404);
    expect((await guest.send('GET', url)).statusCode).toBe(401);
  });

  it('C4-87 C4-99 takes what is no photo for none, and not more of them than a leg needs', async () => {
    await arrived();
    const { token } = await make();
    const bad = await confirm(token, { photo: Buffer.from('<svg onload="alert(1)"/>').toString('base64') });
    expect([bad.statusCode, bad.json().fields]).toEqual([422, [{ path: 'photo', code: 'photo_not_read' }]]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(token, {})));
    expect(answers.some((answer) => answer.json().code === 'action_not_allowed')).toBe(true);
    await customer.startOver();
    expect((await customer.send('GET', links())).json().received).toHaveLength(5);
    const huge = await confirm(token, { photo: 'A'.repeat(15_500_000) });
    expect(huge.statusCode).toBe(413);
  });
});
