import {
  lateReasons,
  type ParcelDetail,
  readParcelDetail,
} from '@sendahead/shared-contracts/orders/parcel-details';
import type { ParcelStatus } from '@sendahead/shared-contracts/orders/states';
import { type CalendarDate, daysBetween } from '@sendahead/shared-contracts/primitives/calendar-date';
import { localTime } from '../../../../platform/clock.ts';
import type { Parcel, StoredEvent } from '../parcels.ts';

/** The arrival of a bag: the promise at purchase, the carrier's current day, and the actual day. */
export type Arrival = {
  promisedOn: CalendarDate;
  /** Null while the carrier names no other day. */
  expectedOn: CalendarDate | null;
  arrivedAt: string | null;
  /** 0 when it arrives as promised; for a bag in transit, the delay known so far. */
  daysLate: number;
  lateReason: ParcelDetail | null;
};

const handedOver: readonly ParcelStatus[] = ['picked_up', 'in_transit', 'out_for_delivery', 'exception'];

/** `events` are the bag's, newest first. */
export function arrivalOf(
  { carriage, status, expected_on }: Pick<Parcel, 'carriage' | 'status' | 'expected_on'>,
  events: readonly Pick<StoredEvent, 'at' | 'status' | 'detail'>[],
  now: number,
): Arrival {
  const { arrivalDate: promisedOn, toZone } = carriage;
  const dayOf = (instant: number) => localTime(instant, toZone).date;
  const arrivedAt = events.find((event) => event.status === 'delivered')?.at ?? null;
  const underWay = handedOver.includes(status);
  const until = [promisedOn, ...(expected_on ? [expected_on] : []), dayOf(now)].toSorted();
  const latest = until.at(-1) ?? promisedOn;
  const comes = arrivedAt ? dayOf(Date.parse(arrivedAt)) : underWay ? latest : promisedOn;
  const daysLate = Math.max(0, daysBetween(promisedOn, comes));
  return {
    promisedOn,
    expectedOn: arrivedAt || !expected_on || expected_on === promisedOn ? null : expected_on,
    arrivedAt,
    daysLate,
    lateReason: daysLate > 0 ? reasonOf(events) : null,
  };
}

/** The carrier's last event that gives the reason. */
function reasonOf(events: readonly Pick<StoredEvent, 'detail'>[]): ParcelDetail | null {
  const details = events.map(({ detail }) => readParcelDetail(detail));
  return details.find((detail) => detail !== null && lateReasons.includes(detail)) ?? null;
}
