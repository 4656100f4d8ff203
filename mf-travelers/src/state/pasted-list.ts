import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { limits } from '@sendahead/shared-contracts/constants';
import { isNonNegativeInteger } from '@sendahead/shared-contracts/validation/number-rules';
import type { PhoneVerdict } from '@sendahead/shared-contracts/validation/phone-rules';
import { withCountryCode } from '@sendahead/shared-contracts/validation/phone-text';
import { composeText } from '@sendahead/shared-contracts/validation/text-filter';
import type { PhoneCountry } from '@sendahead/shared-ui/booking';
import { unitedStates } from './empty-phone.ts';
import { maxLengths } from './filter-typed.ts';
import { emailProblem, nameProblem, type Problem, phoneTextProblem } from './problems.ts';
import { spreadsheetRows } from './spreadsheet-rows.ts';

/** A traveler as a line of a list names one: bags by product line. */
export interface PastedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly counts: Readonly<Record<string, number>>;
}

export type ListProblem = Problem | 'quote_open' | 'too_long' | 'too_many_bags' | 'too_many_travelers';

export interface PastedList {
  readonly people: readonly PastedPerson[];
  /** The problems, by the number of their line from 1. */
  readonly problems: readonly { readonly line: number; readonly problem: ListProblem }[];
}

/** The country of phones without a country code, and the rules of all countries once they are loaded. */
export interface PastedPhones {
  readonly country: PhoneCountry;
  judge?(text: string, country: string): PhoneVerdict;
}

type Rules = Pick<Brand, 'product_lines'>;
type Column = 'name' | 'firstName' | 'lastName' | 'email' | 'phone' | { readonly line: string } | null;

/** The meaning of a header's column, by its text; null ignores it. */
function columnOf(title: string, { product_lines }: Rules): Column {
  const word = title.toLowerCase();
  if (/mail/.test(word)) return 'email';
  if (/phone|mobile|^tel/.test(word)) return 'phone';
  if (/first|given/.test(word)) return 'firstName';
  if (/last|family|surname/.test(word)) return 'lastName';
  if (/name|traveler|camper/.test(word)) return 'name';
  const line = product_lines.find(({ key, name, plural_display_name }) =>
    [key, name, plural_display_name].some((each) => each.toLowerCase() === word),
  );
  if (line) return { line: line.key };
  return /bag|item|count/.test(word) && product_lines[0] ? { line: product_lines[0].key } : null;
}

const defaultColumns = ({ product_lines }: Rules): Column[] => [
  'name',
  'email',
  'phone',
  ...product_lines.map(({ key }) => ({ line: key })),
];

const isHeader = (fields: readonly string[], rules: Rules): boolean =>
  !fields.some((field) => field.includes('@')) && fields.some((field) => columnOf(field, rules) === 'email');

/** `Ann Lee`, or `Lee, Ann`. */
function splitName(text: string): Pick<PastedPerson, 'firstName' | 'lastName'> {
  const [last, first] = text.split(/,\s*/, 2);
  if (first !== undefined) return { firstName: first.trim(), lastName: (last ?? '').trim() };
  const [firstName = '', ...others] = text.trim().split(/\s+/);
  return { firstName, lastName: others.join(' ') };
}

function readPerson(
  fields: readonly string[],
  columns: readonly Column[],
  phones: PastedPhones,
): { person: PastedPerson; wrongCounts: boolean; phoneRefused: boolean } {
  const textIn = (wanted: Column): string =>
    composeText(fields[columns.indexOf(wanted)] ?? '').replace(/\s+/g, ' ');
  const counts: Record<string, number> = {};
  let wrongCounts = false;
  for (const [index, column] of columns.entries()) {
    const text = fields[index] ?? '';
    if (column === null || typeof column === 'string' || text === '') continue;
    if (!isNonNegativeInteger(text)) wrongCounts = true;
    else if (Number(text) > 0) counts[column.line] = Number(text);
  }
  const name = splitName(textIn('name'));
  const phone = phoneOf(textIn('phone'), phones);
  return {
    person: {
      firstName: textIn('firstName') || name.firstName,
      lastName: textIn('lastName') || name.lastName,
      email: textIn('email'),
      phone: phone.text,
      counts,
    },
    wrongCounts,
    phoneRefused: phone.refused,
  };
}

/** VL-35: a phone as it is stored, validated by its country once the rules of all countries are loaded. */
function phoneOf(text: string, { country, judge }: PastedPhones): { text: string; refused: boolean } {
  const dialed = withCountryCode(text, country);
  if (dialed === '' || !judge || phoneTextProblem(dialed)) return { text: dialed, refused: false };
  const { valid, written, country: says } = judge(dialed, country.code);
  return { text: valid && says !== null ? written : dialed, refused: !valid };
}

function problemsOf({ firstName, lastName, email, phone, counts }: PastedPerson): ListProblem[] {
  const many = Object.values(counts).some((count) => count > limits.quantityPerLine);
  return [
    nameProblem(firstName, 'first_name_missing'),
    nameProblem(lastName, 'last_name_missing'),
    emailProblem(email),
    phone === '' ? undefined : phoneTextProblem(phone),
    phone.length > maxLengths.phone ? ('too_long' as const) : undefined,
    many ? ('too_many_bags' as const) : undefined,
  ].filter((problem) => problem !== undefined);
}

/**
 * Parses a list of travelers copied from a spreadsheet, one row each: name, email, phone, and bags of each
 * product line. A first row may name the columns. `room` is how many travelers may be added.
 */
export function readPastedList(
  text: string,
  rules: Rules,
  room: number,
  phones: PastedPhones = { country: unitedStates },
): PastedList {
  const rows = spreadsheetRows(text);
  const titles = rows[0]?.cells ?? [];
  const headed = isHeader(titles, rules);
  const columns = headed ? titles.map((title) => columnOf(title, rules)) : defaultColumns(rules);
  const read = rows.slice(headed ? 1 : 0).map(({ cells, line, quoteOpen }, index) => {
    const { person, wrongCounts, phoneRefused } = readPerson(cells, columns, phones);
    const problems: ListProblem[] = quoteOpen
      ? ['quote_open']
      : [
          ...problemsOf(person),
          ...(phoneRefused ? (['phone_not_of_country'] as const) : []),
          ...(wrongCounts ? (['number_not_valid'] as const) : []),
          ...(index >= room ? (['too_many_travelers'] as const) : []),
        ];
    return { person, line, problems };
  });
  return {
    people: read.filter(({ problems }) => problems.length === 0).map(({ person }) => person),
    problems: read.flatMap(({ line, problems }) => problems.map((problem) => ({ line, problem }))),
  };
}
