import { countryRules } from '../../../reference/places/country-rules.ts';

/** Their people's own words that a foreigner knows too. */
const known: Readonly<Record<string, string>> = {
  'Zip code': 'zip code',
  Postcode: 'postcode',
  Eircode: 'Eircode',
};

/** AD-33: what the code of a place is called in its country, within a sentence. */
export const codeWordOf = (country: string): string =>
  known[countryRules[country]?.zip ?? ''] ?? 'postal code';
