import type { Suggestion } from '@sendahead/shared-contracts/geo/schema';
import type { Queries } from '../../../../platform/database/database.ts';
import type { PastStreet, ReadPastStreets } from '../../public/own/past-street.ts';

/** The maximum number of suggestions from earlier orders. */
const maxOffered = 5;

/** Identifies a street however it was capitalized and spaced; a US code with or without its last four digits. */
const streetKey = (street: string, zip: string, country: string): string =>
  [street, zip.split('-')[0] ?? '', country]
    .map((part) => part.toLowerCase().replaceAll(/[\s.]+/g, ''))
    .join('|');

const wordsOf = ({ companyName, contact, address1, city, zip }: PastStreet): string =>
  [companyName, contact, address1, city, zip].join(' ').toLowerCase();

/**
 * AC-17: streets of the user's own orders that contain the term, newest first, each once, without those that
 * the address book has.
 */
export async function suggestPastStreets(
  db: Queries,
  read: ReadPastStreets,
  userId: string,
  { term, country, limit }: { term: string; country: string | undefined; limit: number },
): Promise<Suggestion[]> {
  const searchText = term.trim().toLowerCase();
  const found = (await read(db, userId)).filter(
    (street) => (country === undefined || street.country === country) && wordsOf(street).includes(searchText),
  );
  if (found.length === 0) return [];
  const saved = await db
    .selectFrom('address_book')
    .select(['address_1', 'zip', 'country_code'])
    .where('user_id', '=', userId)
    .execute();
  const streetKeys = new Set(saved.map((entry) => streetKey(entry.address_1, entry.zip, entry.country_code)));
  const fresh = found.filter((street) => {
    const key = streetKey(street.address1, street.zip, street.country);
    if (streetKeys.has(key)) return false;
    streetKeys.add(key);
    return true;
  });
  return fresh.slice(0, Math.min(limit, maxOffered)).map(present);
}

/** The street behind a suggestion, if it is of one of the user's own orders. */
export const findPastStreet = async (
  db: Queries,
  read: ReadPastStreets,
  userId: string,
  id: string,
): Promise<PastStreet | undefined> => (await read(db, userId)).find((street) => street.id === id);

const present = (street: PastStreet): Suggestion => ({
  id: `past-${street.id}`,
  kind: 'address-book',
  label: street.companyName || street.address1,
  detail: `${street.companyName ? `${street.address1}, ` : ''}${street.city}, ${street.state} ${street.zip}`,
  preferred: false,
  club_id: null,
  autofill_zip: street.zip,
  autofill_city: street.city,
  autofill_state: street.state,
  autofill_country: street.country,
  autofill_address: street.address1,
  autofill_club_id: null,
});
