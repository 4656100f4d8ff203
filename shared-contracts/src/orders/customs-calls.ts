import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';
import { customsKindNames } from './customs-kinds.ts';

const one = { params: z.object({ orderId: identifier }), access: 'signed-in' as const, row: 'own' };
const errors = { order_not_found: 404, order_not_international: 409 };

/** Identical items in one bag. */
export const customsItemSchema = z.strictObject({
  /** Number of the bag, from 1. */
  bag: z.int().check(z.gte(1), z.lte(200)),
  kind: z.enum(customsKindNames),
  /** Its kind and material, in the traveler's words. */
  description: wireText(80),
  quantity: z.int().check(z.gte(1), z.lte(99)),
  /** A fair value of one item, in cents. */
  unit_cents: z.int().check(z.gte(1), z.lte(10_000_000)),
  /** Country of origin, ISO 3166. */
  origin: z.string().check(z.regex(/^[A-Z]{2}$/, 'malformed')),
  /** Tariff number; the kind's suggestion when empty. */
  hs: z.string().check(z.regex(/^(\d{4}\.\d{2})?$/, 'malformed')),
  /** Owned and used before the trip. */
  owned_before: z.boolean(),
});
export type CustomsItem = z.output<typeof customsItemSchema>;

/** The maximum number of lines that carriers accept. */
export const customsItemsMax = 100;

export const customsForms = ['commercial_invoice', 'cn23'] as const;
export type CustomsForm = (typeof customsForms)[number];

export const customsListSchema = z.object({
  bags: z.array(z.object({ number: z.int(), traveler: z.string(), item: z.string() })),
  items: z.array(customsItemSchema),
  /** Null until a list was saved, and again after it was emptied. */
  saved_at: z.nullable(z.string()),
  /** The forms that the trip's carriers accept; absent from older servers. */
  forms: z.optional(z.array(z.enum(customsForms))),
  /** The border, by ISO codes; absent from older servers. */
  from_country: z.optional(z.string()),
  to_country: z.optional(z.string()),
});
export type CustomsList = z.output<typeof customsListSchema>;

export const readCustomsList = defineCall({
  ...one,
  name: 'orders.customs-list',
  summary: 'The customs list of an order',
  method: 'GET',
  path: '/api/v6/orders/:orderId/customs_list',
  response: customsListSchema,
  errors,
});

export const saveCustomsList = defineCall({
  ...one,
  name: 'orders.save-customs-list',
  summary: 'Saves the customs list, from which forms and packing list are filled in',
  method: 'PUT',
  path: '/api/v6/orders/:orderId/customs_list',
  body: z.strictObject({ items: z.array(customsItemSchema).check(z.maxLength(customsItemsMax)) }),
  response: customsListSchema,
  errors: { ...errors, action_not_allowed: 409 },
});

export const customsForm = defineCall({
  ...one,
  name: 'orders.customs-form',
  summary: 'A customs form as PDF, filled in from the saved list, or the list as JSON',
  method: 'GET',
  path: '/api/v6/orders/:orderId/customs_form',
  rate: 'strict',
  query: z.object({ form: z.enum(customsForms) }),
  alsoAs: ['application/pdf'],
  response: customsListSchema,
  errors: { order_not_found: 404, customs_list_missing: 409, action_not_allowed: 409 },
});
