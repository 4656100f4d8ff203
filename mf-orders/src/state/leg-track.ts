import type { OrderShipment } from '@sendahead/shared-contracts/orders/order-detail';
import type { ParcelStatus } from '@sendahead/shared-contracts/orders/states';

export const stopNames = ['booked', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered'] as const;
export type StopName = (typeof stopNames)[number];

interface Scan {
  readonly at: string;
  readonly status: string;
  readonly time_zone?: string | undefined;
}

/** The fields of a bag that say how far it is. */
export type TrackedBag = Pick<OrderShipment, 'status' | 'expected_on' | 'promised_on'> & {
  readonly events: readonly Scan[];
};

export interface TrackStop {
  readonly name: StopName;
  readonly status: ParcelStatus;
  readonly is: 'done' | 'now' | 'ahead';
  /** The carrier's first scan there; absent without one. */
  readonly scan?: Scan | undefined;
}

export interface LegTrack<Bag extends TrackedBag> {
  readonly stops: readonly TrackStop[];
  /** The bag that is furthest behind. */
  readonly bag: Bag;
}

const stopOf: Partial<Readonly<Record<string, number>>> = {
  waiting: 0,
  label_ready: 0,
  picked_up: 1,
  in_transit: 2,
  out_for_delivery: 3,
  delivered: 4,
};

/** Whether a status is one of the five stops; a bag in trouble is at none. */
export const isAtStop = (status: string = 'waiting'): boolean => Object.hasOwn(stopOf, status);

/** A bag in trouble is at its last scan. */
const reachedBy = ({ status = 'waiting', events }: TrackedBag): number =>
  stopOf[status] ?? Math.max(0, ...events.map((scan) => stopOf[scan.status] ?? 0));

/**
 * The five stops of a leg, up to the stop that all of its bags have reached: `bags` are those that travel.
 * Null where none does, or where one is going back.
 */
export function legTrack<Bag extends TrackedBag>(bags: readonly Bag[]): LegTrack<Bag> | null {
  if (bags.some(({ status }) => status === 'cancelled' || status === 'returned')) return null;
  const [bag] = bags.toSorted((a, b) => reachedBy(a) - reachedBy(b));
  if (!bag) return null;
  const reached = reachedBy(bag);
  const stops = stopNames.map((name, index): TrackStop => {
    const status = statusAt(name, bag);
    const is = index < reached ? 'done' : index === reached ? 'now' : 'ahead';
    const scan = is === 'ahead' ? undefined : bag.events.findLast((event) => event.status === status);
    return { name, status, is, scan };
  });
  return { stops, bag };
}

const statusAt = (name: StopName, { status }: TrackedBag): ParcelStatus =>
  name === 'booked' ? (status === 'waiting' || status === undefined ? 'waiting' : 'label_ready') : name;
