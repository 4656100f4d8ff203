import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { reportedZip } from './reported-zip.ts';

/**
 * The form fields that describe a trip and no person. A new form field counts as personal until it is listed
 * here.
 */
const ofNobody = [
  'origination',
  'destination',
  'o_club_id',
  'd_club_id',
  'o_country',
  'd_country',
  'o_state',
  'd_state',
  'o_city',
  'd_city',
  'roundtrip',
  'trip',
  'pickup_date',
  'arrival_date',
  'outbound_pickup',
  'golfers',
  'pickup_carrier',
  'pickup_carrier_service_level_id',
  'return_pickup_date',
  'return_arrival_date',
  'return_pickup',
  'return_golfers',
  'return_carrier',
  'return_carrier_service_level_id',
  'coupon',
  'additional_travelers',
  't_ways',
  'trip_plan',
] as const satisfies readonly (keyof ShipmentForm)[];

/** Keeps a bag’s size, coverage, packaging and legs. */
const ofBag = ['product_count', 'size', 'product_insurance', 'traveler_package_type', 'way'];

type Travelers = NonNullable<ShipmentForm['traveler']>;

/** A form of the same trip for the same number of people, without any name. */
export function formWithoutPeople(form: ShipmentForm): ShipmentForm {
  const impersonalFields = Object.fromEntries(
    ofNobody.flatMap((name) => (form[name] === undefined ? [] : [[name, form[name]]])),
  );
  return {
    ...impersonalFields,
    ...(form.o_zip === undefined ? {} : { o_zip: reportedZip(form.o_zip, form.o_country ?? 'US') }),
    ...(form.d_zip === undefined ? {} : { d_zip: reportedZip(form.d_zip, form.d_country ?? 'US') }),
    ...(form.traveler ? { traveler: bagsOf(form.traveler) } : {}),
  };
}

/**
 * Keeps each traveler's lines and rows only; other texts are about the person. The shape is the same, with
 * fewer fields.
 */
const bagsOf = (travelers: Travelers): Travelers =>
  Object.fromEntries(
    Object.entries(travelers).map(([id, { t_round_trip, ...traveler }]) => [
      id,
      { t_round_trip, ...withoutTexts(traveler) } as Travelers[string],
    ]),
  );

/** Nested fields, with the impersonal texts of a bag. */
const withoutTexts = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
      if (typeof value === 'object' && value !== null) return [[name, withoutTexts(value)]];
      return ofBag.includes(name) ? [[name, value]] : [];
    }),
  );
