/** What the fields of another address are called, as in the booking. */
export const addressFieldWords = {
  street: 'Address',
  apartment: 'Apartment, suite, room',
  city: 'City',
  company: 'Company',
  phone: 'Phone',
  sender: 'Sender name',
  recipient: 'Recipient name',
} as const;

export const zipLabel = (country: string): string => (country === 'US' ? 'Zip code' : 'Postal code');
export const stateLabel = (country: string): string => (country === 'CA' ? 'Province' : 'State');

/** What a list of states says until one is chosen: `Select a state`. */
export const selectState = ({ label }: { label: string }): string => `Select a ${label.toLowerCase()}`;
