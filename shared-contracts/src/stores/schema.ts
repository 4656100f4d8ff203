import * as z from 'zod/mini';

/** The carriers whose locations a customer may look for, by the names that services use. */
export const storeCarriers = ['FEDEX', 'UPS'] as const;
export type StoreCarrier = (typeof storeCarriers)[number];

/** Kinds of locations: the carrier's own center, its own brand's shop, a counter in another shop, a machine. */
export const storeKinds = ['ship_center', 'staffed_shop', 'retail_counter', 'locker'] as const;
export type StoreKind = (typeof storeKinds)[number];

/** Opening hours of a day on the place's own clock, `09:00` to `18:00`; `24:00` is the end of the day. */
export const storeHoursSchema = z.object({ opens: z.string(), closes: z.string() });
export type StoreHours = z.output<typeof storeHoursSchema>;

/** A place of a carrier that takes bags over the counter (OPEN-20). */
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
  /** IANA zone of the place, for its hours and its "today". */
  time_zone: z.string(),
  /** From the middle of the zip that was asked for, as the crow flies, to a tenth. */
  miles: z.number(),
  /** Seven days, Sunday first; null on a day when it is shut. */
  hours: z.array(z.nullable(storeHoursSchema)),
  /** Pounds; null where the place names no limit. */
  max_weight_lb: z.nullable(z.int()),
  /** Inches of the longest side; null where the place names no limit. */
  max_length_in: z.nullable(z.int()),
});
export type Store = z.output<typeof storeSchema>;

/** The places around a zip, nearest first, and the point that distances are from. */
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
