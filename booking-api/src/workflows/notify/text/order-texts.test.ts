import { textConsent } from '@sendahead/shared-contracts/orders/text-consent';
import { sql } from 'kysely';
import { sweepTextConsents } from '../../../modules/orders/public/texts/text-consents.ts';
import { until } from '../../../testing/until.ts';
import { signedIn } from '../../testing/booking.ts';
import { labeledRoundTrip, paidOrder, reaches } from '../../testing/shipping.ts';
import { pathOf, textedShop, today } from './testing/texted-shop.ts';

const { at, customer, read, shop, start } = textedShop();

describe('consent to texts about an order', () => {
  it('OR-09 texts begin with the number of the order, and the consent is stored with its person, sentence and time', async () => {
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
    // The same number again is the same consent; another one replaces it.
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

  it('OR-10 are offered by the receipt of an order that has a number which gets them, and by no other', async () => {
    const { db } = shop.context;
    const { orderId } = await paidOrder(shop, customer);
    const receipt = async () => (await customer.send('GET', `/api/v6/orders/${orderId}/receipt`)).json();
    expect(await receipt()).toMatchObject({ texts: true });
    await sql`update orders set shipment = jsonb_set(jsonb_set(shipment,
        '{booking,form,o_phone}', '"+44 20 7946 0000"'), '{booking,form,d_phone}', '"+353 1 555 0100"')
      where id = ${orderId}`.execute(db);
    await db.updateTable('users').set({ phone: '' }).where('id', '=', 'usr_demo_customer').execute();
    expect(await receipt()).toMatchObject({ texts: false });
    expect(await read(orderId)).toMatchObject({ suggestion: '', may_ask: true });
  });

  it.each(['816 555', '800 555 0100', '+44 7400 123456', ''])(
    'OR-09 texts are refused for "%s" at the field, and the existing number is kept',
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

  it('attack 150: OR-09 only the owner can consent to texts, and only to the displayed sentence', async () => {
    const { orderId } = await paidOrder(shop, customer);
    const other = await signedIn(shop, 'pro');
    expect((await start(orderId, '816 555 0100', other)).json()).toMatchObject({ code: 'order_not_found' });
    expect((await other.send('DELETE', pathOf(orderId))).statusCode).toBe(404);
    const carrier = await signedIn(shop, 'carrieradmin');
    expect((await carrier.send('DELETE', pathOf(orderId))).json()).toMatchObject({
      code: 'action_not_allowed',
    });
    const desk = await signedIn(shop, 'admin');
    expect((await start(orderId, '816 555 0100', desk)).json()).toMatchObject({ code: 'action_not_allowed' });
    const otherWords = { phone: '816 555 0100', consent: 'Text me anything.' };
    expect((await customer.send('PUT', pathOf(orderId), { body: otherWords })).statusCode).toBe(400);
    await start(orderId);
    expect((await carrier.send('GET', pathOf(orderId))).json()).toEqual({
      phone: null,
      suggestion: '',
      may_ask: false,
    });
    // Staff end them for a customer who calls.
    expect((await desk.send('DELETE', pathOf(orderId))).json()).toMatchObject({
      phone: null,
      may_ask: false,
    });
  });

  it('OR-09 texts end two weeks after the bags arrived', async () => {
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

  it('OR-09 texts report a canceled leg and a canceled order, and staff see all of them in the history', async () => {
    const { orderId } = await labeledRoundTrip(shop, customer);
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
