import { sql } from 'kysely';
import type { DatabaseTransaction, Queries } from '../../../../platform/database/database.ts';
import type { ShipmentRecord } from '../../../bookings/public/draft.ts';
import { facilityNames } from '../../../clubs/public/facility-names.ts';
import { type Parcel, parcelsOfEveryGeneration } from '../parcels.ts';
import { findOrder, type Order } from '../store.ts';
import { forgetConsents } from '../texts/text-consents.ts';
import { forgetCorrectionsOfNobody } from '../travelers/traveler-corrections.ts';
import {
  type ClubNames,
  clubIdsOf,
  clubsOfLeg,
  placeWithoutPeople,
  type StandIns,
  standInsFor,
  withoutPeople,
} from './without-people.ts';

/** Removes people from an order, its bags and their notes; days, bags, towns, clubs and amounts are kept. */
export async function forgetPeopleOfOrder(trx: DatabaseTransaction, id: string, at: string): Promise<void> {
  const order = await findOrder(trx, id);
  if (!order) return;
  const parcels = await parcelsOfEveryGeneration(trx, id);
  const { shipment } = order;
  const clubs = await facilityNames(trx, clubIdsOf(shipment));
  const standIns = standInsFor([
    ...shipment.travelers.map(({ name }) => name),
    ...(shipment.booking?.bags ?? []).map(({ traveler }) => traveler),
    ...parcels.map(({ traveler }) => traveler),
  ]);
  await trx
    .updateTable('orders')
    .set({
      people_removed_at: at,
      undo_act_id: null,
      shipment: json<ShipmentRecord>(withoutPeople(shipment, clubs, standIns)),
    })
    .where('id', '=', id)
    .execute();
  for (const parcel of parcels) await forgetPeopleOfParcel(trx, parcel, { order, clubs, standIns });
  await forgetTexts(trx, id);
  await forgetConsents(trx, id);
  await forgetCorrectionsOfNobody(trx, order.user_id);
}

const json = <T>(value: unknown) => sql<T>`${JSON.stringify(value)}::jsonb`;

/**
 * A bag of an earlier booking may have been shipped between other places, whose clubs no table names anymore.
 */
async function forgetPeopleOfParcel(
  trx: Queries,
  { id, leg, traveler, carriage, generation }: Parcel,
  { order, clubs, standIns }: { order: Order; clubs: ClubNames; standIns: StandIns },
): Promise<void> {
  const { labelName: _label, stay: _stay, moveIn: _day, from, to, ...way } = carriage;
  const ends =
    generation === order.generation ? clubsOfLeg(order.shipment.booking, leg, clubs) : { from: '', to: '' };
  await trx
    .updateTable('order_parcels')
    .set({
      traveler: standIns.get(traveler) ?? '',
      note: null,
      carriage: json<Parcel['carriage']>({
        ...way,
        from: placeWithoutPeople(from, ends.from),
        to: placeWithoutPeople(to, ends.to),
      }),
    })
    .where('id', '=', id)
    .execute();
}

/** Texts that people wrote about an order, and emails that identify their reader by a hash. */
async function forgetTexts(trx: Queries, orderId: string): Promise<void> {
  await trx
    .updateTable('order_acts')
    .set({ comment: '', detail: sql`'{}'::jsonb` })
    .where('order_id', '=', orderId)
    .execute();
  await trx.updateTable('pay_requests').set({ comment: '' }).where('order_id', '=', orderId).execute();
  await trx
    .updateTable('pay_links')
    .set({ amendment: null, what: sql<string[]>`'[]'::jsonb`, token_hash: null })
    .where('order_id', '=', orderId)
    .execute();
  for (const table of ['customs_lists', 'notes_to_clubs'] as const)
    await trx.deleteFrom(table).where('order_id', '=', orderId).execute();
  await trx
    .deleteFrom('order_mails')
    .where('order_id', '=', orderId)
    .where('kind', 'like', 'traveler.%')
    .execute();
}
