import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';

const words = (max: number) => wireText(max).check(z.minLength(1, 'required'));
const optional = (max: number) => z.nullable(words(max));
const like = (form: RegExp) => z.nullable(z.string().check(z.regex(form, 'malformed')));
const micrositeId = z.string().check(z.regex(/^\d{1,9}$/, 'malformed'));

/** OPEN-45: the editable fields of a microsite; null for those it takes from its brand. */
export const micrositeFieldsSchema = z.strictObject({
  name: words(60),
  /** The microsite's host name label, which no brand may use. */
  host: like(/^[a-z]{2,20}$/),
  title: optional(60),
  tagline: optional(120),
  place_type: optional(40),
  requested_club_word: optional(40),
  traveler_word: optional(20),
  packaging_word: optional(20),
  brand_colour: like(/^#[0-9a-f]{6}$/),
  accent_colour: like(/^#[0-9a-f]{6}$/),
  /** Degrees of the hue that tints the page's neutrals. All three colors or none. */
  palette_hue: like(/^(?:[0-9]|[1-9]\d|[12]\d\d|3[0-5]\d)$/),
  /** Initial values of the form. */
  origin_club_id: like(/^\d{1,9}$/),
  destination_club_id: like(/^\d{1,9}$/),
  direction: z.nullable(z.enum(['round_trip', 'to_camp', 'from_camp'])),
  coupon: optional(40),
  /** Shown before the order (PY-09); empty for none. */
  note: wireText(1000),
  carrier_warning: optional(300),
  carrier: optional(20),
  /** Drawn as a picture, so that nothing in it runs. */
  logo_svg: z.nullable(wireText(20_000)),
});
export type MicrositeFields = z.output<typeof micrositeFieldsSchema>;

export const listMicrosites = defineCall({
  name: 'console.microsites',
  row: 'OPEN-45',
  summary: 'Every microsite with its brand and its address',
  method: 'GET',
  path: '/api/v6/console/microsites',
  access: 'run_brands',
  response: z.object({
    microsites: z.array(z.object({ id: z.int(), name: z.string(), brand: z.string(), address: z.string() })),
  }),
});

export const readMicrositeFields = defineCall({
  name: 'console.microsite',
  row: 'OPEN-45',
  summary: 'A microsite’s editable fields',
  method: 'GET',
  path: '/api/v6/console/microsites/:micrositeId',
  access: 'run_brands',
  params: z.object({ micrositeId }),
  response: z.object({
    id: z.int(),
    brand: z.string(),
    address: z.string(),
    fields: micrositeFieldsSchema,
    carriers: z.array(z.string()),
  }),
  errors: { no_such_thing: 404 },
});

export const changeMicrosite = defineCall({
  name: 'console.change-microsite',
  row: 'OPEN-45',
  summary: 'Changes fields of a microsite; `expected` is what they were when the caller read them',
  method: 'PATCH',
  path: '/api/v6/console/microsites/:micrositeId',
  access: 'run_brands',
  params: z.object({ micrositeId }),
  body: z.strictObject({
    fields: z.partial(micrositeFieldsSchema),
    expected: z.partial(micrositeFieldsSchema),
    reason: z.optional(wireText(200)),
  }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404, changed_since: 409 },
});

export const makeMicrosite = defineCall({
  name: 'console.make-microsite',
  row: 'OPEN-45',
  summary: 'Creates a microsite of a brand; its page is served immediately',
  method: 'POST',
  path: '/api/v6/console/microsites',
  access: 'run_brands',
  body: z.strictObject({ brand: wireText(30), name: words(60) }),
  response: z.object({ id: z.int() }),
  errors: { no_such_thing: 404 },
});
