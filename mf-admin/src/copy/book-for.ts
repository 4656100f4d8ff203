import type { Person } from '@sendahead/shared-contracts/admin/calls';

export const bookForTexts = {
  label: 'Book for somebody',
  hint: 'Name, mail, phone or member number: three letters or more',
  nobody: 'Nobody fits.',
  failed: 'We could not search just now. Try again in a minute.',
  more: 'More people fit. Type more of the name, or the mail.',
  notSet: 'The booking could not be put on this user. Try again.',
  notEnded: 'The booking on behalf could not be ended. Try again.',
  notRead: 'We could not read for whom this cart is booked.',
  addClubUser: 'Add club user',
  setting: (name: string | undefined) => `Booking for ${name}…`,
  tryAgain: 'Try again',
  bookingFor: 'You are booking for',
  pageOf: (name: string) => `Page of ${name}`,
  ending: 'Ending…',
  endBooking: 'End booking on behalf',
} as const;

/** What tells two people of one name apart. */
export const detailOf = ({ email, phone, member_number, club_name }: Person): string =>
  [email, phone, member_number === null ? '' : `member ${member_number}`, club_name ?? '']
    .filter((part) => part !== '')
    .join(' · ');
