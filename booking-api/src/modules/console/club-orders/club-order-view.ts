import type { ClubOrderView } from '@sendahead/shared-contracts/console/club-order-calls';
import { legStateOf } from '@sendahead/shared-contracts/orders/states';
import type { Queries } from '../../../platform/database/database.ts';
import { legsCollectedAt } from '../../orders/public/at-clubs/club-order.ts';
import { clubNotesOf } from '../../orders/public/club-notes.ts';
import { mayRead, type Reader } from '../../orders/public/order-access.ts';
import { type Parcel, parcelsOf } from '../../orders/public/parcels.ts';
import { namedLegs } from '../../orders/public/places/spoken-place.ts';
import type { Order } from '../../orders/public/store.ts';
import { answersOfOrder } from '../../preferences/public/answers-of-order.ts';
import { legsToPrint } from './present-club-order.ts';

/**
 * CO-41: the part of an order that a club sees: its trip, its bags, and the notes and answers to this club.
 */
export async function readClubOrderView(
  db: Queries,
  order: Order,
  clubId: number,
  reader: Reader,
): Promise<ClubOrderView> {
  const [parcels, collected, notes, answers, whole] = await Promise.all([
    parcelsOf(db, order),
    legsCollectedAt(db, order.id, clubId),
    clubNotesOf(db, order),
    answersOfOrder(db, order),
    mayRead(db, order, reader),
  ]);
  return {
    order_id: order.id,
    display_id: order.display_id,
    placed_at: order.placed_at,
    state: order.state,
    legs: namedLegs(order.shipment).map((leg) => ({
      leg: leg.leg,
      state: legStateOf(parcels.filter((parcel) => parcel.leg === leg.leg).map(({ status }) => status)),
      from: leg.from.short_name ?? leg.from.name,
      to: leg.to.short_name ?? leg.to.name,
      drop_off: leg.drop_off,
      pickup_date: leg.pickup_date,
      pickup_title: leg.pickup_title,
      arrival_date: leg.arrival_date,
    })),
    bags: parcels.map(presentBag),
    note: notes.find(({ club_id }) => club_id === String(clubId))?.note ?? '',
    answers: answers.filter(({ club_id }) => club_id === clubId),
    labels: legsToPrint(order.state, collected, parcels),
    whole,
  };
}

const presentBag = (bag: Parcel): ClubOrderView['bags'][number] => ({
  parcel_id: bag.id,
  leg: bag.leg,
  traveler: bag.traveler,
  item: bag.item,
  status: bag.status,
  carrier: bag.carriage.carrier,
  tracking_number: bag.tracking_number,
  note: bag.note,
});
