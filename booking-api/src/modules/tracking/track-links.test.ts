import ICAL from 'ical.js';
import { signedIn } from '../../workflows/testing/booking.ts';
import { trackedOrder } from './testing/tracked-order.ts';

const tracked = trackedOrder();
const { arrived, bookedByStaff, confirm, customer, links, make, other, photo, shop, track } = tracked;

describe('the managers and readers of tracking links', () => {
  it('attack 107: carrier staff, who read every order, create, list and revoke no link, and read no answer to a club', async () => {
    const { link_id } = await make();
    const reader = await signedIn(shop, 'carrieradmin');
    const refused = [
      await reader.send('POST', links(), { body: {} }),
      await reader.send('DELETE', `${links()}/${link_id}`),
    ];
    expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [409, 'action_not_allowed'],
      [409, 'action_not_allowed'],
    ]);
    expect((await reader.send('GET', links())).json().links).toEqual([]);
    expect((await reader.send('GET', `/api/v6/orders/${tracked.orderId}/club_notes`)).json()).toMatchObject({
      notes: [],
    });
    expect((await reader.send('GET', `/api/v6/orders/${tracked.orderId}/preferences`)).json()).toEqual({
      answers: [],
      international_info: null,
    });
    expect((await customer.send('GET', links())).json().links).toHaveLength(1);
    await customer.send('DELETE', `${links()}/${link_id}`);
  });

  it('attack 107: staff who booked for a member can no longer read the order after they left the club or its staff', async () => {
    const booked = await bookedByStaff();
    const status = async () => (await other.send('GET', `/api/v6/orders/${booked.orderId}`)).statusCode;
    const become = (change: { role?: 'pro' | 'consumer'; club_id?: number | null }) =>
      shop.context.db.updateTable('users').set(change).where('email', '=', 'pro@demo.test').execute();
    const { role, club_id } = await shop.context.db
      .selectFrom('users')
      .select(['role', 'club_id'])
      .where('email', '=', 'pro@demo.test')
      .executeTakeFirstOrThrow();
    expect(await status()).toBe(200);
    await become({ club_id: null });
    expect(await status()).toBe(404);
    await become({ club_id, role: 'consumer' });
    expect(await status()).toBe(404);
    await shop.context.db
      .updateTable('users')
      .set({ role, club_id })
      .where('email', '=', 'pro@demo.test')
      .execute();
    expect(await status()).toBe(200);
  });

  it('attack 107: ten of twenty links created at the same moment work', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, () => customer.send('POST', links(), { body: {} })),
    );
    expect(made.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    for (const answer of made)
      if (answer.statusCode === 200) await customer.send('DELETE', `${links()}/${answer.json().link_id}`);
  });
});

describe('a tracking link for others', () => {
  it('TC-09 a link shows states, days and cities, and no name, street, number or price', async () => {
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
      .where('id', '=', tracked.orderId)
      .executeTakeFirstOrThrow();
    const { from, to } = shipment.booking?.legs[0] ?? {};
    const secrets = [
      display_id,
      tracked.orderId,
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

  it('TC-10 the order’s owner creates and revokes a link, and only the hash of its token is stored', async () => {
    const { link_id, token } = await make();
    const listed = (await customer.send('GET', links())).json().links;
    expect(listed.map((link: { link_id: string }) => link.link_id)).toContain(link_id);
    expect(JSON.stringify(listed)).not.toContain(token);
    const rows = await shop.context.db.selectFrom('track_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    await customer.send('DELETE', `${links()}/${link_id}`);
    expect((await track(token)).json().code).toBe('track_link_not_found');
  });

  it('TC-10 at most ten links are active per order', async () => {
    let last = await customer.send('POST', links(), { body: {} });
    for (let index = 0; index < 10 && last.statusCode === 200; index += 1)
      last = await customer.send('POST', links(), { body: {} });
    expect([last.statusCode, last.json().code]).toEqual([409, 'action_not_allowed']);
    const open = (await customer.send('GET', links())).json().links;
    expect(open).toHaveLength(10);
    for (const { link_id } of open) await customer.send('DELETE', `${links()}/${link_id}`);
  });

  it('TC-10 a link expires sixty days after the bags have arrived', async () => {
    const { token } = await make();
    shop.moveClock('2027-02-01T12:00:00Z');
    expect((await track(token)).statusCode).toBe(404);
    shop.moveClock('2026-11-23T15:00:00Z');
  });

  it('TC-11 offers a calendar that distinguishes its days by their UID', async () => {
    const { token } = await make();
    const answer = await tracked.guest.send('GET', `/track/${token}/calendar.ics`, {
      headers: { accept: 'text/calendar' },
    });
    expect(answer.headers['content-type']).toContain('text/calendar');
    const [event] = new ICAL.Component(ICAL.parse(answer.body)).getAllSubcomponents('vevent');
    expect(new ICAL.Event(event).startDate.toString()).toBe('2026-12-02');
    expect(new ICAL.Event(event).summary).toBe('Bags arrive: San Francisco, CA');
  });

  it('C4-85 a tracking link cannot be guessed, and no one else can create, list, revoke or read it', async () => {
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

  it('C4-86 writes its token to no log', async () => {
    const { token } = await make();
    await tracked.guest.send('GET', `/track/${token}/calendar.ics`);
    await track(token);
    await track(token, '/news');
    expect(shop.logs.join('')).not.toContain(token);
  });
});

describe('confirming the arrival of bags', () => {
  it('TC-12 C4-92 works through the link, once they can have arrived, with a photo that only the order’s owner sees', async () => {
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
    const url = `/api/v6/orders/${tracked.orderId}/received/${received.received_id}/photo`;
    const shown = await customer.send('GET', url, { headers: { accept: 'image/*' } });
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment; filename="bags-received.jpg"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    await other.startOver('pro');
    expect((await other.send('GET', url)).statusCode).toBe(404);
    expect((await tracked.guest.send('GET', url)).statusCode).toBe(401);
  });

  it('C4-87 C4-99 refuses files that are not photos, and more of them than a leg needs', async () => {
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
