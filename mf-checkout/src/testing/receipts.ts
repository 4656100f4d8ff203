import type { LegPreparation } from '@sendahead/shared-contracts/orders/preparation-calls';
import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { lineItem } from './prices.ts';

export const receiptOf = (over: Partial<Receipt> = {}): Receipt => ({
  order_id: 'ord_1',
  display_id: 'SA-204817',
  status: 'placed',
  placed_at: '2026-11-21T12:00:00Z',
  legs: [
    {
      leg: 'outbound',
      from: {
        name: 'Pine Hollow Golf Club',
        lines: ['100 Fairway Drive', 'Naples, FL 34102'],
        phone: '239-555-0107',
      },
      to: { name: 'Ann Lee', lines: ['500 Congress Ave', 'Austin, TX 78701'], phone: '512-555-0100' },
      drop_off: false,
      pickup_title: 'Pickup between 9 AM and 5 PM',
      pickup_date: calendarDate('2026-12-02'),
      arrival_date: calendarDate('2026-12-08'),
      service_name: 'Ground',
      carrier: 'FedEx',
      transit_days: 4,
    },
  ],
  travelers: [
    {
      name: 'Ann Lee',
      email: 'ann@lee.test',
      items: ['Golf bag, Standard'],
      bags: [{ item: 'Golf bag, Standard', cover_cents: cents(100_000), packaging: 'Hard case' }],
    },
  ],
  line_items: [lineItem()],
  total_cents: cents(12_900),
  payment: { type: 'NewCard', description: 'Visa XXXX1111' },
  next_steps: [
    {
      date: calendarDate('2026-12-01'),
      title: 'Print the labels',
      detail: 'We email them the day before.',
    },
    {
      date: calendarDate('2026-12-02'),
      title: 'Pickup',
      detail: 'At Pine Hollow Golf Club, between 9 AM and 5 PM.',
    },
    { date: calendarDate('2026-12-08'), title: 'Delivery', detail: 'At 500 Congress Ave.' },
  ],
  code: { path: 'M0 0h7v7h-7zM14 0h7v7h-7zM0 14h7v7h-7zM9 9h3v3h-3z', size: 21 },
  ...over,
});

export const preparationOf = (over: Partial<LegPreparation> = {}): LegPreparation => ({
  leg: 'outbound',
  bags: 1,
  carrier: 'FedEx',
  labels: { state: 'ready', ready_on: calendarDate('2026-11-22') },
  printerless: 'qr',
  hand_overs: [
    {
      travelers: ['Ann Lee'],
      drop_off: false,
      date: calendarDate('2026-12-02'),
      place: 'Pine Hollow Golf Club',
      ready: '09:00',
      close: '17:00',
    },
  ],
  arrives: { date: calendarDate('2026-12-08'), place: '500 Congress Ave, Austin' },
  handed_over: false,
  ...over,
});
