import type { ResolvedAddress } from '@sendahead/shared-contracts/geo/lookup-calls';
import type { Queries } from '../../../platform/database/database.ts';
import { findFacility } from '../../clubs/public/store.ts';
import type { ReadPastStreets } from '../public/own/past-street.ts';
import { findPlace, type PostalPlace } from '../public/store.ts';
import { findOwnAddress } from './own/address-book.ts';
import { findPastStreet } from './own/past-streets.ts';

const empty: Omit<ResolvedAddress, 'id'> = {
  autofill_address: '',
  autofill_address_2: '',
  autofill_zip: '',
  autofill_city: '',
  autofill_state: '',
  autofill_country: '',
  autofill_club_id: null,
  company_name: '',
  latitude: null,
  longitude: null,
  time_zone: null,
  postcoder_id: null,
};

const fromPlace = (id: string, place: PostalPlace): ResolvedAddress => ({
  ...empty,
  id,
  autofill_zip: place.code,
  autofill_city: place.city,
  autofill_state: place.state,
  autofill_country: place.country,
  latitude: place.latitude,
  longitude: place.longitude,
  time_zone: place.timeZone,
});

/**
 * AD-18: the address of a suggestion other than `past-…`: `facility-12`, `street-12`, `zip-US-10001`, `town-US-10001` (the town
 * of this code, without a code), `found-US-10001-…` (its postal code; the provider's fields are in the
 * suggestion), and `book-…` for its owner only. Undefined for any other id.
 */
export async function resolvePlace(
  db: Queries,
  id: string,
  userId: string | null,
): Promise<ResolvedAddress | undefined> {
  const [kind = '', ...rest] = id.split('-');
  if (kind === 'zip') {
    const place = await findPlace(db, rest[0] ?? '', rest.slice(1).join(''));
    return place && fromPlace(id, place);
  }
  if (kind === 'town') {
    const place = await findPlace(db, rest[0] ?? '', rest[1] ?? '');
    return place && { ...fromPlace(id, place), autofill_zip: '' };
  }
  if (kind === 'found') {
    const place = await findPlace(db, rest[0] ?? '', rest[1] ?? '');
    return place && fromPlace(id, place);
  }
  if (kind === 'facility' || kind === 'street') return resolveFacility(db, id, kind, rest.join('-'));
  if (kind === 'book' && userId !== null) return resolveOwn(db, id, rest.join('-'), userId);
  return undefined;
}

async function resolveFacility(db: Queries, id: string, kind: 'facility' | 'street', number: string) {
  const facility = /^\d{1,9}$/.test(number) ? await findFacility(db, Number(number)) : undefined;
  if (!facility || facility.archived_at !== null) return undefined;
  return {
    ...empty,
    id,
    autofill_address: facility.address_1,
    autofill_zip: facility.zip,
    autofill_city: facility.city,
    autofill_state: facility.state,
    autofill_country: facility.country,
    autofill_club_id: kind === 'facility' ? facility.id : null,
    company_name: kind === 'facility' ? facility.name : '',
    latitude: facility.latitude,
    longitude: facility.longitude,
    time_zone: facility.time_zone,
  };
}

async function resolveOwn(db: Queries, id: string, entry: string, userId: string) {
  const own = await findOwnAddress(db, userId, entry);
  if (!own) return undefined;
  const place = await findPlace(db, own.country_code, own.zip);
  return {
    ...(place ? fromPlace(id, place) : { ...empty, id }),
    autofill_address: own.address_1,
    autofill_address_2: own.address_2,
    autofill_zip: own.zip,
    autofill_city: own.city,
    autofill_state: own.state,
    autofill_country: own.country_code,
    autofill_club_id: own.club_id,
    company_name: own.company_name,
    contact: own.contact,
    phone_number: own.phone,
  };
}

/** AC-17: the address of a suggestion `past-…`, for the owner of its order only. */
export async function resolvePastStreet(
  db: Queries,
  read: ReadPastStreets,
  userId: string,
  id: string,
): Promise<ResolvedAddress | undefined> {
  const past = await findPastStreet(db, read, userId, id.slice('past-'.length));
  if (!past) return undefined;
  const place = await findPlace(db, past.country, past.zip);
  return {
    ...(place ? fromPlace(id, place) : { ...empty, id }),
    autofill_address: past.address1,
    autofill_address_2: past.address2,
    autofill_zip: past.zip,
    autofill_city: past.city,
    autofill_state: past.state,
    autofill_country: past.country,
    company_name: past.companyName,
    contact: past.contact,
    phone_number: past.phone,
  };
}
