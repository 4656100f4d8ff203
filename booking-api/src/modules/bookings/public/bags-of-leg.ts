import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { ShipmentRecord } from './draft.ts';

/** TR-06: how a bag on only one leg of a round trip ends its name. */
export const onLegOnly = (leg: LegName): string => `, ${leg} only`;

/**
 * OR-12: the travelers of an order once a leg was canceled: without the bags of that leg alone, and without travelers
 * who then have no bag. The remaining bags need not name their leg.
 */
export function travelersWithoutLeg(
  travelers: ShipmentRecord['travelers'],
  canceled: LegName,
): ShipmentRecord['travelers'] {
  const canceledSuffix = onLegOnly(canceled);
  const remainingSuffix = onLegOnly(canceled === 'return' ? 'outbound' : 'return');
  const named = (item: string): string =>
    item.endsWith(remainingSuffix) ? item.slice(0, -remainingSuffix.length) : item;
  return travelers.flatMap((traveler) => {
    const items = traveler.items.filter((item) => !item.endsWith(canceledSuffix)).map(named);
    if (items.length === 0 && traveler.items.length > 0) return [];
    const bags = traveler.bags
      ?.filter(({ item }) => !item.endsWith(canceledSuffix))
      .map((bag) => ({ ...bag, item: named(bag.item) }));
    return [{ ...traveler, items, ...(bags ? { bags } : {}) }];
  });
}
