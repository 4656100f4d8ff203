import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { type Booking, newKey, signedIn } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { paidOrder } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { delivered, ofPerson, roundTripOfPerson, sweepAfter } from '../testing/old-orders.ts';

const shop = startPerFile(() => startShop({ RATE_LIMIT_SCALE: '20' }));
const customer = signedInBrowser(shop);
checkBooksAfterEach(shop);

const orderOf = ({ orderId }: Pick<Booking, 'orderId'>) =>
  shop.context.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
const isNamed = async (booking: Booking) => (await orderOf(booking)).people_removed_at === null;

async function oldOrder(form: Record<string, unknown> = ofPerson): Promise<Booking> {
  const booking = await paidOrder(shop, customer, form);
  await delivered(shop, booking.orderId);
  return booking;
}
const run = (query: ReturnType<typeof sql>) => query.execute(shop.context.db);

describe('people of orders that ended long ago', () => {
  it('OR-06 people of old orders are removed once the last day and the last change are older than the setting, and not before', async () => {
    const booking = await oldOrder();
    const { shipment, placed_at } = await orderOf(booking);
    const arrival = shipment.legs.at(-1)?.arrival_date ?? calendarDate('2026-12-02');
    const toArrival = Math.round((Date.parse(arrival) - Date.parse(placed_at)) / 86_400_000);
    expect(await sweepAfter(shop, toArrival + 399)).toBe(0);
    expect(await isNamed(booking)).toBe(true);
    expect(await sweepAfter(shop, 10_000, null)).toBe(0);
    expect(await sweepAfter(shop, toArrival + 402)).toBe(1);
    expect(await isNamed(booking)).toBe(false);
  });

  it('OR-06 people of old orders are kept while bags are in transit, however old the order is', async () => {
    const booking = await paidOrder(shop, customer, ofPerson);
    expect(await sweepAfter(shop, 3000)).toBe(0);
    expect(await isNamed(booking)).toBe(true);
    await delivered(shop, booking.orderId);
    await run(sql`insert into order_acts (id, order_id, generation, act, actor_id, amount_cents, comment, state, detail, at)
      select 'act_late', id, 1, 'change', user_id, 0, '', 'done', '{}', '2029-01-01' from orders where id = ${booking.orderId}`);
    expect(await sweepAfter(shop, 500)).toBe(0);
    expect(await sweepAfter(shop, 3000)).toBe(1);
  });

  it('OR-06 people of old orders are removed once: another run finds nothing, and a restored backup is processed again', async () => {
    const booking = await oldOrder(roundTripOfPerson);
    const before = await orderOf(booking);
    expect(await sweepAfter(shop, 500)).toBe(1);
    const removed = await orderOf(booking);
    expect(await sweepAfter(shop, 600)).toBe(0);
    expect(await orderOf(booking)).toEqual(removed);
    await shop.context.db
      .updateTable('orders')
      .set({
        people_removed_at: null,
        shipment: sql`${JSON.stringify(before.shipment)}::jsonb`,
      })
      .where('id', '=', booking.orderId)
      .execute();
    expect(await sweepAfter(shop, 600)).toBe(1);
    expect((await orderOf(booking)).shipment).toEqual(removed.shipment);
  });

  it('OR-06 people of old orders leave days, bags, towns and zip codes for the reports, and travelers by number', async () => {
    const booking = await oldOrder({ ...roundTripOfPerson, o_zip: '10001-1234' });
    const before = await orderOf(booking);
    await sweepAfter(shop, 500);
    const { shipment, ...order } = await orderOf(booking);
    expect(order).toEqual({
      ...before,
      shipment: undefined,
      people_removed_at: expect.any(String),
      undo_act_id: null,
    });
    expect(shipment.travelers).toMatchObject([{ name: 'Traveler 1', email: '' }]);
    expect(shipment.travelers[0]?.items).toEqual(before.shipment.travelers[0]?.items);
    expect(shipment.legs.map(({ from, to, pickup_date }) => [from, to, pickup_date])).toEqual(
      before.shipment.legs.map(({ leg, pickup_date }) => {
        const ends = [
          { name: 'New York, NY', lines: ['New York, NY 10001'], phone: '' },
          { name: 'San Francisco, CA', lines: ['San Francisco, CA 94103'], phone: '' },
        ];
        return [...(leg === 'return' ? ends.toReversed() : ends), pickup_date];
      }),
    );
    expect(shipment.booking?.form).toMatchObject({ o_state: 'NY', o_zip: '10001', d_state: 'CA' });
    expect(Object.keys(shipment.booking?.form.traveler?.['1'] ?? {})).toContain('golf');
  });
});

