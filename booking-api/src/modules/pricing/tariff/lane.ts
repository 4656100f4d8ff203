import { distanceMiles } from './distance.ts';
import type { RateSheet, ZoneRate } from './rate-sheet.ts';

/** An end of a lane as the tariff sees it. */
export type LaneEnd = { country: string; state: string; latitude: number | null; longitude: number | null };

/** What a way costs and takes: its zone, whether that is a special one, and whether it crosses a border. */
export type Lane = { rate: ZoneRate; special: boolean; crossBorder: boolean; miles: number };

const placeOf = (end: LaneEnd): string => `${end.country}-${end.state}`;

/** The lane between two ends, or null where the tariff does not go. */
export function laneBetween(sheet: RateSheet, from: LaneEnd, to: LaneEnd): Lane | null {
  const ends = [from, to];
  if (ends.some((end) => !sheet.countries.includes(end.country) || sheet.unserved.includes(placeOf(end))))
    return null;
  const points = ends.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  );
  const [a, b] = points;
  if (!a || !b) return null;
  const miles = distanceMiles(a, b);
  const special = placeOf(from) === placeOf(to) ? undefined : specialZone(sheet, from, to);
  const rate = special ?? sheet.zones.find((zone) => zone.upToMiles === null || miles <= zone.upToMiles);
  if (!rate) return null;
  return { rate, special: special !== undefined, crossBorder: from.country !== to.country, miles };
}

/** The dearer special zone of the two ends: Alaska to Puerto Rico is charged as Puerto Rico. */
function specialZone(sheet: RateSheet, from: LaneEnd, to: LaneEnd): ZoneRate | undefined {
  const places = [placeOf(from), placeOf(to)];
  return sheet.specialZones
    .filter((zone) => zone.places.some((place) => places.includes(place)))
    .sort((a, b) => b.baseCents - a.baseCents)[0];
}
