import {
  takenEmail,
  validEmail,
  validName,
  validPhone,
} from '@sendahead/shared-contracts/validation/field-sentences';
/** MD-08: the errors of the input, by the code on the wire. */
export const newUserProblems: Readonly<Record<string, string>> = {
  first_name_missing: 'Please enter the first name',
  last_name_missing: 'Please enter the last name',
  name_not_valid: validName,
  email_missing: 'Please enter the email',
  email_not_valid: validEmail,
  email_taken: takenEmail,
  phone_missing: 'Please enter the phone number',
  phone_not_valid: validPhone,
  club_missing: 'Please select a club',
};

export const newUserTexts = {
  notAdded: 'We couldn’t add the user. Your entries are saved. Try again.',
  tooMany: 'You added or looked up too many users. Try again later.',
  clubsNotRead: 'We can’t search clubs right now.',
  added: (name: string) => `${name} was added and invited by email.`,
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  memberNumber: 'Member number',
  addClubUser: 'Add club user',
  cancel: 'Cancel',
  adding: 'Adding…',
  addAndBook: 'Add and book for this user',
  club: 'Club',
} as const;
