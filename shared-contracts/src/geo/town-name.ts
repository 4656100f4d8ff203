import { countryName } from './country-name.ts';

type Town = { city: string; state: string; country: string };

/** Where people write the code of a state into an address; anywhere else it is known to carriers alone. */
const writesState: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'BR', 'IT', 'MX']);

const stateOf = ({ state, country }: Town): string =>
  country === '' || writesState.has(country) ? state : '';

/** A town in few words: `Boston, MA`, `St Andrews, United Kingdom`; '' while nothing is known of it. */
export function townName(town: Town): string {
  const { city, country } = town;
  const near = stateOf(town) || (city && country !== 'US' ? countryName(country) : '');
  return [city, near].filter(Boolean).join(', ');
}

/** The line of an address that holds town and zip; the country is on the next line. */
export const townLine = (town: Town & { zip: string }): string =>
  [town.city, [stateOf(town), town.zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
