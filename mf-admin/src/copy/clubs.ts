import { ApiError } from '@sendahead/shared-contracts/client/api-error';

export const clubKinds: Readonly<Record<string, string>> = {
  golf: 'Golf club',
  ski: 'Ski resort',
  hotel: 'Hotel',
  camp: 'Camp',
  school: 'School',
  port: 'Port',
};
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** VL-30 */
export const noteBlank = "Note can't be blank";
export const noAmount = 'Please enter an amount from $0 to $500, or nothing for the usual price.';
export const noLimit = 'Please enter an amount, such as 5000.';

const problems: Readonly<Record<string, string>> = {
  required: 'Fill this in.',
  note_blank: noteBlank,
  unknown: 'No club has a price of its own for this.',
  account_stays: 'An account stays; it can be shut.',
};

/** What is wrong with the fields of a club, by their names. */
export const clubProblems = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError
    ? Object.fromEntries(
        error.fields.map(({ path, code }) => [
          path.replace(/^(body\.)?fields\./, ''),
          problems[code] ?? 'This is not valid.',
        ]),
      )
    : {};

export function clubFailure(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  if (error instanceof ApiError && error.fields.length > 0)
    return 'Some fields are not right; each says why.';
  if (error instanceof ApiError && error.code === 'changed_since')
    return 'Somebody changed the same since you opened this page. Read it again before you save.';
  return 'This could not be saved. What you changed is still here; try again.';
}

export const clubsTexts = {
  empty: 'No club fits. Search for less, or clear the filters.',
  saved: 'Saved. The next request goes by it.',
  noQuestions: 'This club asks nothing.',
  noDates: 'No single day is closed.',
} as const;
