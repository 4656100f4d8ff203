import type { CarrierEvent } from '../../../integrations/carriers/port.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { testInstant } from '../../../testing/test-app.ts';
import { placeOrder, reaches, shippingOf, stateOf } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { refreshTracking } from './refresh-tracking.ts';

const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop);

const event = (at: string, status: CarrierEvent['status'], description: string): CarrierEvent => ({
  at,
  status,
  description,
  place: 'Austin, TX',
});

describe('carrier events of a bag', () => {
  it('C4-101 a label event after the delivery does not undo it: the order cannot be canceled and refunded', async () => {
    const { orderId } = await placeOrder(shop, customer);
    await reaches(shop, orderId, 'labels_ready');
    const events = [
      event('2026-11-25T15:00:00Z', 'delivered', 'Delivered'),
      event('2026-11-25T16:00:00Z', 'label_ready', 'Label created'),
    ];
    await refreshTracking(shippingOf(shop, { track: async () => events }), orderId);
    expect(await stateOf(shop, orderId)).toBe('delivered');
    const cancelled = await customer.send('POST', `/api/v6/orders/${orderId}/cancel`, {
      body: { comment: 'No trip' },
    });
    expect([cancelled.statusCode, cancelled.json().code]).toEqual([409, 'action_not_allowed']);
  });
});
