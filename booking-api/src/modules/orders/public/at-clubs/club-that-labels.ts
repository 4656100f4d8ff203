import { clubAt } from '../club-notes.ts';
import type { Order } from '../store.ts';

/**
 * CO-76: the name of the club that prints and attaches the labels of an order's outbound bags: the club of a
 * group event where the carrier picks the bags up. Null when their owner does it.
 */
export function clubThatLabels({
  labels_by_club_id: clubId,
  shipment,
}: Pick<Order, 'labels_by_club_id' | 'shipment'>): string | null {
  const leg = shipment.legs.find((one) => one.leg === 'outbound');
  if (clubId === null || !leg || leg.drop_off) return null;
  const club = clubAt(shipment, leg, 'from');
  return Number(club?.club_id) === clubId ? (club?.club ?? null) : null;
}
