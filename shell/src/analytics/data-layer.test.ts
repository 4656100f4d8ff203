import { trackedEvent } from '@sendahead/shared-contracts/analytics/topics';
import { createBus } from '@sendahead/shared-contracts/bus/bus';
import { orderPlacedEvent } from '@sendahead/shared-contracts/payments/topics';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { collectAnalytics } from './data-layer.ts';

beforeEach(() => sessionStorage.clear());

const order = { orderId: 'ord_1', valueCents: cents(12_900), currency: 'USD' as const };
const purchase = {
  event: 'purchase',
  ecommerce: { transaction_id: 'ord_1', value: 129, currency: 'USD', items: [] },
};

function opened(route: 'ship' | 'receipt') {
  const window: Parameters<typeof collectAnalytics>[1]['window'] = {};
  const bus = createBus({ report: () => undefined });
  const counted = collectAnalytics(bus.bind('shell'), { route, storage: sessionStorage, window });
  return { counted, checkout: bus.bind('mf-checkout'), window };
}

describe('what is counted on a page', () => {
  it('PY-15 an order is reported as one purchase with its value in USD, once, on the receipt', () => {
    const ship = opened('ship');
    ship.checkout.publish(orderPlacedEvent, order);
    expect(ship.counted).toEqual([purchase]);
    expect(ship.window.dataLayer).toEqual([]);
    expect(opened('receipt').window.dataLayer).toEqual([{ ecommerce: null }, purchase]);
    expect(opened('receipt').window.dataLayer).toEqual([]);
  });

  it('PY-25 form errors are reported after the form, by field, message and form', () => {
    const properties = { field_name: 'card', message: 'Enter your card details', form_name: 'ship' };
    opened('ship').checkout.publish(trackedEvent, { name: 'validation_error', properties });
    expect(opened('receipt').window.dataLayer).toEqual([{ event: 'validation_error', ...properties }]);
  });

  it('events are reported immediately on pages without card fields, even when the storage holds invalid data', () => {
    sessionStorage.setItem('analytics_kept', '{"no":"list"');
    const { checkout, window } = opened('receipt');
    checkout.publish(trackedEvent, { name: 'section-opened', properties: {} });
    expect(window.dataLayer).toEqual([{ event: 'section-opened' }]);
  });
});
