import * as z from 'zod/mini';
import { brandSlugSchema } from '../brands/brand-slug.ts';
import { brandSlugs, brandThemeSchema } from '../brands/schema.ts';
import { defineCall } from '../call/define-call.ts';
import { centsSchema } from '../primitives/cents.ts';
import { wireText } from '../primitives/wire-text.ts';
import { tripTypeSchema } from '../ship-form/trip-type.ts';
import { brandStates } from './brand-state-calls.ts';

const words = (max: number) => wireText(max).check(z.minLength(1, 'required'));
const phone = z.string().check(z.regex(/^\+?[\d ().-]{7,30}$/, 'malformed'));
const mail = z
  .string()
  .check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'malformed'), z.maxLength(120, 'too_long'));

/** All editable fields of a brand. Fields that a brand may omit are null here. */
export const brandFieldsSchema = z.strictObject({
  name: words(60),
  tagline: wireText(120),
  /** BR-09: html above the header of its pages; the server keeps only text and links. */
  announcement: z.nullable(words(1000)),
  help_phone: phone,
  help_email: mail,
  place_type: words(40),
  requested_club_word: words(40),
  traveler_word: words(20),
  traveler_title: z.strictObject({ pro: words(60), others: words(60) }),
  default_origin_contact: z.nullable(words(60)),
  default_direction: z.nullable(z.enum(['from_place', 'to_place'])),
  default_trip_type: tripTypeSchema,
  packaging_word: words(20),
  packaging_required: z.boolean(),
  hourly_pickup: z.boolean(),
  pickup_per_traveler: z.nullable(z.boolean()),
  marketing_flow: z.nullable(z.boolean()),
  cruises: z.nullable(z.boolean()),
  asks_travel_agent: z.nullable(z.boolean()),
  asks_ghin_number: z.nullable(z.boolean()),
  bills_clubs: z.nullable(z.boolean()),
  camp_grades: z.array(words(20)).check(z.maxLength(30)),
  insurance_covers: z.nullable(z.array(centsSchema).check(z.minLength(1, 'required'))),
  default_cover_cents: z.nullable(centsSchema),
  theme: z.nullable(brandThemeSchema),
  scene: z.nullable(z.enum(brandSlugs)),
  /** The carrier whose calendar the brand uses. */
  carrier: words(20),
  line_keys: z.array(words(20)).check(z.minLength(1, 'required'), z.maxLength(20)),
});
export type BrandFields = z.output<typeof brandFieldsSchema>;

export const listBrands = defineCall({
  name: 'console.brands',
  row: 'BR-01',
  summary: 'Every brand by name and slug',
  method: 'GET',
  path: '/api/v6/console/brands',
  access: 'open_console',
  response: z.object({
    brands: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        tagline: z.string(),
        lines: z.array(z.string()),
        /** The same as customers see them. */
        line_names: z.optional(z.array(z.string())),
        state: z.optional(z.enum(brandStates)),
      }),
    ),
  }),
});

export const readBrandFields = defineCall({
  name: 'console.brand',
  row: 'BR-01',
  summary: 'A brand’s editable fields and their options',
  method: 'GET',
  path: '/api/v6/console/brands/:slug',
  access: 'run_brands',
  params: z.object({ slug: wireText(30) }),
  response: z.object({
    /** Released consoles refuse an unknown field here, so newer fields are sent next to it. */
    fields: z.omit(brandFieldsSchema, { announcement: true, scene: true }),
    announcement: brandFieldsSchema.shape.announcement,
    scene: brandFieldsSchema.shape.scene,
    /** Kinds of bags and coverages that it may sell. */
    lines: z.array(z.object({ key: z.string(), name: z.string() })),
    covers: z.array(z.object({ cents: z.number(), label: z.string() })),
    carriers: z.array(z.string()),
  }),
  errors: { no_such_thing: 404 },
});

export const changeBrand = defineCall({
  name: 'console.change-brand',
  row: 'BR-01',
  summary: 'Changes fields of a brand; `expected` is what they were when the caller read them',
  method: 'PATCH',
  path: '/api/v6/console/brands/:slug',
  access: 'run_brands',
  params: z.object({ slug: wireText(30) }),
  emptyClears: true,
  body: z.strictObject({
    fields: z.partial(brandFieldsSchema),
    expected: z.partial(brandFieldsSchema),
    reason: z.optional(wireText(200)),
  }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404, changed_since: 409 },
});

export const makeBrand = defineCall({
  name: 'console.make-brand',
  row: 'BR-01',
  summary: 'Creates a brand as a copy of another, switched off until staff open it',
  method: 'POST',
  path: '/api/v6/console/brands',
  access: 'run_brands',
  body: z.strictObject({
    slug: brandSlugSchema,
    name: words(60),
    like: wireText(30),
    theme: brandThemeSchema,
  }),
  response: z.object({ slug: z.string(), address: z.string() }),
  errors: { no_such_thing: 404, brand_exists: 409 },
});
