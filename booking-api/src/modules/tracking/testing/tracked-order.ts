import sharp from 'sharp';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { refreshTracking } from '../../../workflows/fulfill/tracking/refresh-tracking.ts';
import { type Booking, checkOut, prepareBooking } from '../../../workflows/testing/booking.ts';
import { paidOrder, reaches, shippingOf } from '../../../workflows/testing/shipping.ts';
import { startShop } from '../../../workflows/testing/shop.ts';

/** A labeled order for tests of tracking links, and the calls of its owner and of a guest. `settings` are read at the start. */
export function trackedOrder(settings: () => Record<string, string> = () => ({})) {
  const shop = startPerFile(() => startShop(settings()));
  const customer = signedInBrowser(shop);
  const other = signedInBrowser(shop, 'pro');

  let orderId: string;
  let guest: Browser;
  beforeAll(async () => {
    ({ orderId } = await paidOrder(shop, customer));
    await reaches(shop, orderId, 'labels_ready');
    guest = await shop.browser();
  }, 60_000);

  const links = () => `/api/v6/orders/${orderId}/track_links`;
  const make = async (): Promise<{ link_id: string; token: string }> =>
    (await customer.send('POST', links(), { body: {} })).json();
  const track = (token: string, path = '') => guest.send('GET', `/api/v6/track/${token}${path}`);
  const photo = async (): Promise<string> =>
    (
      await sharp({ create: { width: 30, height: 20, channels: 3, background: '#446688' } })
        .jpeg()
        .toBuffer()
    ).toString('base64');
  const confirm = (token: string, body: Record<string, unknown>) =>
    guest.send('POST', `/api/v6/track/${token}/received`, {
      body: { leg: 'outbound', name: 'Jo, desk', ...body },
    });
  /** Moves to a day on which the bags have arrived; the session of the day before is over. */
  async function arrived(): Promise<void> {
    shop.moveClock('2026-12-02T23:00:00Z');
    await refreshTracking(shippingOf(shop), orderId);
    await customer.startOver();
  }

  /** Books for the member of the club as its staff do. */
  async function bookedByStaff(): Promise<Booking> {
    const booking = await prepareBooking(other, {}, 'usr_demo_member');
    const answer = await checkOut(booking, { nonce: await shop.gateway.nonce() });
    expect(answer.json()).toMatchObject({ status: true });
    return booking;
  }

  return {
    shop,
    customer,
    other,
    get orderId() {
      return orderId;
    },
    get guest() {
      return guest;
    },
    links,
    make,
    track,
    photo,
    confirm,
    arrived,
    bookedByStaff,
  };
}
