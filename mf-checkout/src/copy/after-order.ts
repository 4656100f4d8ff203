import type { LegPreparation } from '@sendahead/shared-contracts/orders/preparation-calls';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';

type HandOver = LegPreparation['hand_overs'][number];

/** `17:00` as people say it. */
function spokenTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

/** Where and when bags are handed over, in one sentence. */
export function handOverWords({ drop_off, date, place, ready, close }: HandOver, carrier: string): string {
  const day = spokenDate(date);
  return drop_off
    ? `Bring them to a ${carrier} location near ${place} on ${day}, before ${spokenTime(close)}.`
    : `${carrier} comes to ${place} on ${day}, between ${spokenTime(ready)} and ${spokenTime(close)}.`;
}

/** What there is to say of the labels of a leg. */
export function labelWords({ labels, leg }: LegPreparation): string {
  const which = leg === 'return' ? 'return labels' : 'labels';
  switch (labels.state) {
    case 'ready':
      return `Your ${which} are ready. Print them, and tie one to each bag.`;
    case 'being_made':
      return `Your ${which} are being made. That takes a minute; they come by mail too.`;
    case 'later':
      return `Your ${which} come on ${spokenDate(labels.ready_on)}, when the carrier takes them. We mail you then.`;
    case 'over':
      return leg === 'return' ? 'The carrier has your return bags.' : 'The carrier has your bags.';
    default:
      return labels.state satisfies never;
  }
}

/** What can be done on the page of an order. */
export const afterOrderLinks = [
  { section: undefined, title: 'Follow your bags', detail: 'Where they are, and when they arrive.' },
  { section: 'change', title: 'Change or cancel', detail: 'Free until the carrier has your bags.' },
  { section: 'ship-again', title: 'Send back, ship again', detail: 'Filled in as you booked it.' },
] as const;

export const afterOrderWords = {
  label: 'Your labels and what you can do',
  title: 'Your labels',
  loading: 'Loading your labels',
  again: 'Try again',
  notRead: 'We could not see just now whether your labels are ready. They come by mail, too.',
  print: 'Print your labels',
  qrCode: 'No printer? Show a QR code',
} as const;
