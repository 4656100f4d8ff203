import { ApiError } from '@sendahead/shared-contracts/client/api-error';

/** What a field of an account may be refused for, as the server names it. */
const problems: Readonly<Record<string, string>> = {
  name_not_valid: 'Please enter a valid name.',
  phone_not_valid: 'Please enter a valid phone number',
  club_wanted: 'Club staff work for a club: choose it.',
  unknown: 'There is no club with this number.',
  required: 'Fill this in.',
};

/** What is wrong with the fields of an account, by their names. */
export const userProblems = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError
    ? Object.fromEntries(
        error.fields.map(({ path, code }) => [
          path.replace(/^fields\./, ''),
          problems[code] ?? 'This is not valid.',
        ]),
      )
    : {};

const failures: Readonly<Record<string, string>> = {
  changed_since: 'Somebody changed the same since you opened this page. Read it again before you save.',
  role_not_yours: 'This account has, or would get, a role that you may not grant.',
  no_such_thing: 'This account is gone, or it is your own.',
};

export function userFailure(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  const code = error instanceof ApiError ? error.code : '';
  if (error instanceof ApiError && error.fields.length > 0)
    return 'Some fields are not right; each says why.';
  return failures[code] ?? 'This could not be done. What you typed is still here; try again.';
}

/** What the audit calls an event, in words: `staff.opened_person` is "opened person". */
export const eventWords = (kind: string): string => kind.replace(/^staff\./, '').replaceAll(/[._]/g, ' ');

export const usersTexts = {
  empty: 'Nobody fits. Search for less, or clear the filters.',
  noOrders: 'Nothing was ordered yet.',
  noCarts: 'No booking is under way.',
  noSessions: 'Signed in nowhere.',
  noCards: 'No card is kept.',
  noAudit: 'Nothing is noted.',
} as const;
