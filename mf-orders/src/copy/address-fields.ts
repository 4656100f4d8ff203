/** What the fields of another address are called. */
export const addressFieldWords = {
  company: 'Company or hotel',
  contact: 'Contact',
  street: 'Street',
  apartment: 'Apartment, suite or room',
  city: 'City',
  state: 'State',
  zip: 'ZIP or postal code',
  phone: 'Phone',
} as const;
