import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { checkBooksAfterEach } from '../../../workflows/testing/check-books-after-each.ts';
import { settled } from '../../../workflows/testing/settled.ts';
import { placeOrder } from '../../../workflows/testing/shipping.ts';
import { startShop } from '../../../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const admin = signedInBrowser(shop, 'admin');
const boss = signedInBrowser(shop, 'adminplus');
checkBooksAfterEach(shop);

const at = '/api/v6/console/users/usr_demo_customer';
const give = (amount_cents: number, key: string, more: object = {}) =>
  admin.send('POST', `${at}/credits`, {
    body: { kind: 'wallet', amount_cents, reason: 'Late bag', key, ...more },
  });
/** Wide enough for the clock of the server and that of the database. */
const days = { from: '2026-06-01', until: '2027-05-31' };

/** The goodwill and net of all brands, and all that staff gave. */
async function reported(): Promise<{ goodwill: number; net: number; given: number }> {
  const figure = async (kind: string, column: string): Promise<number> => {
    const answer = await boss.send('GET', '/api/v6/console/report', { query: { ...days, kind } });
    const { columns, total } = answer.json();
    return total?.[columns.findIndex(({ name }: { name: string }) => name === column)] ?? 0;
  };
  return {
    goodwill: await figure('revenue', 'Goodwill'),
    net: await figure('revenue', 'Net'),
    given: await figure('gifts', 'Amount'),
  };
}

const noteOf = async (kind: string): Promise<string> =>
  (await boss.send('GET', '/api/v6/console/report', { query: { ...days, kind } })).json().note;

describe('credits that staff give for an order', () => {
  it('CO-141 an approved credit above the order’s price lowers revenue and net as goodwill, in both reports, until it is withdrawn', async () => {
    const { orderId, totalCents } = await placeOrder(shop, customer);
    await settled(shop, orderId);
    const before = await reported();
    const { approval_id } = (await give(25_000, 'a-credit-for-the-order', { order_id: orderId })).json();
    expect(await reported()).toEqual(before);
    const approved = await boss.send('POST', `/api/v6/console/approvals/${approval_id}/approve`, {
      body: {},
    });
    expect(approved.statusCode).toBe(200);
    expect(await reported()).toEqual({
      goodwill: before.goodwill + 25_000,
      net: before.net - 25_000,
      given: before.given + 25_000,
    });
    const view = (await boss.send('GET', `/api/v6/console/orders/${orderId}`)).json();
    expect(view).toMatchObject({ revenue_cents: totalCents - 25_000, refundable_cents: totalCents });
    const { credits } = (await boss.send('GET', at)).json();
    const gone = await boss.send('POST', `${at}/credits/${credits[0].credit_id}/withdraw`, {
      body: { reason: 'Wrong order' },
    });
    expect(gone.statusCode).toBe(200);
    expect(await reported()).toEqual(before);
  });

  it('CO-141 a credit for no order is in the report of staff, and in no brand’s goodwill, and the reports say so', async () => {
    const before = await reported();
    expect((await give(1000, 'a-credit-for-no-order')).statusCode).toBe(200);
    expect(await reported()).toEqual({ ...before, given: before.given + 1000 });
    expect(await noteOf('revenue')).toContain('A credit for no order is left out.');
    expect(await noteOf('gifts')).toContain(
      'Credits for no order count here, but not in the revenue report.',
    );
  });
});
