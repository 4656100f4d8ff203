import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { paidOrder } from '../../testing/shipping.ts';
import { limitedStaff } from '../approvals/testing/limited-staff.ts';
import { codeOf } from '../pay-link/testing/pay-links-in.ts';
import { oweCorrection } from './testing/owe-correction.ts';

jest.setTimeout(120_000);
const desk = limitedStaff();
const { admin, boss, carrierAdmin, colleague, customer, shop } = desk;
const { decide, forget, life, limit, shown } = desk;
checkBooksAfterEach(shop);
beforeEach(forget);

/** An order with an amount due, the path of that amount, and the order’s owed amounts as its customer sees them. */
async function owing(browser = customer) {
  const { orderId } = await paidOrder(shop, browser);
  await oweCorrection(shop, orderId);
  const owed = async () => (await browser.send('GET', `/api/v6/orders/${orderId}`)).json().owed[0];
  const { id, amount_cents: cents } = await owed();
  const waive = (by = admin, comment = 'Our own list was wrong.') =>
    by.send('POST', `/api/v6/orders/${orderId}/pay_requests/${id}/waive`, { body: { comment } });
  return { orderId, cents: cents as number, owed, waive };
}
const given = () =>
  shop.context.db.selectFrom('staff_gifts').select(['actor_id', 'asked_by', 'amount_cents']).execute();

describe('an amount due that staff waive', () => {
  it('CH-25 counts as given within thirty days, so that several small waivers meet the limit', async () => {
    const first = await owing();
    const second = await owing();
    await limit({ refund_limit_cents: first.cents + second.cents - 1 });
    expect((await first.waive()).json()).not.toHaveProperty('approval_id');
    expect(await given()).toEqual([
      { actor_id: 'usr_demo_admin', asked_by: null, amount_cents: first.cents },
    ]);
    expect((await second.waive()).json().approval_id).toMatch(/^apr_/);
    expect(await second.owed()).toMatchObject({ state: 'asked' });
  });

  it('CH-25 above the limit it stays due until a second person approves it, once', async () => {
    const { orderId, cents, owed, waive } = await owing();
    await limit({ refund_limit_cents: cents - 1 });
    const id = (await waive()).json().approval_id;
    expect((await waive()).json().approval_id).toBe(id);
    expect(await shown(orderId)).toMatchObject([
      { approval_id: id, waives_due: true, amount_cents: cents, state: 'asked', acts: ['withdraw'] },
    ]);
    expect(codeOf(await decide(admin, id, 'approve'))).toBe('approval_not_yours');
    expect(codeOf(await decide(carrierAdmin, id, 'approve'))).not.toBe('');
    const answers = await Promise.all([decide(colleague, id, 'approve'), decide(boss, id, 'approve')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await owed()).toMatchObject({ state: 'waived' });
    expect(await given()).toMatchObject([{ asked_by: 'usr_demo_admin', amount_cents: cents }]);
    const titles = (await life(orderId)).map(({ title }: { title: string }) => title);
    expect(titles).toEqual(
      expect.arrayContaining(['Approval requested: $22.00', 'Request approved: $22.00']),
    );
  });

  it('CH-25 after a declined request, staff can ask again', async () => {
    const { cents, waive } = await owing();
    await limit({ refund_limit_cents: cents - 1 });
    const declined = (await waive()).json().approval_id;
    await decide(boss, declined, 'decline', { reason: 'The address was wrong.' });
    expect((await waive()).json().approval_id).not.toBe(declined);
  });

  it('CH-25 an approval of an amount that was paid since closes the request, and changes nothing', async () => {
    const { orderId, cents, owed, waive } = await owing();
    await limit({ refund_limit_cents: cents - 1 });
    const id = (await waive()).json().approval_id;
    const path = `/api/v6/orders/${orderId}/pay_requests/${(await owed()).id}/pay`;
    await customer.send('POST', path, { body: { payment_method_nonce: await shop.gateway.nonce() } });
    expect((await decide(boss, id, 'approve')).json()).toEqual({ state: 'impossible', why: 'not_due' });
    expect(await owed()).toMatchObject({ state: 'paid' });
    expect(await given()).toEqual([]);
  });

  it('attack 161: nobody waives what they owe themselves', async () => {
    const { owed, waive } = await owing(admin);
    expect(codeOf(await waive(admin))).toBe('action_not_allowed');
    expect(await owed()).toMatchObject({ state: 'asked' });
  });
});
