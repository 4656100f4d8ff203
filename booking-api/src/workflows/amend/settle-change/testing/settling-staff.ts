import { roundTripForm } from '../../../../testing/shipment-forms.ts';
import type { Browser } from '../../../../testing/test-app.ts';
import { newKey } from '../../../testing/booking.ts';
import { paidOrder, reaches } from '../../../testing/shipping.ts';
import type { Shop } from '../../../testing/shop.ts';
import { change, post } from '../../pay-link/testing/pay-links-in.ts';

/** An end near home. */
export const nearer = { zip: '60601', city: 'Chicago', state: 'IL', address: '151 E Wacker Dr' };

/** Prices a dearer change, charges it and waives it as staff. */
export function settlingBy(admin: Browser) {
  const path = (orderId: string, rest: string) => `/api/v6/orders/${orderId}/change/${rest}`;
  const differenceOf = async (orderId: string, wanted: object = change, browser = admin): Promise<number> =>
    (await post(browser, path(orderId, 'price'), wanted)).json().difference_cents;
  const cardsOf = async (orderId: string, browser = admin) => browser.send('GET', path(orderId, 'cards'));
  const charge = (orderId: string, more: object, browser = admin) =>
    post(browser, path(orderId, 'charge'), {
      change,
      reason: 'Asked for it on the phone.',
      customer_agreed: true,
      key: newKey(),
      ...more,
    });
  const waive = (orderId: string, more: object, browser = admin) =>
    post(browser, path(orderId, 'waive'), {
      change,
      reason: 'Our page showed the wrong zip.',
      key: newKey(),
      ...more,
    });
  /** A round trip whose outbound leg goes near, and what the dearer change of that leg costs. */
  const roundTrip = async (shop: Shop, customer: Browser) => {
    const { orderId } = await paidOrder(shop, customer, roundTripForm);
    await reaches(shop, orderId, 'labels_ready');
    const leg = `/api/v6/orders/${orderId}/legs/outbound/change`;
    const priced = async (to: object): Promise<number> =>
      (await post(admin, `${leg}/price`, { to })).json().difference_cents;
    await post(admin, leg, { to: nearer, difference_cents: await priced(nearer) });
    await reaches(shop, orderId, 'labels_ready');
    return {
      orderId,
      totalCents: await totalOf(orderId),
      difference_cents: await priced(change.destination),
      priced,
    };
  };
  const totalOf = async (orderId: string): Promise<number> =>
    (await admin.send('GET', `/api/v6/orders/${orderId}/receipt`)).json().total_cents;
  return { differenceOf, cardsOf, charge, waive, totalOf, roundTrip };
}
