import { signedInBrowser, startPerFile } from '../../testing/server-per-file.ts';
import type { Browser } from '../../testing/test-app.ts';
import { checkOut, prepareBooking, signedIn } from '../../workflows/testing/booking.ts';
import { reaches } from '../../workflows/testing/shipping.ts';
import { startShop } from '../../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const pro = signedInBrowser(shop, 'pro');
const customer = signedInBrowser(shop);
let orderId = '';
let orders = '';
beforeAll(async () => {
  const member = await pro.send('POST', '/api/v6/club_users', {
    body: { club_id: 1, first_name: 'Mia', last_name: 'Member', email: 'mia@club.test' },
  });
  const booking = await prepareBooking(pro, {}, member.json().user_id);
  const answer = await checkOut(booking, { nonce: await shop.gateway.nonce() });
  expect(answer.json()).toMatchObject({ status: true });
  ({ orderId } = booking);
  orders = `/api/v6/orders/${orderId}`;
  await reaches(shop, orderId, 'labels_ready');
});

const statusOf = async (browser: Browser, path: string) => (await browser.send('GET', path)).statusCode;

describe('an order that a pro user placed for a member of the club', () => {
  it('OPEN-19 PY-16 TK-13 CO-104 shows the receipt to the pro user who placed it', async () => {
    const receipt = await pro.send('GET', `${orders}/receipt`);
    expect([receipt.statusCode, receipt.json().order_id]).toEqual([200, orderId]);
    expect(receipt.json()).toMatchObject({ confirmation_to: 'mia@club.test', customer_name: 'Mia Member' });
    const steps = receipt.json().next_steps as { title: string; detail: string }[];
    expect(steps.map(({ title }) => title)).toContain('Attach the labels');
    expect(JSON.stringify(steps)).not.toMatch(/\byour\b/i);
  });

  it('OPEN-19 shows that pro user labels, tracking and dates, but offers neither change nor cancellation', async () => {
    const read = (await pro.send('GET', orders)).json();
    expect(read.order.allowed_actions).toEqual(['print_labels', 'add_to_calendar']);
    for (const path of ['labels', 'tracking', 'calendar'])
      expect(await statusOf(pro, `${orders}/${path}`)).toBe(200);
  });

  it('OPEN-54 an order for a member can be changed, canceled and repeated by its owner and by staff', async () => {
    const tries = [
      ['change/price', { pickup_date: '2026-12-01' }],
      ['cancel', { comment: 'No longer needed' }],
      ['legs/outbound/cancel', { comment: 'No longer needed' }],
      ['undo', {}],
      ['pay_requests/pay_1/pay', { payment_method_nonce: 'none' }],
      ['ship_again', {}],
    ] as const;
    for (const [path, body] of tries) {
      const answer = await pro.send('POST', `${orders}/${path}`, { body });
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 409, 'action_not_allowed']);
    }
    for (const path of ['change/options', 'refund_plan?amount_cents=100']) {
      const answer = await pro.send('GET', `${orders}/${path}`);
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 409, 'action_not_allowed']);
    }
  });

  it('OPEN-19 an order for a member is not found for another customer or another pro user', async () => {
    const other = await signedIn(shop, 'customer');
    await shop.context.db
      .updateTable('users')
      .set({ role: 'pro', club_id: 1 })
      .where('id', '=', 'usr_demo_customer')
      .execute();
    for (const browser of [other, customer])
      for (const path of ['', '/receipt', '/labels'])
        expect(await statusOf(browser, `${orders}${path}`)).toBe(404);
  });
});
