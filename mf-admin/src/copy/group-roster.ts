import type {
  RosterColumn,
  RosterLine,
  RosterReport,
} from '@sendahead/shared-contracts/console/group-event-schema';
import { limits } from '@sendahead/shared-contracts/constants';

export const countOfPeople = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'person' : 'people'}`;

export const countOfEmails = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'email' : 'emails'}`;

export const rosterTexts = {
  title: 'Your list',
  paste: 'Paste from a spreadsheet',
  pasteHint:
    'The first row has the headings: Name (or First name and Last name), Email. Optional: Item, Quantity, Bunk, Session.',
  file: 'Or choose a CSV file',
  check: 'Check list',
  checking: 'Checking…',
  report: 'What’s in your list',
  caption: 'Lines of the list',
  row: 'Row',
  name: 'Name',
  what: 'What happens',
  unnamed: 'No name',
  added: 'Will be added.',
  there: 'Already on the list. Stays once.',
  act: (count: number) => `Add ${countOfPeople(count)}`,
  adding: 'Adding…',
  fix: (count: number) =>
    `Fix ${count === 1 ? 'the marked line' : `the ${count} marked lines`} above, then check again. Nothing was added.`,
  nothing: 'No one to add. Everyone is on the list already.',
  done: (count: number) => `Added ${countOfPeople(count)}. No one has been emailed yet.`,
  sold: (items: readonly string[]) => `Items that ship here: ${items.join('; ')}.`,
  showMore: 'Show more',
  ofColumn: (column: string, words: string) => `${column}: ${words}`,
} as const;

export const rosterOutcomes: Readonly<Record<RosterLine['outcome'], string>> = {
  refused: 'Needs fixing',
  new: 'New',
  there_already: 'Already there',
};

const columnNames: Readonly<Record<RosterColumn, string>> = {
  name: 'Name',
  email: 'Email',
  item: 'Item',
  bunk: 'Bunk or room',
  session: 'Session',
};

const lineProblems: Readonly<Record<RosterLine['problems'][number]['code'], string>> = {
  missing: 'Fill in this cell.',
  too_long: 'This is too long.',
  malformed: 'We can’t read this.',
  unknown_item: 'This item doesn’t ship here.',
  twice_in_list: 'This person is in your list twice.',
  cells: 'This line has more cells than the headings.',
};

export function rosterProblem({ column, code }: RosterLine['problems'][number]): string {
  // The only cell of an item that cannot be read is its quantity.
  if (code === 'malformed' && column === 'item') return quantityWords;
  const words =
    code === 'malformed' && column === 'email'
      ? 'Enter an email address, like name@example.com.'
      : code === 'malformed' && column === 'name'
        ? 'Enter a name in letters.'
        : lineProblems[code];
  return column === null ? words : rosterTexts.ofColumn(columnNames[column], words);
}

const quantityWords = `Quantity: Enter a number from 1 to ${limits.quantityPerLine}.`;

/** Why nothing of a list was read. */
export function listProblem({
  code,
  row,
  columns,
  missing = [],
}: NonNullable<RosterReport['problem']>): string {
  switch (code) {
    case 'empty':
      return 'This list has no people. Row 1 holds the headings, and each row below is a person.';
    case 'malformed':
      return row === null
        ? 'We can’t read this list. Save it as “CSV UTF-8”, or paste it.'
        : `We can’t read this list from row ${row} on. Look for a quotation mark that doesn’t end.`;
    case 'columns':
      return headingProblem(columns.slice(0, columns.length - missing.length), missing);
    case 'too_many_people':
      return 'An event holds 500 people. Make a second event for the rest.';
  }
}

/** Headings that are missing, and those that are unknown or there twice, in a sentence each. */
const headingProblem = (wrong: readonly string[], missing: readonly string[]): string =>
  [
    missing.length > 0
      ? `Add ${missing.length > 1 ? 'these headings' : 'this heading'}: ${missing.map(headingOf).join(', ')}.`
      : '',
    wrong.length > 0 ? `We don’t know these headings, or they are there twice: ${wrong.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');

const headingOf = (column: string): string => columnNames[column as keyof typeof columnNames] ?? column;
