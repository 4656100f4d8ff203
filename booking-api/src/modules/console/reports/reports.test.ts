import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { paidOrder } from '../../../workflows/testing/shipping.ts';
import { startShop } from '../../../workflows/testing/shop.ts';
import { countGift } from '../../approvals/public/gifts.ts';
import { book } from '../../ledger/public/ledger.ts';
import { shareOf } from './report.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop, 'customer');
const admin = signedInBrowser(shop, 'admin');
const pro = signedInBrowser(shop, 'pro');

const toClub = { destination: 'club', d_club_id: '1', arrival_date: '' };
/** Wide enough for the clock of the server and that of the database. */
const days = { from: '2026-06-01', until: '2027-05-31' };
const ask = (query: Record<string, string>, browser: Browser = admin) =>
  browser.send('GET', '/api/v6/console/report', { query: { ...days, ...query } });
/** The figures of one row, or of all together, by column name. */
const figuresOf = async (kind: string, row?: string) => {
  const { columns, rows, total } = (await ask({ kind })).json();
  const figures =
    row === undefined ? total : rows.find(({ name }: { name: string }) => name === row)?.figures;
  return Object.fromEntries(columns.map(({ name }: { name: string }, at: number) => [name, figures?.[at]]));
};

describe('CO-95 reports of the business', () => {
  it('reports without an order have no rows and no total', async () => {
    for (const kind of ['revenue', 'lanes', 'carriers', 'clubs', 'gifts', 'on-time'])
      expect((await ask({ kind })).json()).toMatchObject({ rows: [], total: null, left_out: 0 });
  });

  it('reports count an order by brand, lane, carrier, club and service, and agree with its money', async () => {
    const { db } = shop.context;
    const { orderId } = await paidOrder(shop, customer, toClub);
    const bags = await until(async () => {
      const found = await db
        .selectFrom('order_parcels')
        .selectAll()
        .where('order_id', '=', orderId)
        .execute();
      return found.length > 0 && found.every(({ label }) => label === 'bought') ? found : undefined;
    });
    const { total_cents: paid, user_id } = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    await db.transaction().execute(async (trx) => {
      await book(trx, 'goodwill', { orderId, amount: cents(500), transactionId: 'goodwill-1' });
      await book(trx, 'refund', { orderId, amount: cents(1000), transactionId: 'refund-1' });
      await countGift(
        trx,
        { actorId: 'usr_demo_admin', customerId: user_id, cents: 500, reference: 'gift-1' },
        shop.context.clock.instant(),
      );
    });

    expect(await figuresOf('revenue', 'Sendahead Golf')).toEqual({
      Orders: 1,
      Sales: paid,
      Refunds: 1000,
      Goodwill: 500,
      Compensation: 0,
      'Paid to card': 0,
      'Paid by transfer': 0,
      'Paid as credit': 0,
      Net: paid - 1500,
    });
    const labels = bags.reduce((sum, { cost_cents }) => sum + (cost_cents ?? 0), 0);
    expect(labels).toBeGreaterThan(0);
    const margin = {
      Orders: 1,
      Items: bags.length,
      Revenue: paid - 1500,
      Labels: labels,
      Margin: paid - 1500 - labels,
      'Margin %': Math.round((1000 * (paid - 1500 - labels)) / (paid - 1500)) / 10,
    };
    for (const kind of ['lanes', 'carriers']) expect(await figuresOf(kind)).toEqual(margin);
    expect((await ask({ kind: 'clubs' })).json()).toMatchObject({
      total: null,
      rows: [{ figures: expect.anything() }],
    });
    expect(await figuresOf('gifts', 'Alex Admin')).toEqual({
      Times: 1,
      Customers: 1,
      Amount: 500,
      'Approved by a colleague': 0,
    });
    expect((await ask({ kind: 'revenue', brand: 'ski' })).json()).toMatchObject({ rows: [] });
  });

  it('reports count deliveries by the local day against the promised day', async () => {
    const { db } = shop.context;
    const bags = await db.selectFrom('order_parcels').selectAll().execute();
    const [bag] = bags;
    if (!bag) throw new Error('no bag');
    await db
      .insertInto('tracking_events')
      .values({
        parcel_id: bag.id,
        status: 'delivered',
        description: '',
        place: '',
        at: `${bag.carriage.arrivalDate}T18:00:00Z`,
      })
      .execute();
    expect(await figuresOf('on-time')).toEqual({ Delivered: 1, 'On time': 1, Late: 0, 'On time %': 100 });
  });

  it('reports can be downloaded with every row and a total', async () => {
    const file = await admin.send('GET', '/api/v6/console/report.csv', {
      query: { ...days, kind: 'revenue' },
    });
    expect(file.headers['content-disposition']).toContain('revenue-2026-06-01-2027-05-31.csv');
    const [head, golf, total] = file.body.replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toBe(
      'Brand,Orders,Sales,Refunds,Goodwill,Compensation,Paid to card,Paid by transfer,Paid as credit,Net',
    );
    expect(golf).toMatch(/^Sendahead Golf,1,\d+\.\d\d,10\.00,5\.00,0\.00,0\.00,0\.00,0\.00,\d+\.\d\d$/);
    expect(total).toBe(golf?.replace('Sendahead Golf', 'Total'));
  });

  it('CO-101 reports agree with the page of an order on its revenue, label costs and refunds', async () => {
    const view = async () => (await admin.send('GET', `/api/v6/console/orders/${orderId}`)).json();
    const { orderId } = await paidOrder(shop, customer);
    const before = { lanes: await figuresOf('lanes'), revenue: await figuresOf('revenue') };
    await until(async () => (await view()).cost_estimated === false || undefined);
    const refund = (to: string, key: string) =>
      admin.send('POST', `/api/v6/console/orders/${orderId}/refunds`, {
        body: { amount_cents: to === 'wallet' ? 300 : 2000, to, comment: 'Late.', key },
      });
    expect((await refund('original', 'a-refund-to-the-card')).statusCode).toBe(200);
    expect((await refund('wallet', 'a-credit-of-goodwill')).statusCode).toBe(200);
    const { revenue_cents, cost_cents, receipt, refunds } = await view();
    expect(revenue_cents).toBe(receipt.total_cents - 2300);
    expect(refunds.map(({ goodwill }: { goodwill: boolean }) => goodwill)).toEqual([false, true]);
    const after = { lanes: await figuresOf('lanes'), revenue: await figuresOf('revenue') };
    expect(after.revenue).toMatchObject({
      Refunds: before.revenue.Refunds + 2000,
      Goodwill: before.revenue.Goodwill + 300,
    });
    // The order may already be counted, if its labels were bought by then.
    const { db } = shop.context;
    await db.updateTable('orders').set({ status: 'void' }).where('id', '=', orderId).execute();
    const without = await figuresOf('lanes');
    await db.updateTable('orders').set({ status: 'placed' }).where('id', '=', orderId).execute();
    expect([after.lanes.Revenue - without.Revenue, after.lanes.Labels - without.Labels]).toEqual([
      revenue_cents,
      cost_cents,
    ]);
  });

  it('reports are refused for days in the wrong order or more than a year apart, and to club staff', async () => {
    const refusal = async (query: Record<string, string>, browser?: Browser) =>
      (await ask({ kind: 'lanes', ...query }, browser)).statusCode;
    expect((await ask({ kind: 'lanes', until: '2026-05-31' })).json()).toMatchObject({
      code: 'report_range',
    });
    expect(await refusal({ until: '2027-06-02' })).toBe(422);
    const file = await admin.send('GET', '/api/v6/console/report.csv', {
      query: { kind: 'lanes', from: '2026-06-01', until: '2027-06-02' },
    });
    expect(file.json()).toMatchObject({ code: 'report_range' });
    expect(await refusal({}, pro)).toBe(403);
  });

  it('CO-179 a canceled order counts with what was kept of it, in the file as in Today; a total counts no customer twice', async () => {
    const { orderId } = await paidOrder(shop, customer);
    const figures = async () => (await admin.send('GET', '/api/v6/console/figures')).json().brands[0];
    const before = await figures();
    const { total_cents: paid } = await shop.context.db
      .selectFrom('orders')
      .select('total_cents')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect((await customer.send('POST', `/api/v6/orders/${orderId}/cancel`, { body: {} })).statusCode).toBe(
      200,
    );
    expect(await figures()).toMatchObject({
      orders: before.orders,
      revenue_cents: before.revenue_cents - paid,
    });
    const file = (await admin.send('GET', '/api/v6/console/orders.csv')).body.trim().split('\n');
    const heads = file[0]?.trim().split(',') ?? [];
    const row =
      file
        .find((line) => line.includes(orderId))
        ?.trim()
        .split(',') ?? [];
    expect(row[row.length - heads.length + heads.indexOf('Revenue')]).toBe('0.00');
    const { columns, total } = (await ask({ kind: 'gifts' })).json();
    expect(total[columns.findIndex(({ name }: { name: string }) => name === 'Customers')]).toBeNull();
  });

  it('CO-179 a share of a total that is not positive is left out', () => {
    expect([shareOf(1, 4), shareOf(-22_905, -13_905), shareOf(5, 0)]).toEqual([25, null, null]);
  });
});
