import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';

/** The texts that a brand may override: the questions of its start page, and the pages in its footer. */
export const brandTextNames = ['questions', 'help', 'terms', 'privacy', 'accessibility'] as const;
export type BrandTextName = (typeof brandTextNames)[number];

/** `body` is plain text: `## ` begins a heading, `- ` a list item, `[Your orders](/orders)` is a link. */
export const brandTextFieldsSchema = z.strictObject({
  title: wireText(120).check(z.minLength(1, 'required')),
  body: wireText(20_000),
});
export type BrandTextFields = z.output<typeof brandTextFieldsSchema>;

const params = z.object({ slug: wireText(30), name: z.enum(brandTextNames) });

export const readBrandText = defineCall({
  name: 'console.brand-text',
  row: 'BR-01',
  summary: 'A brand’s text, and the default text of all brands',
  method: 'GET',
  path: '/api/v6/console/brands/:slug/texts/:name',
  access: 'run_brands',
  params,
  response: z.object({ brand: z.string(), fields: brandTextFieldsSchema, standard: brandTextFieldsSchema }),
  errors: { no_such_thing: 404 },
});

export const changeBrandText = defineCall({
  name: 'console.change-brand-text',
  row: 'BR-01',
  summary: 'Changes a text of a brand; `expected` is what it was when the caller read it',
  method: 'PATCH',
  path: '/api/v6/console/brands/:slug/texts/:name',
  access: 'run_brands',
  params,
  emptyClears: true,
  body: z.strictObject({
    fields: z.partial(brandTextFieldsSchema),
    expected: z.partial(brandTextFieldsSchema),
    reason: z.optional(wireText(200)),
  }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404, changed_since: 409 },
});
