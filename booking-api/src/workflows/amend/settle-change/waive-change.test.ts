import { randomUUID } from 'node:crypto';
import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { settled } from '../../testing/settled.ts';
import { paidOrder, stepMails } from '../../testing/shipping.ts';
import { limitedStaff } from '../approvals/testing/limited-staff.ts';
import { codeOf, near } from '../pay-link/testing/pay-links-in.ts';
import { nearer, settlingBy } from './testing/settling-staff.ts';

jest.setTimeout(120_000);
const desk = limitedStaff();
const { admin, boss, colleague, carrierAdmin, customer, pro, shop } = desk;
const { decide, forget, life, limit, refund, shown, waiting } = desk;
checkBooksAfterEach(shop);
beforeEach(forget);
const { differenceOf, waive, totalOf, roundTrip } = settlingBy(admin);

const back = { destination: nearer };
const given = async (): Promise<number[]> =>
  (await shop.context.db.selectFrom('staff_gifts').select('amount_cents').execute()).map(
    ({ amount_cents }) => amount_cents,
  );
/** An order, and the difference of a dearer change of it. */
async function ordered(form: Record<string, unknown> = near) {
  const { orderId, totalCents } = await paidOrder(shop, customer, form);
  return { orderId, totalCents, difference_cents: await differenceOf(orderId) };
}
const changed = async (orderId: string, wanted: object) => {
  const difference_cents = await differenceOf(orderId, wanted);
  const path = `/api/v6/orders/${orderId}/change`;
  await admin.send('POST', path, { body: { change: wanted, difference_cents } });
  return difference_cents;
};

