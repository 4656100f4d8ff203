import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { ClubFileReport, ClubLine } from '@sendahead/shared-contracts/console/club-file-calls';
import { expectedAt } from './expected.ts';
import { fieldProblems } from './field-problems.ts';

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
const clubs = (count: number): string => counted(count, 'club', 'clubs');

export const clubFileTexts = {
  download: 'Download as a spreadsheet',
  import: 'Import clubs',
  title: 'Import clubs',
  detail: 'Check a spreadsheet first. Nothing changes until you import it.',
  how: 'How it works',
  steps: [
    'Download the clubs as a spreadsheet, and change what you need.',
    'A line with a number changes that club. A line without one makes a new club.',
    'An empty cell clears what’s there. Leave out a column to keep it as it is.',
    'Set closed days like this: 2026-12-25; 2027-01-04 to 2027-02-28.',
    'The columns Page and Status are for reading only.',
    'Save it as “CSV UTF-8”, up to 5 MB and 10,000 lines.',
  ],
  choose: 'Spreadsheet',
  file: 'CSV file',
  fileHint: 'With the columns of the download.',
  checkingNamed: (name: string) => `Checking ${name}`,
  report: (name: string) => `What’s in ${name}`,
  notImported: 'Lines that need fixing are left out. Fix them in the spreadsheet, then check it again.',
  nothing: 'Nothing to import. Every club already matches.',
  nothingFit: 'Nothing to import yet. Fix the marked lines in the spreadsheet, then check it again.',
  act: (count: number) => `Import ${clubs(count)}`,
  importing: 'Importing…',
  row: 'Row',
  club: 'Club',
  what: 'What happens',
  unnamed: 'No name',
  newClub: 'A new club.',
  noChange: 'No changes.',
  empty: 'empty',
  change: (column: string, before: string, after: string) => `${column}: ${before} to ${after}`,
  ofColumn: (column: string, words: string) => `${column}: ${words}`,
  showMore: 'Show more',
  caption: 'Lines of the spreadsheet',
  done: ({ made, changed }: { made: number; changed: number }) =>
    `Imported: ${counted(made, 'new club', 'new clubs')}, ${counted(changed, 'club changed', 'clubs changed')}.`,
  toClubs: 'See all clubs',
} as const;

/** The kinds of lines, as tabs and as a mark of each line. */
export const lineOutcomes: Readonly<Record<ClubLine['outcome'], string>> = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Needs fixing',
};

const lineProblems: Readonly<Record<string, string>> = {
  ...fieldProblems,
  unknown: 'No brand has this name.',
  cannot_change: 'This can’t be changed.',
  no_such_club: 'No club has this number.',
  twice: 'This club is in the spreadsheet twice.',
  line_length: 'This line has another number of columns than the headings.',
  club_exists: 'This club exists with other details. Enter its number to change it.',
  not_kind: 'Enter golf, ski, hotel, camp, school or port.',
  not_weekday: 'Enter weekdays, such as Monday, Sunday.',
  not_date: 'Enter dates, such as 2026-12-25 or 2027-01-04 to 2027-02-28.',
  too_many_days: 'A club can have 400 closed days.',
  not_amount: 'Enter an amount from $0 to $500.',
  account_missing: 'This club has no account. Open one on its page first.',
};

export const lineProblem = ({ column, code }: ClubLine['problems'][number]): string => {
  const words = lineProblems[code] ?? expectedAt(column ?? '');
  return column === null ? words : clubFileTexts.ofColumn(column, words);
};

export const tooLarge = 'This file is larger than 5 MB. Split it into smaller ones.';

/** Why nothing of a file was read. */
export function fileProblem({ code, row, columns }: NonNullable<ClubFileReport['problem']>): string {
  switch (code) {
    case 'empty':
      return 'This file has no clubs. Row 1 holds the headings, and each row below is a club.';
    case 'not_utf8':
      return 'We can’t read this file. In your spreadsheet, save it as “CSV UTF-8”.';
    case 'separator':
      return 'The columns need commas between them. In your spreadsheet, save it as “CSV UTF-8”.';
    case 'malformed':
      return row === null
        ? 'A quotation mark in this file doesn’t end. Save it as “CSV UTF-8” again.'
        : `We can’t read this file from row ${row} on. Look for a quotation mark that doesn’t end.`;
    case 'columns':
      return columns.length === 0
        ? 'Add the column Number or Name, so that we can find the clubs.'
        : `These columns are unknown or there twice: ${columns.join(', ')}.`;
    case 'too_many_lines':
      return 'This file has more than 10,000 lines. Split it into smaller ones.';
  }
}

export function checkFailure(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  if (isApiError(error) && error.code === 'too_many_requests')
    return 'You checked many files just now. Wait a minute, then try again.';
  if (isApiError(error) && (error.status === 413 || error.fields.some(({ code }) => code === 'too_long')))
    return tooLarge;
  return 'We couldn’t check the file. Try again.';
}

export function importFailure(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  if (isApiError(error) && error.code === 'changed_since')
    return 'Someone changed these clubs since you checked. Nothing was imported. Choose the file again.';
  return 'We couldn’t import the clubs, and nothing was changed. Try again.';
}
