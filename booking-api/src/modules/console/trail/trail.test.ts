import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { signedIn } from '../../../workflows/testing/booking.ts';
import { placeOrder } from '../../../workflows/testing/shipping.ts';
import { startShop } from '../../../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const admin = signedInBrowser(shop, 'admin');
const carrierAdmin = signedInBrowser(shop, 'carrieradmin');

const read = async (query: Record<string, string>, browser = admin) =>
  (await browser.send('GET', '/api/v6/audit', { query })).json();
const acts = async (query: Record<string, string>, browser = admin): Promise<string[]> =>
  (await read(query, browser)).entries.map(({ act }: { act: string }) => act);

const canceled = async (): Promise<string> => {
  const { orderId } = await placeOrder(shop, customer);
  await admin.send('POST', `/api/v6/orders/${orderId}/cancel`, { body: { comment: 'Booked twice' } });
  return orderId;
};
const blocked = () =>
  admin.send('PATCH', '/api/v6/console/users/usr_demo_pro', {
    body: { fields: { phone: '+12125550187' }, expected: {}, reason: 'By the phone' },
  });

describe('the history of all acts', () => {
  it('CO-89 names the actor and the record, with the reason, and with the values before and after', async () => {
    const orderId = await canceled();
    const [order] = (await read({ subject: orderId })).entries;
    expect(order).toMatchObject({
      by: expect.stringMatching(/\w+ \w+/),
      about: { kind: 'order', id: orderId, name: expect.stringMatching(/^[A-Z]/) },
      reason: 'Booked twice',
    });
    expect((await blocked()).statusCode).toBe(200);
    const [changed] = (await read({ kind: 'user', acts: 'accounts' })).entries;
    expect(changed).toMatchObject({
      act: 'changed.user',
      about: { kind: 'user', id: 'usr_demo_pro' },
      reason: 'By the phone',
      change: { kind: 'user', before: { phone: expect.any(String) }, after: { phone: '+12125550187' } },
    });
  });

  it('CO-89 the history can be filtered by actor, action, kind and day, and hides views unless they are requested', async () => {
    await canceled();
    await admin.send('GET', '/users/get_user', { query: { user_id: 'usr_demo_pro' } });
    expect(await acts({ acts: 'orders', kind: 'order' })).toContain('staff.voided_order');
    expect(await acts({ acts: 'done' })).not.toContain('staff.looked_up');
    expect(await acts({ acts: 'looked' })).toContain('staff.looked_up');
    expect(await acts({ by: 'nobody of this name' })).toEqual([]);
    const [{ by }] = (await read({ acts: 'orders' })).entries;
    expect(await acts({ by, acts: 'orders' })).toContain('staff.voided_order');
    expect(await acts({ day: '2020-01-01' })).toEqual([]);
    const today = await read({ acts: 'orders' });
    expect(await acts({ acts: 'orders', day: today.entries[0].at.slice(0, 10) })).not.toEqual([]);
  });

  it('CO-89 continues page by page without omitting or repeating acts of one instant', async () => {
    await canceled();
    await blocked();
    await canceled();
    const whole = (await read({})).entries.map(({ id }: { id: string }) => id);
    const found: string[] = [];
    let before: string | null = null;
    do {
      const page: { entries: { id: string }[]; next: string | null } = await read({
        limit: '2',
        ...(before ? { before } : {}),
      });
      found.push(...page.entries.map(({ id }) => id));
      before = page.next;
    } while (before);
    expect(found).toEqual(whole);
    expect(new Set(found).size).toBe(found.length);
    expect((await admin.send('GET', '/api/v6/audit', { query: { before: 'x~y' } })).statusCode).toBe(422);
  });

  it('CO-100 attack 148: a carrier admin sees no change of accounts or prices, no amounts, and nothing about users', async () => {
    const { orderId } = await placeOrder(shop, customer);
    const refund = { amount_cents: 500, to: 'wallet', comment: 'Goodwill', key: 'a-refund-of-the-history' };
    await admin.send('POST', `/api/v6/console/orders/${orderId}/refunds`, { body: refund });
    const credit = { kind: 'wallet', amount_cents: 700, reason: 'Late', key: 'a-credit-of-the-history' };
    await admin.send('POST', '/api/v6/console/users/usr_demo_customer/credits', { body: credit });
    await canceled();
    await blocked();
    await admin.send('GET', '/users/get_user', { query: { user_id: 'usr_demo_pro' } });
    const all = await acts({ limit: '100' });
    expect(all).toEqual(expect.arrayContaining(['staff.refunded_order', 'staff.gave_credit']));
    const { entries } = await read({ limit: '100' }, carrierAdmin);
    const seen: string[] = entries.map(({ act }: { act: string }) => act);
    expect(seen).toContain('staff.voided_order');
    expect(seen.filter((act) => /^changed|refund|credit|rate|looked|person/.test(act))).toEqual([]);
    expect(entries.filter(({ about }: { about: { kind: string } }) => about.kind === 'user')).toEqual([]);
    expect(JSON.stringify(entries)).not.toMatch(/cents|payment/);
  });

  it('CO-89 the history is hidden from customers and club staff', async () => {
    for (const name of ['customer', 'pro'])
      expect((await (await signedIn(shop, name)).send('GET', '/api/v6/audit')).statusCode).toBe(403);
  });
});
