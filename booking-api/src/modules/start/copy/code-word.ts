import { homeOf } from '@sendahead/shared-contracts/geo/home-country';

/** Words of countries that people of other countries know too. */
const ownWords: Readonly<Record<string, string>> = {
  US: 'zip code',
  IE: 'Eircode',
  ...Object.fromEntries(['GB', 'AU', 'NZ', 'MY', 'NL', 'BE'].map((country) => [country, 'postcode'])),
};

/** AD-33: what the code of a place is called in its country, within a sentence. */
export const codeWordOf = (country: string): string => ownWords[homeOf(country)] ?? 'postal code';
