import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { LegPreparation } from '@sendahead/shared-contracts/orders/preparation-calls';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';

export const labelWords = {
  title: 'Labels',
  print: 'Print on paper',
  printSmall: 'Print on 4 × 6 inch labels',
  waits: 'You can print your labels once every bag is listed for customs.',
  /** CH-24 */
  replaced: 'Your earlier labels no longer work. Please don’t use them.',
  qr: 'No printer? Show a QR code',
  /** If the carrier picks the bags up, the code is useful only at a store. */
  qrPickup: (carrier: string) =>
    `A ${carrier} store can print the labels before your pickup, or take the bags instead.`,
  qrTitle: 'Show these codes at the store',
  qrHow: (carrier: string) => `The ${carrier} store prints the label for you. Attach it to the bag there.`,
  qrOf: (bag: string) => `QR code. ${bag}`,
  codes: 'the codes',
  none: 'There are no labels because everything was canceled.',
  close: 'Close',
} as const;

/** The status of a leg's labels; `both` if the trip has another leg, `waits` for the customs list. */
export function labelState(
  { labels, leg, labels_by, hand_overs }: LegPreparation,
  { both, waits }: { both: boolean; waits: boolean },
): string {
  const way = both ? (leg === 'return' ? 'Return' : 'Outbound') : 'Labels';
  const days = [...new Set(hand_overs.map(({ date }) => spokenDate(date)))].join(' and ');
  switch (labels.state) {
    case 'ready':
      return waits ? `${way}: waiting for your customs list` : `${way}: ready${days ? `, for ${days}` : ''}`;
    case 'being_made':
      return `${way}: ready in about a minute`;
    case 'later':
      if (labels_by) return `${way}: made on ${spokenDate(labels.ready_on)}`;
      return `${way}: ready on ${spokenDate(labels.ready_on)}, here and by email`;
    case 'over':
      return `${way}: used. The carrier has the bags`;
    default:
      return labels.state satisfies never;
  }
}

/** Names a bag among those of its leg. */
export const bagName = ({
  leg,
  number,
  of,
  traveler,
  item,
}: {
  leg: LegName;
  number: number;
  of: number;
  traveler: string;
  item: string;
}): string => `${leg === 'return' ? 'Return' : 'Outbound'}, bag ${number} of ${of}: ${traveler}, ${item}`;
