import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Surcharge, Waiver } from './surcharge.ts';

/** The pricing of a zone: base plus rate per billable pound, and the business days of ground. */
export type ZoneRate = { zone: string; baseCents: Cents; perPoundCents: Cents; groundDays: number };

/** Where a service is sold: within a country and over the border to a neighbor, or overseas. */
export type ServiceScope = 'domestic' | 'international';

export type ServiceRate = {
  /** The service level: `DOMESTIC_GROUND` (SV-10), `INTERNATIONAL_PRIORITY`. */
  systemName: string;
  multiplierPercent: number;
  /** Business days; `ground-1` is a day less than the zone takes. Not sold where ground is as fast. */
  days: number | 'ground' | `ground-${number}`;
  /** Whether it is sold to and from the special zones. */
  specialZones: boolean;
  /** Absent: domestic. */
  scope?: ServiceScope | undefined;
};

/** Lanes between countries by their areas of the world; no coordinates and no postal codes needed. */
export type International = {
  /** `europe` -> `GB`, `FR` …; a country is in one area. */
  areas: Record<string, string[]>;
  zones: ZoneRate[];
  /** The same in both directions. A missing pair of areas is not served. */
  lanes: { areas: [string, string]; zone: string }[];
  /** Within one country that has no zones. */
  withinCountry: ZoneRate;
  clearanceCents: Cents;
};

/** A lower price for a period, by shipping day; a coupon is deducted from the retail price instead. */
export type Promotion = {
  label: string;
  brand: string;
  line: string;
  percent: number;
  from: string;
  until: string;
};

/** All inputs of a price, as one versioned document. */
export type RateSheet = {
  version: string;
  effectiveFrom: string;
  dimensionalDivisor: number;
  /** Bands of great-circle distance, in rising order; the last is unlimited. */
  zones: (ZoneRate & { upToMiles: number | null })[];
  /** Rates of places (`US-HI`), whatever the distance. */
  specialZones: (ZoneRate & { places: string[] })[];
  unserved: string[];
  /** Countries whose lanes are measured; the others use areas. */
  countries: string[];
  crossBorderCents: Cents;
  crossBorderDays: number;
  /** Absent in sheets from before overseas lanes were sold. */
  international?: International | undefined;
  services: ServiceRate[];
  surcharges: Surcharge[];
  largePackageMinimumPounds: number;
  limits: { weight: number; length: number; lengthAndGirth: number };
  /** Surcharges that a contract waives; `*` is any brand or line. */
  waivers: Waiver[];
  /** `*` is any brand or line; the first match applies. Absent in earlier sheets. */
  promotions?: Promotion[] | undefined;
  roundTripDiscountPercent: number;
  wholesaleDiscountPercent: number;
  /** The carrier's cost as a percentage of carriage; surcharges have a separate cost. Never shown to customers. */
  costPercent: number;
  quoteMinutes: number;
};
