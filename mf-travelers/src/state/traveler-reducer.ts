import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ItemRow } from '@sendahead/shared-contracts/travelers/slice';
import type { PhoneCountry } from '@sendahead/shared-ui/booking';
import type { TravelerEvent } from './events.ts';
import { filterTyped } from './filter-typed.ts';
import { countLine, removeEmptied } from './line-count.ts';
import { phoneText, phoneWithCountry, withoutDial } from './phone.ts';
import {
  type LineState,
  type Path,
  type Remark,
  type RowField,
  rowPath,
  type TravelerState,
} from './state.ts';
import { withWay } from './ways.ts';

/** The state of the page that a traveler's events need. */
export interface TypingRules {
  readonly brand: Pick<Brand, 'product_lines'>;
  readonly phoneCountries: readonly PhoneCountry[];
}

const remarked = (state: TravelerState, path: Path, remark: Remark | undefined): TravelerState['remarks'] => {
  if (state.remarks[path] === remark) return state.remarks;
  const { [path]: _, ...others } = state.remarks;
  return remark ? { ...others, [path]: remark } : others;
};

function typed(state: TravelerState, event: Extract<TravelerEvent, { type: 'typed' }>): TravelerState {
  const { text, remark } = filterTyped(event.field, event.text);
  const remarks = remarked(state, event.field, remark);
  if (event.field === 'phone')
    return { ...state, remarks, phone: { ...state.phone, number: text, prefilled: false, check: null } };
  if (event.field === 'extension') return { ...state, remarks, phone: { ...state.phone, extension: text } };
  return { ...state, remarks, person: { ...state.person, [event.field]: text } };
}

/**
 * The number is reformatted only once its field was left, or if nobody typed it, because that moves the
 * caret.
 */
function writtenWhenBlurred(state: TravelerState): TravelerState {
  const { phone, blurred } = state;
  const shownTwice = phone.prefilled && phone.number.startsWith('+');
  if (!blurred.includes('phone') && !shownTwice) return state;
  if (!phone.check?.valid || phone.check.of !== phoneText(phone)) return state;
  const { written } = phone.check;
  const number = phone.prefilled ? withoutDial(written, phone) : written;
  return number === phone.number
    ? state
    : {
        ...state,
        phone: { ...phone, number, check: { ...phone.check, of: phoneText({ ...phone, number }) } },
      };
}

function checked(
  state: TravelerState,
  event: Extract<TravelerEvent, { type: 'phone-checked' }>,
  countries: readonly PhoneCountry[],
): TravelerState {
  if (event.of !== phoneText(state.phone)) return state;
  const phone = event.country ? phoneWithCountry(state.phone, event.country, countries) : state.phone;
  const check = { of: event.of, valid: event.valid, written: event.written };
  return writtenWhenBlurred({ ...state, phone: { ...phone, check } });
}

const changedRow = (row: ItemRow, field: RowField, value: string): ItemRow =>
  field === 'insurance' ? { ...row, insuranceCents: cents(Number(value)) } : { ...row, [field]: value };

function withLine(state: TravelerState, key: string, change: (line: LineState) => LineState): TravelerState {
  return { ...state, lines: state.lines.map((line) => (line.line === key ? change(line) : line)) };
}

const withRow = (
  state: TravelerState,
  at: { readonly line: string; readonly row: number },
  change: (row: ItemRow) => ItemRow,
): TravelerState =>
  withLine(state, at.line, (line) => ({
    ...line,
    rows: line.rows.map((row, index) => (index === at.row ? change(row) : row)),
  }));

function rowChosen(
  state: TravelerState,
  event: Extract<TravelerEvent, { type: 'row-chosen' }>,
): TravelerState {
  const { text, remark } =
    event.field === 'contents'
      ? filterTyped('contents', event.value)
      : { text: event.value, remark: undefined };
  const changed = withRow(state, event, (row) => changedRow(row, event.field, text));
  return { ...changed, remarks: remarked(state, rowPath(event.line, event.row, event.field), remark) };
}

/** One traveler after one of its events. */
export function reduceTraveler(
  state: TravelerState,
  event: TravelerEvent,
  { brand, phoneCountries }: TypingRules,
): TravelerState {
  switch (event.type) {
    case 'typed':
      return typed(state, event);
    case 'blurred':
      return state.blurred.includes(event.path)
        ? state
        : writtenWhenBlurred({ ...state, blurred: [...state.blurred, event.path] });
    case 'phone-country-chosen':
      return {
        ...state,
        phone: { ...phoneWithCountry(state.phone, event.country, phoneCountries), check: null },
      };
    case 'phone-checked':
      return checked(state, event, phoneCountries);
    case 'counted': {
      const line = brand.product_lines.find(({ key }) => key === event.line);
      return line ? withLine(state, event.line, (known) => countLine(known, event.count, line)) : state;
    }
    case 'emptied-line-removed':
      return withLine(state, event.line, removeEmptied);
    case 'row-chosen':
      return rowChosen(state, event);
    case 'way-chosen':
      return { ...state, person: withWay(state.person, event.way) };
    case 'bag-way-chosen':
      return withRow(state, event, ({ way: _, ...row }) => (event.way ? { ...row, way: event.way } : row));
    case 'note-kept':
      return withRow(state, event, (row) => ({ ...row, note: event.note }));
    case 'paste-refused':
      return {
        ...rowChosen(state, { ...event, type: 'row-chosen', field: 'contents', value: '' }),
        remarks: remarked(state, rowPath(event.line, event.row, 'contents'), 'paste_refused'),
      };
    default:
      return event satisfies never;
  }
}
