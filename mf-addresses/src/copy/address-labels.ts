import {
  type AddressField,
  aliasOf,
  type CountryRules,
} from '@sendahead/shared-contracts/geo/country-fields';

const common: Readonly<Record<Exclude<AddressField, 'zip' | 'state'>, string>> = {
  address_1: 'Address',
  address_2: 'Apartment, suite, room',
  city: 'City',
  company_name: 'Company',
};

/** AD-02: how a country (ISO code) calls a field of its addresses; `rules` are the country's own, where known. */
export function addressLabel(field: AddressField, country: string, rules: CountryRules | undefined): string {
  const alias = aliasOf(field, rules);
  if (alias !== undefined) return alias;
  if (field === 'zip') return country === 'US' ? 'Zip code' : 'Postal code';
  if (field === 'state') return country === 'CA' ? 'Province' : 'State';
  return common[field];
}

export const countryLabel = 'Country';

/** The text of a list of states until one is chosen: `Select a state`. */
export const selectState = ({ label }: { label: string }): string => `Select a ${label.toLowerCase()}`;
