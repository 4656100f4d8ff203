import type { Claim } from '@sendahead/shared-contracts/claims/schema';
import type { Approval } from '@sendahead/shared-contracts/console/approval-calls';
import fc from 'fast-check';
import { claimingCustomer } from '../../../modules/claims/testing/claiming-customer.ts';
import { signedInBrowser } from '../../../testing/server-per-file.ts';
import { newKey } from '../../testing/booking.ts';
import { expectBooksToAgree } from '../../testing/money/expect-books-to-agree.ts';

jest.setTimeout(120_000);
const claiming = claimingCustomer();
const { admin, shop, staff, submitted } = claiming;
const boss = signedInBrowser(shop, 'adminplus');
beforeEach(async () => {
  await boss.startOver('adminplus');
  await startAgain();
});

/** The limit of `admin` for one customer in thirty days. */
const limit = 20_000;
type Ways = { card_cents?: number; transfer_cents?: number; credit_cents?: number };
const nothing = { card_cents: 0, transfer_cents: 0, credit_cents: 0 };
const wire = { reference: 'WIRE 7', paid_on: '2026-12-02' };
const pay = (claim: Claim, ways: Ways, key = newKey()) =>
  admin.send('POST', `/api/v6/console/claims/${claim.claim_id}/payment`, {
    body: { payout: { ...nothing, ...ways, ...(ways.transfer_cents ? wire : {}) }, reason: 'Agreed', key },
  });
const refund = (cents: number) =>
  admin.send('POST', `/api/v6/console/orders/${claiming.orderId}/refunds`, {
    body: { amount_cents: cents, to: 'wallet', comment: 'Late', key: newKey() },
  });
const giveCredit = (cents: number) =>
  admin.send('POST', '/api/v6/console/users/usr_demo_customer/credits', {
    body: { kind: 'ship_wallet', amount_cents: cents, reason: 'Late', key: newKey() },
  });
const approve = (id: string, browser = boss) =>
  browser.send('POST', `/api/v6/console/approvals/${id}/approve`, { body: {} });
const waiting = async (browser = boss): Promise<Approval[]> =>
  (await browser.send('GET', '/api/v6/console/work')).json().approvals;
const used = async (): Promise<number> =>
  (await admin.send('GET', '/api/v6/console/users/usr_demo_customer/gift_limit')).json().used_cents;
async function startAgain(): Promise<void> {
  const { db } = shop.context;
  await db.deleteFrom('approval_requests').execute();
  await db.deleteFrom('staff_gifts').execute();
  await db.deleteFrom('claim_bags').execute();
}
/** An approved claim; its bag can be claimed again. */
async function approved(cents: number): Promise<Claim> {
  const claim = await submitted(cents);
  const confirmed = ['above_coverage', 'order_refunded'];
  const answer = await staff(claim, 'approve', { amount_cents: cents, confirmed });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  await shop.context.db.deleteFrom('claim_bags').execute();
  return claim;
}
const asks = (answer: Awaited<ReturnType<typeof pay>>): boolean =>
  typeof answer.json().approval_id === 'string';

