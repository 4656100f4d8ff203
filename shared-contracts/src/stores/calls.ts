import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wholeNumber, wireText } from '../primitives/wire-text.ts';
import { storeCarriers, storesNearSchema } from './schema.ts';

/** Miles, 1 to 50. */
const radiusMiles = z.pipe(
  z.union([
    z.int().check(z.refine((value) => value >= 1 && value <= 50, 'malformed')),
    z.string().check(z.regex(/^([1-9]|[1-4]\d|50)$/, 'malformed')),
  ]),
  z.transform((value) => Number(value)),
);

export const storesNear = defineCall({
  name: 'stores.near',
  row: 'OPEN-20',
  summary: 'A carrier’s drop-off locations around a US zip, nearest first',
  method: 'GET',
  path: '/api/v6/stores',
  access: 'public',
  rate: 'relaxed',
  query: z.object({
    zip: wireText(10),
    /** 10 by default. */
    radius: z.optional(radiusMiles),
    carrier: z.enum(storeCarriers),
    /** The weight of the heaviest bag in pounds: places that do not accept it are left out. */
    weight: z.optional(wholeNumber),
    /** The longest side of the longest bag, in inches. */
    length: z.optional(wholeNumber),
  }),
  response: storesNearSchema,
  errors: { zip_not_found: 404 },
});
