import { groupShop } from '../../../modules/group-events/testing/group-shop.ts';
import { checkOutByClub } from '../../testing/booking.ts';
import { orderPath } from '../../testing/home-and-abroad.ts';
import { stepMails } from '../../testing/shipping.ts';
import { moneyLines } from '../copy/money-lines.ts';

const { shop, admin, customer, made, view, take, email, tokenTo, prepare } = groupShop({ UNDO_MINUTES: '0' });
beforeEach(() =>
  shop.context.db
    .updateTable('club_accounts')
    .set({ open: true, credit_limit_cents: 1_000_000 })
    .where('club_id', '=', 2)
    .execute(),
);

/** An order that a club pays for, placed by a family. */
async function ordered(name: string) {
  const id = await made({ paid_by: 'club' });
  await take(id, `Name,Email,Bunk\n${name} Lane,${name}@lane.test,4`);
  await email(id);
  const { booking } = await prepare(customer, await tokenTo(`${name}@lane.test`));
  expect((await checkOutByClub(booking, '2')).json()).toMatchObject({ status: true });
  return { ...booking, club: (await view(id)).club.name };
}
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

describe('the refund of an order that a club paid', () => {
  it('CO-77 a refund names the account that is credited, before and after, and refunds the family nothing', async () => {
    const { orderId, totalCents, club } = await ordered('ada');
    const query = `?amount_cents=${totalCents}`;
    expect((await customer.send('GET', orderPath(orderId, `/refund_plan${query}`))).json()).toEqual({
      parts: [{ title: `the account of ${club}`, amount_cents: totalCents, by_card: false, to_club: true }],
    });
    await customer.send('POST', orderPath(orderId, '/cancel'), { body: {} });
    const kind = 'cancelled.outbound.1';
    const text = (await stepMails(shop, orderId, [kind])).get(kind)?.text ?? '';
    expect(text).toContain(`${dollars(totalCents)} goes back to the account of ${club}.`);
    expect(text).not.toMatch(/refund|Billed/);
    const { payment } = (await customer.send('GET', orderPath(orderId, '/receipt'))).json();
    expect(payment.refunds).toMatchObject([{ title: `the account of ${club}` }]);
  });

  it('CO-77 a refund by staff is emailed as a corrected price', async () => {
    const { orderId, club } = await ordered('ben');
    const refunded = await admin.send('POST', `/api/v6/console/orders/${orderId}/refunds`, {
      body: { amount_cents: 500, to: 'original', comment: 'Late pickup', key: 'refund-1' },
    });
    expect(refunded.statusCode).toBe(200);
    const { id } = await shop.context.db
      .selectFrom('refunds')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const text = (await stepMails(shop, orderId, [`refund.${id}`])).get(`refund.${id}`)?.text ?? '';
    expect(text).toContain(`$5.00 goes back to the account of ${club}.`);
    expect(text).not.toMatch(/We refund|credit/i);
  });

  it('CO-77 a refund with a part that the family paid names both', () => {
    const part = { byCard: true, toClub: false };
    expect(
      moneyLines({
        amountCents: -6000,
        paidWith: null,
        billedTo: null,
        chargedFor: '',
        waivedCents: 0,
        undoUntil: null,
        refunds: [
          { ...part, title: 'Visa ending in 1111', cents: 1000 },
          { byCard: false, toClub: true, title: 'the account of Pebble Creek Club', cents: 5000 },
        ],
      }),
    ).toEqual([
      'We refund $10.00 to Visa ending in 1111.',
      'Card refunds take 3 to 5 days to appear.',
      '$50.00 goes back to the account of Pebble Creek Club.',
    ]);
  });
});
