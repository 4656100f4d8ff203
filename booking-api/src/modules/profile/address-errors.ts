import type { AddressBookEntry } from '@sendahead/shared-contracts/accounts/profile-calls';
import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import { unservedPlace } from '@sendahead/shared-contracts/geo/unserved-place';
import { isContact } from '@sendahead/shared-contracts/validation/person';
import { isPhoneOf } from '@sendahead/shared-contracts/validation/phone-rules';
import { zipProblem } from '@sendahead/shared-contracts/validation/zip';
import type { Queries } from '../../platform/database/database.ts';
import { findCountry } from '../geo/public/countries.ts';

type Typed = Omit<AddressBookEntry, 'id' | 'default_origin'>;
const wireNames = { address1: 'address_1', address2: 'address_2', zip: 'zip' } as const;

/**
 * AD-30: why a place can never be an end of a shipment, by the same rules: a known country, a postal code in
 * its format if it has them, a valid phone if there is one.
 */
export async function addressErrors(db: Queries, typed: Typed): Promise<FieldError[]> {
  const { address_1, contact, zip, phone, country_code } = typed;
  const missing = (path: keyof Typed): FieldError => ({ path, code: 'required' });
  const fields: FieldError[] = address_1.trim() === '' ? [missing('address_1')] : [];
  if (contact.trim() !== '' && !isContact(contact)) fields.push({ path: 'contact', code: 'name_not_valid' });
  const country = await findCountry(db, country_code);
  if (!country) return [...fields, { path: 'country_code', code: 'unknown' }];
  const without = [...country.disabled_fields, ...country.optional_fields];
  for (const field of ['zip', 'city', 'state'] as const)
    if (typed[field].trim() === '' && typed.club_id === null && !without.includes(field))
      fields.push(missing(field));
  const problem = country.disabled_fields.includes('zip') ? null : zipProblem(zip, country_code);
  if (problem) fields.push({ path: 'zip', code: problem });
  if (phone.trim() !== '' && !isPhoneOf(phone, country_code))
    fields.push({ path: 'phone', code: 'phone_not_valid' });
  const unserved = unservedPlace({
    ...typed,
    country: country_code,
    address1: address_1,
    address2: typed.address_2,
  });
  if (unserved && typed.club_id === null)
    fields.push({ path: wireNames[unserved.field], code: unserved.reason });
  return fields;
}
