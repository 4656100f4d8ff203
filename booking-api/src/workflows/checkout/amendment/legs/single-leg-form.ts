import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { BookingRecord } from '../../../../modules/bookings/public/draft.ts';
import { returnEndsOf, reversedEnds, withEnds } from './leg-ends.ts';
import { withTravelersOnLeg } from './travelers-on-leg.ts';

const fieldsOf = (form: ShipmentForm): ReadonlyMap<string, unknown> => new Map(Object.entries(form));
const ways = ['pickup', 'golfers', 'carrier', 'carrier_service_level_id'] as const;
/**
 * The form's prefix for the outbound leg's fields; the return leg's prefix is `return_` plus the direction.
 */
const outboundNames: Readonly<Record<(typeof ways)[number], string>> = {
  pickup: 'outbound_pickup',
  golfers: 'golfers',
  carrier: 'pickup_carrier',
  carrier_service_level_id: 'pickup_carrier_service_level_id',
};

/**
 * The booking of one leg as a separate one-way trip on a date, with only the bags of that leg. A return has
 * both ends swapped, or separate ones. Coupons and codes belong to the whole order and are left out.
 */
export function singleLegForm(
  booking: Pick<BookingRecord, 'form' | 'returnEnds'>,
  leg: LegName,
  pickupDate: CalendarDate,
): ShipmentForm {
  const form = withTravelersOnLeg(booking.form, leg);
  const fields = fieldsOf(form);
  const outboundFields = Object.fromEntries(
    [...fields].filter(
      ([name]) =>
        !name.startsWith('return_') &&
        !['coupon', 'gift-card', 'more-gift-cards', 'arrival_date'].includes(name),
    ),
  );
  if (leg === 'outbound') return { ...outboundFields, roundtrip: 'false', pickup_date: pickupDate };
  const { golfers: _, ...others } = outboundFields;
  const back = ways.flatMap((way) => {
    const value = fields.get(`return_${way}`);
    return value === undefined ? [] : [[outboundNames[way], value] as const];
  });
  return {
    ...withEnds(reversedEnds(others), returnEndsOf(booking)),
    ...Object.fromEntries(back),
    roundtrip: 'false',
    pickup_date: pickupDate,
  };
}
