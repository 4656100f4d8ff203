import { newKey } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { paidOrder } from '../../testing/shipping.ts';
import { limitedStaff } from './testing/limited-staff.ts';

jest.setTimeout(120_000);
const { admin, boss, customer, shop, decide, forget, limit, titles } = limitedStaff();
checkBooksAfterEach(shop);
beforeEach(forget);

describe('a credit above the limit', () => {
  it('CO-44 a credit above the limit is given once after its approval, and appears in the history of its order', async () => {
    const { orderId } = await paidOrder(shop, customer);
    await limit({ refund_limit_cents: 1000 });
    const path = '/api/v6/console/users/usr_demo_customer/credits';
    const balance = async () =>
      (await boss.send('GET', '/api/v6/console/users/usr_demo_customer')).json().balances.wallet;
    const before = await balance();
    const body = { kind: 'wallet', amount_cents: 2500, reason: 'Late', order_id: orderId, key: newKey() };
    const id = (await admin.send('POST', path, { body })).json().approval_id;
    expect((await admin.send('POST', path, { body })).json().approval_id).toBe(id);
    const other = await admin.send('POST', path, { body: { ...body, amount_cents: 2600 } });
    expect(other.json().code).toBe('key_reused');
    expect(await balance()).toBe(before);
    expect((await decide(boss, id, 'approve')).json().state).toBe('approved');
    expect((await admin.send('POST', path, { body })).json()).toEqual({ success: true });
    expect(await balance()).toBe(before + 2500);
    expect(await titles(orderId)).toContain('Credit given by staff: $25.00');
  });
});
