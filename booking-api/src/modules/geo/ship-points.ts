import { canBeServed, isDuplicate } from '@sendahead/shared-contracts/geo/rules';
import type { AddressCandidate } from '@sendahead/shared-contracts/geo/schema';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import type { Queries } from '../../platform/database.ts';
import { findFacility } from '../clubs/store.ts';
import { findPlace, findPlacesOfCity, type Place } from './store.ts';

/** An end of the shipment held against what the server knows; candidates say how it could be read instead (AD-12). */
export type CheckedEnd = { valid: boolean; place: Place | null; candidates: AddressCandidate[] };

/** EP-24: whether both ends are places that can be served, and two places. */
export async function checkShipPoints(db: Queries, origin: ShipPoint, destination: ShipPoint) {
  const [from, to] = await Promise.all([checkEnd(db, origin), checkEnd(db, destination)]);
  return { from, to, valid: from.valid && to.valid && !isDuplicate(origin, destination) };
}

export async function checkEnd(db: Queries, point: ShipPoint): Promise<CheckedEnd> {
  if (!canBeServed(point)) return { valid: false, place: null, candidates: [] };
  if (point.club && !(await findFacility(db, point.club.id)))
    return { valid: false, place: null, candidates: [] };
  const place = await findPlace(db, point.country, point.zip);
  if (place && place.state === stateCode(point.state)) return { valid: true, place, candidates: [] };
  const ofCity = await findPlacesOfCity(db, point.country, point.city, stateCode(point.state));
  const candidates = [...(place ? [place] : []), ...ofCity].map(({ code, city, state }) => ({
    zip: code,
    city,
    state,
  }));
  return { valid: false, place: place ?? null, candidates };
}

const stateCode = (state: string): string => state.trim().toUpperCase();
