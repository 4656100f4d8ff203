import { signedInBrowser, startPerFile } from '../../../../../testing/server-per-file.ts';
import { testInstant } from '../../../../../testing/test-app.ts';
import { checkBooksAfterEach } from '../../../../testing/check-books-after-each.ts';
import { parcelRows } from '../../../../testing/shipping.ts';
import { startShop } from '../../../../testing/shop.ts';

type Wanted = { pickup_date?: string; from?: object; to?: object };

/** An end that makes a leg more expensive than one near home. */
export const boston = {
  to: { zip: '02116', city: 'Boston', state: 'MA', address: '110 Huntington Ave', phone: '+1 617 555 0100' },
};

/** An end in another part of the country. */
export const denver = { to: { zip: '80202', city: 'Denver', state: 'CO', address: '650 15th St' } };

/** The ends of a trip that stays near home. */
export const nearHome = {
  d_zip: '19103',
  d_city: 'Philadelphia',
  d_state: 'PA',
  d_address: '1 S Broad St',
  arrival_date: '',
};

/** The ends of a trip to another country. */
export const toronto = {
  d_country: 'CA',
  d_zip: 'M5V 3L9',
  d_state: 'ON',
  d_city: 'Toronto',
  d_address: '1 Front St W',
  arrival_date: '',
  return_pickup_date: '2026-12-15',
};

/** A shop in which a customer moves legs to other addresses, and the calls that show the result. */
export function movingLegs() {
  const shop = startPerFile(startShop);
  beforeEach(() => shop.moveClock(testInstant));
  const customer = signedInBrowser(shop, 'customer', 'each');
  checkBooksAfterEach(shop);
  const path = (orderId: string, leg: string) => `/api/v6/orders/${orderId}/legs/${leg}/change`;
  const priceOf = async (orderId: string, leg: string, body: object) =>
    (await customer.send('POST', `${path(orderId, leg)}/price`, { body })).json();
  /** Moves a leg at its quoted price, with a card if it costs more. */
  const move = async (orderId: string, leg: string, wanted: Wanted) => {
    const { difference_cents } = await priceOf(orderId, leg, wanted);
    const card = difference_cents > 0 ? { payment_method_nonce: await shop.gateway.nonce() } : {};
    const answer = await customer.send('POST', path(orderId, leg), {
      body: { ...wanted, difference_cents, ...card },
    });
    return answer.json();
  };
  const read = async (orderId: string, rest = '') =>
    (
      await customer.send('GET', `/api/v6/orders/${orderId}${rest}`, {
        headers: { accept: 'application/json' },
      })
    ).json();
  const ways = async (orderId: string): Promise<string[]> =>
    (await read(orderId, '/receipt')).legs.map(
      ({ from, to }: { from: { lines: string[] }; to: { lines: string[] } }) =>
        `${from.lines.at(-1)} - ${to.lines.at(-1)}`,
    );
  const carried = async (orderId: string) =>
    (await parcelRows(shop, orderId)).map(
      ({ generation, leg, carriage }) => `${generation} ${leg} ${carriage.from.city} - ${carriage.to.city}`,
    );

  return { shop, customer, path, priceOf, move, read, ways, carried };
}
