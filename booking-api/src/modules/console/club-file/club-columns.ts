import type { ClubFields } from '@sendahead/shared-contracts/console/club-calls';
import { isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import {
  type CellValue,
  readDays,
  readSlugs,
  readWeekdays,
  readZip,
  writeDays,
  writeWeekdays,
} from './cell-values.ts';
import type { FileClub } from './file-club.ts';

/** What a column changes in a club. */
export type ChangedField = keyof ClubFields | 'brands' | 'kind' | 'country';

/** A column of a file of clubs. */
export interface ClubColumn {
  readonly heading: string;
  readonly write: (club: FileClub) => string;
  /** Absent for a read-only column. */
  readonly field?: ChangedField;
  /** The club with the cell's value, or the code of the cell's error. */
  readonly read?: (text: string, club: FileClub) => CellValue<FileClub>;
}

/** The number of the club, by which a line finds it. */
export const numberHeading = 'Number';
export const nameHeading = 'Name';
const highestFee = 50_000;

/** The club with some of its fields changed. */
const having = (club: FileClub, fields: Partial<ClubFields>): CellValue<FileClub> => ({
  value: { ...club, fields: { ...club.fields, ...fields } },
});
const ofClub = (club: FileClub, more: Partial<FileClub>): CellValue<FileClub> => ({
  value: { ...club, ...more },
});

type TextField = 'name' | 'phone' | 'address_1' | 'city' | 'state' | 'opening_hours';
const textColumn = (heading: string, field: TextField): ClubColumn => ({
  heading,
  field,
  write: ({ fields }) => fields[field],
  read: (text, club) => having(club, { [field]: text }),
});
const noteColumn = (heading: string, field: 'club_note' | 'consumer_note'): ClubColumn => ({
  heading,
  field,
  write: ({ fields }) => fields[field] ?? '',
  read: (text, club) => having(club, { [field]: text === '' ? null : text }),
});
/** The fields that a club gets at creation and keeps. */
const keptColumn = (
  heading: string,
  field: 'kind' | 'country',
  shape: (text: string) => string,
): ClubColumn => ({
  heading,
  field,
  write: (club) => club[field],
  read: (text, club) => {
    if (text === '') return { value: club };
    if (club.id !== null && shape(text) !== club[field]) return { code: 'cannot_change' };
    return ofClub(club, { [field]: shape(text) });
  },
});

/** Many clubs share the same long season, so each one is parsed and formatted once per file. */
function closedDaysColumn(): ClubColumn {
  const read = remembering(readDays);
  const write = remembering((days: string) => writeDays(days.split(' ').filter(isCalendarDate)));
  return {
    heading: 'Closed days',
    field: 'closed_dates',
    write: ({ fields }) => write(fields.closed_dates.join(' ')),
    read: (text, club) => valued(read(text), (closed_dates) => having(club, { closed_dates })),
  };
}

function remembering<T>(answer: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    const remembered = answers.get(text) ?? answer(text);
    answers.set(text, remembered);
    return remembered;
  };
}

const before = (): ClubColumn[] => [
  { heading: numberHeading, write: ({ id }) => String(id ?? '') },
  textColumn(nameHeading, 'name'),
  keptColumn('Kind', 'kind', (text) => text.toLowerCase()),
  {
    heading: 'Brands',
    field: 'brands',
    write: ({ brands }) => brands.join(', '),
    read: (text, club) => ofClub(club, { brands: readSlugs(text) }),
  },
  textColumn('Address', 'address_1'),
  textColumn('City', 'city'),
  textColumn('State', 'state'),
  // Before the zip code, whose format depends on the country.
  keptColumn('Country', 'country', (text) => text.toUpperCase()),
  {
    heading: 'Zip code',
    field: 'zip',
    write: ({ fields }) => fields.zip,
    read: (text, club) => having(club, { zip: readZip(text, club.country) }),
  },
  textColumn('Phone', 'phone'),
  textColumn('Opening hours', 'opening_hours'),
  {
    heading: 'Closed weekdays',
    field: 'closed_weekdays',
    write: ({ fields }) => writeWeekdays(fields.closed_weekdays),
    read: (text, club) => valued(readWeekdays(text), (closed_weekdays) => having(club, { closed_weekdays })),
  },
  closedDaysColumn(),
  noteColumn('Note for staff', 'club_note'),
  noteColumn('Note for guests', 'consumer_note'),
];

const after: readonly ClubColumn[] = [
  {
    heading: 'Billing email',
    field: 'billing_terms',
    write: ({ fields }) => fields.billing_terms?.billing_email ?? '',
    read: (text, club) => {
      const terms = club.fields.billing_terms;
      if (terms) return having(club, { billing_terms: { ...terms, billing_email: text } });
      return text === '' ? { value: club } : { code: 'account_missing' };
    },
  },
  { heading: 'Page', write: ({ slug }) => `/to/${slug}` },
  { heading: 'Status', write: ({ brands }) => (brands.length > 0 ? 'In use' : 'Out of use') },
];

const feeColumn = (id: number, heading: string): ClubColumn => ({
  heading,
  field: 'fees',
  write: ({ fields }) => {
    const own = fields.fees[id];
    return own === undefined ? '' : (own / 100).toFixed(2);
  },
  read: (text, club) => {
    const { [String(id)]: _, ...others } = club.fields.fees;
    if (text === '') return having(club, { fees: others });
    const cents = readDollars(text, { most: highestFee });
    return cents === null ? { code: 'not_amount' } : having(club, { fees: { ...others, [id]: cents } });
  },
});

const valued = <T>(read: CellValue<T>, next: (value: T) => CellValue<FileClub>): CellValue<FileClub> =>
  'code' in read ? read : next(read.value);

/** Every column, including the pickup fees that clubs may set: the same for reading and writing a file. */
export function clubColumns(fees: readonly { id: number; title: string }[]): ClubColumn[] {
  const isTwice = (title: string) => fees.filter((fee) => fee.title === title).length > 1;
  return [
    ...before(),
    ...fees.map(({ id, title }) => feeColumn(id, `Fee: ${title}${isTwice(title) ? ` (${id})` : ''}`)),
    ...after,
  ];
}
