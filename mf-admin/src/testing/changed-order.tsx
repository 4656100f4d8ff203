import { orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { answering, type FakeAnswer } from '@sendahead/shared-contracts/factories/fake-api';
import { stateOptions } from '@sendahead/shared-contracts/geo/calls';
import { readChangeOptions } from '@sendahead/shared-contracts/orders/change-option-calls';
import { changeLeg, priceLegChange } from '@sendahead/shared-contracts/orders/leg-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { OrderDetail } from '@sendahead/shared-contracts/orders/order-detail';
import { type CalendarDate, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from './console.tsx';
import { orderView } from './orders.ts';

type LegStates = NonNullable<OrderDetail['leg_states']>;
const legState = (leg: LegName, more: Partial<LegStates[number]> = {}): LegStates[number] => ({
  leg,
  state: 'labels_ready',
  allowed_actions: ['cancel', 'change'],
  refund_on_cancel_cents: cents(leg === 'outbound' ? 3000 : 2500),
  ...more,
});
const roundTrip = (
  leg_states: LegStates,
  acts: OrderDetail['order']['allowed_actions'],
  neededBy?: CalendarDate,
) => {
  const { detail, receipt } = orderView();
  const back = receipt.legs.map((leg) => ({
    ...leg,
    leg: 'return' as const,
    pickup_date: calendarDate('2026-12-08'),
    arrival_date: calendarDate('2026-12-12'),
  }));
  return answering(
    viewOrder,
    orderView({
      detail: { ...detail, order: { ...detail.order, allowed_actions: acts }, leg_states },
      receipt: {
        ...receipt,
        legs: [...receipt.legs.map((leg) => (neededBy ? { ...leg, needed_by: neededBy } : leg)), ...back],
      },
    }),
  );
};
export const bothWays = roundTrip([legState('outbound'), legState('return')], ['cancel', 'change']);
export const neededByDec4 = roundTrip(
  [legState('outbound'), legState('return')],
  ['cancel', 'change'],
  calendarDate('2026-12-04'),
);
/** The outbound is in transit; the return can still be changed. */
export const onItsWay = roundTrip(
  [legState('outbound', { state: 'in_transit', allowed_actions: [] }), legState('return')],
  [],
);
const orderHistory = answering(orderLife, { entries: [], more: false });
export const moved = (difference_cents: number) => ({
  pickup_date: calendarDate('2026-12-09'),
  arrival_date: calendarDate('2026-12-12'),
  difference_cents,
});
export const priced = (difference: number) => [
  answering(priceLegChange, moved(difference)),
  answering(changeLeg, { ...moved(difference), state: 'placed' as const, leg_state: 'placed' as const }),
];
/** Empty fields, so that they contain only what a test types. */
const unknown = {
  name: 'Home',
  is_club: false,
  country: 'US',
  place: {
    address: '',
    address_1: '',
    city: '',
    state: '',
    zip: '',
    company_name: '',
    attention_name: '',
    phone: '',
  },
};
export const billedTo = (billed_to: string | null, more: { texts_payment?: boolean } = {}) =>
  answering(readChangeOptions, {
    billed_to,
    ...more,
    legs: (['outbound', 'return'] as const).map((leg) => ({
      leg,
      pickup_date: calendarDate('2026-12-02'),
      from: unknown,
      to: unknown,
    })),
  });
export const openOrder = (...answers: readonly FakeAnswer[]) =>
  openConsole('/admin/orders/ord_1', [
    orderHistory,
    answering(stateOptions, { country: 'US', options: [] }),
    ...answers,
  ]);
type User = ReturnType<typeof openConsole>['user'];
/** Opens a dialog of the order with its button, once the booking is loaded. */
export const dialogOf = async (user: User, button: string, title = button) => {
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await waitFor(() => expect(dialog.queryByText('Loading the booking')).not.toBeInTheDocument());
  return dialog;
};
