import { calendarDate, paperDate } from '@sendahead/shared-contracts/primitives/calendar-date';

const amount = (tenths: number): string => String(Math.abs(tenths) / 10);
const direction = (tenths: number): string => (tenths < 0 ? 'lower' : 'higher');

/** What a contract price changes, in tenths of a percent: "8% lower". */
export const percentWords = (tenths: number): string =>
  tenths === 0 ? 'standard price' : `${amount(tenths)}% ${direction(tenths)}`;

/** A change of percentages: "2 percentage points lower". */
export const pointsWords = (tenths: number): string =>
  `${amount(tenths)} percentage ${Math.abs(tenths) === 10 ? 'point' : 'points'} ${direction(tenths)}`;

const paperDay = (day: unknown): string => paperDate(calendarDate(String(day)));

/** A contract price as the history has it: "8% lower, FedEx, for pickups from Tue, Dec 1, 2026". */
export function contractWords(noted: Readonly<Record<string, unknown>>): string {
  const { percent_tenths, points_tenths, brand, items, carrier, applies_from, applies_until } = noted;
  const isOfAll = points_tenths !== undefined;
  const change = isOfAll ? pointsWords(Number(points_tenths)) : percentWords(Number(percent_tenths));
  const of = [brand, items, carrier].filter((part) => typeof part === 'string');
  const until = applies_until ? ` to ${paperDay(applies_until)}` : '';
  const days = `for pickups from ${paperDay(applies_from)}${until}`;
  const count = isOfAll ? [`contract prices changed: ${noted.contract_prices}`] : [];
  return [change, ...of, days, ...count].join(', ');
}
