import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import type { BookedBag } from '../bookings/public/draft.ts';
import { nameOnLabel } from './public/label-data.ts';

type Travelers = Receipt['travelers'];

/** Travelers with the name that their labels have, where that is another one. */
export function withLabelNames(
  travelers: Travelers,
  bags: readonly Pick<BookedBag, 'traveler' | 'labelName'>[],
): Travelers {
  const chosen = new Map(bags.map(({ traveler, labelName }) => [traveler, labelName]));
  return travelers.map((traveler) => {
    const label = nameOnLabel(traveler.name, chosen.get(traveler.name));
    return label === traveler.name ? traveler : { ...traveler, label_name: label };
  });
}
