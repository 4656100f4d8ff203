import * as z from 'zod/mini';
import { productLineSchema } from '../catalog/schema.ts';
import { centsSchema } from '../primitives/cents.ts';
import { tripTypeSchema } from '../ship-form/trip-type.ts';
import { brandSlugSchema } from './brand-slug.ts';

/** OPEN-02: one spelling per brand, used in hosts, tokens and data. */
export const brandSlugs = [
  'golf',
  'sticks',
  'ski',
  'travel',
  'luggagefree',
  'camps',
  'schools',
  'play',
  'cruise',
] as const;

const colorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'malformed'));

/**
 * The two colors of a brand, for emails, which cannot read the page's tokens. With the hue of its neutrals
 * they also color the page; without a hue the page uses its own tokens.
 */
export const brandThemeSchema = z.object({
  brand: colorSchema,
  accent: colorSchema,
  hue: z.optional(z.int().check(z.minimum(0), z.maximum(359))),
});
export type BrandTheme = z.output<typeof brandThemeSchema>;

/** A brand is a row of data: every label, word, option and default that differs between brands. */
export const brandSchema = z.object({
  id: z.int(),
  slug: brandSlugSchema,
  name: z.string(),
  tagline: z.string(),
  help_phone: z.string(),
  help_email: z.string(),
  /** BR-03: 'Club/Resort', 'Hotel/Lodge' … */
  place_type: z.string(),
  /** BR-04 */
  requested_club_word: z.string(),
  /** BR-05: the word for a traveler: 'traveler', 'camper'. */
  traveler_word: z.string(),
  /** BR-07: block title for pro users and for everyone else. */
  traveler_title: z.object({ pro: z.string(), others: z.string() }),
  /** BR-08 */
  default_origin_contact: z.nullable(z.string()),
  /**
   * The direction of most bookings: away from a place of the brand, or to it from home. Absent: from the
   * place.
   */
  default_direction: z.optional(z.enum(['from_place', 'to_place'])),
  default_trip_type: tripTypeSchema,
  hourly_pickup: z.boolean(),
  /** MD-03: each traveler chooses how their bags are handed over. */
  pickup_per_traveler: z.optional(z.boolean()),
  packaging_required: z.boolean(),
  /** VL-42, OPEN-31: the marketing flow stops people without a name or email. */
  marketing_flow: z.optional(z.boolean()),
  /** VL-25: the word for a row's packaging in messages: 'packaging', 'type'. */
  packaging_word: z.string(),
  camp_grades: z.array(z.string()),
  /** Coverages that the brand sells, in cents (absent: all), and the default. */
  insurance_covers: z.optional(z.array(centsSchema)),
  default_cover_cents: z.optional(centsSchema),
  theme: z.optional(brandThemeSchema),
  /** The brand whose scene its pages show. Absent: its own, if it has one. */
  scene: z.optional(z.enum(brandSlugs)),
  /** MD-09: its customers travel on ships; the page asks for the cruise. */
  cruises: z.optional(z.boolean()),
  /** PY-26: its customers may book through a travel agent, whom the payment asks for. */
  asks_travel_agent: z.optional(z.boolean()),
  /** VL-18: the payment asks for the golfer's GHIN number. */
  asks_ghin_number: z.optional(z.boolean()),
  /** PY-23: its places are clubs, which can be billed for an order. */
  bills_clubs: z.optional(z.boolean()),
  /** RT-18: the target of quick-quote links when it is not the brand's own ship page. */
  ship_url: z.optional(z.string()),
  product_lines: z.array(productLineSchema),
});
export type Brand = z.output<typeof brandSchema>;

/** OPEN-45, EN-31: `customizations` are words and values by name. */
export const micrositeSchema = z.object({
  id: z.int(),
  brand_id: z.int(),
  name: z.string(),
  customizations: z.record(z.string(), z.string()),
  note: z.string(),
  carrier_warning: z.nullable(z.string()),
});
