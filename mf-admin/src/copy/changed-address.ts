/** The fields of an address in a change, in both places that name them. */
export const placeFieldNames = {
  address: 'Address',
  address_1: 'Apartment, suite, room',
  zip: 'Zip code',
  city: 'City',
  state: 'State',
  company_name: 'Company',
  attention_name: 'Contact',
  phone: 'Phone',
} as const;

export const changedAddressWords = {
  changes: 'Address changes',
  address: 'Address',
  was: ({ what, before, after }: { what: string; before: string; after: string }) =>
    `${what}: ${after || 'None'}, was ${before || 'none'}`,
} as const;
