import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { type CalendarDate, daysBetween } from '@sendahead/shared-contracts/primitives/calendar-date';

/** How many spare days an arrival leaves before the bags are needed. */
export function daysToSpare(arrival: CalendarDate, neededOn: CalendarDate): string {
  const days = daysBetween(arrival, neededOn);
  if (days === 0) return 'Arrives that day';
  const counted = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return days > 0 ? `${counted} to spare` : `${counted} too late`;
}

/** TC-17: what we promise for a ground shipment. Carriers guarantee the day of their overnight services only. */
const ifLateWords: Readonly<Record<string, string>> = {
  DOMESTIC_GROUND: 'If the carrier is late, we credit your account. No form to fill in.',
  DOMESTIC_1_DAY: 'The carrier guarantees this arrival date. Call us, and we’ll trace your bags.',
};

export const ifLate = (systemName: string): string =>
  ifLateWords[systemName] ?? 'This arrival date is an estimate. Call us, and we’ll trace your bags.';

export const compareWords = {
  needed: ({ leg }: { leg: LegName }) =>
    leg === 'outbound' ? 'First day you need the bags' : 'Day you need them back',
  service: 'Service',
  arrives: 'Arrives',
  price: 'Price',
  toSpare: 'Days to spare',
  ifLate: 'If it is late',
  choice: 'Choice',
  dayMissing: 'Choose a day above',
  choose: 'Choose',
  chosen: 'Chosen',
  chooseService: ({ service }: { service: string }) => `Choose ${service}`,
} as const;
