import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wholeNumber } from '../primitives/wire-text.ts';
import { brandSlugSchema } from './brand-slug.ts';
import { micrositeSchema } from './schema.ts';

export const brandHeader = defineCall({
  name: 'brands.header',
  row: 'EP-11',
  summary: 'The page header of a brand: html as specified, or JSON when the caller accepts JSON',
  method: 'GET',
  path: '/brands/header',
  access: 'public',
  query: z.object({ brand_header: brandSlugSchema }),
  alsoAs: ['text/html'],
  response: z.object({
    name: z.string(),
    tagline: z.string(),
    help_phone: z.string(),
    help_email: z.string(),
  }),
  errors: { brand_not_found: 404 },
});

export const readMicrosite = defineCall({
  name: 'brands.microsite',
  row: 'own',
  summary: 'A microsite of the brand: its settings and note',
  method: 'GET',
  path: '/api/v6/microsites/:id',
  access: 'public',
  params: z.object({ id: wholeNumber }),
  response: micrositeSchema,
  errors: { microsite_not_found: 404 },
});
