import type { Browser } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { newKey } from '../../testing/booking.ts';
import { expectBooksToAgree } from '../../testing/money/expect-books-to-agree.ts';
import { paidOrder, placeOrder, reaches, stepMails } from '../../testing/shipping.ts';
import { consoleShop } from './testing/console-shop.ts';

const { admin, at, carrierAdmin, customer, life, notedOf, post, pro, refund, shop, titles, view } =
  consoleShop();

describe('an order in the console', () => {
  it('CO-04 shows the customer, the price with its steps, payments under the provider’s ids, labels, emails and jobs', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    await reaches(shop, orderId, 'labels_ready');
    const toCustomer = (order: { mails: { kind: string }[] }) =>
      order.mails
        .map(({ kind }) => kind)
        .filter((kind) => !kind.startsWith('traveler.'))
        .sort();
    const shown = await until(async () => {
      const answer = await view(orderId);
      return toCustomer(answer).length > 1 ? answer : undefined;
    });
    expect(shown).toMatchObject({
      brand: { slug: 'golf' },
      customer: { user_id: 'usr_demo_customer' },
      placed_by: null,
      rate_sheet: expect.any(String),
      cost_cents: expect.any(Number),
      refundable_cents: totalCents,
      detail: { order: { order_id: orderId, state: 'labels_ready' } },
      transactions: [{ kind: 'sale', provider: expect.any(String), amount_cents: totalCents }],
      labels: [{ label: 'bought', tracking_number: expect.any(String) }],
    });
    const ofCarriers = (await carrierAdmin.send('GET', `/api/v6/console/orders/${orderId}`)).json();
    expect(ofCarriers).toMatchObject({ cost_cents: null, rate_sheet: '' });
    expect(shown.receipt.line_items[0].explain.length).toBeGreaterThan(0);
    expect(toCustomer(shown)).toEqual(['confirmation', 'labels_ready.outbound.1']);
    expect(shown.jobs.map(({ queue }: { queue: string }) => queue)).toContain('buy-labels');
    expect(await titles(orderId)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Order placed: \$/),
        expect.stringMatching(/^Payment attempt: \$/),
        'Label bought',
        'Email sent',
      ]),
    );
  });

  it('CO-04 the history shows what an order cost when it was placed, even after a change', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    await shop.context.db
      .updateTable('orders')
      .set({ total_cents: totalCents + 1000 })
      .where('id', '=', orderId)
      .execute();
    expect(await titles(orderId)).toContain(`Order placed: $${(totalCents / 100).toFixed(2)}`);
  });

  it('OPEN-54 every staff role can read an order, and only admins can change it', async () => {
    const { orderId } = await placeOrder(shop, customer);
    const guest = await shop.browser();
    const reads = [];
    const refunds = [];
    const notes = [];
    for (const browser of [carrierAdmin, pro, customer, guest]) {
      reads.push((await browser.send('GET', at(orderId))).statusCode);
      refunds.push((await refund(orderId, {}, browser)).statusCode);
      notes.push((await post(orderId, '/notes', { note: 'x', key: newKey() }, browser)).statusCode);
    }
    expect([reads, refunds, notes]).toEqual([
      [200, 403, 403, 401],
      [403, 403, 403, 401],
      [200, 403, 403, 401],
    ]);
    expect((await view('ord_nobodys')).code).toBe('order_not_found');
  });

  it('CO-07 a refund by check or transfer is open until staff finish it, and then the customer gets an email', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    const made = (await refund(orderId, { to: 'other', amount_cents: 700 })).json();
    const shownRefunds = async () => {
      const { total_cents, payment } = (
        await customer.send('GET', `/api/v6/orders/${orderId}/receipt`)
      ).json();
      return [total_cents, payment.parts[0].amount_cents, payment.refunds];
    };
    const refunds = (state: string) => [
      { type: 'other', title: 'Check or transfer', amount_cents: 700, state },
    ];
    expect(await shownRefunds()).toEqual([totalCents, totalCents, refunds('by_hand')]);
    type Item = { kind: string; subject: string; what: string; order_id: string };
    const { items } = (await admin.send('GET', '/api/v6/console/work')).json() as { items: Item[] };
    const item = items.find(({ what, order_id }) => what === 'refund_by_hand' && order_id === orderId);
    expect(item).toMatchObject({
      customer: 'Casey Customer',
      amount_cents: 700,
      display_id: expect.any(String),
      way: '',
    });
    const search = await admin.send('GET', '/api/v6/console/search', { query: { search: made.refund_id } });
    expect(search.json().orders[0]).toMatchObject({ order_id: orderId });
    const finish = (browser: Browser) =>
      browser.send('POST', '/api/v6/console/work/done', {
        body: { kind: 'alert', subject: item?.subject ?? '', note: 'Check 1001 sent.' },
      });
    expect((await finish(carrierAdmin)).statusCode).toBe(403);
    const mails = async () => (await view(orderId)).mails.map(({ kind }: { kind: string }) => kind);
    expect(await mails()).not.toContain(`refund.${made.refund_id}`);
    expect((await finish(admin)).statusCode).toBe(200);
    expect(await shownRefunds()).toEqual([totalCents, totalCents, refunds('done')]);
    await until(async () => (await mails()).includes(`refund.${made.refund_id}`) || undefined);
  });

  it('stores a note once, and shows it with its author', async () => {
    const { orderId } = await placeOrder(shop, customer);
    const body = { note: ' Wants a call. ', key: newKey() };
    await post(orderId, '/notes', body);
    await post(orderId, '/notes', body);
    expect((await post(orderId, '/notes', { ...body, note: '  ' })).statusCode).toBe(422);
    const notes = (await life(orderId)).filter(({ kind }: { kind: string }) => kind === 'note');
    expect(notes).toEqual([
      {
        at: expect.any(String),
        kind: 'note',
        title: 'Note',
        detail: 'Wants a call.',
        by: expect.any(String),
      },
    ]);
  });
});

