import type { OrderShipment } from '@sendahead/shared-contracts/orders/order-detail';
import type { ParcelStatus } from '@sendahead/shared-contracts/orders/states';

/** The fields of a bag that determine the progress of its leg. */
export type BagOnLeg = Pick<OrderShipment, 'status' | 'detail' | 'days_late'>;

export interface LegProgress<Bag extends BagOnLeg> {
  /** Bags that travel, without cancelled ones. */
  readonly bags: readonly Bag[];
  readonly delivered: number;
  /** The bag that is furthest behind, or has the worst problem. */
  readonly worst: Bag | undefined;
}

const distance: Readonly<Record<ParcelStatus, number>> = {
  exception: 9,
  returned: 8,
  waiting: 6,
  label_ready: 5,
  picked_up: 4,
  in_transit: 3,
  out_for_delivery: 2,
  delivered: 1,
  cancelled: 0,
};
const trouble = ({ detail, days_late = 0, status }: BagOnLeg): number =>
  distance[status ?? 'waiting'] +
  (detail === 'lost' ? 20 : 0) +
  (days_late > 0 && status !== 'delivered' ? 10 : 0);

/** The progress of a leg by its bags: the number delivered, and the worst bag. */
export function legProgress<Bag extends BagOnLeg>(all: readonly Bag[]): LegProgress<Bag> {
  const standing = all.filter(({ status }) => status !== 'cancelled');
  const bags = standing.length > 0 ? standing : all;
  return {
    bags,
    delivered: bags.filter(({ status }) => status === 'delivered').length,
    worst: bags.toSorted((a, b) => trouble(b) - trouble(a))[0],
  };
}
