import type { OrderState } from '@sendahead/shared-contracts/orders/states';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ShipmentRecord } from '../../bookings/public/draft.ts';
import { nextStepOf } from './next-step.ts';

type Leg = ShipmentRecord['legs'][number];
const place = { name: 'Pine Lodge', lines: [], phone: '' };
const leg = (name: Leg['leg'], pickup: string, arrival: string, dropOff = false): Leg => ({
  leg: name,
  from: place,
  to: place,
  drop_off: dropOff,
  pickup_title: '',
  pickup_date: calendarDate(pickup),
  arrival_date: calendarDate(arrival),
  service_name: 'Ground',
  carrier: 'FedEx',
  transit_days: 3,
});
const there = leg('outbound', '2026-12-02', '2026-12-05');
const back = leg('return', '2026-12-12', '2026-12-15', true);
const step = (state: OrderState, today: string, legs: readonly Leg[] = [there, back]) =>
  nextStepOf(state, legs, calendarDate(today));

describe('OR-02 the next step', () => {
  it.each([
    ['placed', '2026-11-30', { kind: 'labels_follow', leg: 'outbound', date: '2026-12-02' }],
    ['labels_ready', '2026-11-30', { kind: 'print_labels', leg: 'outbound', date: '2026-12-02' }],
    ['labels_ready', '2026-12-02', { kind: 'pickup', leg: 'outbound', date: '2026-12-02' }],
    ['picked_up', '2026-12-03', { kind: 'arrival', leg: 'outbound', date: '2026-12-05' }],
    ['in_transit', '2026-12-05', { kind: 'arrival', leg: 'outbound', date: '2026-12-05' }],
    ['in_transit', '2026-12-06', { kind: 'print_labels', leg: 'return', date: '2026-12-12' }],
    ['in_transit', '2026-12-12', { kind: 'drop_off', leg: 'return', date: '2026-12-12' }],
    ['in_transit', '2026-12-13', { kind: 'arrival', leg: 'return', date: '2026-12-15' }],
  ] as const)(
    'the next step of an order that is %s on %s follows from its state and the day',
    (state, today, expected) => {
      expect(step(state, today)).toEqual(expected);
    },
  );

  it('the next step is empty for a finished order, and never a past day', () => {
    expect(step('delivered', '2026-12-01')).toBeNull();
    expect(step('cancelled', '2026-12-01')).toBeNull();
    expect(step('labels_ready', '2026-12-03', [there])).toBeNull();
    expect(step('in_transit', '2026-12-06', [there])).toBeNull();
  });
});
