import type { ServiceOfLeg } from '@sendahead/shared-contracts/orders/change-schema';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { CampSession } from '@sendahead/shared-contracts/orders/schema';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { BookingRecord, ShipmentRecord } from '../../../../modules/bookings/public/draft.ts';
import type { Price } from '../../../../modules/pricing/public/price-cart.ts';
import { recordShipment } from '../../checks/record-shipment.ts';
import { withNeededBy } from '../needed-by.ts';
import { endsOf, withLegEnds } from './leg-ends.ts';
import { withServices } from './with-services.ts';

/**
 * The order's shipment after a change of one leg: `lone` is that leg priced as a separate trip. Places and
 * dates of the other leg are unchanged.
 */
export function movedShipment(
  shipment: ShipmentRecord,
  booking: BookingRecord,
  leg: LegName,
  {
    oneWayForm,
    price,
    otherEnds,
    neededBy,
    services,
    session,
  }: {
    oneWayForm: ShipmentForm;
    price: Price;
    otherEnds: boolean;
    /** CH-26: another day by which the leg is needed; undefined keeps the booked one. */
    neededBy: CalendarDate | undefined;
    services: readonly ServiceOfLeg[];
    session: CampSession | undefined;
  },
): ShipmentRecord {
  const { legs, booking: booked } = recordShipment(
    oneWayForm,
    price,
    {},
    leg === 'outbound' ? session : undefined,
  );
  const [way] = legs;
  const [carried] = booked?.legs ?? [];
  if (!way || !carried) throw new Error('a leg that was priced has no way');
  const ends = otherEnds ? withLegEnds(booking, leg, endsOf(oneWayForm)) : booking;
  const days = { pickup_date: way.pickup_date, arrival_date: way.arrival_date };
  return {
    ...shipment,
    legs: shipment.legs.map((one) => (one.leg === leg ? { ...way, leg } : one)),
    booking: {
      ...booking,
      form: {
        ...withServices(
          neededBy === undefined ? ends.form : withNeededBy(ends.form, leg, neededBy),
          services,
        ),
        ...(leg === 'outbound'
          ? days
          : { return_pickup_date: days.pickup_date, return_arrival_date: days.arrival_date }),
      },
      legs: booking.legs.map((one) => (one.leg === leg ? { ...carried, leg } : one)),
      returnEnds: ends.returnEnds,
    },
  };
}
