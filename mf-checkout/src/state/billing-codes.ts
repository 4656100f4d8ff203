import { lengths } from '@sendahead/shared-contracts/constants';

/** ISO 3166 codes of countries whose postal codes are shorter than five characters, by their length. */
const shorterCodes: Readonly<Record<number, string>> = {
  3: 'IS TW',
  4: 'AR AT AU BE BG BM CH CY DK HU LI LU LV NO NZ PA PH PT SI ZA',
};
/** Countries without postal codes. */
const withoutCodes: ReadonlySet<string> = new Set(['AE', 'BS', 'HK', 'JM', 'QA']);

const lengthsByCountry: ReadonlyMap<string, number> = new Map(
  Object.entries(shorterCodes).flatMap(([length, countries]) =>
    countries.split(' ').map((country) => [country, Number(length)] as const),
  ),
);

/** Whether bills to this country have a postal code. */
export const hasBillingCode = (country: string): boolean => !withoutCodes.has(country);

/** CN-02: the minimum length of a billing postal code; 5 unless the country's own codes are shorter. */
export const billingCodeLength = (country: string): number =>
  lengthsByCountry.get(country) ?? lengths.billingZipMin;
