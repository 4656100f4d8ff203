import { type Html, html } from '../../../platform/http/html.ts';
import type { FacilityRow } from '../../clubs/public/store.ts';
import { facilityWords } from '../copy/start.ts';

/** The mainland of the United States, in degrees. */
const west = -125;
const east = -66;
const south = 24;
const north = 50;
/** An outline of the mainland, by longitude and latitude, from the northwest clockwise. */
const outline: readonly (readonly [number, number])[] = [
  [-124.7, 48.4],
  [-123, 49],
  [-95.2, 49],
  [-89.6, 48],
  [-84.5, 46.5],
  [-82.5, 45.3],
  [-82.5, 42],
  [-79, 42.8],
  [-76.5, 44],
  [-74.7, 45],
  [-71.5, 45],
  [-69.2, 47.4],
  [-67, 45],
  [-70, 43.7],
  [-70, 41.8],
  [-74, 40.5],
  [-75.5, 35.3],
  [-81.3, 31.5],
  [-80.1, 26],
  [-81.8, 25.3],
  [-82.7, 28],
  [-84, 30],
  [-89.3, 29.3],
  [-94, 29.6],
  [-97.3, 27.5],
  [-97.2, 26],
  [-99.5, 27.5],
  [-101.5, 29.8],
  [-103.2, 29],
  [-106.5, 31.8],
  [-111, 31.4],
  [-114.8, 32.5],
  [-117.1, 32.5],
  [-120.6, 34.6],
  [-122.5, 37.8],
  [-124.3, 40.4],
];

const width = 320;
const height = 190;
const x = (longitude: number): number => Math.round(((longitude - west) / (east - west)) * width);
const y = (latitude: number): number => Math.round(((north - latitude) / (north - south)) * height);

/** The position of a place within the mainland; undefined for a place elsewhere, or without coordinates. */
export function writeMap({ name, city, state, latitude, longitude }: FacilityRow): Html | null {
  if (latitude === null || longitude === null) return null;
  if (longitude < west || longitude > east || latitude < south || latitude > north) return null;
  const line = outline.map(([lon, lat]) => `${x(lon)} ${y(lat)}`).join('L');
  const label = facilityWords.map({ name, town: [city, state].filter(Boolean).join(', ') });
  return html`<svg class="start-map" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}"><path class="start-map__land" d="M${line}Z"/><circle class="start-map__place" cx="${x(longitude)}" cy="${y(latitude)}" r="7"/></svg>`;
}
