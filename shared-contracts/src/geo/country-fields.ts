import type { Country } from './lookup-calls.ts';

/** Address fields that a country may order, hide, make optional or rename (EN-02). */
export const addressFields = ['address_1', 'address_2', 'zip', 'city', 'state', 'company_name'] as const;
export type AddressField = (typeof addressFields)[number];

/** Never required, whatever the country (VL-10). */
const alwaysOptional: readonly AddressField[] = ['address_2', 'company_name'];

export type CountryRules = Pick<
  Country,
  'optional_fields' | 'disabled_fields' | 'field_alias' | 'field_order'
>;

/** VL-11: a disabled field is neither shown nor required. Without rules the common form applies. */
export const isShown = (field: AddressField, country: CountryRules | undefined): boolean =>
  !country?.disabled_fields.includes(field);

/** VL-09, VL-10: whether a value is required. */
export const isRequired = (field: AddressField, country: CountryRules | undefined): boolean =>
  isShown(field, country) && !alwaysOptional.includes(field) && !country?.optional_fields.includes(field);

/** SV-02: the fields of a place that the country does not require. */
export const notAskedBy = (country: CountryRules | undefined): ('zip' | 'state')[] =>
  (['zip', 'state'] as const).filter((field) => !isRequired(field, country));

/** This country's name for the field; undefined for the common word. */
export const aliasOf = (field: AddressField, country: CountryRules | undefined): string | undefined =>
  country?.field_alias[field];

/** The shown fields in the country's order; unlisted fields follow in the common order. */
export function orderedFields(country: CountryRules | undefined): AddressField[] {
  const fieldOrder = country?.field_order ?? [];
  const place = (field: AddressField) =>
    fieldOrder.includes(field) ? fieldOrder.indexOf(field) : fieldOrder.length;
  return addressFields.filter((field) => isShown(field, country)).toSorted((a, b) => place(a) - place(b));
}
