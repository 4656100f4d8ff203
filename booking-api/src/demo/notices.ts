import type pg from 'pg';
import { normalizeAddress } from '../modules/geo/public/normalize-address.ts';
import { insertNew } from '../reference/write-rows.ts';

/** A storm and a blocked facility to try the alerts with. Never part of a production database. */
const notices = [
  {
    id: 1,
    message: 'Flooding around Valdez: carriers may be two days late.',
    country: 'US',
    states: ['AK'],
    cities: ['valdez'],
    zip_prefixes: ['99686'],
    address_types: [],
    brand_ids: [],
    starts_on: '2025-01-01',
    ends_on: '2035-12-31',
  },
];
const blocked = {
  address: '13 Nowhere Lane',
  address_2: '',
  zip: '89049',
  city: 'Tonopah',
  state: 'NV',
  country_code: 'US',
};

export async function seedNotices(client: pg.Client): Promise<void> {
  await insertNew(client, 'disaster_notices', ['id'], notices);
  const { zipKey, townKey, unit } = normalizeAddress(blocked);
  await insertNew(
    client,
    'blocked_addresses',
    ['zip_key', 'unit'],
    [{ zip_key: zipKey, town_key: townKey, unit, reason: 'demo' }],
  );
}
