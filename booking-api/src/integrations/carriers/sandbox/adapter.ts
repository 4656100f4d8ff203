import { addDays } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { type Selectable, sql } from 'kysely';
import { type Clock, localTime } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/security/secrets.ts';
import { type BoughtLabel, type Carriage, type CarrierPort, CarrierRefused } from '../port.ts';
import { journeyOf } from './journey.ts';
import type { SandboxCarrierTables } from './tables.ts';
import { trackingNumber } from './tracking-number.ts';

type Shipment = Selectable<SandboxCarrierTables['sandbox_carrier.shipments']>;
const labelDaysAhead = 10;

/**
 * The embedded carrier: sells labels, keeps its own ledger, and moves its bags on the product's clock. It
 * charges us a flat tariff, whatever customers pay.
 */
export function sandboxCarrier(db: Database, clock: Clock): CarrierPort {
  const shipments = () => db.selectFrom('sandbox_carrier.shipments').selectAll();
  const byId = (id: string) => shipments().where('id', '=', id).executeTakeFirst();
  return {
    provider: 'sandbox',
    labelDaysAhead,
    trackEveryMinutes: 0,

    rates: async (carriage) => [
      {
        carrier: carriage.carrier,
        service: carriage.service,
        costCents: costOf(carriage),
        transitDays: null,
      },
    ],

    async buy({ reference, carriage }) {
      const today = localTime(clock.now(), carriage.fromZone).date;
      if (carriage.shipDate > addDays(today, labelDaysAhead)) throw new CarrierRefused('SHIP_DATE.TOO_FAR');
      const known = await shipments().where('reference', '=', reference).executeTakeFirst();
      if (known) return labelOf(known);
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
      return labelOf(await shipments().where('reference', '=', reference).executeTakeFirstOrThrow());
    },

    async find(reference) {
      const row = await shipments().where('reference', '=', reference).executeTakeFirst();
      return row && labelOf(row);
    },

    async track({ shipmentId }) {
      const shipment = await byId(shipmentId);
      if (!shipment) throw new CarrierRefused('SHIPMENT.NOT_FOUND');
      if (shipment.voided_at !== null)
        return [{ at: shipment.voided_at, status: 'cancelled', description: 'Label voided', place: '' }];
      const now = clock.instant();
      return journeyOf(shipment.carriage, shipment.bought_at).filter((event) => event.at <= now);
    },

    async void({ shipmentId }) {
      const shipment = await byId(shipmentId);
      if (!shipment) throw new CarrierRefused('SHIPMENT.NOT_FOUND');
      if (shipment.voided_at !== null) return 'voided';
      const now = clock.instant();
      const used = journeyOf(shipment.carriage, shipment.bought_at).some(
        (event) => event.status !== 'label_ready' && event.at <= now,
      );
      if (used) return 'refused';
      await db
        .updateTable('sandbox_carrier.shipments')
        .set({ voided_at: now })
        .where('id', '=', shipmentId)
        .execute();
      return 'voided';
    },

    // What happens to its bags is asked for, never told.
    readNotice: () => undefined,
  };
}

const labelOf = (row: Shipment): BoughtLabel => ({
  shipmentId: row.id,
  trackingNumber: row.tracking_number,
  costCents: cents(row.cost_cents),
});

const costOf = ({ package: bag }: Carriage) =>
  cents(1500 + 60 * Math.max(bag.weight, Math.ceil((bag.length * bag.width * bag.height) / 139)));
