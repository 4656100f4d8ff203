import { trackedEvent } from '@sendahead/shared-contracts/analytics/topics';
import { createBus } from '@sendahead/shared-contracts/bus/bus';
import { orderPlacedEvent } from '@sendahead/shared-contracts/payments/topics';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { collectAnalytics } from './data-layer.ts';

describe('what is counted on a page', () => {
  it('PY-15 counts an order as one purchase with its value in USD', () => {
    const bus = createBus({ report: () => undefined });
    const counted = collectAnalytics(bus.bind('shell'));
    const checkout = bus.bind('mf-checkout');
    checkout.publish(trackedEvent, { name: 'section-opened', properties: {} });
    checkout.publish(orderPlacedEvent, { orderId: 'ord_1', valueCents: cents(12_900), currency: 'USD' });
    expect(counted).toEqual([
      { event: 'section-opened' },
      { event: 'purchase', value: 129, currency: 'USD' },
    ]);
  });
});
