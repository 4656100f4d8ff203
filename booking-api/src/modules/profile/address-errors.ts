import type { AddressBookEntry } from '@sendahead/shared-contracts/accounts/profile-calls';
import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import { isContact } from '@sendahead/shared-contracts/validation/person';
import { isPhoneOf } from '@sendahead/shared-contracts/validation/phone-rules';
import { zipProblem } from '@sendahead/shared-contracts/validation/zip';
import type { Queries } from '../../platform/database/database.ts';
import { findCountry } from '../geo/public/countries.ts';

type Typed = Pick<AddressBookEntry, 'address_1' | 'contact' | 'zip' | 'phone' | 'country_code'>;

/**
 * AD-30: why a place can never be an end of a shipment, by the rules of an end: a known country, a postal
 * code of its format where it has them, a valid phone where one is given.
 */
export async function addressErrors(db: Queries, { address_1, contact, zip, phone, country_code }: Typed) {
  const missing = (path: keyof Typed): FieldError => ({ path, code: 'required' });
  const fields: FieldError[] = address_1.trim() === '' ? [missing('address_1')] : [];
  if (contact.trim() !== '' && !isContact(contact)) fields.push({ path: 'contact', code: 'name_not_valid' });
  const country = await findCountry(db, country_code);
  if (!country) return [...fields, { path: 'country_code', code: 'unknown' }];
  const without = [...country.disabled_fields, ...country.optional_fields];
  if (zip.trim() === '' && !without.includes('zip')) fields.push(missing('zip'));
  const problem = country.disabled_fields.includes('zip') ? null : zipProblem(zip, country_code);
  if (problem) fields.push({ path: 'zip', code: problem });
  if (phone.trim() !== '' && !isPhoneOf(phone, country_code))
    fields.push({ path: 'phone', code: 'phone_not_valid' });
  return fields;
}
