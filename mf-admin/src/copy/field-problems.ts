import { type ApiError, isApiError } from '@sendahead/shared-contracts/client/api-error';
import { noteBlank } from './clubs.ts';
import { expectedAt } from './expected.ts';
import { fieldName } from './field-names.ts';

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
  state_of_other_zip: 'The zip code is in another state.',
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

/** CO-134: who changed which fields meanwhile: "Alex Admin changed Phone since you opened the page." */
export function conflictOf({ body: { changed_by: by, changed_fields: fields } }: ApiError): string {
  const who = typeof by === 'string' ? by : 'Someone';
  const what = Array.isArray(fields)
    ? fields.map((field) => `“${fieldName(String(field))}”`).join(', ')
    : 'this';
  return `${who} changed ${what || 'this'} since you opened the page.`;
}

/** What a second save does, once the form has the values of the other person. */
export const overwriteText = (error: ApiError): string =>
  `${conflictOf(error)} Your entries are still here. Save again to replace theirs.`;

/** Why nothing was saved, in a sentence; null if nothing failed. */
export function saveFailureOf(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  if (isApiError(error) && error.code === 'changed_since')
    return `${conflictOf(error)} Reload before you save.`;
  if (isApiError(error) && error.fields.length > 0) return wrongFields;
  return 'We couldn’t save this. Your changes are still here. Try again.';
}
