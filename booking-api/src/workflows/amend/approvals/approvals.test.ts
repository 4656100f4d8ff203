import { newKey } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { paidOrder } from '../../testing/shipping.ts';
import { limitedStaff } from './testing/limited-staff.ts';

jest.setTimeout(120_000);
const desk = limitedStaff();
const { admin, boss, colleague, carrierAdmin, customer, pro, shop } = desk;
const { decide, forget, life, limit, refund, shown, titles, view, waiting } = desk;
checkBooksAfterEach(shop);
beforeEach(forget);

const asksFor = async (orderId: string, more: object = {}): Promise<string> =>
  (await refund(orderId, { amount_cents: 3000, ...more })).json().approval_id;
const codeOf = async (answer: ReturnType<typeof decide>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json().code];
};
const refunded = async (orderId: string): Promise<number> =>
  (await view(orderId)).refunds.reduce(
    (sum: number, { amount_cents }: { amount_cents: number }) => sum + amount_cents,
    0,
  );
const notYours = [403, 'approval_not_yours'];
const closed = [409, 'approval_closed'];

describe('a refund above the limit', () => {
  it('CO-44 waits for a second person, who makes it once; the history shows requester and approver', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    await limit({ refund_limit_cents: 2000 });
    expect((await refund(orderId, { amount_cents: 2000 })).json().refund_id).toMatch(/^rfd_/);
    const key = newKey();
    const ask = () => refund(orderId, { amount_cents: 3000, key, customer_reason: 'It came late.' });
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(first.json()).toEqual({ refund_id: '', approval_id: expect.stringMatching(/^apr_/) });
    expect(second.json()).toEqual(first.json());
    expect((await refund(orderId, { amount_cents: 3001, key })).json().code).toBe('key_reused');
    const id = first.json().approval_id;
    expect(await refunded(orderId)).toBe(2000);
    expect(await shown(orderId)).toMatchObject([
      {
        approval_id: id,
        kind: 'refund',
        amount_cents: 3000,
        to: 'wallet',
        reason: 'Collected late.',
        asked_by: { name: 'Alex Admin' },
        state: 'asked',
        acts: ['withdraw'],
      },
    ]);
    expect(await waiting(colleague)).toMatchObject([{ approval_id: id, acts: ['approve', 'decline'] }]);
    expect(await waiting(carrierAdmin)).toEqual([]);
    const [once, twice] = await Promise.all([decide(colleague, id, 'approve'), decide(boss, id, 'approve')]);
    expect([once.statusCode, twice.statusCode].toSorted()).toEqual([200, 409]);
    expect(await refunded(orderId)).toBe(5000);
    expect((await ask()).json().refund_id).toMatch(/^rfd_/);
    expect(await refunded(orderId)).toBe(5000);
    expect((await view(orderId)).refundable_cents).toBe(totalCents - 5000);
    const entries = (await life(orderId)) as { title: string; by: string }[];
    const by = (title: string) => entries.find((entry) => entry.title === title)?.by;
    expect(by('Approval requested: $30.00')).toBe('Alex Admin');
    expect(['Morgan Member', 'Avery Plus']).toContain(by('Request approved: $30.00'));
  });

  it('CO-132 staff read their limit for a customer, and how much of it they used in 30 days', async () => {
    const { orderId } = await paidOrder(shop, customer);
    const { customer: owner } = await view(orderId);
    const left = async () =>
      (await admin.send('GET', `/api/v6/console/users/${owner.user_id}/gift_limit`)).json();
    const before = (await left()).used_cents;
    await limit({ refund_limit_cents: before + 2000 });
    await refund(orderId, { amount_cents: 1500 });
    expect(await left()).toEqual({ limit_cents: before + 2000, used_cents: before + 1500 });
    await limit({ refund_limit_cents: null });
    expect(await left()).toMatchObject({ limit_cents: null });
  });

  it('CO-44 a refund above the limit is closed with the reason when the order no longer has the money', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    await limit({ refund_limit_cents: 2000 });
    const id = await asksFor(orderId, { amount_cents: totalCents });
    expect((await refund(orderId, { amount_cents: 500 }, boss)).statusCode).toBe(200);
    expect((await decide(boss, id, 'approve')).json()).toEqual({
      state: 'impossible',
      why: 'refund_too_large',
    });
    expect(await refunded(orderId)).toBe(500);
    expect(await waiting(admin)).toMatchObject([
      { state: 'impossible', decision: 'refund_too_large', acts: ['dismiss'] },
    ]);
    expect(await codeOf(decide(boss, id, 'approve'))).toEqual(closed);
  });

  it('CO-44 a refund above the limit is declined with a reason, which the requester sees until they dismiss it', async () => {
    const { orderId } = await paidOrder(shop, customer);
    await limit({ refund_limit_cents: 0 });
    const id = await asksFor(orderId);
    expect((await decide(boss, id, 'decline', { reason: ' ' })).statusCode).toBe(400);
    expect((await decide(boss, id, 'decline', { reason: 'Offer credit first.' })).statusCode).toBe(200);
    expect(await codeOf(decide(colleague, id, 'approve'))).toEqual(closed);
    expect(await waiting(admin)).toMatchObject([
      { state: 'declined', decision: 'Offer credit first.', decided_by: 'Avery Plus' },
    ]);
    expect(await waiting(boss)).toEqual([]);
    expect(await life(orderId)).toContainEqual(
      expect.objectContaining({
        title: 'Request declined: $30.00',
        detail: 'Offer credit first.',
        by: 'Avery Plus',
      }),
    );
    expect(await codeOf(decide(boss, id, 'dismiss'))).toEqual([404, 'no_such_thing']);
    expect((await decide(admin, id, 'dismiss')).statusCode).toBe(200);
    expect(await waiting(admin)).toEqual([]);
    expect(await refunded(orderId)).toBe(0);
  });

  it('CO-44 a refund above the limit can be withdrawn by its requester only', async () => {
    const { orderId } = await paidOrder(shop, customer);
    await limit({ refund_limit_cents: 0 });
    const id = await asksFor(orderId);
    expect(await codeOf(decide(boss, id, 'withdraw'))).toEqual([404, 'no_such_thing']);
    expect((await decide(admin, id, 'withdraw')).statusCode).toBe(200);
    expect(await codeOf(decide(boss, id, 'approve'))).toEqual(closed);
    expect(await titles(orderId)).toContain('Request withdrawn: $30.00');
  });

  it('CO-44 nothing changes for staff without a limit', async () => {
    const { orderId } = await paidOrder(shop, customer);
    expect((await refund(orderId, { amount_cents: 4000 })).json()).toEqual({
      refund_id: expect.stringMatching(/^rfd_/),
    });
    expect(await shown(orderId)).toEqual([]);
  });
});

