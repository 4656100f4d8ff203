import { countryName } from '@sendahead/shared-contracts/geo/country-name';
import type { Country } from '@sendahead/shared-contracts/geo/lookup-calls';

interface CountryOption {
  readonly value: string;
  readonly label: string;
}

/** The destinations of most bags; listed first, and the only ones until the server's list has loaded. */
const commonCountries: readonly CountryOption[] = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
];

const { compare } = new Intl.Collator('en-US');

/** The choices of the country field: the common ones, all others by name, and a chosen one that is not listed. */
export function countryOptions(
  countries: Readonly<Record<string, Country>>,
  chosen: string,
): readonly CountryOption[] {
  const others = Object.values(countries)
    .filter(({ code }) => !commonCountries.some(({ value }) => value === code))
    .map(({ code, name }) => ({ value: code, label: name }))
    .toSorted((a, b) => compare(a.label, b.label));
  const options = [...commonCountries, ...others];
  return options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: countryName(chosen) }];
}
