import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { checkOutByClub, prepareBooking, signedIn } from '../../../../workflows/testing/booking.ts';
import { startShop } from '../../../../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const pro = signedInBrowser(shop, 'pro');
const admin = signedInBrowser(shop, 'admin');

const account = (club: string, browser = pro, query: Record<string, string> = {}) =>
  browser.send('GET', `/api/v6/clubs/${club}/account`, { query });

describe('the account of a club (PY-23)', () => {
  it('PY-23 shows its own pro users and admins what the club owes, and for what', async () => {
    const [first, second] = [await prepareBooking(pro), await prepareBooking(pro)];
    for (const booking of [first, second])
      expect((await checkOutByClub(booking, '1')).json()).toMatchObject({ status: true });
    await pro.send('POST', `/api/v6/orders/${second.orderId}/cancel`, { body: {} });
    const read = (await account('1')).json();
    expect(read).toMatchObject({
      club_id: 1,
      open: true,
      owed_cents: first.totalCents,
      entries: [
        { event: 'charge', amount_cents: second.totalCents, order_id: second.orderId },
        { event: 'charge', amount_cents: first.totalCents, order_id: first.orderId },
      ].toSpliced(0, 0, expect.objectContaining({ event: 'refund', amount_cents: -second.totalCents })),
      next: null,
    });
    expect(read.entries[2].display_id).toMatch(/^\S+$/);
    expect((await account('1', admin)).json()).toEqual(read);
  });

  it('PY-23 lists its entries page by page', async () => {
    const all = (await account('1')).json().entries;
    const page = (await account('1', pro, { limit: '2' })).json();
    expect(page.entries).toEqual(all.slice(0, 2));
    const rest = (await account('1', pro, { before: String(page.next), limit: '2' })).json();
    expect([rest.entries, rest.next]).toEqual([all.slice(2), null]);
    expect((await account('1', pro, { limit: '0' })).statusCode).toBe(400);
  });

  it('OPEN-54 another club’s pro user does not find the account, and customers are refused', async () => {
    for (const club of ['2', '999999', 'x']) expect((await account(club)).statusCode).toBe(404);
    expect((await account('1', await signedIn(shop, 'customer'))).statusCode).toBe(403);
    expect((await account('1', await shop.browser())).statusCode).toBe(401);
  });
});
