import type { CallAnswer } from '@sendahead/shared-contracts/call/define-call';
import type { ParcelStatus } from '@sendahead/shared-contracts/orders/states';
import type { trackByLink } from '@sendahead/shared-contracts/orders/track-calls';
import type { Queries } from '../../../platform/database/database.ts';
import { eventsOf, type Parcel, parcelsOf } from '../../orders/public/parcels.ts';
import type { Order } from '../../orders/public/store.ts';
import { presentShipments } from '../../orders/public/tracking/shipments.ts';
import { waysOf } from '../../orders/public/tracking/ways.ts';
import { travelerReaders } from '../../orders/public/travelers/traveler-readers.ts';
import { receivedOf } from '../received.ts';
import type { TrackLink } from '../track-links.ts';

/** A leg in its contract's format, and whether its bags are dropped off at the carrier. */
type Legs = (CallAnswer<typeof trackByLink>['legs'][number] & { drop_off: boolean })[];

/**
 * A person who has received bags in the carrier's hands can confirm them: the carrier's scan may come hours
 * later.
 */
const mayBeThere: readonly ParcelStatus[] = ['in_transit', 'out_for_delivery', 'delivered', 'exception'];

export const mayConfirm = (parcels: readonly Pick<Parcel, 'status'>[]): boolean =>
  parcels.some(({ status }) => mayBeThere.includes(status));

/**
 * The bags that a link may show: all, or those of its traveler. None once the traveler is no longer part of
 * the order.
 */
export async function bagsOfLink(
  db: Queries,
  order: Order,
  { reader }: Pick<TrackLink, 'reader'>,
): Promise<Parcel[]> {
  const parcels = await parcelsOf(db, order);
  if (reader === null) return parcels;
  const names = (await travelerReaders(db, order)).find(({ key }) => key === reader)?.names ?? [];
  return parcels.filter(({ traveler }) => names.includes(traveler));
}

/** What a link shows of an order: the bag fields of its contract, and no personal data. */
export async function presentTracked(
  db: Queries,
  order: Order,
  link: Pick<TrackLink, 'reader'>,
  now: number,
): Promise<Legs> {
  const parcels = await bagsOfLink(db, order, link);
  const [events, ways, received] = await Promise.all([
    eventsOf(db, parcels),
    waysOf(db, parcels),
    receivedOf(db, order.id, link.reader),
  ]);
  const shipments = presentShipments(parcels, events, now);
  return ways.map((way) => {
    const own = parcels.filter(({ leg }) => leg === way.leg);
    const bags = shipments.filter(({ leg }) => leg === way.leg);
    const [last] = bags.flatMap((bag) => bag.events).toSorted((a, b) => b.at.localeCompare(a.at));
    return {
      ...way,
      ship_date: own[0]?.ship_date ?? '',
      drop_off: own[0]?.carriage.dropOff ?? false,
      bags,
      last: last
        ? { at: last.at, place: last.place, time_zone: last.time_zone ?? 'UTC', status: last.status }
        : null,
      received: received.some(({ leg }) => leg === way.leg),
      may_confirm: mayConfirm(own),
    };
  });
}
