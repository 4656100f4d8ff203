import { notAskedBy } from '@sendahead/shared-contracts/geo/country-fields';
import { canBeServed, isDuplicate } from '@sendahead/shared-contracts/geo/rules';
import type { AddressCandidate } from '@sendahead/shared-contracts/geo/schema';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { zipProblem } from '@sendahead/shared-contracts/validation/zip';
import type { Queries } from '../../../platform/database/database.ts';
import type { Reference } from '../../../platform/database/reference.ts';
import { rememberedFacility } from '../../clubs/public/store.ts';
import { isBlocked } from '../check/blocked-addresses.ts';
import { findCandidates, isTownOfCode } from '../check/candidates.ts';
import { isCityFarFromZip } from '../check/city-zip-distance.ts';
import { isApproximate } from '../postal-areas.ts';
import { type CountryRow, findCountry } from './countries.ts';
import { placeKey } from './place-key.ts';
import { findPlace, type PostalPlace } from './store.ts';

/** An end checked against the gazetteer; candidates are alternative readings (AD-12). */
export type CheckedEnd = { valid: boolean; place: PostalPlace | null; candidates: AddressCandidate[] };

const refused: CheckedEnd = { valid: false, place: null, candidates: [] };

/** EP-24: whether both ends can be served, differ, and are not blocked (OPEN-29). */
export async function checkShipPoints(
  db: Queries,
  origin: ShipPoint,
  destination: ShipPoint,
  reference: Reference,
) {
  const [from, to] = await Promise.all([
    checkEnd(db, origin, reference),
    checkEnd(db, destination, reference),
  ]);
  return { from, to, valid: from.valid && to.valid && !isDuplicate(origin, destination) };
}

export async function checkEnd(db: Queries, point: ShipPoint, reference: Reference): Promise<CheckedEnd> {
  const [acceptable, checked] = await Promise.all([
    isAcceptable(db, point, reference),
    reference.remember(['checked place', point.country, point.zip, point.city, point.state], () =>
      checkPlace(db, point),
    ),
  ]);
  return acceptable ? checked : refused;
}

/** Checks beyond the place: every field is present, the club is known and not archived, the address is not blocked. */
export async function isAcceptable(db: Queries, point: ShipPoint, reference: Reference): Promise<boolean> {
  const { club } = point;
  const [country, facility, blocked] = await Promise.all([
    reference.remember(['country', point.country], () => findCountry(db, point.country)),
    club ? rememberedFacility(db, reference, club.id) : undefined,
    isBlocked(db, writtenAddress(point), reference),
  ]);
  return (
    country !== undefined &&
    isFilledIn(point, country) &&
    (!club || facility?.archived_at === null) &&
    !blocked
  );
}

/** SV-01, SV-02: without the fields that the country does not require, by the page's own rule. */
function isFilledIn(point: ShipPoint, country: CountryRow): boolean {
  const stateless = country.has_states ? [] : (['state'] as const);
  return canBeServed({ ...point, without: [...notAskedBy(country), ...stateless] });
}

/**
 * US towns are checked by code; Canadian, British and Irish ones roughly; elsewhere the format of the code.
 */
export async function checkPlace(db: Queries, point: ShipPoint): Promise<CheckedEnd> {
  const key = placeKey(point.country, point.zip);
  const wellFormed = zipProblem(point.zip, point.country) === null;
  if (key.country !== 'US' && key.country !== 'CA' && !isApproximate(key.country)) {
    return { valid: wellFormed, place: null, candidates: [] };
  }
  const place = wellFormed ? await findPlace(db, point.country, point.zip) : undefined;
  if (key.country !== 'US') return checkArea(db, point, place);
  const state = point.state.trim().toUpperCase();
  const town = place?.state === state && (await isTownOfCode(db, place, point.city));
  if (place && town) return { valid: true, place, candidates: [] };
  const candidates = await findCandidates(db, { ...key, city: point.city, state }, place);
  return { valid: false, place: place ?? null, candidates };
}

/**
 * The codes of Canada, Britain and Ireland are known only by their first half, which many towns share.
 * Another Canadian province, or a city known to be elsewhere, is refused. The typed code is kept, because no
 * full code is known.
 */
async function checkArea(db: Queries, point: ShipPoint, place: PostalPlace | undefined): Promise<CheckedEnd> {
  if (!place) return refused;
  const elsewhere = point.country === 'CA' && point.state.trim().toUpperCase() !== place.state;
  if (!elsewhere && !(await isCityFarFromZip(db, place, point.city)))
    return { valid: true, place, candidates: [] };
  const { city, state } = place;
  return { valid: false, place, candidates: [{ zip: point.zip.trim().toUpperCase(), city, state }] };
}

const writtenAddress = (point: ShipPoint) => ({
  address: point.address1,
  address_2: point.address2,
  zip: point.zip,
  city: point.city,
  state: point.state,
  country_code: point.country,
});
