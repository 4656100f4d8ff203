import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { noteBlank } from './clubs.ts';
import { expectedAt } from './expected.ts';

/** What a field of something that is run here may be refused for, as the server names it. */
export const fieldProblems: Readonly<Record<string, string>> = {
  required: 'Fill in this field.',
  too_long: 'This is too long.',
  unknown: 'This choice no longer exists. Reload the page.',
  reserved: 'This name is reserved. Choose another.',
  taken: 'Another brand or microsite uses this host, or it’s reserved.',
  all_colours: 'Choose both colors, or neither to use the brand’s.',
  asked_twice: 'This question already exists.',
  no_branches: 'Only yes-or-no questions have follow-ups. Remove the follow-ups first.',
  told_twice: 'These readers already have a note.',
  club_exists: 'A club with this name and zip code already exists.',
  wrong_phone: 'Enter a complete phone number, like 910 555 0142.',
  no_such_zip: 'This zip code doesn’t exist.',
  state_of_other_zip: 'The zip code is in another state. Use its two letters, like NC.',
  note_blank: noteBlank,
  day_over: 'This day has passed. Choose today or later.',
  account_missing: 'Open an account first.',
  account_stays: 'You can’t remove an account, but you can block it.',
};

/** What the server found wrong, by the field's path below `fields`. */
export const fieldProblemsOf = (error: unknown): Readonly<Record<string, string>> =>
  isApiError(error)
    ? Object.fromEntries(
        error.fields.map(({ path, code }) => [
          path.replace(/^(body\.)?fields\./, ''),
          fieldProblems[code] ?? expectedAt(path),
        ]),
      )
    : {};

export const wrongFields = 'Some fields need attention. See the message at each one.';

/** Why nothing was saved, in a sentence; null if nothing failed. */
export function saveFailureOf(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  if (isApiError(error) && error.code === 'changed_since')
    return 'Someone changed this since you opened the page. Reload before you save.';
  if (isApiError(error) && error.fields.length > 0) return wrongFields;
  return 'We couldn’t save this. Your changes are still here. Try again.';
}
