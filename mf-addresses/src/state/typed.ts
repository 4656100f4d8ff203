import { lacksContactLabel } from '@sendahead/shared-contracts/geo/contact-name';
import type { Country } from '@sendahead/shared-contracts/geo/lookup-calls';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { filterTyped } from './filter-typed.ts';
import type { EndState, TextField } from './state.ts';
import { streetAtOf } from './street-at.ts';
import { noSearch, searchAfter } from './suggestions.ts';

export type CountriesByCode = Readonly<Record<string, Country>>;

/** A place of which nothing is known but what is typed. */
export const nowhere = { latitude: null, longitude: null, timeZone: null };
/** Fields whose change invalidates the chosen Irish address. */
const placeFields: readonly TextField[] = ['country', 'zip', 'city', 'state', 'address1'];

/** MD-12: the note of a country when it is chosen. */
export const noteOf = (country: string, countries: CountriesByCode) => ({
  countryNote: countries[country]?.note ?? null,
  countryNoteDue: countries[country] === undefined,
});

/** Another country: fields of the postal system are cleared, the address lines are kept. */
function toCountry(state: EndState, country: string, countries: CountriesByCode): EndState {
  const point: ShipPoint = { ...state.point, ...nowhere, country, zip: '', city: '', state: '' };
  return {
    ...state,
    point,
    zip: { request: 'idle', known: false },
    suggestions: noSearch,
    ...noteOf(country, countries),
  };
}

/** AD-05: a US state that is also a territory becomes the country; zip and city stay, the state is cleared. */
export function inTerritory(state: EndState, countries: CountriesByCode): EndState {
  const { point } = state;
  const territory = point.kind === 'other' ? countries[point.country]?.territories[point.state] : undefined;
  return territory ? { ...state, point: { ...point, country: territory, state: '' } } : state;
}

/** MD-12: a country that was chosen before the countries were known shows its note as soon as they are. */
export const withDueNote = (state: EndState, countries: CountriesByCode): EndState =>
  state.countryNoteDue ? { ...state, ...noteOf(state.point.country, countries) } : state;

/** One field after typing; values are filtered (VL-12, VL-13). */
export function typed(state: EndState, field: TextField, text: string, countries: CountriesByCode): EndState {
  const value = filterTyped(field, text);
  if (value === (state.point[field] ?? '')) return state;
  if (field === 'country') return toCountry(state, value, countries);
  const postcoderId = placeFields.includes(field) && state.point.postcoderId ? { postcoderId: null } : {};
  const point = { ...state.point, [field]: value, ...postcoderId };
  // The typed city is the street's place; correcting the zip to match it removes nothing.
  if (field === 'city' || field === 'state') {
    const { replaced: _, ...zip } = { ...state.zip, entered: true };
    const placed = { ...state, point, zip, streetAt: state.streetAt && streetAtOf(point) };
    return field === 'city' ? placed : inTerritory(placed, countries);
  }
  if (field === 'address1')
    return {
      ...state,
      point,
      displaced: null,
      streetAt: state.zip.known ? streetAtOf(point) : null,
      suggestions: searchAfter(state.suggestions, value),
    };
  if (field === 'contact') {
    // A label is kept while the name is corrected, and removed with a name that needs no label.
    const { label } = lacksContactLabel({ contact: value }) ? point : {};
    return { ...state, point: { ...point, label }, named: value !== '' };
  }
  if (field !== 'zip') return { ...state, point };
  const { city, state: region } = point;
  return {
    ...state,
    point: { ...point, ...nowhere },
    zip: {
      request: 'idle',
      known: false,
      before: { city, state: region },
      ...(state.zip.entered ? { entered: true } : {}),
    },
  };
}