describe('circumventing a limit (attack 133)', () => {
  it('CO-44 no one approves or declines their own request, whatever role they get in the meantime', async () => {
    const { orderId } = await paidOrder(shop, customer);
    await limit({ refund_limit_cents: 2000 });
    const id = await asksFor(orderId);
    const role = (to: 'admin' | 'admin_plus') =>
      shop.context.db.updateTable('users').set({ role: to }).where('id', '=', 'usr_demo_admin').execute();
    await role('admin_plus');
    await limit({ refund_limit_cents: null });
    for (const act of ['approve', 'decline'])
      expect(await codeOf(decide(admin, id, act, act === 'decline' ? { reason: 'x' } : {}))).toEqual(
        notYours,
      );
    await role('admin');
    expect(await refunded(orderId)).toBe(0);
    expect(await shown(orderId)).toMatchObject([{ state: 'asked' }]);
  });

  it('CO-44 an approver needs a sufficient limit, including all that they gave this customer', async () => {
    const { orderId } = await paidOrder(shop, customer);
    await limit({ refund_limit_cents: 2000 });
    await limit({ refund_limit_cents: 2500 }, 'usr_demo_member');
    const id = await asksFor(orderId);
    expect(await waiting(colleague)).toMatchObject([{ acts: ['decline'] }]);
    expect(await codeOf(decide(colleague, id, 'approve'))).toEqual(notYours);
    await limit({ refund_limit_cents: 4000 }, 'usr_demo_member');
    expect((await decide(colleague, id, 'approve')).json().state).toBe('approved');
    const next = await asksFor(orderId, { amount_cents: 2100 });
    expect(await codeOf(decide(colleague, next, 'approve'))).toEqual(notYours);
    expect(await refunded(orderId)).toBe(3000);
  });

  it('CO-44 several small refunds and credits to one customer count as one large one, even at the same moment', async () => {
    const [one, two] = [await paidOrder(shop, customer), await paidOrder(shop, customer)];
    await limit({ refund_limit_cents: 2000 });
    const answers = await Promise.all(
      [one, two, one, two].map(({ orderId }) => refund(orderId, { amount_cents: 900, again: true })),
    );
    expect(answers.filter((answer) => answer.json().refund_id !== '')).toHaveLength(2);
    const credit = { kind: 'wallet', amount_cents: 900, reason: 'Late', key: newKey() };
    const given = await admin.send('POST', '/api/v6/console/users/usr_demo_customer/credits', {
      body: credit,
    });
    expect(given.json().approval_id).toMatch(/^apr_/);
    expect((await refunded(one.orderId)) + (await refunded(two.orderId))).toBe(1800);
    shop.moveClock('2026-12-25T15:00:00Z');
    // After thirty days it no longer counts; this checks only the limit, not the session.
    const later = await shop.browser();
    await later.startOver('admin');
    expect((await refund(one.orderId, { amount_cents: 900, again: true }, later)).json().refund_id).toMatch(
      /^rfd_/,
    );
    shop.moveClock('2026-11-23T15:00:00Z');
  });

  it('CO-44 no one raises their own limit, and a limited admin raises no one’s above it', async () => {
    await limit({ refund_limit_cents: 2000 });
    await limit({ refund_limit_cents: 500, discount_limit_percent: 5 }, 'usr_demo_member');
    const change = (fields: object, id: string) => codeOf(limit(fields, id, admin));
    const own = await limit({ refund_limit_cents: null }, 'usr_demo_admin', admin);
    expect([own.statusCode, own.json().code]).toEqual([404, 'no_such_thing']);
    const above = [403, 'limit_above_own'];
    expect(await change({ refund_limit_cents: 2001 }, 'usr_demo_member')).toEqual(above);
    expect(await change({ refund_limit_cents: null }, 'usr_demo_member')).toEqual(above);
    expect(await change({ role: 'admin' }, 'usr_demo_pro')).toEqual(above);
    expect(await change({ refund_limit_cents: 1999, discount_limit_percent: 5 }, 'usr_demo_member')).toEqual([
      200,
      undefined,
    ]);
    for (const refund_limit_cents of [null, 500]) await limit({ refund_limit_cents }, 'usr_demo_member');
    const offered = async (browser: typeof boss) =>
      (await browser.send('GET', '/api/v6/console/users/usr_demo_pro')).json().grantable;
    expect([await offered(admin), await offered(boss)]).toEqual([
      ['consumer', 'pro'],
      expect.arrayContaining(['admin', 'admin_plus']),
    ]);
    const { changes } = (
      await boss.send('GET', '/api/v6/console/changes', {
        query: { kind: 'user', subject: 'usr_demo_member' },
      })
    ).json();
    const undone = await admin.send('POST', `/api/v6/console/changes/${changes[0].id}/undo`, { body: {} });
    expect([undone.statusCode, undone.json().code]).toEqual(above);
  });

  it('CO-44 roles without the permission neither request nor decide, and no customer of an order approves', async () => {
    const { orderId } = await paidOrder(shop, customer);
    const own = await paidOrder(shop, colleague);
    await limit({ refund_limit_cents: 2000 });
    const id = await asksFor(orderId);
    for (const browser of [carrierAdmin, customer]) {
      expect((await refund(orderId, { amount_cents: 3000 }, browser)).statusCode).toBe(403);
      for (const act of ['approve', 'withdraw', 'dismiss'])
        expect(await codeOf(decide(browser, id, act))).toEqual([403, 'not_allowed']);
    }
    await pro.startOver('pro');
    expect(await codeOf(decide(pro, id, 'approve'))).toEqual([403, 'not_allowed']);
    expect(await codeOf(decide(boss, 'apr_nothing', 'approve'))).toEqual([404, 'no_such_thing']);
    const theirs = await asksFor(own.orderId);
    expect((await shown(own.orderId, colleague))[0]?.acts).toEqual([]);
    expect(await codeOf(decide(colleague, theirs, 'approve'))).toEqual(notYours);
  });

  it('CO-44 an approval sends no amount: exactly the requested act is done', async () => {
    const { orderId } = await paidOrder(shop, customer);
    await limit({ refund_limit_cents: 2000 });
    const id = await asksFor(orderId);
    expect((await decide(boss, id, 'approve', { amount_cents: 9000 })).statusCode).toBe(400);
    expect((await decide(boss, id, 'approve')).statusCode).toBe(200);
    expect(await refunded(orderId)).toBe(3000);
  });
});
