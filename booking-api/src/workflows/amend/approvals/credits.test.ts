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

  it('CO-128 the report and the histories name who asked for a credit or a refund, and who approved it', async () => {
    const { orderId } = await paidOrder(shop, customer);
    await limit({ refund_limit_cents: 1000 });
    const credit = await admin.send('POST', '/api/v6/console/users/usr_demo_customer/credits', {
      body: { kind: 'wallet', amount_cents: 2500, reason: 'Late', order_id: orderId, key: newKey() },
    });
    await decide(boss, credit.json().approval_id, 'approve');
    const refund = await admin.send('POST', `/api/v6/console/orders/${orderId}/refunds`, {
      body: { amount_cents: 1500, to: 'wallet', comment: 'Late', key: newKey() },
    });
    await decide(boss, refund.json().approval_id, 'approve');

    const gifts = (
      await boss.send('GET', '/api/v6/console/report', {
        query: { kind: 'gifts', from: '2026-06-01', until: '2027-05-31' },
      })
    ).json();
    expect(JSON.stringify(gifts)).toMatch(/Alex Admin/);
    expect(JSON.stringify(gifts)).not.toMatch(/Avery/);
    const named = 'Alex Admin, approved by Avery Plus';
    const { entries } = (await boss.send('GET', `/api/v6/console/orders/${orderId}/life`)).json();
    const by = (title: string) =>
      entries.find((entry: { title: string }) => entry.title.startsWith(title))?.by;
    expect([by('Credit given by staff'), by('Refund requested by staff')]).toEqual([named, named]);
    const user = (await boss.send('GET', '/api/v6/console/users/usr_demo_customer')).json();
    const credited = user.audit.find(({ kind }: { kind: string }) => kind === 'staff.gave_credit');
    expect(credited.by).toBe(named);
    const trail = await boss.send('GET', '/api/v6/audit', { query: { subject: orderId } });
    expect(
      trail.json().entries.find(({ act }: { act: string }) => act === 'staff.gave_credit'),
    ).toMatchObject({ by: 'Alex Admin', detail: { approved_by: 'Avery Plus' } });
    // The approver's limit counts it, as before.
    const counted = await shop.context.db
      .selectFrom('staff_gifts')
      .select(['actor_id', 'asked_by'])
      .execute();
    expect(counted).toEqual([
      { actor_id: 'usr_demo_adminplus', asked_by: 'usr_demo_admin' },
      { actor_id: 'usr_demo_adminplus', asked_by: 'usr_demo_admin' },
    ]);
  });
});
