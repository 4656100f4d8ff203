import { checkOutByClub } from '../../workflows/testing/booking.ts';
import { checkBooksAfterEach } from '../../workflows/testing/check-books-after-each.ts';
import { groupShop } from './testing/group-shop.ts';

const group = groupShop({ UNDO_MINUTES: '10' });
const { shop, admin, customer, made, view, take, email, tokenTo, prepare } = group;
checkBooksAfterEach(shop);
beforeEach(() =>
  shop.context.db
    .updateTable('club_accounts')
    .set({ open: true, credit_limit_cents: 1_000_000 })
    .where('club_id', '=', 2)
    .execute(),
);

/** An order that a family placed through its link, at the club's cost. */
async function ordered(name: string) {
  const id = await made({ paid_by: 'club' });
  await take(id, `Name,Email,Bunk\n${name} Lane,${name}@lane.test,4`);
  await email(id);
  const token = await tokenTo(`${name}@lane.test`);
  const order = async () => {
    const { booking } = await prepare(customer, token);
    expect((await checkOutByClub(booking, '2')).json()).toMatchObject({ status: true });
    return booking.orderId;
  };
  return { id, order, first: await order() };
}
const act = (orderId: string, name: 'cancel' | 'undo') =>
  customer.send('POST', `/api/v6/orders/${orderId}/${name}`, { body: {} });

describe('a booking of a group event that is canceled', () => {
  it('CO-73 CH-12 a canceled group booking cannot be undone once its link was used for a new order, and is billed once', async () => {
    const { id, order, first } = await ordered('ann');
    await act(first, 'cancel');
    const second = await order();
    const undone = await act(first, 'undo');
    expect([undone.statusCode, undone.json().code]).toEqual([409, 'nothing_to_undo']);
    expect((await view(id)).people).toMatchObject([{ state: 'booked', order_id: second }]);
  });

  it('CO-90 a canceled group booking is shown on the board, with the day and who canceled, until it is undone or booked again', async () => {
    const { id, order, first } = await ordered('eva');
    expect((await view(id)).people[0]?.canceled).toBeUndefined();
    await act(first, 'cancel');
    const on = (await view(id)).today;
    expect((await view(id)).people).toMatchObject([
      { order_id: null, canceled: { order_id: first, display_id: expect.any(String), on, by: null } },
    ]);
    await act(first, 'undo');
    expect((await view(id)).people[0]?.canceled).toBeUndefined();
    await admin.send('POST', `/api/v6/orders/${first}/cancel`, { body: { comment: 'By the phone' } });
    expect((await view(id)).people[0]?.canceled?.by).toMatch(/\w/);
    await order();
    expect((await view(id)).people[0]?.canceled).toBeUndefined();
  });

  it('CO-73 CH-12 a canceled group booking can be undone when its link was not used for a new order', async () => {
    const { id, first } = await ordered('bea');
    await act(first, 'cancel');
    expect((await act(first, 'undo')).statusCode).toBe(200);
    expect((await view(id)).people).toMatchObject([{ state: 'booked', order_id: first }]);
  });

  it('CO-78 CO-79 CO-84 CO-93 counts on the account, the statement and the board alike until it can no longer be undone', async () => {
    const { id, first } = await ordered('dora');
    const before = (await view(id)).club_pays;
    await act(first, 'cancel');
    const board = (await view(id)).club_pays;
    const read = async () => (await admin.send('GET', '/api/v6/console/clubs/2/statement')).json();
    const isFirst = ({ order_id }: { order_id: string }): boolean => order_id === first;
    const { waiting, lines, canceled } = await read();
    expect(canceled.find(isFirst)).toMatchObject({
      travelers: 'dora Lane',
      amount_cents: before?.billed_cents,
      canceled_on: expect.stringMatching(/^2026-/),
    });
    expect(board).toMatchObject({
      billed_cents: before?.billed_cents,
      left_cents: before?.left_cents,
      waiting: { cents: before?.billed_cents },
    });
    expect(waiting.until).toBe(board?.waiting?.until);
    expect(Date.parse(waiting.until)).toBe(shop.context.clock.now() + 600_000);
    // CO-84: the roster person and the bag.
    expect(lines.find(({ order_id }: { order_id: string }) => order_id === first)).toMatchObject({
      travelers: 'dora Lane',
      items: expect.stringMatching(/golf/i),
    });
    await act(first, 'undo');
    expect((await view(id)).club_pays).toEqual(before);
    expect(((await read()).canceled ?? []).some(isFirst)).toBe(false);
    const { refunds, group_event } = (await admin.send('GET', `/api/v6/console/orders/${first}`)).json();
    expect(refunds).toMatchObject([{ taken_back: true }]);
    expect(group_event).toMatchObject({ event_id: id });
    const { entries } = (await admin.send('GET', `/api/v6/console/orders/${first}/life`)).json();
    const titles = entries.map(({ title }: { title: string }) => title).join();
    expect(titles).toMatch(/Refund undone before it was paid/);
    expect(titles).not.toMatch(/canceled, refunded/);
  });

  it('CO-53 a canceled group booking can no longer be checked in', async () => {
    const { first } = await ordered('cora');
    const person = () =>
      shop.context.db
        .selectFrom('group_people')
        .select(['order_id', 'handed_over_at'])
        .where('email', '=', 'cora@lane.test')
        .executeTakeFirstOrThrow();
    await shop.context.db
      .updateTable('group_people')
      .set({ handed_over_at: shop.context.clock.instant() })
      .where('order_id', '=', first)
      .execute();
    await act(first, 'cancel');
    expect(await person()).toEqual({ order_id: null, handed_over_at: null });
  });
});