/** What keeps an order open, and how that ends. */
const open: readonly [
  string,
  (orderId: string) => Promise<unknown>,
  (orderId: string) => Promise<unknown>,
][] = [
  [
    'a claim that is not decided',
    (id) =>
      run(sql`insert into claims (id, order_id, user_id, kind, state, what, value_cents, created_at, state_at)
        select 'clm_' || id, id, user_id, 'lost', 'in_review', 'Gone', 100, placed_at, placed_at from orders where id = ${id}`),
    (id) => run(sql`update claims set state = 'rejected' where order_id = ${id}`),
  ],
  [
    'a refund that failed',
    (id) =>
      run(sql`with refund as (insert into refunds (id, order_id, amount_cents, target, reason, idempotency_key)
          values ('rfd_' || ${id}, ${id}, 100, 'original', 'x', 'x') returning id)
        insert into refund_parts (id, refund_id, method, source, amount_cents, state)
          select 'rfp_' || ${id}, id, 'card', 'x', 100, 'failed' from refund`),
    (id) =>
      run(sql`with gone as (delete from refund_parts where refund_id = 'rfd_' || ${id} returning refund_id)
        delete from refunds where id = 'rfd_' || ${id}`),
  ],
  [
    'a bill that is not paid',
    (id) =>
      run(sql`insert into pay_requests (id, order_id, reason, amount_cents, asked_at)
        values ('pay_' || ${id}, ${id}, 'Address correction', 100, now())`),
    (id) => run(sql`delete from pay_requests where order_id = ${id}`),
  ],
  [
    'a link that can still pay',
    (id) =>
      run(sql`insert into pay_links (id, order_id, generation, what, amount_cents, made_by, made_at, expires_at)
        select 'plk_' || id, id, 1, '[]', 100, user_id, now(), now() from orders where id = ${id}`),
    (id) => run(sql`update pay_links set state = 'withdrawn', closed_at = now() where order_id = ${id}`),
  ],
  [
    'a matter that waits for a person, such as money that is missing or disputed',
    (id) =>
      run(sql`insert into operator_alerts (kind, subject, detail)
        values ('settlement_failed', 'txn_1', jsonb_build_object('order', ${id}::text))`),
    () => run(sql`update operator_alerts set resolved_at = now()`),
  ],
  [
    'a request for approval',
    (id) =>
      run(sql`insert into approval_requests (id, kind, asked_by, asked_at, request_key, reason, order_id, amount_cents, detail)
        select 'apr_' || id, 'refund', user_id, now(), 'k', 'x', id, 100, '{}' from orders where id = ${id}`),
    (id) => run(sql`delete from approval_requests where order_id = ${id}`),
  ],
];

describe('people of an open order', () => {
  it.each(open)('OR-06 people of an open order are kept while there is %s', async (_what, begin, end) => {
    const booking = await oldOrder();
    await begin(booking.orderId);
    expect(await sweepAfter(shop, 500)).toBe(0);
    expect(await isNamed(booking)).toBe(true);
    await end(booking.orderId);
    expect(await sweepAfter(shop, 500)).toBe(1);
  });

  it('OR-06 people of an open order are kept while a club has not paid the charge, with its oldest charges paid first', async () => {
    const [first, second] = [await oldOrder(), await oldOrder()];
    const charge = (id: string) =>
      run(sql`insert into club_entries (club_id, event, amount_cents, order_id, reference)
        select club_id, 'charge', 1000, ${id}, ${newKey()} from club_accounts order by club_id limit 1`);
    const owe = (cents: number) =>
      run(sql`update club_accounts set owed_cents = owed_cents + ${cents}
        where club_id = (select min(club_id) from club_accounts)`);
    await charge(first.orderId);
    await charge(second.orderId);
    await owe(1000);
    expect(await sweepAfter(shop, 500)).toBe(1);
    expect([await isNamed(first), await isNamed(second)]).toEqual([false, true]);
    await owe(-1000);
    expect(await sweepAfter(shop, 500)).toBe(1);
    await run(sql`alter table club_entries disable trigger user`);
    await run(sql`delete from club_entries where order_id in (${first.orderId}, ${second.orderId})`);
    await run(sql`alter table club_entries enable trigger user`);
  });

  it('OR-06 people of an open order are removed by one of two runs at the same moment', async () => {
    await oldOrder();
    const removed = await Promise.all([sweepAfter(shop, 500), sweepAfter(shop, 500)]);
    expect(removed.toSorted()).toEqual([0, 1]);
  });

  it('OR-06 staff find an order without people only by its number', async () => {
    const booking = await oldOrder();
    const { display_id } = await orderOf(booking);
    await sweepAfter(shop, 500);
    const desk = await signedIn(shop, 'admin');
    const found = async (search: string) =>
      (await desk.send('GET', '/api/v6/console/search', { query: { search } })).json().orders;
    expect(await found(display_id)).toMatchObject([{ order_id: booking.orderId, customer: '' }]);
    expect(await found('Quillmark')).toEqual([]);
  });
});
