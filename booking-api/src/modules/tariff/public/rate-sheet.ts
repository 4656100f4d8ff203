import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Surcharge, Waiver } from './surcharge.ts';

/** How a zone is charged: base plus rate per billable pound, and how long ground takes, in business days. */
export type ZoneRate = { zone: string; baseCents: Cents; perPoundCents: Cents; groundDays: number };

/** What a service sells: within a country and over the border to a neighbor, or over the sea. */
export type ServiceScope = 'domestic' | 'international';

export type ServiceRate = {
  /** The promise: `DOMESTIC_GROUND` (SV-10), `INTERNATIONAL_PRIORITY`. */
  systemName: string;
  multiplierPercent: number;
  /** Business days; `ground-1` is a day less than the zone takes. Not sold where ground is as fast. */
  days: number | 'ground' | `ground-${number}`;
  /** Whether it is sold to and from the special zones. */
  specialZones: boolean;
  /** Absent: domestic. */
  scope?: ServiceScope | undefined;
};

/** Lanes between countries by the part of the world each is in; no coordinates and no postal codes needed. */
export type International = {
  /** `europe` -> `GB`, `FR` …; a country is in one area. */
  areas: Record<string, string[]>;
  zones: ZoneRate[];
  /** Both directions alike. A pair of areas that is not here is not served. */
  lanes: { areas: [string, string]; zone: string }[];
  /** Within one country that has no zones. */
  withinCountry: ZoneRate;
  clearanceCents: Cents;
};

/** A lower price for a while, by the day of shipping; a coupon is taken off the retail price instead. */
export type Promotion = {
  label: string;
  brand: string;
  line: string;
  percent: number;
  from: string;
  until: string;
};

/** Everything a price is computed from, as one versioned document. */
export type RateSheet = {
  version: string;
  effectiveFrom: string;
  dimensionalDivisor: number;
  /** Bands of great-circle distance, in rising order; the last has no end. */
  zones: (ZoneRate & { upToMiles: number | null })[];
  /** Rates of places (`US-HI`), whatever the distance. */
  specialZones: (ZoneRate & { places: string[] })[];
  unserved: string[];
  /** Countries whose lanes are measured; the others use areas. */
  countries: string[];
  crossBorderCents: Cents;
  crossBorderDays: number;
  /** Absent in sheets from before lanes over the sea were sold. */
  international?: International | undefined;
  services: ServiceRate[];
  surcharges: Surcharge[];
  largePackageMinimumPounds: number;
  limits: { weight: number; length: number; lengthAndGirth: number };
  /** Surcharges that a contract waives; `*` is any brand or line. */
  waivers: Waiver[];
  /** `*` is any brand or line; the first that fits holds. Absent in earlier sheets. */
  promotions?: Promotion[] | undefined;
  roundTripDiscountPercent: number;
  wholesaleDiscountPercent: number;
  /** The carrier's cost as a percentage of carriage; surcharges have a separate cost. Never shown to customers. */
  costPercent: number;
  quoteMinutes: number;
};
