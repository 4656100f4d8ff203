import { isApiError } from '@sendahead/shared-contracts/client/api-error';

export const customsWords = {
  title: 'For customs',
  lead: 'Tell what is in each bag: the forms are filled in from it. Used personal belongings are not for sale; give each a fair value all the same.',
  help: 'Bags that are sent ahead are not accompanied baggage. What duty and tax apply is for the customs of the country; ask them where you are not sure.',
  bag: (number: number, traveler: string, item: string) => `Bag ${number}: ${traveler}, ${item}`,
  add: 'Add a thing',
  save: 'Save the list',
  saving: 'Saving…',
  saved: 'Saved.',
  kind: 'What it is',
  tariff: 'Tariff number',
  tariffHint: (suggested: string) => `${suggested} where left empty`,
  tariffFormat: 'Such as 9506.31',
  description: 'Description',
  descriptionHint: 'What it is made of',
  quantity: 'How many',
  value: 'Value of one, USD',
  origin: 'Made in',
  owned: 'I owned and used it before the trip',
  remove: 'Remove',
  forms: 'Forms',
  formsWait: 'Save the list to have the forms filled in.',
  invoice: 'Commercial invoice',
  invoiceDetail: 'Three copies for the carrier, PDF',
  cn23: 'CN 23',
  cn23Detail: 'Customs declaration of the post, PDF',
} as const;

/** The errors of the list's fields. */
export const customsProblems = {
  quantity: 'Enter a number from 1 to 99.',
  value: 'Enter an amount from 0.01 to 100,000, such as 60 or 59.90.',
  hs: 'Enter six digits, such as 9506.31.',
} as const;

/** Common countries of origin; `Intl` has their names. */
export const originCountries = [
  'US',
  'CN',
  'TW',
  'VN',
  'JP',
  'KR',
  'TH',
  'IN',
  'MX',
  'CA',
  'GB',
  'IE',
  'DE',
  'FR',
  'IT',
  'ES',
  'PT',
  'AT',
  'CH',
  'SE',
] as const;
const names = new Intl.DisplayNames('en', { type: 'region' });
export const countryName = (code: string): string => names.of(code) ?? code;

/** Why the list could not be saved. */
export const customsFailure = (error: unknown): string =>
  isApiError(error) && error.code === 'action_not_allowed'
    ? 'Only the person whose order it is changes the list.'
    : 'The list could not be saved just now. Nothing you entered is lost; please try again.';
