import { placeholderZip } from '@sendahead/shared-contracts/geo/rules';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { zipProblem } from '@sendahead/shared-contracts/validation/zip';
import { type Clock, localTime } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Reference } from '../../platform/database/reference.ts';
import type { ClosedDays } from '../calendar/public/working-days.ts';
import type { FacilityFees } from '../clubs/public/facility-fees.ts';
import { carriersAt } from '../clubs/public/logistics.ts';
import { closedDaysOf, type FacilityRow, rememberedFacility } from '../clubs/public/store.ts';
import { findCountry } from '../geo/public/countries.ts';
import { originZone } from '../geo/public/origin-zone.ts';
import { findPlace, type PostalPlace } from '../geo/public/store.ts';

/** An end with the server's data about it. */
export type ResolvedEnd = {
  country: string;
  zip: string;
  place: PostalPlace | null;
  facility: FacilityRow | null;
  closed: ClosedDays | null;
  /** As it was typed. */
  town: { city: string; state: string };
  /** Time zone for deciding the local day. */
  zone: string;
};

/** Where bags are handed over; fees and carriers depend on it. */
export type PickupSite = {
  place: 'club' | 'other';
  /** Carriers that pick up there; empty when any carrier does, or none without a request. */
  carriers: readonly string[];
  fees: FacilityFees;
  /** Local day and hour. */
  today: CalendarDate;
  localHour: number;
};

type Known = { db: Queries; reference: Reference };

export async function resolveEnd({ db, reference }: Known, point: ShipPoint): Promise<ResolvedEnd> {
  const { club } = point;
  const facility = club ? ((await rememberedFacility(db, reference, club.id)) ?? null) : null;
  const country = facility?.country ?? point.country;
  const zip = facility?.zip ?? point.zip;
  const place =
    (await reference.remember(['place', country, zip], () => findPlace(db, country, zip))) ??
    (await placeByCountry({ db, reference }, country, zip, point));
  return {
    country: place?.country ?? country,
    zip,
    place,
    facility,
    closed: facility ? closedDaysOf(facility) : null,
    town: { city: facility?.city ?? point.city, state: facility?.state ?? point.state },
    zone:
      place?.timeZone ??
      (await reference.remember(['zone', country, zip, point.state], () =>
        originZone(db, { country, zip, state: point.state }),
      )),
  };
}

/** Countries whose codes are known completely, or by their first half: an unknown code is invalid there. */
const countriesWithKnownCodes: ReadonlySet<string> = new Set([
  'US',
  'CA',
  'GB',
  'IE',
  'PR',
  'GU',
  'VI',
  'AS',
  'MP',
]);

/**
 * SV-02: for an unknown place the country is enough, if the code has the right format or the country has no
 * codes.
 */
async function placeByCountry(
  { db, reference }: Known,
  country: string,
  zip: string,
  { city, state }: ShipPoint,
): Promise<PostalPlace | null> {
  const rules = countriesWithKnownCodes.has(country)
    ? undefined
    : await reference.remember(['country', country], () => findCountry(db, country));
  if (!rules) return null;
  if (!rules.disabled_fields.includes('zip') && !isCode(zip, country)) return null;
  return { country, code: zip, city, state, latitude: null, longitude: null, timeZone: rules.time_zone };
}

const isCode = (zip: string, country: string): boolean =>
  zip.trim() !== '' && zip !== placeholderZip && zipProblem(zip, country) === null;

export function pickupSiteOf({ facility, zone }: ResolvedEnd, clock: Clock): PickupSite {
  const local = localTime(clock.now(), zone);
  return {
    place: facility ? 'club' : 'other',
    carriers: facility ? carriersAt(facility) : [],
    fees: facility?.fees ?? {},
    today: local.date,
    localHour: local.hour,
  };
}
