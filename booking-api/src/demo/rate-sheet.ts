import { exampleSheet } from '../modules/tariff/public/example/example-sheet.ts';
import type { RateSheet } from '../modules/tariff/public/rate-sheet.ts';

/**
 * The tariff of the demo. A change is a new version, never an edit: quotes name the version that priced them.
 */
export const rateSheet: RateSheet = {
  ...exampleSheet,
  version: '2026-11b',
  effectiveFrom: '2026-11-01',
  promotions: [
    {
      label: 'Early trunks, 10% less',
      brand: 'camps',
      line: 'trunk',
      percent: 10,
      from: '2027-05-01',
      until: '2027-05-31',
    },
  ],
};
