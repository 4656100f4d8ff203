import { homeOf } from '@sendahead/shared-contracts/geo/home-country';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { distanceMiles } from './distance.ts';
import type { International, RateSheet, ServiceScope, ZoneRate } from './rate-sheet.ts';

/** An end of a lane as the tariff sees it. */
export type LaneEnd = { country: string; state: string; latitude: number | null; longitude: number | null };

/**
 * The price and duration basis of a lane: its zone, whether it is a special one, and whether it crosses a
 * border.
 */
export type Lane = {
  rate: ZoneRate;
  special: boolean;
  /** Over the land border between measured countries. */
  crossBorder: boolean;
  /** Between areas of the world, or within a foreign country. */
  scope: ServiceScope;
  /** Customs clearance; 0 within a country. */
  clearanceCents: Cents;
  /** Null when only the countries of the ends are known. */
  miles: number | null;
};

const placeOf = (end: LaneEnd): string => `${end.country}-${end.state}`;

/** The lane between two ends, or null when the tariff does not serve it. */
export function laneBetween(sheet: RateSheet, from: LaneEnd, to: LaneEnd): Lane | null {
  const ends = [from, to];
  if (ends.some((end) => sheet.unserved.includes(placeOf(end)))) return null;
  if (ends.every((end) => sheet.countries.includes(end.country))) return measuredLane(sheet, from, to);
  return sheet.international ? laneByCountry(sheet.international, from.country, to.country) : null;
}

/** Whether a carrier of the sheet delivers to a country or to a territory that may be named as one. */
export function servesCountry(sheet: RateSheet, code: string): boolean {
  const home = homeOf(code);
  return (
    sheet.countries.includes(home) ||
    (sheet.international !== undefined && areaOf(sheet.international, home) !== undefined)
  );
}

function measuredLane(sheet: RateSheet, from: LaneEnd, to: LaneEnd): Lane | null {
  const points = [from, to].flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  );
  const [a, b] = points;
  if (!a || !b) return null;
  const miles = distanceMiles(a, b);
  const special = placeOf(from) === placeOf(to) ? undefined : specialZone(sheet, from, to);
  const rate = special ?? sheet.zones.find((zone) => zone.upToMiles === null || miles <= zone.upToMiles);
  if (!rate) return null;
  return {
    rate,
    special: special !== undefined,
    crossBorder: from.country !== to.country,
    scope: 'domestic',
    clearanceCents: cents(0),
    miles,
  };
}

/** SV-02: by country alone, so that a place without postal codes also has a price. */
function laneByCountry(rules: International, from: string, to: string): Lane | null {
  const plain = { special: false, crossBorder: false, miles: null } as const;
  const [a, b] = [areaOf(rules, from), areaOf(rules, to)];
  if (a === undefined || b === undefined) return null;
  if (from === to)
    return { ...plain, rate: rules.withinCountry, scope: 'domestic', clearanceCents: cents(0) };
  const lane = rules.lanes.find(
    ({ areas: [one, other] }) => (one === a && other === b) || (one === b && other === a),
  );
  const rate = lane && rules.zones.find((zone) => zone.zone === lane.zone);
  return rate ? { ...plain, rate, scope: 'international', clearanceCents: rules.clearanceCents } : null;
}

const areaOf = (rules: International, country: string): string | undefined =>
  Object.keys(rules.areas).find((area) => rules.areas[area]?.includes(country));

/** The more expensive special zone of the two ends: Alaska to Puerto Rico is charged as Puerto Rico. */
function specialZone(sheet: RateSheet, from: LaneEnd, to: LaneEnd): ZoneRate | undefined {
  const places = [placeOf(from), placeOf(to)];
  return sheet.specialZones
    .filter((zone) => zone.places.some((place) => places.includes(place)))
    .sort((a, b) => b.baseCents - a.baseCents)[0];
}
