import { isDeepStrictEqual } from 'node:util';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { type BookingRecord, bagsOnLeg, type ShipmentRecord } from '../../../bookings/public/draft.ts';
import { noteOf } from '../parcels.ts';

/** What the labels of a leg say and what the carrier was given for them. */
const labelsOf = ({ legs, bags }: BookingRecord, leg: LegName): unknown => {
  const way = legs.find((one) => one.leg === leg);
  const carried = bagsOnLeg(bags, leg).map((bag) => {
    const { goes: _goes, returns: _returns, line: _line, handOver, note: _note, ...facts } = bag;
    return { ...facts, handOver: handOver?.[leg], note: noteOf(bag, leg) };
  });
  // Stored records have no fields without a value.
  return way && JSON.parse(JSON.stringify({ way, carried }));
};

/**
 * CO-111: the legs whose bags a change of the whole order makes again; labels of the others stay valid. Undefined where
 * the order has no booking to compare, and everything is made again.
 */
export function remadeLegs(
  { booking: before }: ShipmentRecord,
  { booking: after }: ShipmentRecord,
): LegName[] | undefined {
  if (!before || !after) return undefined;
  const legs = new Set([...before.legs, ...after.legs].map(({ leg }) => leg));
  return [...legs].filter((leg) => !isDeepStrictEqual(labelsOf(before, leg), labelsOf(after, leg)));
}
