import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';

/**
 * `off`: made in the console and not opened yet. `closed`: no new bookings. `archived`: also gone from the
 * lists of staff. Existing orders continue in each state.
 */
export const brandStates = ['off', 'open', 'closed', 'archived'] as const;
export type BrandState = (typeof brandStates)[number];

/** The length of the sentence that customers read while a brand takes no bookings. */
export const maxClosedTextLength = 200;

const params = z.object({ slug: wireText(30) });

export const readBrandState = defineCall({
  name: 'console.brand-state',
  row: 'own',
  summary: 'Whether a brand takes bookings, and what a change of that would affect',
  method: 'GET',
  path: '/api/v6/console/brands/:slug/state',
  access: 'run_brands',
  params,
  response: z.object({
    state: z.enum(brandStates),
    /** What customers read while it takes no bookings; '' for a default sentence. */
    closed_text: z.string(),
    address: z.string(),
    /** Carts with entries that are not ordered. */
    open_carts: z.int(),
    /** Links by which staff asked a customer to pay a booking, not paid yet. */
    unpaid_links: z.int(),
    /** Placed orders that are neither delivered nor canceled. */
    orders_under_way: z.int(),
  }),
  errors: { no_such_thing: 404 },
});

export const setBrandState = defineCall({
  name: 'console.set-brand-state',
  row: 'own',
  summary: 'Opens, closes or archives a brand; `expected` is the state that the caller read',
  method: 'POST',
  path: '/api/v6/console/brands/:slug/state',
  access: 'run_brands',
  params,
  emptyClears: true,
  body: z.strictObject({
    state: z.enum(['open', 'closed', 'archived']),
    expected: z.enum(brandStates),
    closed_text: z.optional(wireText(maxClosedTextLength)),
    reason: z.optional(wireText(200)),
  }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404, changed_since: 409 },
});

export const previewBrand = defineCall({
  name: 'console.preview-brand',
  row: 'own',
  summary: 'An address that shows the start and booking page of a brand that is switched off, for one hour',
  method: 'POST',
  path: '/api/v6/console/brands/:slug/preview',
  access: 'run_brands',
  params,
  body: z.strictObject({}),
  response: z.object({ address: z.string() }),
  errors: { no_such_thing: 404 },
});
