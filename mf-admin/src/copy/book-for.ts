import type { Person } from '@sendahead/shared-contracts/admin/people-calls';

export const bookForTexts = {
  label: 'Book for someone else',
  hint: 'Name, email, phone or member number: three letters or more',
  nobody: 'No one found.',
  failed: 'We can’t search right now. Try again in a minute.',
  more: 'There are more matches. Enter more of the name, or the email.',
  notSet: 'We couldn’t assign the booking to this user. Try again.',
  notEnded: 'We couldn’t end the booking on behalf. Try again.',
  notRead: 'We couldn’t check who this cart is for.',
  addClubUser: 'Add club user',
  setting: (name: string | undefined) => `Booking for ${name}…`,
  tryAgain: 'Try again',
  bookingFor: 'You’re booking for',
  pageOf: (name: string) => `${name}’s page`,
  ending: 'Ending…',
  endBooking: 'End booking on behalf',
} as const;

export const bookForCustomerTexts = {
  open: 'Book for a customer',
  intro: 'Find the customer. The booking page opens with the order in their name.',
  customer: 'Customer',
  brand: 'Brand',
  otherBrand: 'The booking opens on this brand’s page.',
  hint: bookForTexts.hint,
  nobody: 'No one found. Check the spelling, search by email, or add a new customer.',
  failed: bookForTexts.failed,
  more: bookForTexts.more,
} as const;

export const newCustomerTexts = {
  title: 'New customer',
  intro: 'They get an account, and an email that invites them to choose a password.',
  add: 'Add and book',
} as const;

/** Distinguishes two people with the same name. */
export const detailOf = ({ email, phone, member_number, club_name }: Person): string =>
  [email, phone, member_number === null ? '' : `member ${member_number}`, club_name ?? '']
    .filter((part) => part !== '')
    .join(' · ');
