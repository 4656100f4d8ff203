import * as z from 'zod/mini';
import { centsSchema } from '../primitives/cents.ts';

export const productLineKeySchema = z.string().check(z.regex(/^[a-z][a-z_]{1,19}$/, 'malformed'));

/**
 * EN-10, TR-16: one size of a line. Lengths in whole inches, weight in lbs.
 * `display_girth` is length + width + height, as the page shows it; carriers' girth is 2W + 2H and is derived.
 */
export const productSchema = z.object({
  id: z.string(),
  name: z.string(),
  sku_prefix: z.string(),
  display_weight: z.int(),
  display_girth: z.int(),
  length: z.int(),
  width: z.int(),
  height: z.int(),
});

export const packagingOptionSchema = z.object({ id: z.string(), label: z.string() });
export const insuranceOptionSchema = z.object({
  cents: centsSchema,
  label: z.string(),
  price_cents: centsSchema,
});

/** EN-10: a product line of a brand, with its choices. */
export const productLineSchema = z.object({
  key: productLineKeySchema,
  name: z.string(),
  plural_display_name: z.string(),
  /** TR-19: snowboards and boots are counted as items, all others as bags. */
  counted_as: z.enum(['bags', 'items']),
  products: z.array(productSchema),
  packagings: z.array(packagingOptionSchema),
  insurances: z.array(insuranceOptionSchema),
  /** VL-24: the contents must be declared; absent: optional. */
  contents_required: z.optional(z.boolean()),
  by_weight: z.boolean(),
  domestic_enabled: z.boolean(),
  international_enabled: z.boolean(),
  domestic_countries: z.array(z.string()),
  disabled_origin_countries: z.array(z.string()),
  disabled_destination_countries: z.array(z.string()),
});
export type ProductLine = z.output<typeof productLineSchema>;
