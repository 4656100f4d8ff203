import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { OrderNextStep } from '@sendahead/shared-contracts/orders/order-detail';
import { isOver, type OrderState } from '@sendahead/shared-contracts/orders/states';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ShipmentRecord } from '../../bookings/public/draft.ts';

type Leg = ShipmentRecord['legs'][number];

/** The customer's next step; empty for an order that is over, and never a past day. */
export function nextStepOf(
  state: OrderState,
  legs: readonly Leg[],
  today: CalendarDate,
  isLabeledByClub = false,
): OrderNextStep | null {
  if (isOver(state)) return null;
  const [first, back] = legs;
  if (!first) return null;
  const atHome = state === 'placed' || state === 'labels_ready';
  if (atHome) return beforeHandOver(first, state === 'labels_ready', today, isLabeledByClub);
  if (today <= first.arrival_date) return { kind: 'arrival', leg: first.leg, date: first.arrival_date };
  // A round trip whose outbound bags have arrived: the return is next.
  if (back && today <= back.pickup_date) return beforeHandOver(back, true, today);
  if (back && today <= back.arrival_date) return { kind: 'arrival', leg: back.leg, date: back.arrival_date };
  return null;
}

function beforeHandOver(
  leg: Leg,
  labelsReady: boolean,
  today: CalendarDate,
  isLabeledByClub = false,
): OrderNextStep | null {
  const step = (kind: OrderNextStep['kind']): OrderNextStep => ({
    kind,
    leg: leg.leg as LegName,
    date: leg.pickup_date,
  });
  if (today > leg.pickup_date) return null;
  if (isLabeledByClub) return step('pickup');
  if (!labelsReady) return step('labels_follow');
  if (today < leg.pickup_date) return step('print_labels');
  return step(leg.drop_off ? 'drop_off' : 'pickup');
}
