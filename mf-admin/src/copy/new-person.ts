import { ownLimitTexts } from './own-limits.ts';

/** An account that staff make for somebody else. */
export const newPersonTexts = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  adding: 'Adding…',
  openUser: (email: string) => `Find ${email} under Users`,
  notAdded: 'We couldn’t add this person. Your entries are saved. Try again.',
  /** Why nobody was added, by the server’s codes. */
  failures: {
    too_many_requests: 'You added or looked up too many people. Try again later.',
    limit_above_own: ownLimitTexts.cannotInvite,
  } as Readonly<Record<string, string>>,
  /** By the code on the wire, where it says something else here than of a club user. */
  problems: { email_taken: 'This email has an account. Search for it instead.' } as Readonly<
    Record<string, string>
  >,
} as const;
