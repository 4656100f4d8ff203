import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { authorize, checkOut, prepareBooking } from '../../testing/booking.ts';
import { startShop } from '../../testing/shop.ts';
import { pricedAgain } from '../../testing/taken-over.ts';

jest.setTimeout(180_000);
const shop = startPerFile(() => startShop({ RATE_LIMIT_SCALE: '20' }));
const admin = signedInBrowser(shop, 'admin');
const approver = signedInBrowser(shop, 'adminplus');
const customer = signedInBrowser(shop);

describe('a price that staff lower after it was shown', () => {
  it('CO-127 the order is charged what its page showed: an approved comp discount is shown first', async () => {
    const shown = await prepareBooking(admin, {}, 'usr_demo_customer');
    const given = (path: string) =>
      admin.send('GET', `/api/v6/carts/${shown.cartId}/${path}`, {
        headers: { 'x-cart-token': shown.token },
      });
    const before = (await given('given')).json();
    expect(before.requests).toEqual([]);
    const asked = await admin.send('POST', `/api/v6/carts/${shown.cartId}/authorizations`, {
      body: { act: 'comp_discount', amount_cents: 10_000, reason: 'Late last year' },
      headers: { 'x-cart-token': shown.token },
    });
    const { approval_id } = asked.json();
    expect((await given('given')).json()).toMatchObject({
      mark: before.mark,
      requests: [{ id: approval_id, state: 'asked', decided_by: null }],
    });
    const approved = await approver.send('POST', `/api/v6/console/approvals/${approval_id}/approve`, {
      body: {},
    });
    expect(approved.json()).toMatchObject({ state: 'approved' });
    const after = (await given('given')).json();
    expect(after.mark).not.toBe(before.mark);
    expect(after.requests).toMatchObject([{ id: approval_id, state: 'approved', decided_by: 'Avery' }]);

    await shop.gateway.clear();
    const surprised = await checkOut(shown, { nonce: await shop.gateway.nonce() });
    expect(surprised.json()).toMatchObject({ status: false, error: 'recalc' });
    expect((await shop.gateway.calls()).sale ?? 0).toBe(0);
    const again = await pricedAgain(shown);
    expect(again.totalCents).toBe(shown.totalCents - 10_000);
    const placed = await checkOut(again, { nonce: await shop.gateway.nonce() });
    expect(placed.json()).toMatchObject({ status: true });
  });

  it('CO-127 a customer’s own order is not charged a sum that the page did not show either', async () => {
    const shown = await prepareBooking(customer);
    await authorize({ ...shown, browser: approver }, 'comp_discount');
    const given = await approver.send('POST', `/api/v6/carts/${shown.cartId}/authorizations`, {
      body: { act: 'comp_discount', amount_cents: 500, reason: 'Goodwill' },
      headers: { 'x-cart-token': shown.token },
    });
    expect(given.statusCode).toBe(200);
    const surprised = await checkOut(shown, { nonce: await shop.gateway.nonce() });
    expect(surprised.json()).toMatchObject({ status: false, error: 'recalc' });
  });

  it('CO-127 no one reads what staff gave without the right to lower prices, or without the cart', async () => {
    const { cartId, token } = await prepareBooking(customer);
    const read = (browser: typeof customer, key = token) =>
      browser.send('GET', `/api/v6/carts/${cartId}/given`, { headers: { 'x-cart-token': key } });
    expect((await read(customer)).statusCode).toBe(403);
    expect((await read(admin, 'A'.repeat(43))).statusCode).toBe(404);
  });
});
