import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import type { ListedOrder } from '@sendahead/shared-contracts/console/order-list-calls';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';

export const listedOrder = (id: string, more: Partial<ListedOrder> = {}): ListedOrder => ({
  order_id: `ord_${id}`,
  display_id: `SA-${id}`,
  brand: 'golf',
  state: 'labels_ready',
  placed_at: '2026-11-22T15:00:00.000Z',
  pickup_date: calendarDate('2026-12-01'),
  customer: 'Casey Customer',
  email: 'casey@example.test',
  from: 'Pine Links',
  to: 'Home',
  carriers: ['FedEx'],
  bags: 1,
  total_cents: cents(6900),
  flags: [],
  ...more,
});

export const lineOf = (id: string, amount: number): LineItem => ({
  id,
  kind: 'shipping',
  leg: 'outbound',
  traveler_id: null,
  title: `Line ${id}`,
  detail: '',
  amount_cents: cents(amount),
  original_price_cents: null,
  explain: [{ label: `Step of ${id}`, amount_cents: cents(amount) }],
});

const place = (name: string) => ({ name, lines: ['1 Main St'], phone: '+1 212 555 0100' });

/** An order of one bag on one leg, with its label bought. */
export function orderView(more: Partial<OrderView> = {}): OrderView {
  const leg = {
    leg: 'outbound' as const,
    from: place('Pine Links'),
    to: place('Home'),
    drop_off: false,
    pickup_title: 'Morning pickup',
    pickup_date: calendarDate('2026-12-01'),
    arrival_date: calendarDate('2026-12-04'),
    service_name: 'Ground',
    carrier: 'FedEx',
    transit_days: 3,
  };
  return {
    detail: {
      order: {
        order_id: 'ord_1',
        display_id: 'SA-1',
        state: 'labels_ready',
        placed_at: '2026-11-22T15:00:00.000Z',
        from: 'Pine Links',
        to: 'Home',
        pickup_date: leg.pickup_date,
        arrival_date: leg.arrival_date,
        items: 1,
        total_cents: cents(6900),
        allowed_actions: ['cancel', 'change', 'print_labels'],
      },
      shipments: [],
      legs: [leg],
      refund_on_cancel_cents: cents(6900),
    },
    receipt: {
      order_id: 'ord_1',
      display_id: 'SA-1',
      status: 'placed',
      placed_at: '2026-11-22T15:00:00.000Z',
      legs: [leg],
      travelers: [{ name: 'Casey Customer', email: 'casey@example.test', items: ['Golf bag'] }],
      line_items: [lineOf('a', 6900)],
      total_cents: cents(6900),
      payment: { type: 'card', description: 'Visa ending in 1111' },
      next_steps: [],
      code: { path: '', size: 1 },
    },
    brand: { slug: 'golf', name: 'Sendahead Golf' },
    cart_id: 'crt_1',
    customer: {
      user_id: 'usr_1',
      name: 'Casey Customer',
      email: 'casey@example.test',
      phone: '',
      member_number: null,
      club_name: null,
    },
    placed_by: null,
    rate_sheet: '2026-11b',
    cost_cents: cents(4900),
    refundable_cents: cents(6900),
    transactions: [
      {
        transaction_id: 'txn_1',
        provider: 'sandbox',
        kind: 'sale',
        status: 'submitted',
        amount_cents: cents(6900),
        card: 'Visa ending in 1111',
        at: '2026-11-22T15:00:01.000Z',
      },
    ],
    refunds: [],
    labels: [
      {
        parcel_id: 'pcl_1',
        leg: 'outbound',
        traveler: 'Casey Customer',
        item: 'Golf bag',
        label: 'bought',
        status: 'label_ready',
        tracking_number: '780000000029',
      },
    ],
    mails: [],
    jobs: [],
    alerts: [],
    ...more,
  };
}