describe('claim payments and the limit', () => {
  it('attack 167: a claim paid as shipping credit, whole or in part, waits above the limit, and the approver reads the whole amount', async () => {
    const claim = await approved(95_000);
    const payout = { card_cents: 4000, transfer_cents: 5000, credit_cents: 86_000 };
    expect(asks(await pay(claim, { credit_cents: 95_000 }))).toBe(true);
    await startAgain();
    const id = (await pay(claim, payout)).json().approval_id;
    expect(await waiting()).toMatchObject([
      { approval_id: id, amount_cents: 95_000, payout, used: { given_cents: 0, limit_cents: limit } },
    ]);
    expect((await approve(id, admin)).json().code).toBe('approval_not_yours');
    expect((await approve(id)).json().state).toBe('approved');
    const gifts = await shop.context.db
      .selectFrom('staff_gifts')
      .select(['actor_id', 'asked_by', 'amount_cents'])
      .execute();
    expect(gifts).toEqual([
      { actor_id: 'usr_demo_adminplus', asked_by: 'usr_demo_admin', amount_cents: 95_000 },
    ]);
    await expectBooksToAgree(shop);
  });

  it('attack 167: several claims, refunds and credits of one customer are one sum, whatever their ways', async () => {
    expect(asks(await pay(await approved(15_000), { credit_cents: 15_000 }))).toBe(false);
    expect(await used()).toBe(15_000);
    const second = await approved(6000);
    expect(asks(await pay(second, { card_cents: 6000 }))).toBe(true);
    expect(asks(await pay(await approved(5001), { transfer_cents: 5001 }))).toBe(true);
    expect(asks(await refund(5001))).toBe(true);
    expect(asks(await giveCredit(5001))).toBe(true);
    expect(asks(await giveCredit(4000))).toBe(false);
    expect(asks(await pay(await approved(1001), { credit_cents: 1001 }))).toBe(true);
    expect(asks(await pay(await approved(1000), { credit_cents: 500, card_cents: 500 }))).toBe(false);
    expect(await used()).toBe(limit);
    // Nor can a colleague with the same limit approve what exceeds their own.
    await shop.context.db
      .updateTable('users')
      .set({ refund_limit_cents: 5999 })
      .where('id', '=', 'usr_demo_adminplus')
      .execute();
    const request = (await waiting()).find(({ claim_id }) => claim_id === second.claim_id);
    expect(request?.acts).toEqual(['decline']);
    expect((await approve(request?.approval_id ?? '')).json().code).toBe('approval_not_yours');
    await shop.context.db
      .updateTable('users')
      .set({ refund_limit_cents: null })
      .where('id', '=', 'usr_demo_adminplus')
      .execute();
    await expectBooksToAgree(shop);
  });

  it('attack 167: payments at the same moment count each other, and the call that decides claims pays none', async () => {
    const claims = [await approved(12_000), await approved(12_000), await approved(12_000)];
    const answers = await Promise.all(claims.map((claim) => pay(claim, { credit_cents: 12_000 })));
    expect(answers.filter(asks)).toHaveLength(2);
    expect(await used()).toBe(12_000);
    const claim = await approved(95_000);
    expect((await staff(claim, 'pay')).json().code).toBe('claim_moved');
    const stored = await shop.context.db
      .selectFrom('claims')
      .select('state')
      .where('id', '=', claim.claim_id)
      .executeTakeFirst();
    expect(stored?.state).toBe('approved');
  });

  it('CO-147 whatever is tried, nobody gives a customer more than their limit in thirty days alone', async () => {
    const amount = fc.integer({ min: 1, max: 9000 });
    const tries = fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant('refund' as const), cents: fc.integer({ min: 1, max: 900 }) }),
        fc.record({ kind: fc.constant('credit' as const), cents: amount }),
        fc.record({
          kind: fc.constant('claim' as const),
          cents: amount,
          way: fc.constantFrom('card_cents', 'transfer_cents', 'credit_cents'),
        }),
      ),
      { minLength: 4, maxLength: 7 },
    );
    await fc.assert(
      fc.asyncProperty(tries, async (wanted) => {
        await startAgain();
        let given = 0;
        for (const one of wanted) {
          const isEnough = given + one.cents <= limit;
          const answer =
            one.kind === 'refund'
              ? await refund(one.cents)
              : one.kind === 'credit'
                ? await giveCredit(one.cents)
                : await pay(await approved(one.cents), { [one.way]: one.cents });
          // The order may have less left than a refund or a card needs.
          if (answer.statusCode === 422) continue;
          expect(asks(answer)).toBe(!isEnough);
          if (isEnough) given += one.cents;
          expect(await used()).toBe(given);
        }
      }),
      { numRuns: 5 },
    );
    await expectBooksToAgree(shop);
  });

  it('CO-149 a claim payment is once in the report and in the money of History, whole, by who asked and who approved', async () => {
    const claim = await approved(95_000);
    const ways = { card_cents: 4000, credit_cents: 91_000 };
    await approve((await pay(claim, ways)).json().approval_id);
    const own = await approved(2500);
    await pay(own, { credit_cents: 2500 });
    const report = (
      await boss.send('GET', '/api/v6/console/report', {
        query: { kind: 'gifts', from: '2026-06-01', until: '2027-05-31' },
      })
    ).json();
    expect(report.rows).toMatchObject([{ name: 'Alex Admin', figures: [2, 1, 97_500, 95_000] }]);
    const query = { acts: 'money', subject: claiming.orderId };
    const { entries } = (await boss.send('GET', '/api/v6/audit', { query })).json();
    const paid = entries.filter(({ detail }: { detail: { claim?: string } }) => detail.claim);
    expect(paid).toMatchObject([
      { act: 'staff.paid_claim', by: 'Alex Admin', detail: { cents: '2500', credit_cents: '2500' } },
      {
        act: 'staff.paid_claim',
        by: 'Alex Admin',
        detail: { cents: '95000', card_cents: '4000', credit_cents: '91000', approved_by: 'Avery Plus' },
      },
    ]);
    expect(entries.filter(({ act }: { act: string }) => act === 'staff.refunded_order')).toEqual([]);
  });
});
