import type { Country } from './lookup-calls.ts';

/** Address fields that a country may order, hide, free or rename (EN-02). */
export const addressFields = ['address_1', 'address_2', 'zip', 'city', 'state', 'company_name'] as const;
export type AddressField = (typeof addressFields)[number];

/** Never required, whatever the country (VL-10). */
const alwaysOptional: readonly AddressField[] = ['address_2', 'company_name'];

export type CountryRules = Pick<
  Country,
  'optional_fields' | 'disabled_fields' | 'field_alias' | 'field_order'
>;

/** VL-11: a disabled field is not shown and not asked for. Without rules the common form holds. */
export const isShown = (field: AddressField, country: CountryRules | undefined): boolean =>
  !country?.disabled_fields.includes(field);

/** VL-09, VL-10: whether a value must be given. */
export const isRequired = (field: AddressField, country: CountryRules | undefined): boolean =>
  isShown(field, country) && !alwaysOptional.includes(field) && !country?.optional_fields.includes(field);

/** SV-02: the fields of a place that the country does not ask for. */
export const notAskedBy = (country: CountryRules | undefined): ('zip' | 'state')[] =>
  (['zip', 'state'] as const).filter((field) => !isRequired(field, country));

/** What this country calls the field; undefined for the common word. */
export const aliasOf = (field: AddressField, country: CountryRules | undefined): string | undefined =>
  country?.field_alias[field];

/** The shown fields in the country's order; fields it does not mention follow in the common one. */
export function orderedFields(country: CountryRules | undefined): AddressField[] {
  const wanted = country?.field_order ?? [];
  const place = (field: AddressField) => (wanted.includes(field) ? wanted.indexOf(field) : wanted.length);
  return addressFields.filter((field) => isShown(field, country)).toSorted((a, b) => place(a) - place(b));
}
