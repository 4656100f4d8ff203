import { sql } from 'kysely';
import { compareLines } from '../../../modules/console/orders/replay-price.ts';
import { labeledRoundTrip, paidOrder } from '../../testing/shipping.ts';
import { consoleShop } from './testing/console-shop.ts';

const { admin, at, customer, shop } = consoleShop();

describe('a recalculated price', () => {
  const replay = async (orderId: string, query: Record<string, string> = {}) =>
    (await admin.send('GET', at(orderId, '/replay'), { query })).json();

  it('equals the original price under the rate sheet of the sale, to the cent and line by line', async () => {
    const { orderId, totalCents } = await labeledRoundTrip(shop, customer, { coupon: '' });
    const same = await replay(orderId);
    expect(same).toMatchObject({ sold_cents: totalCents, again_cents: totalCents });
    expect(same.sheet).toBe(same.sold_sheet);
    expect(
      same.lines.every(({ difference_cents }: { difference_cents: number }) => difference_cents === 0),
    ).toBe(true);
  });

  it('CO-05 lists every difference under another rate sheet, and the differences add up to that of the totals', async () => {
    const { orderId } = await paidOrder(shop, customer);
    const { db } = shop.context;
    const { sheet } = await db
      .selectFrom('rate_sheets')
      .select('sheet')
      .orderBy('effective_from')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('rate_sheets')
      .values({
        version: 'dearer',
        effective_from: '2030-01-01',
        sheet: JSON.stringify({
          ...sheet,
          version: 'dearer',
          zones: sheet.zones.map((zone) => ({ ...zone, baseCents: zone.baseCents + 1000 })),
        }) as never,
      })
      .execute();
    // Without the state, because labels are bought in the meantime.
    const stored = () =>
      db
        .selectFrom('orders')
        .select(['total_cents', 'shipment', 'quote_id'])
        .where('id', '=', orderId)
        .execute();
    const before = await stored();
    const again = await replay(orderId, { sheet: 'dearer' });
    expect(again).toMatchObject({ sheet: 'dearer' });
    expect(again.again_cents).toBeGreaterThan(again.sold_cents);
    const differences = again.lines.map(
      ({ difference_cents }: { difference_cents: number }) => difference_cents,
    );
    expect(differences.reduce((sum: number, each: number) => sum + each, 0)).toBe(
      again.again_cents - again.sold_cents,
    );
    expect((await replay(orderId, { as_of: '2031-05-01' })).sheet).toBe('dearer');
    expect((await replay(orderId)).sheet).not.toBe('dearer');
    expect((await replay(orderId, { sheet: 'none' })).code).toBe('sheet_not_found');
    expect(await stored()).toEqual(before);
  });

  it('gives the reason when a price cannot be recalculated', async () => {
    const { orderId } = await paidOrder(shop, customer);
    const { db } = shop.context;
    const { sheet } = await db
      .selectFrom('rate_sheets')
      .select('sheet')
      .orderBy('effective_from')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('rate_sheets')
      .values({
        version: 'sells-nothing',
        effective_from: '2035-01-01',
        sheet: JSON.stringify({ ...sheet, version: 'sells-nothing', services: [] }) as never,
      })
      .execute();
    expect((await replay(orderId, { sheet: 'sells-nothing' })).code).toBe('no_service');
    const change = (shipment: string) =>
      sql`update orders set shipment = ${sql.raw(shipment)} where id = ${orderId}`.execute(db);
    await change(`jsonb_set(shipment, '{booking,form,traveler}', '{}')`);
    expect((await replay(orderId)).code).toBe('nothing_to_price');
    await change(`shipment - 'booking'`);
    expect((await replay(orderId)).code).toBe('not_replayable');
  });

  it('distinguishes sold lines, new lines, and lines that are both', () => {
    const line = (id: string, amount_cents: number) => ({ id, amount_cents }) as never;
    expect(
      compareLines([line('a', 100), line('b', 200)], [line('b', 250), line('c', 30)]).map(
        ({ id, difference_cents }) => [id, difference_cents],
      ),
    ).toEqual([
      ['a', -100],
      ['b', 50],
      ['c', 30],
    ]);
  });
});
