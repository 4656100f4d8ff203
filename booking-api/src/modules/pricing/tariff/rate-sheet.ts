import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ServiceLevelName } from '@sendahead/shared-contracts/services/service-levels';

/** How a zone is charged: base plus rate per billable pound, and how long ground takes, in business days. */
export type ZoneRate = { zone: string; baseCents: Cents; perPoundCents: Cents; groundDays: number };

export type ServiceRate = {
  systemName: ServiceLevelName;
  multiplierPercent: number;
  /** Business days; ground and expedited ground take what the zone takes. Not sold where ground is as fast. */
  days: number | 'ground' | 'ground-1';
  /** Whether it is sold to and from the special zones. */
  specialZones: boolean;
};

/** A surcharge applies when any of its figures is exceeded. Inches, cubic inches, pounds. */
export type Surcharge = {
  code: string;
  label: string;
  amountCents: Cents;
  replaces: string[];
  when: {
    lengthOver?: number;
    secondSideOver?: number;
    lengthAndGirthOver?: number;
    volumeOver?: number;
    weightOver?: number;
  };
};

/** Everything a price is computed from, as one versioned document. */
export type RateSheet = {
  version: string;
  effectiveFrom: string;
  dimensionalDivisor: number;
  /** By great-circle distance, in rising order; the last has no end. */
  zones: (ZoneRate & { upToMiles: number | null })[];
  /** By place (`US-HI`), whatever the distance. */
  specialZones: (ZoneRate & { places: string[] })[];
  unserved: string[];
  countries: string[];
  crossBorderCents: Cents;
  crossBorderDays: number;
  services: ServiceRate[];
  surcharges: Surcharge[];
  largePackageMinimumPounds: number;
  limits: { weight: number; length: number; lengthAndGirth: number };
  /** Surcharges that a contract waives; `*` is any brand. */
  waivers: { brand: string; line: string; surcharge: string }[];
  roundTripDiscountPercent: number;
  wholesaleDiscountPercent: number;
  costPercent: number;
  quoteMinutes: number;
};
