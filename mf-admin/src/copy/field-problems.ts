import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { noteBlank } from './clubs.ts';

/** What a field of something that is run here may be refused for, as the server names it. */
export const fieldProblems: Readonly<Record<string, string>> = {
  required: 'Fill this in.',
  too_long: 'This is too long.',
  malformed: 'This is not valid.',
  unknown: 'There is no such choice any more. Read the page again.',
  reserved: 'This name is kept for the system. Choose another.',
  taken: 'Another brand or microsite has this host, or it is kept for the system.',
  all_colours: 'Choose both colours, or leave both to the brand.',
  asked_twice: 'This is asked already.',
  no_branches: 'Only a yes or a no leads to further questions. Take them away first.',
  told_twice: 'These readers are told something already.',
  note_blank: noteBlank,
  account_stays: 'An account stays; it can be shut.',
};

/** What the server found wrong, by the field's path below `fields`. */
export const fieldProblemsOf = (error: unknown): Readonly<Record<string, string>> =>
  isApiError(error)
    ? Object.fromEntries(
        error.fields.map(({ path, code }) => [
          path.replace(/^(body\.)?fields\./, ''),
          fieldProblems[code] ?? fieldProblems.malformed ?? '',
        ]),
      )
    : {};

export const wrongFields = 'Some fields are not right; each says why.';

/** Why nothing was saved, in a sentence; null where nothing failed. */
export function saveFailureOf(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  if (isApiError(error) && error.code === 'changed_since')
    return 'Somebody changed the same since you opened this page. Read it again before you save.';
  if (isApiError(error) && error.fields.length > 0) return wrongFields;
  return 'This could not be saved. What you changed is still here; try again.';
}
