import { countryName } from './country-name.ts';

type Town = { city: string; state: string; country: string };

/** Countries whose addresses contain a state code; elsewhere only carriers use it. */
const writesState: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'BR', 'IT', 'MX']);

const stateOf = ({ state, country }: Town): string =>
  country === '' || writesState.has(country) ? state : '';

/** A town in few words: `Boston, MA`, `St Andrews, United Kingdom`; '' while it is unknown. */
export function townName(town: Town): string {
  const { city, country } = town;
  const near = stateOf(town) || (city && country !== 'US' ? countryName(country) : '');
  return [city, near].filter(Boolean).join(', ');
}

/** The address line with town and zip; the country is on the next line. */
export const townLine = (town: Town & { zip: string }): string =>
  [town.city, [stateOf(town), town.zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
