import type pg from 'pg';
import { insertNew } from '../reference/write-rows.ts';
import { rateSheet } from './rate-sheet.ts';

/** Facilities that charge for their daily pickup; a price that a club has set since is kept. */
const facilityFees = [
  { facility_id: 6, fee_id: 3, price_cents: 500, set_by: null, set_at: '2026-11-01T00:00:00Z' },
  { facility_id: 2003, fee_id: 3, price_cents: 750, set_by: null, set_at: '2026-11-01T00:00:00Z' },
];

/** The tariff of the demo. A new version is a new row; an existing row is never rewritten. */
export async function seedRates(client: pg.Client): Promise<void> {
  const { version, effectiveFrom } = rateSheet;
  await insertNew(
    client,
    'rate_sheets',
    ['version'],
    [{ version, effective_from: effectiveFrom, sheet: rateSheet }],
  );
  await insertNew(client, 'facility_fees', ['facility_id', 'fee_id'], facilityFees);
}
