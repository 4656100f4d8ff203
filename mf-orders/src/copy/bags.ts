import { type ParcelDetail, readParcelDetail } from '@sendahead/shared-contracts/orders/parcel-details';
import type { ParcelStatus } from '@sendahead/shared-contracts/orders/states';
import type { Tone } from './tone.ts';

const statusWords: Readonly<Record<ParcelStatus, string>> = {
  waiting: 'Booked',
  label_ready: 'Label ready',
  picked_up: 'Handed over',
  in_transit: 'On its way',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  exception: 'Needs attention',
  returned: 'Sent back',
  cancelled: 'Cancelled',
};

const statusTones: Readonly<Record<ParcelStatus, Tone>> = {
  waiting: 'quiet',
  label_ready: 'moving',
  picked_up: 'moving',
  in_transit: 'moving',
  out_for_delivery: 'moving',
  delivered: 'done',
  exception: 'wrong',
  returned: 'wrong',
  cancelled: 'quiet',
};

/** Words that say more than the status does. */
const detailWords: Partial<Record<ParcelDetail, readonly [string, Tone]>> = {
  at_customs: ['At customs', 'late'],
  attempted: ['Delivery attempted', 'late'],
  ready_to_collect: ['Ready to collect', 'late'],
  held: ['Held by the carrier', 'late'],
  refused: ['Refused', 'wrong'],
  lost: ['Lost', 'wrong'],
  damaged: ['Delivered, damaged', 'wrong'],
};

/** Where a bag is, in one word and one colour, the same everywhere. */
export interface BagState {
  readonly status?: ParcelStatus | undefined;
  readonly detail?: string | null | undefined;
  readonly days_late?: number | undefined;
}

export function bagWord({ status = 'waiting', detail, days_late = 0 }: BagState): readonly [string, Tone] {
  const said = readParcelDetail(detail);
  const more = said && detailWords[said];
  if (more) return more;
  if (days_late > 0 && status !== 'delivered' && statusTones[status] === 'moving') return ['Late', 'late'];
  return [statusWords[status], statusTones[status]];
}

const reasons: Partial<Record<ParcelDetail, string>> = {
  delayed: 'The carrier is behind',
  weather: 'Weather on the way',
  at_customs: 'Customs has not released it yet',
  address: 'The carrier had to set the address right',
  missorted: 'The carrier sent it the wrong way and turns it round',
  held: 'The carrier holds it',
  attempted: 'Nobody was there to take it',
  ready_to_collect: 'It waits to be collected',
  refused: 'It was not taken at the door',
};

/** Why a bag is late, as far as the carrier tells. */
export function lateReasonWords(word: string | null | undefined): string {
  const reason = readParcelDetail(word);
  return (reason && reasons[reason]) ?? 'The carrier has not said why';
}

export const bagWords = {
  there: 'The way there',
  back: 'The way back',
  timeline: 'Where your bags are',
  due: (day: string) => `Due ${day}`,
  arrived: (moment: string) => `Arrived ${moment}`,
  arrivedLate: (promised: string, moment: string, days: string) =>
    `Expected ${promised}, arrived ${moment}, ${days} later than promised`,
  nowOn: (promised: string, now: string, days: string) =>
    `Expected ${promised}, now ${now}, ${days} later than promised`,
  earlier: (promised: string, now: string) => `Expected ${promised}, now ${now}, sooner than promised`,
  overdue: (promised: string) => `Expected ${promised}. The carrier has not named a new day yet`,
  days: (count: number) => (count === 1 ? 'one day' : `${count} days`),
  delivered: (count: number, of: number) => `${count} of ${of} delivered`,
  bags: (count: number) => (count === 1 ? '1 bag' : `${count} bags`),
  tracking: (carrier: string, number: string) => `${carrier} ${number}`,
  earlierNews: 'Earlier news of this bag',
  lateCredit: (amount: string) =>
    `We promised it sooner: ${amount} are in your shipping credit. You need not ask for it.`,
  waitingForScan: 'The label is ready. News begins with the carrier’s first scan.',
  waitingForLabel: 'News begins once the label is made and the carrier has scanned it.',
} as const;
