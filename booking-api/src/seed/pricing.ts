import type pg from 'pg';
import { rateSheet } from './rate-sheet.ts';
import { carrierProducts, serviceLevels } from './tariff/service-levels.ts';
import { upsert } from './upsert.ts';

const fee = {
  place: 'any',
  carrier: 'FEDEX',
  ready_hour: 9,
  close_hour: 17,
  hourly: false,
  sameday: false,
  daily_facility: false,
  waived: false,
  is_default: false,
};

/** EN-16. Id 0 is dropping off, id 2 the waived fee of admins (CN-05). */
const pickupFees = [
  {
    ...fee,
    id: 0,
    title: 'Drop off at a carrier store',
    sku: 'DROP-OFF',
    price_cents: 0,
    position: 40,
    close_hour: 18,
  },
  {
    ...fee,
    id: 1,
    title: 'Pickup at your address',
    sku: 'PICKUP-HOME',
    price_cents: 1495,
    place: 'other',
    is_default: true,
    position: 10,
  },
  {
    ...fee,
    id: 2,
    title: 'Pickup, fee waived',
    sku: 'PICKUP-WAIVED',
    price_cents: 0,
    waived: true,
    position: 60,
  },
  {
    ...fee,
    id: 3,
    title: 'Daily pickup at the club',
    sku: 'PICKUP-CLUB',
    price_cents: 0,
    place: 'club',
    daily_facility: true,
    is_default: true,
    ready_hour: 8,
    close_hour: 16,
    position: 10,
  },
  {
    ...fee,
    id: 4,
    title: 'Same-day pickup',
    sku: 'PICKUP-TODAY',
    price_cents: 2495,
    sameday: true,
    ready_hour: 12,
    close_hour: 18,
    position: 20,
  },
  {
    ...fee,
    id: 5,
    title: 'Pickup between 9 AM and 10 AM',
    sku: 'PICKUP-1H',
    price_cents: 3495,
    hourly: true,
    ready_hour: 9,
    close_hour: 10,
    position: 30,
  },
  {
    ...fee,
    id: 6,
    title: 'Pickup between 1 PM and 5 PM',
    sku: 'PICKUP-4H',
    price_cents: 2495,
    hourly: true,
    ready_hour: 13,
    close_hour: 17,
    position: 31,
  },
  {
    ...fee,
    id: 7,
    title: 'Pickup between 9 AM and 6 PM',
    sku: 'PICKUP-9H',
    price_cents: 1995,
    hourly: true,
    ready_hour: 9,
    close_hour: 18,
    position: 32,
  },
];

/** Houses that ask something for their daily pickup; what a club has set since stays. */
const facilityFees = [
  { facility_id: 6, fee_id: 3, price_cents: 500, set_by: null, set_at: '2026-11-01T00:00:00Z' },
  { facility_id: 2003, fee_id: 3, price_cents: 750, set_by: null, set_at: '2026-11-01T00:00:00Z' },
];

export async function seedPricing(client: pg.Client): Promise<void> {
  await upsert(
    client,
    'rate_sheets',
    ['version'],
    [{ version: rateSheet.version, effective_from: rateSheet.effectiveFrom, sheet: rateSheet }],
  );
  await upsert(client, 'carrier_products', ['code'], carrierProducts);
  await upsert(client, 'service_levels', ['id'], serviceLevels);
  await upsert(client, 'pickup_fees', ['id'], pickupFees);
  await upsert(client, 'facility_fees', ['facility_id', 'fee_id'], facilityFees, { keep: true });
}
