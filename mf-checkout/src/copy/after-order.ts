import { dropOffWords } from '@sendahead/shared-contracts/orders/drop-off-words';
import { labeledByClub } from '@sendahead/shared-contracts/orders/labeled-by-club';
import type { LegPreparation } from '@sendahead/shared-contracts/orders/preparation-calls';
import { keepReturnLabels } from '@sendahead/shared-contracts/orders/return-labels';
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

interface LabelSentences {
  /** PA-20: before the list there is nothing to print. */
  readonly listFirst: string;
  /** PA-28: for the day on which the bags leave. */
  readonly ready: (day: string) => string;
  readonly beingMade: string;
  readonly later: (day: string) => string;
  readonly over: string;
}
type LabelsOfLegs = Readonly<Record<LegPreparation['leg'], LabelSentences>>;

const ownLabels: LabelsOfLegs = {
  outbound: {
    listFirst: 'Your labels are waiting for your customs list.',
    ready: (day) => `Your labels for ${day} are ready. Print them and attach one to each bag.`,
    beingMade: 'We’re making your labels. This takes about a minute, and we’ll email them too.',
    later: (day) => `We’ll email your labels on ${day}.`,
    over: 'The carrier has your bags.',
  },
  return: {
    listFirst: 'Your return labels are waiting for your customs list.',
    ready: (day) => `Your return labels for ${day} are ready. ${keepReturnLabels}`,
    beingMade: 'We’re making your return labels. This takes about a minute, and we’ll email them too.',
    later: (day) => `We’ll email your return labels on ${day}.`,
    over: 'The carrier has your return bags.',
  },
};

const labelsOf = (customer: string): LabelsOfLegs => ({
  outbound: {
    listFirst: 'The labels are waiting for the customs list.',
    ready: (day) => `The labels for ${day} are ready. Print them and attach one to each bag.`,
    beingMade: `We’re making the labels. This takes about a minute, and we’ll email them to ${customer} too.`,
    later: (day) => `We’ll email the labels to ${customer} on ${day}.`,
    over: 'The carrier has the bags.',
  },
  return: {
    listFirst: 'The return labels are waiting for the customs list.',
    ready: (day) => `The return labels for ${day} are ready. ${keepReturnLabels}`,
    beingMade: `We’re making the return labels. This takes about a minute, and we’ll email them to ${customer} too.`,
    later: (day) => `We’ll email the return labels to ${customer} on ${day}.`,
    over: 'The carrier has the return bags.',
  },
});

/** The first day on which bags of a leg leave. */
const leavingDay = (ways: LegPreparation['hand_overs']): string =>
  ways
    .map(({ date }) => date)
    .toSorted()
    .slice(0, 1)
    .map(spokenDate)
    .join('');

/** What there is to say of the labels of a leg, to the customer or to staff who booked for `customer`. */
export function labelWords(
  { labels, leg, labels_by, customs, hand_overs }: LegPreparation,
  customer: string | null,
): string {
  if (labels_by && labels.state !== 'over') return labeledByClub(labels_by);
  const sentences = (customer === null ? ownLabels : labelsOf(customer))[leg];
  switch (labels.state) {
    case 'ready':
      return customs?.listed === false ? sentences.listFirst : sentences.ready(leavingDay(hand_overs));
    case 'being_made':
      return sentences.beingMade;
    case 'later':
      return sentences.later(spokenDate(labels.ready_on));
    case 'over':
      return sentences.over;
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
  loading: 'Loading the labels',
  again: 'Try again',
  notRead: 'We can’t check the labels right now. We’ll email them too.',
  customsFirst: 'These bags are going abroad. List what’s in each bag before you print the labels.',
  map: 'See it on a map',
  printSmall: 'Print on 4 × 6 inch labels',
  taken: 'The labels are a PDF in your downloads. Open it and print.',
  qrCode: 'No printer? Show a QR code',
  /** If the carrier picks the bags up, the code is useful only at a store. */
  qrPickup: ({ carrier }: { carrier: string }) =>
    `A ${carrier} store can print the labels before the pickup, or take the bags instead.`,
} as const;

/** The words that say whose labels these are. */
export const ownLabelWords = {
  label: 'Your labels and options',
  title: 'Your labels',
  customs: 'List your bags for customs',
  print: 'Print your labels',
} as const;

/** CO-104: the same to staff who booked for the customer. */
export const staffLabelWords = {
  label: 'Labels',
  title: 'Labels',
  customs: 'List the bags for customs',
  print: 'Print the labels',
} as const;
