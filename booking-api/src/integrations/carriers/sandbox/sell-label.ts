import { labelDaysAhead } from '@sendahead/shared-contracts/constants';
import { addDays } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { type Selectable, sql } from 'kysely';
import { type Clock, localTime } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/security/secrets.ts';
import { type BoughtLabel, type Carriage, CarrierRefused, type LabelRequest } from '../port.ts';
import type { SandboxCarrierTables } from './tables.ts';
import { trackingNumber } from './tracking-number.ts';

type Shipment = Selectable<SandboxCarrierTables['sandbox_carrier.shipments']>;

/**
 * One label per reference, however often it is requested. Throws CarrierRefused for a ship date too far in
 * the future.
 */
export async function sellLabel(
  db: Database,
  clock: Clock,
  { reference, carriage }: LabelRequest,
): Promise<BoughtLabel> {
  const shipmentQuery = () =>
    db.selectFrom('sandbox_carrier.shipments').selectAll().where('reference', '=', reference);
  const today = localTime(clock.now(), carriage.fromZone).date;
  if (carriage.shipDate > addDays(today, labelDaysAhead)) throw new CarrierRefused('SHIP_DATE.TOO_FAR');
  const sold = await shipmentQuery().executeTakeFirst();
  if (sold) return labelOf(sold);
  const { rows } = await sql<{
    serial: number;
  }>`select nextval('sandbox_carrier.serials')::int as serial`.execute(db);
  await db
    .insertInto('sandbox_carrier.shipments')
    .values({
      id: newId('shp'),
      reference,
      tracking_number: trackingNumber(carriage.carrier, carriage.service, rows[0]?.serial ?? 0),
      carriage: sql`${JSON.stringify(carriage)}::jsonb`,
      cost_cents: costOf(carriage),
      bought_at: clock.instant(),
      voided_at: null,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  return labelOf(await shipmentQuery().executeTakeFirstOrThrow());
}

/** A ledger row as the port returns it. */
export const labelOf = (row: Shipment): BoughtLabel => ({
  shipmentId: row.id,
  trackingNumber: row.tracking_number,
  costCents: cents(row.cost_cents),
});

/** A flat price by billable weight. */
export const costOf = ({ package: bag }: Carriage) =>
  cents(1500 + 60 * Math.max(bag.weight, Math.ceil((bag.length * bag.width * bag.height) / 139)));
