import { type LateBags, lateBags } from '@sendahead/shared-contracts/orders/late-bags';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { bagsOnLeg } from '../../../bookings/public/draft.ts';
import type { Order } from '../store.ts';

/** TR-29: the outbound bags of an order arrive after their traveler; `arrival` is the day that customs has. */
export function lateFor(
  { shipment }: Pick<Order, 'shipment'>,
  arrival?: CalendarDate | undefined,
): LateBags | null {
  const outbound = shipment.legs.find(({ leg }) => leg === 'outbound');
  if (!outbound) return null;
  const [moveIn] = bagsOnLeg(shipment.booking?.bags ?? [], 'outbound')
    .flatMap(({ moveIn: day }) => (day ? [day] : []))
    .toSorted();
  return lateBags(outbound.arrival_date, {
    arrival,
    move_in: moveIn,
    session: outbound.session?.starts_on,
    sailing: outbound.cruise?.sails,
    needed_by: outbound.needed_by,
  });
}
