import type { Claim } from '@sendahead/shared-contracts/claims/schema';
import fc from 'fast-check';
import { claimingCustomer } from '../../../modules/claims/testing/claiming-customer.ts';
import { signedInBrowser } from '../../../testing/server-per-file.ts';
import { newKey } from '../../testing/booking.ts';
import { expectBooksToAgree } from '../../testing/money/expect-books-to-agree.ts';
import { stepMails } from '../../testing/shipping.ts';

jest.setTimeout(120_000);
const claiming = claimingCustomer();
const { admin, credit, customer, ofOrder, shop, staff, submitted } = claiming;
const boss = signedInBrowser(shop, 'adminplus');
beforeEach(() => boss.startOver('adminplus'));

const nothing = { card_cents: 0, transfer_cents: 0, credit_cents: 0 };
const wire = { reference: 'WIRE 7', paid_on: '2026-12-02' };
const pay = (claim: Claim, payout: object, browser = boss, key = newKey()) =>
  browser.send('POST', `/api/v6/console/claims/${claim.claim_id}/payment`, {
    body: { payout: { ...nothing, ...payout }, reason: 'Agreed by phone', key },
  });
const viewOf = async (claim: Claim) =>
  (await admin.send('GET', `/api/v6/console/claims/${claim.claim_id}`)).json();
async function approved(cents: number): Promise<Claim> {
  const claim = await submitted(cents);
  const confirmed = ['above_coverage', 'order_refunded'];
  const answer = await staff(claim, 'approve', { amount_cents: cents, confirmed });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return claim;
}
const refundedCents = async (): Promise<number> => {
  const order = (await boss.send('GET', `/api/v6/console/orders/${claiming.orderId}`)).json();
  return order.refunds.reduce(
    (sum: number, { amount_cents }: { amount_cents: number }) => sum + amount_cents,
    0,
  );
};

