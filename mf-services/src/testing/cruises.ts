import type { CruiseShip } from '@sendahead/shared-contracts/clubs/cruise-calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';

const sailings = ['2026-12-13', '2026-12-20'].map(calendarDate);

/** Two lines; one has two ships, which leave from different ports. */
export const twoLines: readonly CruiseShip[] = [
  {
    id: 1,
    line: 'Aurora Line',
    ship: 'Aurora Dawn',
    nights: 7,
    port: { id: 5001, name: 'Harbor Pier', city: 'Miami', state: 'FL' },
    sails_on: sailings,
  },
  {
    id: 2,
    line: 'Aurora Line',
    ship: 'Aurora Skye',
    nights: 7,
    port: { id: 5002, name: 'North Terminal', city: 'Boston', state: 'MA' },
    sails_on: sailings,
  },
  {
    id: 3,
    line: 'Coral & Tide',
    ship: 'Coral Wind',
    nights: 4,
    port: { id: 5001, name: 'Harbor Pier', city: 'Miami', state: 'FL' },
    sails_on: sailings,
  },
];
