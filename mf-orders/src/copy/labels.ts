import type { LegName } from '@sendahead/shared-contracts/orders/leg-refund';
import type { LegPreparation } from '@sendahead/shared-contracts/orders/preparation-calls';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';

export const labelWords = {
  title: 'Labels',
  print: 'Print on paper',
  printSmall: 'Print as 4 × 6 inch',
  qr: 'No printer? Show a QR code',
  qrTitle: 'Show these codes at the counter',
  qrHow: (carrier: string) =>
    `At a ${carrier} counter the label is printed for you. Tie it to the bag there.`,
  qrOf: (bag: string) => `QR code. ${bag}`,
  codes: 'the codes',
  none: 'There are no labels: everything was cancelled.',
  close: 'Close',
} as const;

/** What there is to say of the labels of a leg; `both` where the trip has another one. */
export function labelState({ labels, leg }: LegPreparation, both: boolean): string {
  const way = both ? (leg === 'return' ? 'Way back' : 'Way there') : 'Labels';
  switch (labels.state) {
    case 'ready':
      return `${way}: ready`;
    case 'being_made':
      return `${way}: being made, in a minute they are here`;
    case 'later':
      return `${way}: here and by mail on ${spokenDate(labels.ready_on)}, when the carrier takes them`;
    case 'over':
      return `${way}: used, the carrier has the bags`;
    default:
      return labels.state satisfies never;
  }
}

/** Names a bag among those of its way. */
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
}): string => `${leg === 'return' ? 'Way back' : 'Way there'}, bag ${number} of ${of}: ${traveler}, ${item}`;