describe('a dearer change whose difference staff waive', () => {
  it('CO-113 the change is made at the price that was paid, counts as given, and is in History and in the email', async () => {
    const { orderId, totalCents, difference_cents } = await ordered();
    const body = { difference_cents, key: randomUUID() };
    expect((await waive(orderId, body)).json()).toEqual({ approval_id: null });
    expect((await waive(orderId, body)).json()).toEqual({ approval_id: null });
    expect(await totalOf(orderId)).toBe(totalCents);
    expect(await given()).toEqual([difference_cents]);
    const amount = formatCents(cents(difference_cents));
    const name = 'changed.outbound.2';
    const mail = (await stepMails(shop, orderId, [name])).get(name);
    expect(mail?.text).toContain(
      `This change costs ${amount} more. We waived that, so you pay nothing for it.`,
    );
    expect(mail?.text).not.toContain('wrong zip');
    const entries = await life(orderId);
    expect(entries).toContainEqual(
      expect.objectContaining({ title: `Difference of the change waived: ${amount}`, by: 'Alex Admin' }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({
        title: 'Order changed, same price',
        detail: expect.stringContaining('Our page showed the wrong zip.'),
      }),
    );
  });

  it('CO-113 no later change charges what was waived, and none refunds it', async () => {
    const { orderId, totalCents, difference_cents } = await ordered();
    await waive(orderId, { difference_cents });
    const day = { pickup_date: '2026-12-02' };
    expect(await changed(orderId, day)).toBe(0);
    expect(await totalOf(orderId)).toBe(totalCents);
    expect(await changed(orderId, back)).toBe(0);
    expect(await totalOf(orderId)).toBe(totalCents);
    expect(await differenceOf(orderId)).toBe(difference_cents);
  });

  it('CO-113 the same of one leg, of which no change or cancellation refunds more than was paid', async () => {
    const { orderId, totalCents, difference_cents, priced } = await roundTrip(shop, customer);
    const done = await waive(orderId, { leg: 'outbound', difference_cents });
    expect(done.json()).toEqual({ approval_id: null });
    expect(await totalOf(orderId)).toBe(totalCents);
    expect(await priced(nearer)).toBe(0);
    const gone = await admin.send('POST', `/api/v6/orders/${orderId}/legs/outbound/cancel`, {
      body: { comment: 'They drive.' },
    });
    const { refund_cents } = gone.json();
    expect(await totalOf(orderId)).toBe(totalCents - refund_cents);
    const rest = await admin.send('POST', `/api/v6/orders/${orderId}/cancel`, { body: { comment: 'Ill.' } });
    expect(refund_cents + rest.json().refund_cents).toBe(totalCents);
  });
});

describe('a waived difference above the limit', () => {
  it('CO-114 waits for a second person, whose approval makes the change once', async () => {
    const { orderId, totalCents, difference_cents } = await ordered();
    await limit({ refund_limit_cents: difference_cents - 1 });
    const body = { difference_cents, key: randomUUID() };
    const id = (await waive(orderId, body)).json().approval_id;
    expect(id).toMatch(/^apr_/);
    expect((await waive(orderId, body)).json().approval_id).toBe(id);
    expect(await differenceOf(orderId)).toBe(difference_cents);
    expect(await shown(orderId)).toMatchObject([
      {
        approval_id: id,
        waives_difference: true,
        amount_cents: difference_cents,
        state: 'asked',
        acts: ['withdraw'],
      },
    ]);
    expect(await waiting(carrierAdmin)).toEqual([]);
    expect(await waiting(colleague)).toMatchObject([{ approval_id: id, acts: ['approve', 'decline'] }]);
    expect(codeOf(await decide(admin, id, 'approve'))).toBe('approval_not_yours');
    const [once, twice] = await Promise.all([decide(colleague, id, 'approve'), decide(boss, id, 'approve')]);
    expect([once.statusCode, twice.statusCode].toSorted()).toEqual([200, 409]);
    expect(await totalOf(orderId)).toBe(totalCents);
    expect(await differenceOf(orderId, back)).toBe(0);
    expect(await given()).toEqual([difference_cents]);
    expect((await waive(orderId, body)).json()).toEqual({ approval_id: null });
    const titles = (await life(orderId)).map(({ title }: { title: string }) => title);
    const amount = formatCents(cents(difference_cents));
    expect(titles).toContain(`Approval requested: ${amount}`);
    expect(titles).toContain(`Request approved: ${amount}`);
    const { detail } = await shop.context.db
      .selectFrom('approval_requests')
      .select('detail')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(detail)).not.toContain('Market St');
  });

  it('CO-114 is closed when the change now has another price, and a declined one leaves the order as it is', async () => {
    const { orderId, totalCents, difference_cents } = await ordered();
    await limit({ refund_limit_cents: 0 });
    const ask = async () => (await waive(orderId, { difference_cents })).json().approval_id;
    const declined = await ask();
    expect((await decide(boss, declined, 'decline', { reason: 'They pay.' })).statusCode).toBe(200);
    const late = await ask();
    await changed(orderId, { destination: { ...back.destination, zip: '60602' } });
    const elsewhere = { destination: { zip: '10011', city: 'New York', state: 'NY', address: '75 9th Ave' } };
    await changed(orderId, elsewhere);
    await settled(shop, orderId);
    expect((await decide(boss, late, 'approve')).json()).toEqual({
      state: 'impossible',
      why: 'change_not_possible',
    });
    expect(await totalOf(orderId)).toBeLessThan(totalCents);
    expect(await given()).toEqual([]);
  });

  it('attack 155: small waivers and refunds count together, and nobody waives for themselves or without the right', async () => {
    const { orderId, difference_cents } = await ordered();
    await limit({ refund_limit_cents: difference_cents + 100 });
    expect((await refund(orderId, { amount_cents: 500 })).json().refund_id).toMatch(/^rfd_/);
    expect((await waive(orderId, { difference_cents })).json().approval_id).toMatch(/^apr_/);
    for (const browser of [customer, pro, carrierAdmin])
      expect((await waive(orderId, { difference_cents }, browser)).statusCode).toBe(403);
    expect(codeOf(await waive(orderId, { difference_cents: difference_cents - 1 }, boss))).toBe('recalc');
    expect((await waive(orderId, { difference_cents, reason: ' ' }, boss)).statusCode).toBe(400);
    const own = await paidOrder(shop, admin, near);
    expect(codeOf(await waive(own.orderId, { difference_cents }))).toBe('action_not_allowed');
  });

  it('attack 155: two waivers at the same moment do not exceed the limit together', async () => {
    const [first, second] = [await ordered(), await ordered()];
    await limit({ refund_limit_cents: first.difference_cents });
    const answers = await Promise.all(
      [first, second].map(({ orderId, difference_cents }) => waive(orderId, { difference_cents })),
    );
    expect(await given()).toEqual([first.difference_cents]);
    expect(answers.filter((answer) => answer.json().approval_id === null)).toHaveLength(1);
  });
});
