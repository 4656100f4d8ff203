import { roundTripForm } from '../../testing/shipment-forms.ts';
import type { Browser } from '../../testing/test-app.ts';
import { placeOrder, reaches } from './shipping.ts';
import type { Shop } from './shop.ts';

/** To a country with other laws, with a name in letters that not every font has. */
export const overTheBorder = {
  d_country: 'CA',
  d_zip: 'M5V 3L9',
  d_state: 'ON',
  d_city: 'Toronto',
  d_address: '1 Front St W',
  d_company_name: 'Łódź Hôtel 東京',
};

/**
 * Places before the tests of a file a round trip at home and, a minute later, an international one, with
 * labels. Returns their ids.
 */
export function homeAndAbroad(shop: Shop, customer: Browser): { home: string; abroad: string } {
  const placed = { home: '', abroad: '' };
  beforeAll(async () => {
    placed.home = (await placeOrder(shop, customer, roundTripForm)).orderId;
    shop.moveClock('2026-11-23T15:01:00Z');
    placed.abroad = (await placeOrder(shop, customer, overTheBorder)).orderId;
    await reaches(shop, placed.home, 'labels_ready');
    await reaches(shop, placed.abroad, 'labels_ready');
  });
  return placed;
}

export const orderPath = (id: string, rest = ''): string => `/api/v6/orders/${id}${rest}`;
