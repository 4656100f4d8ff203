import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ShipmentRecord } from '../../bookings/public/draft.ts';
import { noConcessions } from '../adjustments.ts';
import type { AmendedOrder } from './amended-order.ts';
import { adjustment } from './line-items.ts';

/** Line items of waived differences share an id, because an order has one of them. */
const lineId = 'waived';

/**
 * CO-113: the part of waived differences that an amended order keeps. It lowers a price to what was paid, and no
 * further: no change refunds money that nobody paid.
 */
export const stillWaived = (costs: Cents, amended: AmendedOrder | null): Cents =>
  cents(
    Math.max(
      0,
      Math.min(amended?.concessions.waivedCents ?? 0, costs - Math.max(0, amended?.paidCents ?? 0)),
    ),
  );

export const waivedLines = (waived: Cents): LineItem[] =>
  adjustment(lineId, 'Difference waived', cents(0 - waived));

/** A shipment whose order keeps this much of what staff waived. */
export function withWaived(shipment: ShipmentRecord, waivedCents: Cents): ShipmentRecord {
  const { booking } = shipment;
  if (!booking) return shipment;
  const { concessions, ...others } = booking;
  const { waivedCents: _before, ...given } = concessions ?? noConcessions;
  if (waivedCents > 0) return { ...shipment, booking: { ...others, concessions: { ...given, waivedCents } } };
  const isGiven = given.compCents > 0 || given.surchargesCents > 0;
  return { ...shipment, booking: isGiven ? { ...others, concessions: given } : others };
}

/** What the order of a shipment keeps of waived differences. */
export const waivedOf = ({ booking }: ShipmentRecord): Cents => booking?.concessions?.waivedCents ?? cents(0);

/** The lines with another difference waived, in the order's one line for it. */
export function withWaivedLine(lines: readonly LineItem[], waived: Cents): LineItem[] {
  const before = lines.find(({ id }) => id === lineId);
  const others = lines.filter((line) => line !== before);
  return [...others, ...waivedLines(cents(waived - (before?.amount_cents ?? 0)))];
}
