import type { incidentActsOf } from '../../../../../modules/console/incidents/testing/incident-acts.ts';
import { actOnOrderJob } from '../../../../../modules/incidents/public/jobs.ts';
import { findOrder } from '../../../../../modules/orders/public/store.ts';
import type { Shop } from '../../../../testing/shop.ts';

/** FedEx is on strike everywhere in the country; UPS is not. */
export const fedexStrike = {
  services: [],
  area: { is: 'everywhere' as const },
  first_day: null,
  sentence: 'FedEx is on strike until Dec 7',
};

/** Orders in a strike, and the worker that moves them to another carrier. */
export const carrierStrikeOf = (shop: Pick<Shop, 'context'>, acts: ReturnType<typeof incidentActsOf>) => {
  // Read late: the shop starts before the tests, after the file is read.
  const context = () => shop.context;
  return {
    /** Each leg with its carrier and service. */
    legsOf: async (orderId: string) =>
      (await findOrder(context().db, orderId))?.shipment.booking?.legs.map(({ leg, carrier, service }) =>
        [leg, carrier, service].join(' '),
      ),
    generationOf: async (orderId: string) => (await findOrder(context().db, orderId))?.generation,
    /** A worker repeats a part that it did not note as done. */
    repeat: async (incidentId: string, orderId: string, part: 'order' | 'outbound' = 'order') => {
      const { db, jobs } = context();
      await db
        .updateTable('incident_act_orders')
        .set({ outcome: null })
        .where('order_id', '=', orderId)
        .execute();
      const one = { incidentId, act: 'other_carrier', orderId, part } as const;
      await db.transaction().execute((trx) => jobs.enqueue(trx, actOnOrderJob, one));
    },
    /** Presses while no worker runs. */
    startWithoutWorker: async (id: string, more: Record<string, unknown> = {}) => {
      const { jobs } = context();
      const { enqueue } = jobs;
      jobs.enqueue = async (trx, definition, data, options) =>
        definition.name === actOnOrderJob.name ? undefined : enqueue(trx, definition, data, options);
      await acts.start(id, 'other_carrier', more);
      jobs.enqueue = enqueue;
    },
    /** Orders of earlier tests concern no later one. */
    deliverAll: () => context().db.updateTable('orders').set({ state: 'delivered' }).execute(),
    endAll: (at: string) => context().db.updateTable('incidents').set({ ended_at: at }).execute(),
  };
};
