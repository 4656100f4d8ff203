import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import type { BookedBag } from '../bookings/public/draft.ts';
import { nameOnLabel } from './public/label-data.ts';

type Travelers = Receipt['travelers'];

/**
 * Travelers with their label name, if it differs. Travelers of the same name have their bags in the same
 * order.
 */
export function withLabelNames(
  travelers: Travelers,
  bags: readonly Pick<BookedBag, 'traveler' | 'labelName'>[],
): Travelers {
  const bagsOf = Map.groupBy(bags, ({ traveler }) => traveler);
  return travelers.map((traveler) => {
    const { name, items } = traveler;
    const [own, ...others] = bagsOf.get(name) ?? [];
    bagsOf.set(name, others.slice(items.length - 1));
    const label = nameOnLabel(name, own?.labelName);
    return label === name.normalize('NFC') ? traveler : { ...traveler, label_name: label };
  });
}
