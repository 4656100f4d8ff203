import type { ComboboxOption } from '../src/combobox/combobox.tsx';
import type { LegDay } from '../src/leg-timeline/leg-timeline.tsx';
import type { ServiceOption } from '../src/service-cards/service-cards.tsx';
import type { SummaryLine } from '../src/summary-lines/summary-lines.tsx';

const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

export function closedOn(date: string): string | null {
  if (date.endsWith('12-25')) return 'Christmas Day, the carrier rests';
  if (weekday(date) === 0 || weekday(date) === 6) return 'Weekend';
  return weekday(date) === 1 ? 'Origin Club Closed' : null;
}

export const priceOn = (date: string): number | null =>
  closedOn(date) ? null : 8900 + Number(date.slice(8)) * 100;

export const clubs: readonly ComboboxOption[] = [
  { id: '1', label: 'Harbor Pines Golf Club', detail: 'Monterey, CA 93940', group: 'Golf clubs' },
  { id: '2', label: 'Cypress Bluff Links', detail: 'Carmel, CA 93923', group: 'Golf clubs' },
  { id: '3', label: 'The Lodge at Stone Point', detail: 'Pebble Beach, CA 93953', group: 'Resorts' },
];

export const phoneCountries = [
  { code: 'US', name: 'United States', dial: '+1' },
  { code: 'GB', name: 'United Kingdom', dial: '+44' },
];

const service = (
  id: string,
  name: string,
  arrival: string,
  cents: number,
  transitDays: number,
): ServiceOption => ({ id, name, arrival, cents, transitDays });

export const services: readonly ServiceOption[] = [
  { ...service('ground', 'Ground', '2026-12-21', 8995, 4), wasCents: 9995 },
  service('three', 'Three Day', '2026-12-18', 12495, 3),
  { ...service('two', 'Second Day', '2026-12-17', 16450, 2), cutOff: 'by end of day' },
];

export const manyServices: readonly ServiceOption[] = [
  ...services,
  service('next', 'Next Day', '2026-12-16', 22900, 1),
  { ...service('am', 'Next Day AM', '2026-12-16', 26900, 1), cutOff: 'by 10:30 AM' },
  { ...service('same', 'Same Day', '2026-12-15', 89900, 0), unavailable: 'Not from this ZIP' },
];

export const legDays: readonly LegDay[] = [
  { kind: 'pickup', date: '2026-12-15', what: 'Picked up at Harbor Pines, 9 AM to 5 PM' },
  { kind: 'transit', date: '2026-12-16' },
  { kind: 'transit', date: '2026-12-17' },
  { kind: 'transit', date: '2026-12-18' },
  { kind: 'idle', date: '2026-12-19', why: 'Weekend' },
  { kind: 'idle', date: '2026-12-20', why: 'Weekend' },
  { kind: 'delivery', date: '2026-12-21', what: 'Delivered to 12 Elm Street' },
];

export const lines: readonly SummaryLine[] = [
  {
    id: 'bag',
    what: 'Golf bag, standard',
    detail: 'Dana Reyes, one way',
    cents: 8995,
    explain: [
      { label: 'Billed weight', value: '48 lb' },
      { label: 'Zone', value: '7' },
      { label: 'Ground, base rate', value: '$74.95' },
      { label: 'Fuel, 20%', value: '$15.00' },
    ],
  },
  { id: 'pickup', what: 'Pickup', detail: 'Harbor Pines Golf Club', cents: 1500 },
  { id: 'cover', what: 'Cover up to $2,000', detail: 'Dana Reyes', cents: 900 },
  { id: 'coupon', what: 'Coupon SPRING10', cents: -1139, kind: 'discount' },
];

export const monterey = { place: 'Monterey, CA', lat: 36.6, lon: -121.89 };
export const hartford = { place: 'Hartford, CT', lat: 41.76, lon: -72.67 };
