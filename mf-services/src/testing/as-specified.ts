import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';

/**
 * The requirement rows for days, repeated for tests from tables, independent of the product's rules. The trip
 * is that of `answered`: from a club in Naples that is closed on Mondays to a home in Austin, from 23
 * November 2026 on.
 */
const thanksgiving = '2026-11-26';
const firstDay = '2026-11-23';
const saturdayAndSunday = [6, 0];
const monday = 1;

/** Transit days by service level. */
export const daysOfLevel: Readonly<Record<number, number>> = { 1: 5, 5: 3, 3: 1 };

const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

export const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** VL-01 to VL-05, TL-12, TL-15: whether bags can be handed over on a day; `arrival` is that of the outbound leg. */
export function isOpenDay(
  date: string,
  { leg, dropOff, arrival }: { leg: LegName; dropOff: boolean; arrival: string | null },
): boolean {
  if (saturdayAndSunday.includes(weekday(date))) return false;
  if (!dropOff && date === thanksgiving) return false;
  if (leg === 'outbound') return date >= firstDay && (dropOff || weekday(date) !== monday);
  return arrival !== null && date > arrival;
}
