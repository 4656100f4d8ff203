import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import { limits } from '@sendahead/shared-contracts/constants';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { type CalendarDate, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { readShipForm } from '@sendahead/shared-contracts/ship-form/read';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { ItineraryChoice } from '@sendahead/shared-contracts/ship-form/slices';
import { labelName } from '@sendahead/shared-contracts/travelers/label-name';
import type { ItemRow, Traveler } from '@sendahead/shared-contracts/travelers/slice';
import { isOnLeg, travelerWay, type Way } from '@sendahead/shared-contracts/travelers/ways';
import { refuse } from '../../../platform/http/refusal.ts';
import type { ProductRow } from '../../catalog/public/store.ts';
import { dateErrors } from '../shipment/date-errors.ts';
import { pickupErrors } from '../shipment/pickup-errors.ts';

/** A traveler's bag with a valid size and an available coverage. */
export type PlannedBag = {
  travelerId: string;
  travelerName: string;
  /** The traveler's chosen label name. */
  labelName?: string | undefined;
  /** Bunk, or hall and room. */
  stay?: string | undefined;
  /** TR-25: when a student moves in. */
  moveIn?: CalendarDate | undefined;
  product: ProductRow;
  coverCents: Cents;
  coverPriceCents: Cents;
  /** TR-06: as the form says, regardless of the trip type. */
  way: Way;
  goes: boolean;
  returns: boolean;
  /** TR-15: for the people who handle the bag. */
  note: ItemRow['note'];
  /** VL-25: id of its packaging; '' when it was not asked or chosen. */
  packaging: string;
};

/** A parsed shipment form, ready for pricing. `unsized` counts rows without a chosen size. */
export type Shipment = {
  origin: ShipPoint;
  destination: ShipPoint;
  itinerary: ItineraryChoice;
  bags: PlannedBag[];
  unsized: number;
  coupon: string;
};

export type Catalog = { products: ReadonlyMap<string, ProductRow>; insurances: ReadonlyMap<number, number> };

const openItinerary: ItineraryChoice = {
  tripType: 'one_way',
  outbound: { pickupFeeId: null, pickupDate: null, carrier: '', serviceLevelId: null, arrivalDate: null },
  return: null,
};

/**
 * Reads a form. Throws Refusal `malformed` with the invalid fields: counts (`1e3`, `-1`, more than 25),
 * dates, pickup ids, sizes and coverages that are not sold. Nothing is corrected silently.
 */
export function readShipment(form: ShipmentForm, catalog: Catalog): Shipment {
  const errors = [...countErrors(form), ...dateErrors(form), ...pickupErrors(form)];
  if (errors.length > 0) throw refuse('malformed', errors);
  const { points, travelers, itinerary, coupon } = readShipForm(form);
  if (!points) throw refuse('malformed', [{ path: 'origination', code: 'required' }]);
  const people = travelers ?? [];
  const roundTrip = itinerary?.tripType === 'round_trip';
  return {
    origin: points.origin,
    destination: points.destination,
    itinerary: itinerary ?? openItinerary,
    bags: people.flatMap((traveler) => bagsOf(traveler, catalog, roundTrip)),
    unsized: people.flatMap(rowsOf).filter(({ row }) => row.size === '').length,
    coupon: coupon.trim(),
  };
}

function countErrors(form: ShipmentForm): FieldError[] {
  const travelers = Object.entries(form.traveler ?? {});
  if (travelers.length > limits.travelersPerCart) return [{ path: 'traveler', code: 'too_many' }];
  return travelers.flatMap(([id, traveler]) =>
    Object.entries(traveler).flatMap(([line, value]) => {
      if (typeof value !== 'object' || value === null) return [];
      const path = `traveler.${id}.${line}`;
      const rows = Object.keys(value).filter((key) => key !== 'product_count');
      if (rows.some((key) => !/^\d{1,3}$/.test(key))) return [{ path, code: 'unknown_field' }];
      const count = value.product_count ?? String(rows.length);
      if (!/^\d{1,2}$/.test(count)) return [{ path: `${path}.product_count`, code: 'not_a_count' }];
      if (Number(count) > limits.quantityPerLine || rows.length > limits.quantityPerLine)
        return [{ path, code: 'too_many' }];
      if (Number(count) !== rows.length) return [{ path: `${path}.product_count`, code: 'not_a_count' }];
      return rows.flatMap((row) => coverErrors(`${path}.${row}`, value[row]));
    }),
  );
}

/** Coverages are whole cents written in digits. */
function coverErrors(path: string, row: unknown): FieldError[] {
  const cover =
    typeof row === 'object' && row !== null && 'product_insurance' in row ? row.product_insurance : undefined;
  if (cover === undefined || (typeof cover === 'string' && /^\d{0,9}$/.test(cover))) return [];
  return [{ path: `${path}.product_insurance`, code: 'malformed' }];
}

const rowsOf = (traveler: Traveler) =>
  traveler.lines.flatMap(({ line, rows }) =>
    rows.map((row, index) => ({ row, line, path: `traveler.${traveler.id}.${line}.${index}` })),
  );

function bagsOf(traveler: Traveler, catalog: Catalog, roundTrip: boolean): PlannedBag[] {
  return rowsOf(traveler).flatMap(({ row, line, path }) => {
    if (row.size === '') return [];
    const product = catalog.products.get(row.size);
    if (!product || product.line_key !== line)
      throw refuse('malformed', [{ path: `${path}.size`, code: 'unknown' }]);
    const coverPrice = row.insuranceCents === 0 ? 0 : catalog.insurances.get(row.insuranceCents);
    if (coverPrice === undefined)
      throw refuse('malformed', [{ path: `${path}.product_insurance`, code: 'unknown' }]);
    const way = row.way ?? travelerWay(traveler);
    return {
      travelerId: traveler.id,
      travelerName: `${traveler.firstName} ${traveler.lastName}`.trim(),
      ...(traveler.label ? { labelName: labelName(traveler) } : {}),
      ...(traveler.stay ? { stay: traveler.stay } : {}),
      ...(traveler.moveIn ? { moveIn: calendarDate(traveler.moveIn) } : {}),
      product,
      coverCents: row.insuranceCents,
      coverPriceCents: cents(coverPrice),
      way,
      goes: !roundTrip || isOnLeg(way, 'outbound'),
      returns: roundTrip && isOnLeg(way, 'return'),
      note: row.note,
      packaging: row.packaging,
    };
  });
}
