import { roles } from '@sendahead/shared-contracts/call/roles';
import { clubPaymentKinds } from '@sendahead/shared-contracts/console/club-account-calls';
import { incidentKinds } from '@sendahead/shared-contracts/console/incident-schema';
import {
  calendarDate,
  isCalendarDate,
  paperDate,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import { spansOf, spokenSpan } from '@sendahead/shared-contracts/primitives/date-span';
import { carrierName } from '@sendahead/shared-contracts/services/carrier-name';
import { formatMoney } from '@sendahead/shared-ui';
import { brandStateNames } from './brand-state.ts';
import { hourWords } from './carrier-days.ts';
import { monthName, paymentKinds } from './club-accounts.ts';
import { clubKinds, weekdays } from './clubs.ts';
import { contractWords } from './contract-words.ts';
import { fieldName } from './field-names.ts';
import { brandWord, flagStateNames, flagTexts, stateOfFlag } from './flags.ts';
import { areaNames } from './incidents.ts';
import { incidentKindNames } from './open-incidents.ts';
import { partWord } from './parts.ts';
import { roleNames } from './roles.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A changed value in words: its name, its old value and its new value. */
export interface ChangedValue {
  readonly name: string;
  /** Null without an earlier value: it was created. */
  readonly before: string | null;
  readonly after: string;
}

/** Names of values by their ids, such as the pickup fees of a club, or clubs that were chosen. */
export type ValueNames = Readonly<Record<string, string>>;

/** Fields that name clubs by their ids. */
const clubFields: ReadonlySet<string> = new Set(['club_id', 'club_ids', 'except_club_ids']);

/** Fields that name brands by their slugs. */
const brandFields: ReadonlySet<string> = new Set(['brands', 'except_brands']);

/** Fields of an incident by the order of its form; the stored order says nothing. */
const inOrder = [
  ...['kind', 'sentence', 'stops_selling', 'shows_notice', 'area', 'carriers', 'services', 'brands'],
  ...['clubs', 'starts_on', 'ends_on', 'first_day', 'last_day'],
];
const placeOf = (field: string): number =>
  inOrder.includes(field) ? inOrder.indexOf(field) : inOrder.length;

/** Lists whose values are codes with a name. */
const elementFields: ReadonlySet<string> = new Set([...clubFields, ...brandFields, 'carriers', 'services']);

/** Lists that limit something: an empty one limits nothing. */
const meansAll: ReadonlySet<string> = new Set(['brands', 'carriers', 'clubs', 'services']);

const nameOf = (path: readonly string[], names: ValueNames): string => {
  const field = path.at(-1) ?? '';
  // Prices of a club are kept by the id of the fee.
  if (path.includes('fees') && path.length > 1) return names[field] ?? `Pickup fee ${field}`;
  return fieldName(field);
};

/** RL-25: without a list, all parts may be released. */
const partsInWords = (parts: unknown): string => {
  if (!Array.isArray(parts)) return 'all parts';
  return parts.map((part) => partWord(String(part)) ?? String(part)).join(', ') || 'none';
};

function wordOf(value: unknown, path: readonly string[], names: ValueNames): string {
  const field = path.at(-1) ?? '';
  if (field === 'is' && isAreaKind(value)) return areaNames[value];
  if (field === 'carriers' && typeof value === 'string') return carrierName(value);
  if (field === 'services' && typeof value === 'string') return names[value] ?? value;
  if (field === 'is_on') return flagStateNames[stateOfFlag(value)];
  if (clubFields.has(field) && typeof value === 'number') return names[value] || String(value);
  if (brandFields.has(field) && typeof value === 'string') return brandWord([], names[value] || value);
  // They are kept by the ids of their accounts.
  if ((field === 'people' || field === 'except_people') && Array.isArray(value))
    return flagTexts.countPeople(value.length);
  if (field === 'release_parts') return partsInWords(value);
  if (value === null || value === undefined || value === '')
    return path.includes('fees') ? 'standard price' : 'none';
  if (typeof value === 'string' && isCalendarDate(value)) return paperDate(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (field.endsWith('_hour') && typeof value === 'number') return hourWords(value);
  if (typeof value === 'number' && (path.includes('fees') || field.endsWith('_cents')))
    return formatMoney(value);
  if (field === 'closed_dates' && Array.isArray(value))
    return (
      spansOf(value.map((date) => calendarDate(String(date))))
        .map((span) => spokenSpan(span, paperDate))
        .join('; ') || 'none'
    );
  if (Array.isArray(value) && value.length === 0 && meansAll.has(field)) return 'all';
  if (Array.isArray(value))
    return (
      value
        .map((part) =>
          field === 'closed_weekdays'
            ? weekdayOf(part)
            : wordOf(part, elementFields.has(field) ? [field] : [], names),
        )
        .join(', ') || 'none'
    );
  if (field.startsWith('contract') && isFields(value)) return contractWords(value);
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([, part]) => part !== null)
      .map(([name, part]) => `${nameOf([name], {})}: ${wordOf(part, [name], names)}`)
      .join(', ');
  const paidBy = field === 'payment_kind' ? clubPaymentKinds.find((each) => each === value) : undefined;
  if (paidBy) return paymentKinds[paidBy];
  if (field === 'statement_sent') return monthName(String(value));
  if (field === 'received_on') return paperDate(calendarDate(String(value)));
  if (field === 'state' && isBrandState(value)) return brandStateNames[value].toLowerCase();
  const role = field === 'role' ? roles.find((each) => each === value) : undefined;
  if (role) return roleNames[role];
  const incident = field === 'kind' ? incidentKinds.find((each) => each === value) : undefined;
  if (incident) return incidentKindNames[incident];
  return field === 'kind' ? (clubKinds[String(value)] ?? String(value).replaceAll('_', ' ')) : String(value);
}

const isBrandState = (value: unknown): value is keyof typeof brandStateNames =>
  typeof value === 'string' && Object.hasOwn(brandStateNames, value);

const isAreaKind = (value: unknown): value is keyof typeof areaNames =>
  typeof value === 'string' && Object.hasOwn(areaNames, value);

const weekdayOf = (day: unknown): string => weekdays[Number(day) - 1] ?? String(day);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The changed values of a change, in the words of the form: "Weekday fee: $25.00 to $30.00". */
export function changedValues(
  { before, after }: { readonly before: Fields; readonly after: Fields },
  names: ValueNames = {},
  path: readonly string[] = [],
): ChangedValue[] {
  const fields = [...new Set([...Object.keys(path.length > 0 ? before : {}), ...Object.keys(after)])];
  const sorted = fields.toSorted((a, b) => placeOf(a) - placeOf(b));
  return sorted.flatMap((field): ChangedValue[] => {
    const [was, is] = [before[field], after[field]];
    const here = [...path, field];
    if (isFields(was) && isFields(is)) return changedValues({ before: was, after: is }, names, here);
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    const isKnown = path.length > 0 || field in before;
    return [
      {
        name: nameOf(here, names),
        before: isKnown ? wordOf(was, here, names) : null,
        after: wordOf(is, here, names),
      },
    ];
  });
}
