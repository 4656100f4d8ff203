import type { Selectable } from 'kysely';
import type { Queries } from '../../platform/database.ts';
import type { Tables } from '../../tables.ts';
import type { RateSheet } from './tariff/rate-sheet.ts';

export type ServiceLevel = Selectable<Tables['service_levels']>;
export type PickupFeeRow = Selectable<Tables['pickup_fees']>;

/** The rate sheet that holds on a date: the latest that has come into effect. Throws when there is none. */
export async function loadRateSheet(db: Queries, date: string): Promise<RateSheet> {
  const row = await db
    .selectFrom('rate_sheets')
    .select('sheet')
    .where('effective_from', '<=', date)
    .orderBy('effective_from', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const earliest =
    row ??
    (await db
      .selectFrom('rate_sheets')
      .select('sheet')
      .orderBy('effective_from')
      .limit(1)
      .executeTakeFirstOrThrow());
  return earliest.sheet;
}

export async function loadServiceLevels(db: Queries): Promise<ServiceLevel[]> {
  return db.selectFrom('service_levels').selectAll().orderBy('position').execute();
}

export async function loadPickupFees(db: Queries): Promise<PickupFeeRow[]> {
  return db.selectFrom('pickup_fees').selectAll().orderBy('position').execute();
}
