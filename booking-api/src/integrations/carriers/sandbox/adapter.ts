import { labelDaysAhead } from '@sendahead/shared-contracts/constants';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type CarrierPort, CarrierRefused } from '../port.ts';
import { journeyOf } from './journey.ts';
import { printerless } from './printerless.ts';
import { costOf, labelOf, sellLabel } from './sell-label.ts';

/**
 * The embedded carrier: sells labels, keeps its own ledger, and moves its bags on the product's clock. It
 * charges us a flat tariff, regardless of what customers pay.
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

    buy: (request) => sellLabel(db, clock, request),

    async find(reference) {
      const row = await shipments().where('reference', '=', reference).executeTakeFirst();
      return row && labelOf(row);
    },

    printerless,

    async labelCode({ shipmentId }) {
      const shipment = await byId(shipmentId);
      if (!shipment || shipment.voided_at !== null) throw new CarrierRefused('SHIPMENT.NOT_FOUND');
      if (printerless(shipment.carriage) === 'none') throw new CarrierRefused('LABEL_CODE.NOT_SOLD');
      // Using only capitals and digits makes the smallest code.
      return `PRINT:${shipment.tracking_number}:${shipment.id.slice(-8).toUpperCase()}`;
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

    // Its tracking is polled; this carrier sends no notices.
    readNotice: () => undefined,
  };
}