describe('a partial refund by staff', () => {
  it('VL-49 requires a reason, is logged before it is owed, and is made once per key', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    for (const comment of ['', '   '])
      expect((await refund(orderId, { comment })).json()).toMatchObject({
        fields: [{ path: 'comment', code: 'required' }],
      });
    const key = newKey();
    const customer_reason = 'Your bag <b>came late</b>.';
    const once = () => refund(orderId, { key, customer_reason });
    const [first, second] = await Promise.all([once(), once()]);
    expect(first.json()).toEqual(second.json());
    expect((await refund(orderId, { key, amount_cents: 501 })).json()).toMatchObject({ code: 'key_reused' });
    expect((await refund(orderId, { amount_cents: totalCents })).json()).toMatchObject({
      code: 'refund_too_large',
    });
    expect(await view(orderId)).toMatchObject({
      refundable_cents: totalCents - 500,
      refunds: [{ amount_cents: 500, to: 'wallet', reason: 'Collected late.', state: 'done' }],
    });
    expect(await titles(orderId)).toEqual(
      expect.arrayContaining(['Refund: $5.00', 'Refund requested by staff: $5.00']),
    );
    // Both requests are logged before either refund is made, but the money moves once.
    expect((await notedOf(orderId, 'staff.refunded_order')).length).toBeGreaterThan(0);
    const name = `refund.${first.json().refund_id}`;
    const mail = (await stepMails(shop, orderId, [name])).get(name);
    expect(mail?.subject).toContain('We refunded $5.00');
    expect(mail?.text).toContain('It’s in your account credit, ready for your next order');
    expect(mail?.text).toContain('Why: Your bag <b>came late</b>.');
    expect(mail?.text).not.toContain('Collected late.');
    expect(mail?.html).toContain('Why: Your bag &lt;b&gt;came late&lt;/b&gt;.');
    await expectBooksToAgree(shop);
  });

  it('CO-173 the same amount of an order within an hour takes the answer to a question', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    const other = await paidOrder(shop, customer);
    await refund(orderId);
    const same = await refund(orderId);
    expect([same.statusCode, same.json().code]).toEqual([409, 'given_before']);
    expect(await view(orderId)).toMatchObject({ refundable_cents: totalCents - 500 });
    for (const answer of [refund(orderId, { amount_cents: 501 }), refund(other.orderId)])
      expect((await answer).statusCode).toBe(200);
    expect((await refund(orderId, { again: true })).statusCode).toBe(200);
    expect(await view(orderId)).toMatchObject({ refundable_cents: totalCents - 1501 });
  });
});

describe('a credit by staff for an order', () => {
  it('attack 126: appears in the history of the order, and cannot be linked to another customer’s order', async () => {
    const { orderId } = await placeOrder(shop, customer);
    const give = (userId: string, order_id: string) =>
      admin.send('POST', `/api/v6/console/users/${userId}/credits`, {
        body: { kind: 'wallet', amount_cents: 1500, reason: 'Late bag.', order_id, key: newKey() },
      });
    const wallet = async (userId: string): Promise<number> =>
      (await admin.send('GET', `/api/v6/console/users/${userId}`)).json().balances.wallet;
    const before = [await wallet('usr_demo_member'), await wallet('usr_demo_customer')];
    expect((await give('usr_demo_member', orderId)).json()).toMatchObject({ code: 'no_such_thing' });
    expect((await give('usr_demo_customer', 'ord_nobodys')).json()).toMatchObject({ code: 'no_such_thing' });
    expect(await titles(orderId)).not.toContain('Credit given by staff: $15.00');
    expect((await give('usr_demo_customer', orderId)).json()).toEqual({ success: true });
    expect(await life(orderId)).toContainEqual(
      expect.objectContaining({ title: 'Credit given by staff: $15.00', detail: 'Late bag.' }),
    );
    expect([await wallet('usr_demo_member'), await wallet('usr_demo_customer')]).toEqual([
      before[0],
      (before[1] ?? 0) + 1500,
    ]);
  });
});

describe('resending a confirmation', () => {
  it('a confirmation is resent once per key, for one order and for several', async () => {
    const { orderId } = await paidOrder(shop, customer);
    const key = newKey();
    const kinds = async () =>
      (await view(orderId)).mails.map(({ kind }: { kind: string }) => kind) as string[];
    await until(async () => (await kinds()).includes('confirmation') || undefined);
    for (let turn = 0; turn < 2; turn += 1) await post(orderId, '/confirmation', { key });
    await until(async () => (await kinds()).includes(`confirmation.${key}`) || undefined);
    const bulk = (selection: object) =>
      admin.send('POST', '/api/v6/console/orders/confirmations', { body: { selection, key: newKey() } });
    expect((await bulk({ ids: [orderId] })).json()).toEqual({ sent: 1 });
    expect((await bulk({ ids: [orderId, 'ord_nobodys'] })).json()).toMatchObject({ code: 'order_not_found' });
    const filter = { search: (await view(orderId)).receipt.display_id };
    expect((await bulk({ filter, count: 2 })).json()).toMatchObject({ code: 'selection_moved', count: 1 });
    expect((await bulk({ filter, count: 1 })).json()).toEqual({ sent: 1 });
    await until(
      async () =>
        (await kinds()).filter((kind) => kind.startsWith('confirmation.')).length === 3 || undefined,
    );
  });
});
