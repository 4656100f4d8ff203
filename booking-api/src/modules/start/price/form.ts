import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { writeShipForm } from '@sendahead/shared-contracts/ship-form/write';
import type { TypedPlace } from '../../geo/public/find-typed-place.ts';

/** The shipped item: a product of a line, its quantity, and the coverage that the booking selects first. */
export interface BoxItem {
  readonly line: string;
  readonly size: string;
  /** The name of the size in links. */
  readonly sku: string;
  readonly count: number;
  readonly coverCents: number;
}

/** A leg as far as the box knows it. */
export interface BoxLeg {
  readonly pickupDate: CalendarDate | null;
  readonly pickupFeeId: number | null;
  readonly serviceLevelId?: number;
}

export interface BoxTrip {
  readonly from: TypedPlace;
  readonly to: TypedPlace;
  readonly item: BoxItem;
  readonly outbound: BoxLeg;
  /** The return, with the day on which the outbound items arrive. */
  readonly back?: BoxLeg & { readonly after: CalendarDate };
}

const endOf = (
  place: TypedPlace,
): { readonly kind: 'club' | 'other'; readonly fields: Record<string, string> } => {
  if (place.is === 'facility') {
    const { id, name, country, zip, state, city, address_1 } = place.facility;
    const fields = { club_id: String(id), company_name: name, country, zip, state, city, address: address_1 };
    return { kind: 'club', fields };
  }
  const { country, code, state, city } = place.place;
  return { kind: 'other', fields: { country, zip: code, state, city } };
};

const prefixed = (prefix: 'o' | 'd', fields: Record<string, string>): Partial<ShipmentForm> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${prefix}_${name}`, value]));

const legFields = (
  { pickupDate, pickupFeeId, serviceLevelId }: BoxLeg,
  names: { readonly date: string; readonly fee: string; readonly level: string },
): Partial<ShipmentForm> => ({
  ...(pickupDate === null ? {} : { [names.date]: pickupDate }),
  ...(pickupFeeId === null ? {} : { [names.fee]: String(pickupFeeId) }),
  ...(serviceLevelId === undefined ? {} : { [names.level]: String(serviceLevelId) }),
});

const nobody = { firstName: '', lastName: '', email: '', phone: '', grade: '' };

function travelerOf({ line, size, count, coverCents }: BoxItem): Partial<ShipmentForm> {
  const row = { size, insuranceCents: cents(coverCents), packaging: '', contents: '', note: null };
  const rows = Array.from({ length: count }, () => row);
  return writeShipForm({
    points: null,
    travelers: [{ id: '1', ...nobody, roundTrip: true, lines: [{ line, rows }] }],
    itinerary: null,
    coupon: '',
    giftCard: '',
  });
}

/** The shipment form by which the booking plans and prices the same trip. */
export function shipmentFormOf({ from, to, item, outbound, back }: BoxTrip): ShipmentForm {
  const [origin, destination] = [endOf(from), endOf(to)];
  return {
    origination: origin.kind,
    destination: destination.kind,
    ...prefixed('o', origin.fields),
    ...prefixed('d', destination.fields),
    roundtrip: back ? 'true' : 'false',
    ...legFields(outbound, {
      date: 'pickup_date',
      fee: 'outbound_pickup',
      level: 'pickup_carrier_service_level_id',
    }),
    ...(back
      ? {
          arrival_date: back.after,
          ...legFields(back, {
            date: 'return_pickup_date',
            fee: 'return_pickup',
            level: 'return_carrier_service_level_id',
          }),
        }
      : {}),
    ...travelerOf(item),
  };
}
