import { blockAddress } from '../../../../modules/geo/check/blocked-addresses.ts';
import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../../testing/shipment-forms.ts';
import { type Browser, testInstant } from '../../../../testing/test-app.ts';
import { refreshTracking } from '../../../fulfill/tracking/refresh-tracking.ts';
import { signedIn } from '../../../testing/booking.ts';
import { checkBooksAfterEach } from '../../../testing/check-books-after-each.ts';
import { labeledRoundTrip, paidOrder, shippingOf } from '../../../testing/shipping.ts';
import { startShop } from '../../../testing/shop.ts';

const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop, 'customer', 'each');
checkBooksAfterEach(shop);

const path = (orderId: string, leg: string) => `/api/v6/orders/${orderId}/legs/${leg}/change`;
const priceOf = async (orderId: string, leg: string, body: object, browser: Browser = customer) =>
  (await browser.send('POST', `${path(orderId, leg)}/price`, { body })).json();
/** The code of a refused change of the return, and its fields. */
const refused = async (orderId: string, body: object, browser?: Browser) => {
  const { code, fields } = await priceOf(orderId, 'return', body, browser);
  return [code, (fields ?? []).map(({ path: at }: { path: string }) => at).join()];
};
const denver = { to: { zip: '80202', city: 'Denver', state: 'CO', address: '650 15th St' } };

describe('a refused address change of one leg', () => {
  it('an address change is refused when nothing differs, the place does not exist, or a contact is missing', async () => {
    const { orderId } = await paidOrder(shop, customer, roundTripForm);
    expect(await refused(orderId, {})).toEqual(['nothing_to_change', '']);
    expect(await refused(orderId, { to: {} })).toEqual(['nothing_to_change', '']);
    expect(await refused(orderId, { to: { zip: '10001' } })).toEqual(['nothing_to_change', '']);
    expect(await refused(orderId, { to: { zip: '60601' } })).toEqual(['form_incomplete', 'to']);
    const sameTown = { zip: '94103', city: 'San Francisco', state: 'CA', address: '2 Mission St' };
    expect(await refused(orderId, { to: sameTown })).toEqual(['form_incomplete', 'to']);
    expect(await refused(orderId, { from: { address: '', phone: '12' } })).toEqual([
      'form_incomplete',
      'from.address,from.phone',
    ]);
    expect(await refused(orderId, { to: { country: 'CA' } })).toEqual(['unknown_field', 'to.country']);
    expect(await refused(orderId, { to: { address: 'x'.repeat(101) } })).toEqual(['malformed', 'to.address']);
    expect(await refused(orderId, { to: 'Denver' })).toEqual(['malformed', 'to']);
  });

  it('OPEN-29 a blocked address is refused', async () => {
    const { orderId } = await paidOrder(shop, customer, roundTripForm);
    expect(await refused(orderId, denver)).toEqual([undefined, '']);
    const { zip, city, state, address } = denver.to;
    await blockAddress(shop.context.db, { zip, city, state, country_code: 'US', address }, 'fraud');
    expect(await refused(orderId, denver)).toEqual(['form_incomplete', 'to']);
  });

  it('an address change is refused for other customers, for the club’s end, and for a leg in transit', async () => {
    const { orderId } = await labeledRoundTrip(shop, customer);
    const boston = { to: { zip: '02116', city: 'Boston', state: 'MA', address: '110 Huntington Ave' } };
    const codeFor = async (browser: Browser) => (await refused(orderId, boston, browser))[0];
    expect(await codeFor(await signedIn(shop, 'pro'))).toBe('order_not_found');
    expect(await codeFor(await shop.browser())).toBe('not_signed_in');
    expect(await codeFor(await signedIn(shop, 'carrieradmin'))).toBe('action_not_allowed');
    const club = await paidOrder(shop, customer, { ...roundTripForm, ...toAClub });
    expect(await refused(club.orderId, { from: { address: '9 Elm St' } })).toEqual([
      'club_address_fixed',
      '',
    ]);
    expect((await priceOf(club.orderId, 'return', boston)).difference_cents).toBeDefined();
    shop.moveClock('2026-11-25T15:00:00Z');
    await refreshTracking(shippingOf(shop), orderId);
    await customer.startOver('customer');
    expect((await priceOf(orderId, 'outbound', boston)).code).toBe('action_not_allowed');
  });
});

const toAClub = {
  destination: 'club',
  d_club_id: '1',
  d_zip: '28370',
  d_city: 'Pinehurst',
  d_state: 'NC',
  d_address: '100 Fairway Drive',
  arrival_date: '',
  return_pickup: '3',
};
