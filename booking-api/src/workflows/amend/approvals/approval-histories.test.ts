import fc from 'fast-check';
import type { Browser } from '../../../testing/test-app.ts';
import { newKey } from '../../testing/booking.ts';
import { expectBooksToAgree } from '../../testing/money/expect-books-to-agree.ts';
import { paidOrder } from '../../testing/shipping.ts';
import { limitedStaff } from './testing/limited-staff.ts';

jest.setTimeout(600_000);
const desk = limitedStaff();
const { admin, boss, colleague, customer, shop, decide, forget, limit, refund, shown, view } = desk;

const people: Readonly<Record<string, Browser>> = { admin, boss, colleague };
const act = fc.record({
  who: fc.constantFrom('admin', 'boss', 'colleague'),
  what: fc.constantFrom('approve', 'decline', 'withdraw', 'ask', 'empty'),
});
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;
/** Acts on one request, some of them at the same moment. */
const history = fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 });

describe('a request for approval, in any order of events', () => {
  it('CO-44 a request for approval is closed at most once, by the right person, and refunds once if it was approved', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        await forget();
        const { orderId, totalCents } = await paidOrder(shop, customer);
        await limit({ refund_limit_cents: 1000 });
        const wanted = { amount_cents: 5000, key: newKey() };
        const id = (await refund(orderId, wanted)).json().approval_id;
        const ended: { who: string; state: string }[] = [];
        const apply = async ({ who, what }: Act): Promise<void> => {
          const browser = people[who] ?? admin;
          if (what === 'ask') return void (await refund(orderId, wanted, admin));
          // Refunds nearly all of the order's money, so that the request can no longer be made.
          if (what === 'empty')
            return void (await refund(orderId, { amount_cents: totalCents - 4000 }, boss));
          const body = what === 'decline' ? { reason: 'No.' } : {};
          const answer = await decide(browser, id, what, body);
          if (answer.statusCode !== 200) return;
          const own = { approve: answer.json().state, decline: 'declined', withdraw: 'withdrawn' };
          ended.push({ who, state: own[what] });
        };
        for (const step of steps) await Promise.all(step.map(apply));
        const [request] = await shown(orderId);
        expect(ended.length).toBeLessThanOrEqual(1);
        expect(request?.state).toBe(ended[0]?.state ?? 'asked');
        if (ended[0]) expect(ended[0].who === 'admin').toBe(ended[0].state === 'withdrawn');
        const made = (await view(orderId)).refunds.filter(
          ({ amount_cents }: { amount_cents: number }) => amount_cents === 5000,
        );
        expect(made).toHaveLength(request?.state === 'approved' ? 1 : 0);
        await expectBooksToAgree(shop);
      }),
      { numRuns: process.env.TRIALS === 'full' ? 60 : 12 },
    );
  });
});
