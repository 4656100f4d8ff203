import type pg from 'pg';
import { insertNew } from '../write-rows.ts';
import { carrierProducts, carrierServices } from './carrier-services.ts';
import { pickupFees } from './pickup-fees.ts';

/** The carriers' products, their service levels, and handover options. */
export async function seedCarriers(client: pg.Client): Promise<void> {
  await insertNew(client, 'carrier_products', ['code'], carrierProducts);
  await insertNew(client, 'service_levels', ['id'], carrierServices);
  await insertNew(client, 'pickup_fees', ['id'], pickupFees);
}
