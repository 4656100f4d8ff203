import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import {
  addDays,
  type CalendarDate,
  isCalendarDate,
  isWeekend,
  parseTypedDate,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import { defaultItemOf } from '../facts/default-item.ts';

/** The most items of a first price; a larger group enters its exact number in the booking. */
export const maxItems = 9;
const maxPlaceLength = 120;

/** The fields of the price box as they were typed. */
export interface BoxFields {
  readonly from: string;
  readonly to: string;
  /** The day by which the items must arrive; null for the next possible one. */
  readonly by: CalendarDate | null;
  /** The day of the return pickup; null when there is no return, or a week later is fine. */
  readonly back: CalendarDate | null;
  /** Id of a product that the brand sells. */
  readonly item: string;
  readonly count: number;
  /** Code of the selected service; null for the first. */
  readonly service: string | null;
}

/** Names of the box's fields in a URL. Any other name belongs to a link that prefills the booking. */
export const boxNames = ['from', 'to', 'by', 'back', 'item', 'count', 'service'] as const;

const isKnown = (name: string): boolean => boxNames.some((known) => known === name);

/** Whether a URL contains only the price box's fields. */
export const isOfBox = (query: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(query).every(isKnown);

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().replace(/\s+/g, ' ').slice(0, maxPlaceLength) : '';

function dayOf(value: unknown): CalendarDate | null {
  const text = textOf(value);
  return isCalendarDate(text) ? text : parseTypedDate(text);
}

/** VL-01: the day by which bags must arrive to be there on `day`: there are no deliveries on a weekend. */
export const deliveryDayFor = (day: CalendarDate): CalendarDate =>
  isWeekend(day) ? deliveryDayFor(addDays(day, -1)) : day;

/** The ids of a brand's products, its first line first. */
export const itemsOf = ({ product_lines }: Pick<Brand, 'product_lines'>): readonly string[] =>
  product_lines.flatMap(({ products }) => products.map(({ id }) => id));

/** Reads the box's fields; an item that the brand does not ship becomes its default one. */
export function readBoxFields(
  query: Readonly<Record<string, unknown>>,
  brand: Pick<Brand, 'product_lines'>,
): BoxFields {
  const items = itemsOf(brand);
  const count = Number(textOf(query.count));
  const service = textOf(query.service);
  return {
    from: textOf(query.from),
    to: textOf(query.to),
    by: dayOf(query.by),
    back: dayOf(query.back),
    item: items.find((id) => id === query.item) ?? defaultItemOf(brand),
    count: Number.isInteger(count) && count >= 1 ? Math.min(count, maxItems) : 1,
    service: /^[A-Z0-9_]{1,60}$/.test(service) ? service : null,
  };
}
