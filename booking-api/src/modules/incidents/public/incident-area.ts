import type { IncidentArea } from '@sendahead/shared-contracts/console/incident-schema';
import { distanceMiles } from '../../tariff/public/distance.ts';

/** A place for matching with areas: its gazetteer entry if there is one, otherwise the typed fields. */
export type Whereabouts = {
  country: string;
  zip: string;
  /** The state’s code. */
  state: string;
  cities: readonly string[];
  latitude: number | null;
  longitude: number | null;
};

type Area = { area: IncidentArea; latitude: number | null; longitude: number | null };

/** US territories have US ZIPs; an end may name them as countries. */
const territories = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);
const countryOf = (country: string): string => (territories.has(country) ? 'US' : country);
const stateOf = ({ country, state }: Pick<Whereabouts, 'country' | 'state'>): string =>
  territories.has(country) ? country : state.trim().toUpperCase();
const fold = (text: string): string => text.trim().toLowerCase();
const digits = (zip: string): string => zip.toUpperCase().replace(/[^A-Z0-9]/g, '');

/**
 * Whether a place is in the area of an incident. A blocked address has its own list, so it does not count as
 * an area.
 */
export function isInArea({ area, latitude, longitude }: Area, place: Whereabouts): boolean {
  if (area.is === 'everywhere') return true;
  if (area.is === 'address' || countryOf(area.country) !== countryOf(place.country)) return false;
  switch (area.is) {
    case 'state':
      return stateOf(area) === stateOf(place);
    case 'city':
      return stateOf(area) === stateOf(place) && place.cities.some((city) => fold(city) === fold(area.city));
    case 'zips':
      return isBetween(digits(place.zip), digits(area.from), digits(area.until));
    case 'radius':
      return (
        latitude !== null &&
        longitude !== null &&
        place.latitude !== null &&
        place.longitude !== null &&
        distanceMiles({ latitude, longitude }, { latitude: place.latitude, longitude: place.longitude }) <=
          area.miles
      );
    default:
      return area satisfies never;
  }
}

/** Codes are compared by the length of each bound: 941 to 943 contains 94305. */
const isBetween = (zip: string, from: string, until: string): boolean =>
  zip !== '' && zip.slice(0, from.length) >= from && zip.slice(0, until.length) <= until;
