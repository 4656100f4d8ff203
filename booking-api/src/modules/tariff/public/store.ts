import type { Selectable } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type ServiceLevel = Selectable<Tables['service_levels']>;
export type PickupFeeRow = Selectable<Tables['pickup_fees']>;

export async function loadPickupFees(db: Queries): Promise<PickupFeeRow[]> {
  return db.selectFrom('pickup_fees').selectAll().orderBy('position').execute();
}
