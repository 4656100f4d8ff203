import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { areas } from '../areas.ts';
import type { International } from '../rate-sheet.ts';

type Area = keyof typeof areas;

/** Zone of each pair; an area with itself is its first entry. */
const table: Record<Area, Partial<Record<Area, string>>> = {
  north_america: {
    north_america: 'I1',
    caribbean: 'I1',
    south_america: 'I2',
    europe: 'I2',
    asia: 'I3',
    oceania: 'I4',
    middle_east_africa: 'I4',
  },
  caribbean: {
    caribbean: 'I1',
    south_america: 'I2',
    europe: 'I3',
    asia: 'I4',
    oceania: 'I4',
    middle_east_africa: 'I4',
  },
  south_america: {
    south_america: 'I2',
    europe: 'I3',
    asia: 'I4',
    oceania: 'I4',
    middle_east_africa: 'I4',
  },
  europe: { europe: 'I1', asia: 'I3', oceania: 'I4', middle_east_africa: 'I2' },
  asia: { asia: 'I2', oceania: 'I3', middle_east_africa: 'I3' },
  oceania: { oceania: 'I1', middle_east_africa: 'I4' },
  middle_east_africa: { middle_east_africa: 'I3' },
};

const isArea = (name: string): name is Area => name in areas;

export const international: International = {
  areas,
  zones: [
    { zone: 'I1', baseCents: cents(8900), perPoundCents: cents(190), groundDays: 5 },
    { zone: 'I2', baseCents: cents(12_900), perPoundCents: cents(260), groundDays: 6 },
    { zone: 'I3', baseCents: cents(16_900), perPoundCents: cents(340), groundDays: 7 },
    { zone: 'I4', baseCents: cents(19_900), perPoundCents: cents(410), groundDays: 8 },
  ],
  lanes: Object.entries(table).flatMap(([from, row]) =>
    Object.entries(row).flatMap(([to, zone]) =>
      isArea(from) && isArea(to) ? [{ areas: [from, to] as [string, string], zone }] : [],
    ),
  ),
  withinCountry: { zone: 'N', baseCents: cents(3600), perPoundCents: cents(58), groundDays: 2 },
  clearanceCents: cents(2500),
};
