import { holidays, nextPickupDay } from '@sendahead/shared-contracts/calendar/calls';
import { answering, type FakeAnswer } from '@sendahead/shared-contracts/factories/fake-api';
import { austinZip } from '@sendahead/shared-contracts/factories/places';
import { stateOptions, zipInfo } from '@sendahead/shared-contracts/geo/calls';
import { readAddressLine } from '@sendahead/shared-contracts/geo/lookup-calls';
import { planOfRefund, readChangeOptions } from '@sendahead/shared-contracts/orders/change-option-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { readOrder } from '@sendahead/shared-contracts/orders/life-calls';
import type { OrderDetail } from '@sendahead/shared-contracts/orders/order-detail';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderPage } from '../fragments/order/order-page.tsx';
import { detail } from './orders.ts';
import { started } from './started.ts';

const place = {
  address: '12 Oak St',
  address_1: '',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  company_name: '',
  attention_name: 'Casey Lane',
  phone: '5125550187',
};
const home = { name: 'Casey Lane', is_club: false, country: 'US', place };
const club = { ...home, name: 'Fallowmere Golf Resort', is_club: true };
export const there = {
  leg: 'outbound',
  pickup_date: calendarDate('2026-12-02'),
  from: home,
  to: club,
} as const;
export const back = { leg: 'return', pickup_date: calendarDate('2026-12-12'), from: club, to: home } as const;
export const oneWay = answering(readChangeOptions, { billed_to: null, legs: [there] });
export const bothWays = answering(readChangeOptions, { billed_to: null, legs: [there, back] });
const receiptLeg = (leg: LegName, pickup: string) => ({
  leg,
  from: { name: 'Casey Lane', lines: [], phone: '' },
  to: { name: 'Fallowmere', lines: [], phone: '' },
  drop_off: false,
  pickup_title: 'Pickup',
  pickup_date: calendarDate(pickup),
  arrival_date: calendarDate(pickup),
  service_name: 'Ground',
  carrier: 'FedEx',
  transit_days: 3,
});
export const roundTrip = (over: Partial<OrderDetail> = {}): OrderDetail =>
  detail({
    legs: [receiptLeg('outbound', '2026-12-02'), receiptLeg('return', '2026-12-12')],
    leg_states: (['outbound', 'return'] as const).map((leg) => ({
      leg,
      state: 'labels_ready',
      allowed_actions: ['cancel', 'change'],
      refund_on_cancel_cents: cents(4000),
    })),
    refund_on_cancel_cents: cents(14_605),
    ...over,
  });
export const single = detail({
  legs: [receiptLeg('outbound', '2026-12-02')],
  refund_on_cancel_cents: cents(14_605),
});
export const costs = (difference_cents: number) => ({
  old_total_cents: cents(14_605),
  new_total_cents: cents(14_605 + difference_cents),
  difference_cents,
  legs: [],
});
export const onVisa = (amount: number) =>
  answering(planOfRefund, {
    parts: [{ title: 'Visa ending in 1111', amount_cents: cents(amount), by_card: true }],
  });

/** Christmas, on which no carrier works. */
export const carrierHolidays = answering(holidays, {
  '2026-12-25': { name: 'Christmas Day', pickup: true, drop_off: true },
});

/** The carrier still picks up on the day that is asked about. */
export const picksUpToday = answering(nextPickupDay, ({ body }) => ({ date: body.ship_date }));

/** The lookups of an address form: the states of the US, and nothing known about codes and lines. */
const lookups = [
  answering(stateOptions, {
    country: 'US',
    options: [
      { code: 'NY', name: 'New York' },
      { code: 'TX', name: 'Texas' },
    ],
  }),
  answering(zipInfo, austinZip({ success: false, city: null, state: null })),
  answering(readAddressLine, { address: null }),
];

/** The page of an order, with the dialog open that the button named `opener` opens; `null` opens none. */
export async function openOrder(
  order: OrderDetail,
  opener: string | null,
  ...answers: readonly FakeAnswer[]
) {
  window.history.replaceState(null, '', '/orders/ord_1');
  const remote = started(
    'customer',
    answering(readOrder, order),
    ...answers,
    carrierHolidays,
    picksUpToday,
    ...lookups,
  );
  render(<OrderPage store={remote.store} host={remote.host} />);
  const card = within(await screen.findByRole('region', { name: 'Change or cancel' }));
  const called = (name: string) =>
    remote.api.calls.filter((call) => call.name === name).map(({ input }) => input);
  if (opener === null) return { ...remote, card, called };
  await userEvent.click(card.getByRole('button', { name: opener }));
  await screen.findByRole('button', { name: /^(Discard changes|Keep the order)$/ });
  return { ...remote, card, called };
}
export const clickButton = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export async function typeDay(label: RegExp, day: string): Promise<void> {
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, day);
  await userEvent.tab();
}
