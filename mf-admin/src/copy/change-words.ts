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
import { hourWords } from './carrier-days.ts';
import { monthName, paymentKinds } from './club-accounts.ts';
import { weekdays } from './clubs.ts';
import { contractWords } from './contract-words.ts';
import { brandWord, flagStateNames, flagTexts, stateOfFlag } from './flags.ts';
import { areaNames } from './incidents.ts';
import { incidentKindNames } from './open-incidents.ts';
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

/** Fields whose name differs from the form's label. */
const fieldNames: Readonly<Record<string, string>> = {
  address_1: 'Address',
  club_id: 'Club',
  club_ids: 'Clubs',
  club_note: 'Note for staff',
  consumer_note: 'Note for guests',
  contract_added: 'Contract price added',
  contract_ended: 'Contract price ended',
  contract_withdrawn: 'Contract price withdrawn before it began',
  contracts_changed: 'All contract prices changed',
  closed_dates: 'Closed days',
  closed_weekdays: 'Closed each week on',
  billing_email: 'Billing email',
  credit_limit_cents: 'Limit',
  disabled: 'Blocked',
  discount_limit_percent: 'Comps up to, in percent',
  except_brands: 'Brands without it',
  except_club_ids: 'Clubs without it',
  except_people: 'People without it',
  ends_on: 'In force until',
  first_day: 'First affected day',
  hidden_for_own_club: 'Staff note hidden from the club’s staff',
  is: 'Kind of area',
  is_on: 'State',
  last_day: 'Last affected day',
  narrower_notes: 'Targeted notes',
  refund_limit_cents: 'Refunds and credits up to',
  reminders: 'Reminders once a week',
  terms_days: 'Payment terms in days',
  payment_kind: 'Paid by',
  overdue_cents: 'Past due',
  open: 'Allow billing orders to this account',
  sentence: 'What customers read',
  shows_notice: 'Shown as a notice',
  pickup_hour: 'Pickups until',
  drop_off_hour: 'Drop-offs until',
  staff: 'Staff only',
  starts_on: 'In force from',
  stops_delivery: 'Stops drop-offs and deliveries',
  stops_pickup: 'Stops pickups',
  valid_from: 'Starts on',
  valid_until: 'Ends on',
  usage_limit: 'Total uses',
  user_limit: 'Uses per account',
  round_trip_only: 'Round trips only',
};

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

/** Lists whose values have names of their own. */
const elementFields: ReadonlySet<string> = new Set([...clubFields, ...brandFields, 'carriers', 'services']);

/** Lists that limit something: an empty one limits nothing. */
const meansAll: ReadonlySet<string> = new Set(['brands', 'carriers', 'clubs', 'services']);

const nameOf = (path: readonly string[], names: ValueNames): string => {
  const own = path.at(-1) ?? '';
  // Prices of a club are kept by the id of the fee.
  if (path.includes('fees') && path.length > 1) return names[own] ?? `Pickup fee ${own}`;
  const words = fieldNames[own] ?? own.replace(/_cents$/, '').replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

function wordOf(value: unknown, path: readonly string[], names: ValueNames): string {
  const own = path.at(-1) ?? '';
  if (own === 'is' && isAreaKind(value)) return areaNames[value];
  if (own === 'carriers' && typeof value === 'string') return carrierName(value);
  if (own === 'services' && typeof value === 'string') return names[value] ?? value;
  if (own === 'is_on') return flagStateNames[stateOfFlag(value)];
  if (clubFields.has(own) && typeof value === 'number') return names[value] || String(value);
  if (brandFields.has(own) && typeof value === 'string') return brandWord([], names[value] || value);
  // They are kept by the ids of their accounts.
  if ((own === 'people' || own === 'except_people') && Array.isArray(value))
    return flagTexts.countPeople(value.length);
  if (value === null || value === undefined || value === '')
    return path.includes('fees') ? 'standard price' : 'none';
  if (typeof value === 'string' && isCalendarDate(value)) return paperDate(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (own.endsWith('_hour') && typeof value === 'number') return hourWords(value);
  if (typeof value === 'number' && (path.includes('fees') || own.endsWith('_cents')))
    return formatMoney(value);
  if (own === 'closed_dates' && Array.isArray(value))
    return (
      spansOf(value.map((date) => calendarDate(String(date))))
        .map((span) => spokenSpan(span, paperDate))
        .join('; ') || 'none'
    );
  if (Array.isArray(value) && value.length === 0 && meansAll.has(own)) return 'all';
  if (Array.isArray(value))
    return (
      value
        .map((part) =>
          own === 'closed_weekdays'
            ? weekdayOf(part)
            : wordOf(part, elementFields.has(own) ? [own] : [], names),
        )
        .join(', ') || 'none'
    );
  if (own.startsWith('contract') && isFields(value)) return contractWords(value);
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([, part]) => part !== null)
      .map(([name, part]) => `${nameOf([name], {})}: ${wordOf(part, [name], names)}`)
      .join(', ');
  const paidBy = own === 'payment_kind' ? clubPaymentKinds.find((each) => each === value) : undefined;
  if (paidBy) return paymentKinds[paidBy];
  if (own === 'statement_sent') return monthName(String(value));
  if (own === 'received_on') return paperDate(calendarDate(String(value)));
  const role = own === 'role' ? roles.find((each) => each === value) : undefined;
  if (role) return roleNames[role];
  const incident = own === 'kind' ? incidentKinds.find((each) => each === value) : undefined;
  if (incident) return incidentKindNames[incident];
  return own === 'kind' ? String(value).replaceAll('_', ' ') : String(value);
}

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
    const known = path.length > 0 || field in before;
    return [
      {
        name: nameOf(here, names),
        before: known ? wordOf(was, here, names) : null,
        after: wordOf(is, here, names),
      },
    ];
  });
}
