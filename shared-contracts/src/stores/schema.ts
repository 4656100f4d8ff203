import * as z from 'zod/mini';

/** The carriers whose locations a customer may search, by their names in services. */
export const storeCarriers = ['FEDEX', 'UPS'] as const;
export type StoreCarrier = (typeof storeCarriers)[number];

/** Kinds of locations: the carrier's own center, its own brand's shop, a counter in another shop, a machine. */
export const storeKinds = ['ship_center', 'staffed_shop', 'retail_counter', 'locker'] as const;
export type StoreKind = (typeof storeKinds)[number];

/** Local opening hours of a day, `09:00` to `18:00`; `24:00` is the end of the day. */
export const storeHoursSchema = z.object({ opens: z.string(), closes: z.string() });
export type StoreHours = z.output<typeof storeHoursSchema>;

/** A place of a carrier that accepts bags over the counter (OPEN-20). */
export const storeSchema = z.object({
  id: z.string(),
  carrier: z.enum(storeCarriers),
  kind: z.enum(storeKinds),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** IANA time zone of the place, for its hours and its "today". */
  time_zone: z.string(),
  /** Distance from the center of the requested zip, as the crow flies, to a tenth. */
  miles: z.number(),
  /** Seven days, Sunday first; null on a closed day. */
  hours: z.array(z.nullable(storeHoursSchema)),
  /** Pounds; null when the place has no limit. */
  max_weight_lb: z.nullable(z.int()),
  /** Inches of the longest side; null when the place has no limit. */
  max_length_in: z.nullable(z.int()),
});
export type Store = z.output<typeof storeSchema>;

/** The places around a zip, nearest first, and the reference point of the distances. */
export const storesNearSchema = z.object({
  zip: z.string(),
  city: z.string(),
  state: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  carrier: z.enum(storeCarriers),
  /** Miles. */
  radius: z.int(),
  stores: z.array(storeSchema),
});
export type StoresNear = z.output<typeof storesNearSchema>;
