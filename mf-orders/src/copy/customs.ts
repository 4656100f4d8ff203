import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { spokenCountry } from '@sendahead/shared-contracts/geo/country-name';

export const customsWords = {
  title: 'For customs',
  /** The border that the bags cross. */
  border: (from: string, to: string) =>
    `These bags go from ${spokenCountry(from)} to ${spokenCountry(to)}, so customs checks them.`,
  lead: 'List what’s in each bag so we can fill in the forms. Give every item a fair value, even used personal belongings.',
  help: 'Bags shipped ahead don’t count as accompanied baggage. Local customs decides duty and tax, so ask them if you’re not sure.',
  bag: (number: number, traveler: string, item: string) => `Bag ${number}: ${traveler}, ${item}`,
  add: 'Add item',
  /** PA-33 */
  sameAs: (bag: number) => `Same as bag ${bag}`,
  save: 'Save list',
  saving: 'Saving…',
  saved: 'Saved.',
  edit: 'Edit list',
  /** One line of a saved list: "2 × Clothing, cotton shirts". */
  listed: ({ quantity, title, description }: { quantity: number; title: string; description: string }) =>
    `${quantity} × ${title}, ${description}`,
  empty: 'The list is empty. Add at least one item, then save.',
  /** Saved, but some bags have nothing listed. */
  savedInPart: (bags: readonly number[]) =>
    `Saved. Next, list what’s in ${bags.length > 1 ? 'bags' : 'bag'} ${new Intl.ListFormat('en-US').format(bags.map(String))}.`,
  kind: 'Item',
  choose: 'Choose',
  tariff: 'Tariff number, if you know it',
  /** What the number means, and the default if none is entered. */
  tariffHint: (kind: { title: string; hs: string } | undefined, example: { title: string; hs: string }) =>
    kind?.hs
      ? `Customs sorts goods by it. ${kind.title}: ${kind.hs} if left empty`
      : `Customs sorts goods by it, such as ${example.hs} for ${example.title.toLowerCase()}`,
  description: 'Description',
  descriptionHint: 'The item and its material, such as cotton shirts or steel golf clubs',
  quantity: 'Quantity',
  value: 'Value of each, USD',
  origin: 'Made in',
  owned: 'Did you own and use it before this trip?',
  yes: 'Yes',
  no: 'No',
  remove: 'Remove',
  forms: 'Forms',
  formsWait: 'Save the list, and we’ll fill in the forms.',
} as const;

/** The errors of the list's fields. */
export const customsProblems = {
  kind: 'Choose what it is.',
  origin: 'Choose where it was made.',
  description: 'Describe the item and its material, such as cotton shirts or steel golf clubs.',
  owned: 'Choose yes or no.',
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

/** Why the list could not be saved. */
export const customsFailure = (error: unknown): string =>
  isApiError(error) && error.code === 'action_not_allowed'
    ? 'Only the person who ordered can change the list.'
    : 'We couldn’t save the list. Your entries are safe. Please try again.';
