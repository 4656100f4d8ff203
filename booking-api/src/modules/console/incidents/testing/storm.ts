import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';

/** Every carrier is stopped in New York until November 30. */
export const stormInNewYork = {
  kind: 'weather' as const,
  area: { is: 'state' as const, country: 'US', state: 'NY' },
  carriers: [],
  services: [],
  first_day: calendarDate('2026-11-24'),
  last_day: calendarDate('2026-11-30'),
  stops_selling: false,
  shows_notice: true,
};
