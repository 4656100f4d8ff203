import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { RateSheet } from '../rate-sheet.ts';
import { international } from './international.ts';
import { surcharges, waivers } from './surcharges.ts';

/**
 * Example figures: the starting point for a shop's first rate sheet, never used for sales. Ground is a base
 * plus a rate per billable pound by zone, calibrated to $39 for a golf bag over a short distance and about
 * $110 from coast to coast; faster services multiply it.
 */
export const exampleSheet: RateSheet = {
  version: 'example',
  effectiveFrom: '2026-01-01',
  dimensionalDivisor: 139,
  zones: [
    { zone: '2', upToMiles: 150, baseCents: cents(2400), perPoundCents: cents(30), groundDays: 1 },
    { zone: '3', upToMiles: 300, baseCents: cents(2800), perPoundCents: cents(38), groundDays: 2 },
    { zone: '4', upToMiles: 600, baseCents: cents(3200), perPoundCents: cents(48), groundDays: 2 },
    { zone: '5', upToMiles: 1000, baseCents: cents(3800), perPoundCents: cents(62), groundDays: 3 },
    { zone: '6', upToMiles: 1400, baseCents: cents(4400), perPoundCents: cents(78), groundDays: 4 },
    { zone: '7', upToMiles: 1800, baseCents: cents(4900), perPoundCents: cents(94), groundDays: 4 },
    { zone: '8', upToMiles: null, baseCents: cents(5500), perPoundCents: cents(110), groundDays: 5 },
  ],
  specialZones: [
    {
      zone: '9',
      places: ['US-AK', 'US-HI'],
      baseCents: cents(7200),
      perPoundCents: cents(150),
      groundDays: 7,
    },
    {
      zone: '10',
      places: ['US-PR', 'US-VI', 'US-GU', 'US-AS', 'US-MP'],
      baseCents: cents(7900),
      perPoundCents: cents(165),
      groundDays: 8,
    },
  ],
  /** Military post offices and Palau, Micronesia, Marshall Islands: the carriers do not serve them. */
  unserved: ['US-AA', 'US-AE', 'US-AP', 'US-PW', 'US-FM', 'US-MH'],
  countries: ['US', 'CA'],
  crossBorderCents: cents(2900),
  crossBorderDays: 2,
  international,
  services: [
    { systemName: 'DOMESTIC_GROUND', multiplierPercent: 100, days: 'ground', specialZones: true },
    {
      systemName: 'DOMESTIC_EXPEDITED_GROUND',
      multiplierPercent: 115,
      days: 'ground-1',
      specialZones: false,
    },
    { systemName: 'DOMESTIC_4_DAY', multiplierPercent: 110, days: 4, specialZones: true },
    { systemName: 'DOMESTIC_3_DAY', multiplierPercent: 145, days: 3, specialZones: true },
    { systemName: 'DOMESTIC_2_DAY', multiplierPercent: 180, days: 2, specialZones: true },
    { systemName: 'DOMESTIC_1_DAY', multiplierPercent: 260, days: 1, specialZones: false },
    {
      systemName: 'INTERNATIONAL_ECONOMY',
      multiplierPercent: 100,
      days: 'ground',
      specialZones: true,
      scope: 'international',
    },
    {
      systemName: 'INTERNATIONAL_PRIORITY',
      multiplierPercent: 145,
      days: 'ground-3',
      specialZones: true,
      scope: 'international',
    },
  ],
  surcharges,
  largePackageMinimumPounds: 90,
  limits: { weight: 150, length: 108, lengthAndGirth: 165 },
  waivers,
  roundTripDiscountPercent: 5,
  wholesaleDiscountPercent: 8,
  /** The carrier's share of carriage, in percent; for margins, never shown to customers. */
  costPercent: 71,
  quoteMinutes: 20,
};