describe('paying a claim', () => {
  it('CO-117 is paid in several ways together: the card by a refund, a transfer by its reference, the rest as credit', async () => {
    const claim = await approved(12_000);
    const before = await credit();
    const { card_most_cents: most } = await viewOf(claim);
    expect(most).toBeGreaterThan(5000);
    const payout = { card_cents: 5000, transfer_cents: 4000, credit_cents: 3000, ...wire };
    const answers = await Promise.all([1, 2, 3].map(() => pay(claim, payout)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused.map((answer) => answer.json().code)).toEqual(['claim_moved', 'claim_moved']);
    expect((await credit()) - before).toBe(3000);
    expect(await refundedCents()).toBe(5000);
    const shown = await viewOf(claim);
    expect(shown.claim.state).toBe('paid');
    expect(shown.card_most_cents).toBe(most - 5000);
    expect(shown.claim.payments).toMatchObject([
      { way: 'card', amount_cents: 5000, reference: '', paid_on: null },
      { way: 'credit', amount_cents: 3000 },
      { way: 'transfer', amount_cents: 4000, ...wire },
    ]);
    const [own]: Claim[] = (await customer.send('GET', ofOrder())).json().claims;
    const kind = `claim.${own?.steps.at(-1)?.step_id}`;
    const { text = '' } = (await stepMails(shop, claiming.orderId, [kind])).get(kind) ?? {};
    expect(text).toContain('$50.00 goes back to how you paid for the order.');
    expect(text).toContain('$40.00 was sent by bank transfer on Wed, Dec 2, reference WIRE 7.');
    expect(text).toContain('$30.00 is in your shipping credit.');
    const life = (await boss.send('GET', `/api/v6/console/orders/${claiming.orderId}/life`)).body;
    expect(life).toContain('Claim paid by staff: $120.00');
    await expectBooksToAgree(shop);
  });

  it('CO-117 is counted as compensation, by its way, and an order keeps what was not paid back', async () => {
    const claim = await approved(2000);
    await pay(claim, { card_cents: 2000 });
    const order = (await boss.send('GET', `/api/v6/console/orders/${claiming.orderId}`)).json();
    expect(order.refundable_cents).toBe(order.receipt.total_cents - 2000);
    const report = (
      await boss.send('GET', '/api/v6/console/report', {
        query: { kind: 'revenue', from: '2026-11-20', until: '2026-12-31' },
      })
    ).json();
    const names = report.columns.map(({ name }: { name: string }) => name);
    const at = (name: string): number => report.total[names.indexOf(name)];
    expect(at('Paid to card')).toBeGreaterThanOrEqual(2000);
    expect(at('Compensation')).toBe(at('Paid to card') + at('Paid by transfer') + at('Paid as credit'));
  });

  it.each([
    ['less than was approved', { credit_cents: 4999 }, 'credit_cents'],
    ['more than was approved', { credit_cents: 5001 }, 'credit_cents'],
    ['a transfer without its reference', { transfer_cents: 5000, paid_on: '2026-12-02' }, 'reference'],
    ['a transfer of tomorrow', { transfer_cents: 5000, ...wire, paid_on: '2026-12-03' }, 'paid_on'],
  ])('CO-117 refuses %s, and nothing is paid', async (_name, payout, path) => {
    const claim = await approved(5000);
    const answer = await pay(claim, payout);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'claim_incomplete']);
    expect(answer.json().fields).toMatchObject([{ path }]);
    expect((await viewOf(claim)).claim).toMatchObject({ state: 'approved', payments: [] });
  });

  it('CO-117 a card never gets more than the order has left of its payment', async () => {
    const claim = await approved(90_000);
    const { card_most_cents: most } = await viewOf(claim);
    const over = await pay(claim, { card_cents: most + 1, credit_cents: 90_000 - most - 1 });
    expect(over.json().fields).toEqual([{ path: 'card_cents', code: 'too_large' }]);
    expect((await pay(claim, { card_cents: most, credit_cents: 90_000 - most })).statusCode).toBe(200);
    expect(await viewOf(claim)).toMatchObject({ card_most_cents: 0, claim: { state: 'paid' } });
    await expectBooksToAgree(shop);
  });

  it('CO-117 CO-44 money that leaves us above the limit waits for a second person, who pays all of it once', async () => {
    const claim = await approved(25_000);
    const before = await credit();
    const payout = { card_cents: 4000, transfer_cents: 20_000, credit_cents: 1000, ...wire };
    const key = newKey();
    const asked = await Promise.all([pay(claim, payout, admin, key), pay(claim, payout, admin, key)]);
    const [first, second] = asked.map((answer) => answer.json().approval_id);
    expect([first, second]).toEqual([expect.stringMatching(/^apr_/), first]);
    expect(await viewOf(claim)).toMatchObject({ waits_for_approval: true, claim: { state: 'approved' } });
    const decide = (browser: typeof boss) =>
      browser.send('POST', `/api/v6/console/approvals/${first}/approve`, { body: {} });
    expect((await decide(admin)).json().code).toBe('approval_not_yours');
    expect((await decide(boss)).json()).toEqual({ state: 'approved', why: '' });
    expect((await credit()) - before).toBe(1000);
    const shown = await viewOf(claim);
    expect(shown).toMatchObject({ waits_for_approval: false, claim: { state: 'paid' } });
    expect(shown.claim.payments).toHaveLength(3);
    await expectBooksToAgree(shop);
  });

  it('CO-160 names its customer and who took each step, and says while a payment waits for a second person', async () => {
    const claim = await approved(25_000);
    expect(await viewOf(claim)).toMatchObject({ waits_for_approval: false });
    const id = (await pay(claim, { credit_cents: 5000, transfer_cents: 20_000, ...wire }, admin)).json()
      .approval_id;
    const waiting = await viewOf(claim);
    expect(waiting).toMatchObject({
      customer: 'Casey Customer',
      customer_id: 'usr_demo_customer',
      waits_for_approval: true,
    });
    const namedIn = ({ claim: { steps }, step_names }: Awaited<ReturnType<typeof viewOf>>) =>
      steps.map(({ state, step_id }: Claim['steps'][number]) => [state, step_names[step_id] ?? 'customer']);
    const taken = [
      ['submitted', 'customer'],
      ['approved', 'Alex Admin'],
    ];
    expect(namedIn(waiting)).toEqual(taken);
    await boss.send('POST', `/api/v6/console/approvals/${id}/approve`, { body: {} });
    const paid = await viewOf(claim);
    expect(paid).toMatchObject({ waits_for_approval: false });
    expect(namedIn(paid)).toEqual([...taken, ['paid', 'Avery Plus']]);
  });

  it('CO-117 a payment that waited is closed without money when the claim was paid in the meantime', async () => {
    const claim = await approved(25_000);
    const asked = await pay(claim, { transfer_cents: 25_000, ...wire }, admin);
    expect((await pay(claim, { credit_cents: 25_000 })).json()).toEqual({ approval_id: null });
    const id = asked.json().approval_id;
    const decided = await boss.send('POST', `/api/v6/console/approvals/${id}/approve`, { body: {} });
    expect(decided.json()).toEqual({ state: 'impossible', why: 'claim_paid' });
    expect((await viewOf(claim)).claim.payments).toMatchObject([{ way: 'credit', amount_cents: 25_000 }]);
  });

  it('CO-117 whatever is tried, what is paid adds up to what was approved, and refunds to no more than was paid', async () => {
    const order = (await boss.send('GET', `/api/v6/console/orders/${claiming.orderId}`)).json();
    const amount = fc.integer({ min: 0, max: 6000 });
    const tries = fc.array(
      fc.record({ card: amount, transfer: amount, credit: amount, exact: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 4,
      },
    );
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 9000 }), tries, async (value, wanted) => {
        const claim = await approved(value);
        for (const { card, transfer, credit: given, exact } of wanted) {
          const rest = Math.max(0, value - card - transfer);
          const payout = { card_cents: card, transfer_cents: transfer, credit_cents: exact ? rest : given };
          await pay(claim, { ...payout, ...wire });
        }
        const { claim: shown } = await viewOf(claim);
        const paid = shown.payments.reduce(
          (sum: number, { amount_cents }: { amount_cents: number }) => sum + amount_cents,
          0,
        );
        expect(paid).toBe(shown.state === 'paid' ? value : 0);
        expect(await refundedCents()).toBeLessThanOrEqual(order.receipt.total_cents);
        // The bag can be claimed again by the next round.
        await shop.context.db.deleteFrom('claim_bags').execute();
      }),
      { numRuns: 8 },
    );
    await expectBooksToAgree(shop);
  });
});
