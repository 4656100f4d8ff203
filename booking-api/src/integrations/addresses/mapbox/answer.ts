import * as z from 'zod';
import { type FoundAddress, SuggesterFailed } from '../port.ts';

const named = z.object({ name: z.string() });
const feature = z.object({
  properties: z.object({
    context: z.object({
      address: named,
      place: named,
      region: z.object({ name: z.string(), region_code: z.string().optional() }).optional(),
      postcode: named,
      country: z.object({ country_code: z.string() }),
    }),
  }),
});
const answerSchema = z.object({ features: z.array(z.unknown()).max(100) });

/** The maximum length of a field, as in our own calls. */
const most = { street: 100, city: 60, state: 40, zip: 10 } as const;

/** Control characters, and marks that change the text direction. */
const notPlain = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}<>]/u;

/**
 * Reads addresses from an answer of Mapbox Geocoding v6. An address that lacks a part, is in another country, is too
 * long or is not plain text is left out; a malformed answer fails as a whole.
 */
export function readAnswer(answer: unknown, country: string): FoundAddress[] {
  const read = answerSchema.safeParse(answer);
  if (!read.success) throw new SuggesterFailed('another form');
  return read.data.features.flatMap((each) => {
    const one = feature.safeParse(each);
    const found = one.success ? addressOf(one.data) : undefined;
    return found && found.country === country && isPlain(found) ? [found] : [];
  });
}

function addressOf({ properties: { context } }: z.output<typeof feature>): FoundAddress {
  const { address, place, region, postcode, country } = context;
  return {
    street: address.name.trim(),
    city: place.name.trim(),
    state: (region?.region_code ?? region?.name ?? '').trim(),
    zip: postcode.name.trim(),
    country: country.country_code.toUpperCase(),
  };
}

const isPlain = (found: FoundAddress): boolean =>
  (['street', 'city', 'state', 'zip'] as const).every(
    (field) =>
      found[field].length <= most[field] &&
      !notPlain.test(found[field]) &&
      (found[field] !== '' || field === 'state'),
  );
