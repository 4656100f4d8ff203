import type { Claim, ClaimWindow } from '@sendahead/shared-contracts/claims/schema';
import type { FakeAnswer } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { render } from '@testing-library/react';
import { Claims } from '../features/claim/claims.tsx';
import { OrdersProvider } from '../fragments/orders-provider.tsx';
import { OrderContext } from '../hooks/use-order.ts';
import { detail } from './orders.ts';
import { started } from './started.ts';

const order = detail({
  shipments: [
    {
      leg: 'outbound',
      traveler: 'Casey Lane',
      item: 'Golf bag',
      tracking_number: '78',
      events: [],
      parcel_id: 'pcl_1',
      status: 'delivered',
    },
  ],
});
export const claimWindow = (over: Partial<ClaimWindow> = {}): ClaimWindow => ({
  parcel_id: 'pcl_1',
  kind: 'damaged',
  opens_on: calendarDate('2026-12-02'),
  closes_on: calendarDate('2027-01-01'),
  opens_from: 'delivery',
  open: true,
  ...over,
});
export const claim = (over: Partial<Claim> = {}): Claim => ({
  claim_id: 'clm_1',
  order_id: 'ord_1',
  display_id: 'SA-1001',
  kind: 'damaged',
  state: 'draft',
  parcel_ids: ['pcl_1'],
  what: '',
  value_cents: cents(0),
  approved_cents: null,
  created_at: '2026-12-03T15:00:00.000Z',
  state_at: '2026-12-03T15:00:00.000Z',
  files: [],
  steps: [],
  allowed_actions: ['submit', 'withdraw'],
  editable: true,
  ...over,
});

/** The claims of an order with one bag that has arrived. */
export function showClaims(...answers: readonly FakeAnswer[]) {
  const { store, host, api } = started('customer', ...answers);
  render(
    <OrdersProvider store={store} host={host}>
      <OrderContext value={order}>
        <Claims />
      </OrderContext>
    </OrdersProvider>,
  );
  return api;
}
