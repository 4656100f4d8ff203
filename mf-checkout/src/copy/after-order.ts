import { dropOffWords } from '@sendahead/shared-contracts/orders/drop-off-words';
import { labeledByClub } from '@sendahead/shared-contracts/orders/labeled-by-club';
import type { LegPreparation } from '@sendahead/shared-contracts/orders/preparation-calls';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { spokenTime } from '@sendahead/shared-contracts/primitives/spoken-time';

type HandOver = LegPreparation['hand_overs'][number];

/** Where and when bags are handed over, in one sentence. */
export function handOverWords(way: HandOver, carrier: string): string {
  const { drop_off, date, place, ready, close } = way;
  const day = spokenDate(date);
  return drop_off
    ? dropOffWords(way, carrier, `on ${day}`)
    : `${carrier} picks up at ${place} on ${day} between ${spokenTime(ready)} and ${spokenTime(close)}.`;
}

/** The status of a leg's labels. */
export function labelWords({ labels, leg, labels_by, customs }: LegPreparation): string {
  if (labels_by && labels.state !== 'over') return labeledByClub(labels_by);
  const which = leg === 'return' ? 'return labels' : 'labels';
  switch (labels.state) {
    case 'ready':
      // PA-20: before the customs list is complete there is nothing to print.
      if (customs?.listed === false) return `Your ${which} are ready and wait for this list.`;
      return `Your ${which} are ready. Print them and attach one to each bag.`;
    case 'being_made':
      return `We’re making your ${which}. This takes about a minute, and we’ll email them too.`;
    case 'later':
      return `We’ll email your ${which} on ${spokenDate(labels.ready_on)}.`;
    case 'over':
      return leg === 'return' ? 'The carrier has your return bags.' : 'The carrier has your bags.';
    default:
      return labels.state satisfies never;
  }
}

/** The acts on the page of an order. */
export const afterOrderLinks = [
  { section: undefined, title: 'Track your bags', detail: 'See where they are and when they arrive.' },
  { section: 'change', title: 'Change or cancel', detail: 'Free until the carrier has your bags.' },
  {
    section: 'texts',
    title: 'Get text messages',
    detail: 'We text you about pickup and arrival.',
  },
  {
    section: 'ship-again',
    title: 'Ship again or send back',
    detail: 'Start with the details of this order.',
  },
] as const;

export const afterOrderWords = {
  label: 'Your labels and options',
  title: 'Your labels',
  loading: 'Loading your labels',
  again: 'Try again',
  notRead: 'We can’t check your labels right now. We’ll email them too.',
  customsFirst: 'Your bags cross a border. List what’s in each bag before you print your labels.',
  customs: 'List your bags for customs',
  map: 'See it on a map',
  print: 'Print your labels',
  printSmall: 'Print on 4 × 6 inch labels',
  taken: 'Your labels are a PDF in your downloads. Open it and print.',
  qrCode: 'No printer? Show a QR code',
  /** If the carrier picks the bags up, the code is useful only at a store. */
  qrPickup: ({ carrier }: { carrier: string }) =>
    `At a ${carrier} store: it prints the labels before your pickup, or takes the bags instead.`,
} as const;
