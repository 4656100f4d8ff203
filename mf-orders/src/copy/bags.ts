import { type ParcelDetail, readParcelDetail } from '@sendahead/shared-contracts/orders/parcel-details';
import type { ParcelStatus } from '@sendahead/shared-contracts/orders/states';
import type { Tone } from './tone.ts';

export const statusWords: Readonly<Record<ParcelStatus, string>> = {
  waiting: 'Booked',
  label_ready: 'Label ready',
  picked_up: 'With carrier',
  in_transit: 'In transit',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  exception: 'Needs attention',
  returned: 'Returned',
  cancelled: 'Canceled',
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

/** Texts that say more than the status. */
const detailWords: Partial<Record<ParcelDetail, readonly [string, Tone]>> = {
  at_customs: ['At customs', 'late'],
  attempted: ['Delivery attempted', 'late'],
  ready_to_collect: ['Ready for pickup', 'late'],
  held: ['Held by the carrier', 'late'],
  refused: ['Refused', 'wrong'],
  lost: ['Lost', 'wrong'],
  damaged: ['Delivered, damaged', 'wrong'],
};

/** Where a bag is, in one word and one color, the same everywhere. */
export interface BagState {
  readonly status?: ParcelStatus | undefined;
  readonly detail?: string | null | undefined;
  readonly days_late?: number | undefined;
}

export function bagWord({ status = 'waiting', detail, days_late = 0 }: BagState): readonly [string, Tone] {
  const parcelDetail = readParcelDetail(detail);
  const more = parcelDetail && detailWords[parcelDetail];
  if (more) return more;
  if (days_late > 0 && status !== 'delivered' && statusTones[status] === 'moving') return ['Late', 'late'];
  return [statusWords[status], statusTones[status]];
}

const reasons: Partial<Record<ParcelDetail, string>> = {
  delayed: 'The carrier is running late',
  weather: 'Bad weather on the route',
  at_customs: 'Customs hasn’t released it yet',
  address: 'The carrier had to correct the address',
  missorted: 'The carrier sent it the wrong way and is rerouting it',
  held: 'The carrier is holding it',
  attempted: 'No one was there to receive it',
  ready_to_collect: 'It’s ready to be picked up',
  refused: 'Someone refused it at the door',
};

/** Why a bag is late, if the carrier says so. */
export function lateReasonWords(word: string | null | undefined): string {
  const reason = readParcelDetail(word);
  return (reason && reasons[reason]) ?? 'The carrier hasn’t said why';
}

export const bagWords = {
  outbound: 'Outbound',
  return: 'Return',
  timeline: 'Where your bags are',
  stops: 'Progress',
  stopsOf: (leg: string) => `Progress, ${leg}`,
  stopIs: { done: 'Done', now: 'Now', planned: 'Planned for', ahead: 'Not yet' },
  canceledLeg: (leg: string | null) =>
    leg ? `The ${leg.toLowerCase()} shipment is canceled.` : 'This shipment is canceled.',
  due: (day: string) => `Arrives ${day}`,
  arrived: (moment: string) => `Arrived ${moment}`,
  arrivedLate: (promised: string, moment: string, days: string) =>
    `Expected ${promised}, arrived ${moment}, ${days} later than promised`,
  nowOn: (promised: string, now: string, days: string) =>
    `Expected ${promised}, now ${now}, ${days} later than promised`,
  earlier: (promised: string, now: string) => `Expected ${promised}, now ${now}, sooner than promised`,
  overdue: (promised: string) => `Expected ${promised}. The carrier hasn’t given a new date yet`,
  days: (count: number) => (count === 1 ? 'one day' : `${count} days`),
  delivered: (count: number, of: number) => `${count} of ${of} delivered`,
  bags: (count: number) => (count === 1 ? '1 bag' : `${count} bags`),
  tracking: (carrier: string, number: string) => `${carrier} ${number}`,
  earlierNews: 'Earlier updates for this bag',
  lateCredit: (amount: string) =>
    `We promised it sooner, so we added ${amount} to your shipping credit. You don’t need to do anything.`,
  /** PA-29 */
  waitingForCustoms: 'Waiting for your customs list.',
  waitingForScan: 'The label is ready. Tracking starts with the carrier’s first scan.',
  waitingForLabel: 'Tracking starts once the label is made and the carrier scans it.',
} as const;
