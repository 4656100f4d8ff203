import * as z from 'zod/mini';
import { endLimits, lengths, stayLimit } from '../constants.ts';
import { parseTypedDate } from '../primitives/calendar-date.ts';
import { typedText, wireCode, wireText } from '../primitives/wire-text.ts';
import { waySchema } from '../travelers/ways.ts';

/**
 * The shipment form of the specification, every name spelled as there and every value a string,
 * because it travels urlencoded as well as in JSON. Nothing in the product keeps this shape: it is written
 * from the slices (write.ts) and read back into them (read.ts).
 */

/** RT-17: traveler[id][line][rowindex][size|product_insurance|misc_info|traveler_package_type] */
export const shipRowSchema = z.strictObject({
  size: z.optional(wireText(40)),
  product_insurance: z.optional(wireText(9)),
  misc_info: z.optional(typedText(120)),
  traveler_package_type: z.optional(wireText(40)),
  note: z.optional(wireText(500)),
  note_type: z.optional(z.enum(['inbound', 'outbound', 'both'])),
  way: z.optional(waySchema),
});

export const shipLineSchema = z.catchall(z.object({ product_count: z.optional(wireText(3)) }), shipRowSchema);

/** EN-06: a traveler entry; every key other than the named ones is a product line. */
export const shipTravelerSchema = z.catchall(
  z.object({
    t_name: z.optional(typedText(lengths.travelerName)),
    t_first_name: z.optional(typedText(60)),
    t_last_name: z.optional(typedText(60)),
    t_email: z.optional(wireText(120)),
    t_phone: z.optional(wireText(30)),
    t_upcoming_grade: z.optional(wireText(20)),
    t_round_trip: z.optional(wireText(5)),
  }),
  shipLineSchema,
);

/**
 * TR-06: what `t_round_trip` cannot express: return only, and whether each kind of package travels in both
 * directions.
 */
const shipWaysSchema = z.strictObject({
  way: z.optional(waySchema),
  package: z.optional(wireText(5)),
  luggage: z.optional(wireText(5)),
  ski: z.optional(wireText(5)),
});

/**
 * VL-03, MD-09: the inputs that chose the days of the trip; stored with the booking, and not part of its
 * price.
 */
const tripPlanSchema = z.strictObject({
  arrive_by: z.optional(wireText(10)),
  return_arrive_by: z.optional(wireText(10)),
  cruise_line: z.optional(wireText(60)),
  cruise_ship: z.optional(wireText(60)),
  cruise_port_id: z.optional(wireText(9)),
  cruise_port: z.optional(wireText(100)),
  cruise_sails: z.optional(wireText(10)),
  cruise_nights: z.optional(wireText(3)),
  /** SV-15: the ids of a camp and its session, as `3001:2`. */
  session: z.optional(wireText(19)),
});

const travelerId = z.string().check(z.regex(/^\d{1,3}$/, 'malformed'));

/** EN-23: a traveler with a separate pickup: `pickup_type` is its fee, as in `outbound_pickup`. */
export const golferSchema = z.strictObject({
  golfer_id: travelerId,
  pickup_type: wireText(9),
  /** The kind of bag, a product line. */
  pickup_item_type: z.optional(wireText(40)),
});
/** Entries are keyed by their list position, so that a urlencoded form supports them too. */
const golfersSchema = z.record(z.string().check(z.regex(/^\d{1,3}$/, 'malformed')), golferSchema);

const endFields = {
  club_id: z.optional(wireText(12)),
  country: z.optional(wireText(endLimits.country)),
  zip: z.optional(wireText(endLimits.zip)),
  'zip-first-part': z.optional(wireText(10)),
  state: z.optional(wireText(endLimits.state)),
  city: z.optional(typedText(endLimits.city)),
  address: z.optional(typedText(endLimits.address1)),
  address_1: z.optional(typedText(endLimits.address2)),
  company_name: z.optional(typedText(endLimits.companyName)),
  attention_name: z.optional(typedText(endLimits.contact)),
  label_name: z.optional(typedText(endLimits.label)),
  phone: z.optional(wireText(endLimits.phone)),
  club_close: z.optional(wireText(20)),
  /** AD-17: for an Irish address that was chosen from the list. */
  postcoder_id: z.optional(wireText(64)),
};
type EndField = keyof typeof endFields;
type Prefixed<P extends 'o' | 'd'> = { [K in EndField as `${P}_${K}`]: (typeof endFields)[K] };

const prefixed = <P extends 'o' | 'd'>(prefix: P): Prefixed<P> =>
  Object.fromEntries(
    Object.entries(endFields).map(([name, schema]) => [`${prefix}_${name}`, schema]),
  ) as Prefixed<P>;

export const endFieldNames = Object.keys(endFields) as EndField[];

/**
 * A day as written or typed, `2026-12-24` or `12/24/2026` (CN-01); any other text is unchanged, so that it is
 * refused at its field.
 */
const shipDay = z.pipe(
  wireText(10),
  z.transform((text) => parseTypedDate(text) ?? text),
);

/** The words for a trip when the flag `roundtrip` is not set; those of camps are one way. */
export const tripWords = [
  'round_trip',
  'roundtrip',
  'true',
  'one_way',
  'oneway',
  'false',
  'to_camp',
  'from_camp',
] as const;

export const shipmentFormSchema = z.strictObject({
  cart_id: z.optional(wireText(64)),
  order_tracking_id: z.optional(wireText(64)),
  origination: z.optional(z.enum(['club', 'other'])),
  destination: z.optional(z.enum(['club', 'other'])),
  ...prefixed('o'),
  ...prefixed('d'),
  roundtrip: z.optional(z.enum(['true', 'false'])),
  trip: z.optional(z.enum(tripWords)),
  pickup_date: z.optional(shipDay),
  arrival_date: z.optional(shipDay),
  outbound_pickup: z.optional(wireText(9)),
  golfers: z.optional(golfersSchema),
  pickup_carrier: z.optional(wireText(20)),
  pickup_carrier_service_level_id: z.optional(wireText(9)),
  return_pickup_date: z.optional(shipDay),
  return_arrival_date: z.optional(shipDay),
  return_pickup: z.optional(wireText(9)),
  return_golfers: z.optional(golfersSchema),
  return_carrier: z.optional(wireText(20)),
  return_carrier_service_level_id: z.optional(wireText(9)),
  coupon: z.optional(wireCode(40)),
  'gift-card': z.optional(wireText(40)),
  /** Ours: codes of the gift cards beyond the first, separated by spaces. */
  'more-gift-cards': z.optional(wireText(200)),
  additional_travelers: z.optional(wireText(3)),
  traveler: z.optional(z.record(travelerId, shipTravelerSchema)),
  t_ways: z.optional(z.record(travelerId, shipWaysSchema)),
  /** Bunk, or hall and room. */
  t_stays: z.optional(z.record(travelerId, typedText(stayLimit))),
  /** TR-25: days on which students move in. */
  t_move_ins: z.optional(z.record(travelerId, wireText(10))),
  trip_plan: z.optional(tripPlanSchema),
});
export type ShipmentForm = z.output<typeof shipmentFormSchema>;
