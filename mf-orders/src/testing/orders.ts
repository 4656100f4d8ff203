import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { listOrders } from '@sendahead/shared-contracts/orders/life-calls';
import type { OrderDetail, OrderSummary } from '@sendahead/shared-contracts/orders/order-detail';
import type { LegPreparation } from '@sendahead/shared-contracts/orders/preparation-calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';

/** An order that waits for its pickup, with overrides for a test. */
export const summary = (over: Partial<OrderSummary> = {}): OrderSummary => ({
  order_id: 'ord_1',
  display_id: 'SA-1001',
  state: 'labels_ready',
  placed_at: '2026-11-20T15:00:00.000Z',
  from: 'Casey Lane',
  to: 'Pinewhistle Country Club',
  pickup_date: calendarDate('2026-12-02'),
  arrival_date: calendarDate('2026-12-05'),
  items: 2,
  total_cents: cents(14_605),
  allowed_actions: ['cancel', 'change', 'print_labels', 'ship_again', 'add_to_calendar'],
  travelers: ['Casey Lane', 'Robin Lane'],
  back_on: null,
  next_step: { kind: 'print_labels', leg: 'outbound', date: calendarDate('2026-12-02') },
  ...over,
});

/** A first page of the list. */
export const page = (
  orders: readonly OrderSummary[],
  over: Partial<CallOutput<typeof listOrders>> = {},
): CallOutput<typeof listOrders> => ({ orders: [...orders], next: null, coming: [], years: [2026], ...over });

export const detail = (over: Partial<OrderDetail> = {}): OrderDetail => ({
  order: summary(),
  shipments: [],
  ...over,
});

/** The steps of a leg whose labels are ready. */
export const preparation = (over: Partial<LegPreparation> = {}): LegPreparation => ({
  leg: 'outbound',
  bags: 2,
  carrier: 'FEDEX',
  labels: { state: 'ready', ready_on: calendarDate('2026-11-22') },
  printerless: 'qr',
  hand_overs: [
    {
      travelers: ['Casey Lane', 'Robin Lane'],
      drop_off: false,
      date: calendarDate('2026-12-02'),
      place: '1 Elm St, Reno',
      ready: '09:00',
      close: '17:00',
    },
  ],
  arrives: { date: calendarDate('2026-12-05'), place: 'Pinewhistle Country Club' },
  handed_over: false,
  ...over,
});
