import type { Claim } from '@sendahead/shared-contracts/claims/schema';
import sharp from 'sharp';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { refreshTracking } from '../../../workflows/fulfill/tracking/refresh-tracking.ts';
import { paidOrder, parcelRows, reaches, shippingOf } from '../../../workflows/testing/shipping.ts';
import { startShop } from '../../../workflows/testing/shop.ts';

/** A customer with a delivered order before each test, and staff who answer claims. `settings` are read at the start. */
export function claimingCustomer(settings: () => Record<string, string> = () => ({})) {
  const shop = startPerFile(() => startShop({ RATE_LIMIT_SCALE: '20', ...settings() }));
  const customer = signedInBrowser(shop);
  const other = signedInBrowser(shop, 'pro');
  const admin = signedInBrowser(shop, 'admin');

  let orderId: string;
  let bag: string;
  let photo: string;
  beforeEach(async () => {
    shop.moveClock('2026-11-23T15:00:00Z');
    await customer.startOver();
    ({ orderId } = await paidOrder(shop, customer));
    await reaches(shop, orderId, 'labels_ready');
    shop.moveClock('2026-12-02T23:00:00Z');
    await refreshTracking(shippingOf(shop), orderId);
    await Promise.all([customer.startOver(), other.startOver('pro'), admin.startOver('admin')]);
    bag = (await parcelRows(shop, orderId))[0]?.id ?? '';
    const drawn = sharp({ create: { width: 30, height: 20, channels: 3, background: '#446688' } });
    photo = (await drawn.jpeg().toBuffer()).toString('base64');
  }, 60_000);

  const ofOrder = () => `/api/v6/orders/${orderId}/claims`;
  const open = async (kind = 'damaged'): Promise<Claim> =>
    (await customer.send('POST', ofOrder(), { body: { kind, parcel_ids: [bag] } })).json();
  const at = (claim: Claim, path = '') => `/api/v6/claims/${claim.claim_id}${path}`;
  const act = (claim: Claim, name: string, message?: string) =>
    customer.send('POST', at(claim, '/acts'), { body: { act: name, ...(message ? { message } : {}) } });
  const staff = (claim: Claim, name: string, more: Record<string, unknown> = {}) =>
    admin.send('POST', `/api/v6/console/claims/${claim.claim_id}/acts`, {
      body: { act: name, reason: 'Seen the photos', ...more },
    });
  async function submitted(value = 12_000): Promise<Claim> {
    const claim = await open();
    await customer.send('PATCH', at(claim), { body: { what: 'A wheel is broken off.', value_cents: value } });
    await customer.send('POST', at(claim, '/files'), { body: { name: 'wheel.jpg', base64: photo } });
    const answer = await act(claim, 'submit');
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  }
  const credit = async (): Promise<number> => {
    const { balances } = (await customer.send('GET', '/api/v6/credits')).json();
    return balances.find(({ kind }: { kind: string }) => kind === 'ship_wallet').balance_cents;
  };

  return {
    shop,
    customer,
    other,
    admin,
    get orderId() {
      return orderId;
    },
    get bag() {
      return bag;
    },
    get photo() {
      return photo;
    },
    ofOrder,
    open,
    at,
    act,
    staff,
    submitted,
    credit,
  };
}
